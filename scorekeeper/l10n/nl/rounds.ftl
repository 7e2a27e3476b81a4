# De rondes van een spel en de pagina van één ronde.
rounds-empty-title = Nog geen ronde
rounds-empty-text = Na de eerste ronde zie je hier wie wat kreeg. Elke hand verbeter je met één tik.
rounds-older = Oudere rondes
rounds-total = Totaal
rounds-total-of = { $name }: { $total } in totaal
cell-out = Ronde { $number }: { $name } was uit, { $points }
cell-held = Ronde { $number }: { $name } had { $points }. Verbeteren
# l10n: uses round-open-*
round-open-plain = Ronde { $number } openen
round-open-changed = Ronde { $number } openen, gewijzigd
round-open-voided = Ronde { $number } openen, eruit gehaald
round-title = Ronde { $number }
round-entered = Ingevoerd op { $when }
round-is-void = Eruit gehaald, telt niet mee
round-went-out = was uit
round-held = had nog over
round-no-hand = niet in deze ronde
round-revise-hand = { $name } had { $points }. Verbeteren
round-other-out = Iemand anders was uit
round-other-out-question = Wie was er echt uit?
round-void = Deze ronde eruit halen
void-title = Ronde { $number } eruit halen?
void-text = Hij blijft doorgestreept in de lijst en telt niet mee. Je kunt dit ongedaan maken.
void-confirm = Eruit halen
round-disputed = Dubbel ingevoerd
round-disputed-text = Deze ronde is op verschillende apparaten meer dan eens ingevoerd. De bovenste telt tot iemand beslist.
round-keep-this = De bovenste klopt
round-keep-other = Deze klopt
round-rival = { $gain } ({ $hands }), { $when }
round-history = Verloop
history-out = { $when }: uit was { $before }, nu { $after }
history-hand = { $when }: { $name } { $before } → { $after }
# l10n: uses notice-*
notice-hand-missing = In deze ronde ontbreekt een hand; die telt als 0 tot je hem invult.
notice-hand-ignored = De hand van iemand die deze ronde niet meespeelde, telt niet mee.

# De rondes van een spel en de pagina van één ronde.
rounds-empty-title = Nog geen ronde
rounds-empty-text = Na de eerste ronde zie je hier wie wat kreeg. Elke hand wijzig je met één tik.
rounds-older = Oudere rondes
rounds-game = Spel { $number }
rounds-total = Totaal
rounds-total-of = { $name }: { $total } in totaal
cell-out = Ronde { $number }: { $name } was klaar, { $points }
cell-held = Ronde { $number }: { $name } had { $points }. Waar het vandaan komt
# l10n: uses round-open-*
round-open-plain = Ronde { $number } openen
round-open-changed = Ronde { $number } openen, gewijzigd
round-open-voided = Ronde { $number } openen, eruit gehaald
round-title = Ronde { $number }
round-entered = Ingevoerd op { $when }
round-is-void = Eruit gehaald, telt niet mee
round-went-out = was klaar
round-held = had nog over
round-no-hand = ontbreekt nog, telt 0
round-revise-hand = { $name } had { $points }. Wijzigen
round-other-out = Iemand anders was klaar
round-other-out-question = Wie was er echt klaar?
round-void = Deze ronde eruit halen
void-title = Ronde { $number } eruit halen?
void-text = Hij blijft doorgestreept in de lijst en telt niet mee. Je kunt hem altijd weer laten meetellen.
void-confirm = Eruit halen
round-restore = Deze ronde weer laten meetellen
restore-title = Ronde { $number } weer laten meetellen?
restore-text = Hij was eruit gehaald; de punten tellen dan weer mee.
restore-confirm = Telt weer mee
round-disputed = Dubbel ingevoerd
round-disputed-text = Deze ronde is op verschillende apparaten meer dan eens ingevoerd. De bovenste telt tot iemand beslist.
round-keep-this = De bovenste klopt
round-keep-other = Deze klopt
round-rival = { $gain } ({ $hands }), { $when }
round-history = Verloop
history-line = { $when }: { $what }
history-voided = { $when }: eruit gehaald
history-taken-back = { $when }: { $what } (teruggenomen op { $back })
history-restored = { $when }: eruit gehaald (telt weer mee sinds { $back })
# l10n: uses notice-*
notice-hand-missing = { $count ->
    [one] De kaarten van { $names } ontbreken in deze ronde; ze tellen als 0 tot je ze invult.
   *[other] De kaarten van { $names } ontbreken in deze ronde; ze tellen als 0 tot je ze invult.
}
notice-hand-ignored = { $count ->
    [one] De kaarten van { $names } tellen niet: { $names } speelde deze ronde niet mee.
   *[other] De kaarten van { $names } tellen niet: zij speelden deze ronde niet mee.
}
notice-knock-out-ignored = { $count ->
    [one] Dat { $names } eruit vloog, telt niet: { $names } speelde deze ronde niet mee.
   *[other] Dat { $names } eruit vlogen, telt niet: zij speelden deze ronde niet mee.
}
cell-partner = Ronde { $number }: { $name } speelde met de winnaar, { $points }
cell-knocked-out = Ronde { $number }: { $name } is eruit gevlogen. Waar het vandaan komt
cell-not-playing = Ronde { $number }: { $name } speelde niet mee
round-last-standing = als laatste over
round-knocked-out = eruit gevlogen
round-knocked-out-by = eruit gevlogen door { $name }
round-partner = speelde met de winnaar
round-revise-part = { $name }: { $part }. Wijzigen
round-receipt = { $name } { $part }, { $points }. Waar het vandaan komt
# What a correction changed in a round.
revised-out = { $after } was klaar, niet { $before }
revised-knocked-out = { $name } is eruit gevlogen
revised-knocked-out-by = { $name } is eruit gevlogen door { $by }
revised-plays-on = { $name } is er toch niet uit gevlogen
# What a correction does, and corrections in one step.
effect-none = De stand blijft zoals hij is.
effect-total = { $name }{"\u00A0"}{ $before }{"\u00A0"}›{"\u00A0"}{ $after }
# A hand that holds again, now that its correction is taken back
hand-again = { $name }{"\u00A0"}weer{"\u00A0"}{ $points }
effect-reopens = Het spel is dan niet meer afgelopen.
effect-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
}
effect-back-in = { $count ->
    [one] { $names } doet weer mee.
   *[other] { $names } doen weer mee.
}
effect-falls-out = { $count ->
    [one] { $names } ligt eruit.
   *[other] { $names } liggen eruit.
}
effect-rounds-gone = { $count ->
    [one] { $count } ronde telt niet meer.
   *[other] { $count } rondes tellen niet meer.
}
effect-notice = Ronde { $number }: { $notice }
# l10n: uses fix-*
fix-swap = Twee handen zijn verwisseld
fix-swap-first = Wiens hand?
fix-swap-second = En wiens?
fix-swap-do = Omwisselen
fix-move = Iemand anders vloog eruit
fix-move-first = Wie niet?
fix-move-second = Wie dan wel?
# Where only one was knocked out, so that nobody is asked who was not
fix-move-instead = Wie dan, als het niet { $name } was?
fix-move-do = Wijzigen
# What a screen reader says of a choice; the screen shows the name
fix-swap-with = met { $name }
fix-move-with = { $name } vloog eruit
fix-begin-note = Dan moeten de kaarten van { $name } geteld worden.
fix-begin = Kaarten van { $name } invoeren
fix-round = In deze ronde: { $what }
# What a player reported, where another hand was entered in the end.
round-reported = doorgegeven: { $points }
round-reported-out = doorgegeven: eruit gevlogen

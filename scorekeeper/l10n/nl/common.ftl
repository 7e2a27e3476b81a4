# Op meerdere schermen.
rules-line = { $variant } tot { $target }
# l10n: uses rules-line-*
rules-line-lowest-total-wins = { $variant }, laagste wint, tot { $target }
rules-line-elimination-race = { $variant }, eruit bij { $target }
rules-line-partners = { $variant }, partners, tot { $target }
rules-line-rotating-partners = { $variant }, wisselende partners
# A round of one of two tables, as sentences say it after “round”.
number-at-table = { $number } (tafel { $table })
# Several cards of a kind. With a number on the card, “8 × 7” would read like a sum.
cards-of-kind = { $count } × { $card }
cards-of-number = { $count } × de { $card }
undo = Ongedaan maken
redo = Terugzetten
back = Terug
back-home = Naar de tafels
back-to-table = Terug naar de tafel
seat-up = { $name } omhoog
seat-down = { $name } omlaag
cancel = Annuleren
fault = Hier ging iets mis. Wat je invoerde is bewaard; probeer het nog eens.
refused-title = Dat is niet gelukt
trouble-title = Scorekeeper kan zijn blok niet openen
trouble-again = Opnieuw proberen
unavailable-title = Niet hier
not-found-title = Hier is niets
not-found-text = Dit adres leidt naar geen enkel scherm. Je tafels zijn er allemaal nog.
# l10n: uses change-*
change-round-scored = Ronde{"\u00A0"}{ $number } bewaard{"\u00A0"}· { $gain }
change-round-scored-brief = Ronde{"\u00A0"}{ $number } bewaard
change-round-revised = Ronde{"\u00A0"}{ $number } gewijzigd{"\u00A0"}· { $what }
change-round-revised-brief = Ronde{"\u00A0"}{ $number } gewijzigd
change-round-elsewhere = Er is een ronde gewijzigd
# $what: the change of a round of the game before this one
change-earlier-game = Vorig spel: { $what }
change-round-voided = Ronde { $number } eruit gehaald
change-game-started = Nieuw spel begonnen
change-deciding-round-agreed = Er komt een beslissende ronde
change-ruling-agreed = Er is een regel afgesproken
# l10n: uses undone-*
undone-round-scored = Ronde{"\u00A0"}{ $number } teruggenomen{"\u00A0"}· { $gain }
undone-round-scored-brief = Ronde{"\u00A0"}{ $number } teruggenomen
undone-round-revised = Ronde{"\u00A0"}{ $number } zoals eerst{"\u00A0"}· { $what }
undone-round-revised-brief = Ronde{"\u00A0"}{ $number } zoals eerst
undone-round-voided = Ronde { $number } telt weer mee
undone-round-elsewhere = De wijziging van een ronde is teruggenomen
undone-game-started = Nieuw spel teruggenomen
undone-deciding-round-agreed = Toch geen beslissende ronde
undone-ruling-agreed = Afspraak ongedaan gemaakt
# $change: one of named-*
undo-named = Ongedaan maken: { $change }
# l10n: uses named-*
named-round-scored = zonder ronde { $number }
named-round-revised = ronde { $number } zoals eerst
named-round-voided = met ronde { $number }
named-round-elsewhere = zonder een wijziging
named-game-started = zonder nieuw spel
named-deciding-round-agreed = zonder beslissende ronde
named-ruling-agreed = zonder de afspraak
redo-voided = Eruit halen
close = Sluiten
# l10n: uses month-*
month-1 = jan
month-2 = feb
month-3 = mrt
month-4 = apr
month-5 = mei
month-6 = jun
month-7 = jul
month-8 = aug
month-9 = sep
month-10 = okt
month-11 = nov
month-12 = dec
# l10n: uses weekday-*
weekday-1 = Maandag
weekday-2 = Dinsdag
weekday-3 = Woensdag
weekday-4 = Donderdag
weekday-5 = Vrijdag
weekday-6 = Zaterdag
weekday-7 = Zondag
date-short = { $day } { $month }
moment = { $day } { $month }, { $time }
# $by: somebody’s name, or a device such as “Chrome · Android”
moment-by = { $when }, door { $by }

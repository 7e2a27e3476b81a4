# Een tafel openen.
new-title = Nieuwe tafel
new-game = Welk spel?
new-games-all = { $count ->
    [one] { $count } spel tonen
   *[other] Alle { $count } spellen tonen
}
new-players = Wie speelt er mee?
new-add = Toevoegen
new-add-label = Naam van een nieuwe speler
new-add-hint = Nieuwe speler
new-order = Plaatsen
new-order-note = Met de klok mee, zoals jullie spelen. Sleep of gebruik de pijlen.
new-dealer = Wie deelt het eerst?
new-dealer-note = Iedereen pakt een kaart, de hoogste deelt; actiekaarten tellen als 0. Bij gelijkspel nog een keer.
new-dealer-is = { $name } deelt het eerst
new-dealer-random = Loten
new-start = Beginnen

## Partners
new-pairs-against = tegen
new-pairs-spoken = { $one } en { $two } tegen { $three } en { $four }
# l10n: uses new-pairs-title-*
new-pairs-title-partners = Partners zitten tegenover elkaar
new-pairs-title-rotating-partners = In de eerste ronde
new-pairs-title-table = Tafel { $table }, eerste etappe
new-two-tables = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} tegelijk, { $stages ->
    [one] { $stages } etappe
   *[other] { $stages } etappes
} van { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}: iedereen heeft iedereen één keer als partner. Aan elke tafel gaat het delen elke etappe rond.
new-three-pairings = { $pairings ->
    [one] Met zijn vieren is er maar { $pairings } koppeling; die komt steeds terug.
   *[other] Met zijn vieren zijn er maar { $pairings } koppelingen; daarna komt de eerste weer.
}

## Hoe er geteld wordt en wie voor wie speelt
new-way = Zo spelen jullie
new-way-line = { $formation } · { $scoring }
new-scoring = Hoe tellen jullie?
# l10n: uses new-scoring-*
new-scoring-winner-takes-all = Wie klaar is, krijgt alles
new-scoring-winner-takes-all-line = De punten van alle kaarten die de anderen nog hebben.
new-scoring-lowest-total-wins = Laagste totaal wint
new-scoring-lowest-total-wins-line = Iedereen telt de kaarten die hij overhoudt. Weinig is goed.
new-scoring-elimination-race = Afvalrace
new-scoring-elimination-race-line = Iedereen telt de kaarten die hij overhoudt. Wie te veel heeft, ligt eruit; wie overblijft, wint.
new-formation = Wie speelt voor wie?
# l10n: uses new-formation-*
new-formation-individual = Ieder voor zich
new-formation-individual-line = Iedere speler een eigen totaal.
new-formation-partners = Partners
new-formation-partners-line = Twee paren. Partners zitten tegenover elkaar en delen hun punten.
new-formation-rotating-partners = Wisselende partners
new-formation-rotating-partners-line = Beiden krijgen de punten van het paar, dan wisselen de partners. Het hoogste totaal wint.

## Hoe lang
# l10n: uses new-target-*
new-target-winner-takes-all = Tot hoeveel punten?
new-target-lowest-total-wins = Wanneer is het afgelopen?
new-target-elimination-race = Eruit bij hoeveel punten?
new-target-winner-takes-all-note = Wie ze het eerst haalt, wint.
new-target-lowest-total-wins-note = Het is afgelopen als iemand zoveel punten haalt. Het laagste totaal wint.
new-target-elimination-race-note = Wie zoveel punten haalt, ligt eruit. Wie overblijft, wint.
new-target-winner-takes-all-label = Punten om te winnen
new-target-lowest-total-wins-label = Afgelopen als iemand dit haalt
new-target-elimination-race-label = Eruit bij
new-target-other = Anders
new-rounds = Hoeveel rondes?
new-rounds-label = Aantal rondes
rules-rounds-number = Het aantal rondes moet een heel getal zijn, bijvoorbeeld 4.

## Meer
new-more = Meer
new-more-line = Huisregels, wie deelt, naam van de tafel
new-more-line-deck = Kaartspel, huisregels, wie deelt, naam van de tafel
new-deck-title = Welk kaartspel?
new-deck-label = Kaarten in het spel
new-deck = { $count } kaarten
new-customizable = Zelf beschreven kaarten
new-customizable-note = Hoeveel gebruiken jullie er, en wat betekent elke kaart? Schrijf het op voor jullie spelen, of laat het leeg.
new-customizable-count = { $count ->
    [one] { $count } zelf beschreven kaart
   *[other] { $count } zelf beschreven kaarten
}
new-customizable-meaning = Kaart { $number } betekent
new-customizable-hint = zoals: iedereen zingt
new-customizable-written = Zelf beschreven kaarten
new-knock-out-to = Wie krijgt de { $bonus } voor een knock-out?
# l10n: uses new-knock-out-to-*
new-knock-out-to-winner = Wie de ronde wint
new-knock-out-to-winner-line = Zo staat het in: { $source }
new-knock-out-to-cause = Wie het veroorzaakte
new-knock-out-to-cause-line = Een huisregel. Weet niemand wie het was, dan wie de ronde wint.
new-knock-out-to-short = { $bonus } voor wie het veroorzaakte
new-knock-out-partners = Met partners leveren alleen tegenstanders de { $bonus } op. De handleiding zegt er niets over; dat is een afspraak van deze app.
new-knocked-out-pay = Wat kost het om eruit te vliegen?
new-knocked-out-pay-note = Geen handleiding zegt wat het kost als iedereen zijn eigen punten houdt. { $bonus } is een afspraak van deze app, het spiegelbeeld van de bonus.
# l10n: uses new-knocked-out-pay-*
new-knocked-out-pay-bonus = { $bonus } punten
new-knocked-out-pay-bonus-line = De kaarten gaan opzij en tellen niet.
new-knocked-out-pay-cards = De eigen kaarten
new-knocked-out-pay-cards-line = Alles wat iemand in de hand had toen hij eruit vloog.
new-knocked-out-pay-short = Eruit vliegen kost de kaarten
new-deal = Wie deelt daarna?
new-deal-note = De handleidingen noemen alleen wie het eerst deelt. Naar links is een afspraak van deze app.
# l10n: uses new-deal-*
new-deal-left = De volgende links
new-deal-left-line = Het delen gaat de tafel rond.
new-deal-winner = Wie de ronde wint
new-deal-winner-line = Wie klaar is, deelt.
new-deal-stays = Altijd dezelfde
new-deal-stays-line = Wie het eerst deelt, blijft delen.
new-deal-short = { $deal ->
    [winner] Winnaar deelt
   *[other] Altijd dezelfde deler
}
new-house-rules = Huisregels
new-own-rule = Een eigen regel
new-own-rule-note = Wat jullie verder hebben afgesproken. Het blijft bij de tafel.
new-own-rule-hint = zoals: wie lacht, pakt er een
new-own-rule-short = Eigen regel
new-name-title = Hoe heet de tafel?
new-name-label = Naam van de tafel
# l10n: uses new-name-*
new-name-morning = { $day }ochtend
new-name-afternoon = { $day }middag
new-name-evening = { $day }avond

# Een tafel openen.
new-title = Nieuwe tafel
new-players = Wie speelt er mee?
new-add = Toevoegen
new-add-label = Naam van een nieuwe speler
new-add-hint = Iemand nieuw
new-order = Plaatsen
new-order-note = Met de klok mee, zoals jullie spelen. Sleep of gebruik de pijlen.
new-dealer = Wie deelt het eerst?
new-dealer-note = Iedereen pakt een kaart, de hoogste deelt; actiekaarten tellen als 0. Bij gelijkspel nog een keer.
new-dealer-is = { $name } deelt het eerst
new-dealer-random = Loten
new-target = Tot hoeveel punten?
new-target-other = Anders
new-target-label = Punten om te winnen
new-deck-label = Kaarten in het spel
new-deck = { $count } kaarten
new-name-label = Naam van de tafel
# l10n: uses new-name-*
new-name-morning = { $day }ochtend
new-name-afternoon = { $day }middag
new-name-evening = { $day }avond
new-start = Beginnen

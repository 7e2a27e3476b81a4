# Een tafel wijzigen terwijl er gespeeld wordt.
setup-title = Deze tafel
setup-names = Namen
setup-name-of = Naam van { $name }
setup-order = Plaatsen
setup-order-note = Met de klok mee, zoals jullie spelen, vanaf de volgende ronde.
setup-target = Punten om te winnen
setup-target-label = Punten om te winnen
setup-save = Bewaren

# Einen Tisch ändern, während gespielt wird.
setup-title = Dieser Tisch
setup-names = Namen
setup-name-of = Name von { $name }
setup-order = Plätze
setup-order-note = Im Uhrzeigersinn, wie ihr spielt, ab der nächsten Runde.
setup-target = Punkte zum Sieg
setup-target-label = Punkte zum Sieg
setup-save = Sichern

# Was `scorekeeper ask` ausgibt; die Urteile stehen auch auf der Antwortkarte.
verdict-yes = Ja
verdict-no = Nein
verdict-depends = Kommt darauf an
verdict-unknown = Dazu sagen die Regeln nichts
verdict-too-long = Das ist zu lang
verdict-outside = Nicht verstanden
verdict-nothing = Nicht verstanden
verdict-explain = Kurz gesagt
verdict-value = { $value }
ask-unsure = Wenn ich dich richtig verstanden habe:
ask-house-rule = Mit der Hausregel { $name } wäre es anders.
# $under: the game, how many play, the house rules
ask-asked = Gefragt für: { $under }
ask-nothing = Frag etwas, oder gib mit --batch eine Datei an.
ask-batch-unreadable = Die Datei { $file } lässt sich nicht lesen.
ask-line-broken = Diese Zeile ist keine Frage: Sie braucht id und q.

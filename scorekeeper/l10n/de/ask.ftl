# Was `scorekeeper ask` ausgibt; die Urteile stehen auch auf der Antwortkarte.
verdict-yes = Ja
verdict-no = Nein
# Where it is asked if somebody is right, or wrong.
# l10n: uses verdict-yes-* verdict-no-*
verdict-yes-right = Ja, das stimmt
verdict-no-right = Nein, das stimmt nicht
verdict-yes-wrong = Ja, das ist falsch
verdict-no-wrong = Nein, das ist nicht falsch
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
ask-question-and-batch = Entweder eine Frage oder --batch, nicht beides.
ask-table-has-rules = Ein Tisch hat seine eigenen Regeln: Lass bei --table die Angaben --variant, --players und --house weg.
# What is wrong with a line of a batch. $line: its number; $name: the key, as it is written there.
ask-line-broken = Zeile { $line } ist kein JSON-Objekt.
ask-line-too-long = Zeile { $line } ist länger als { $limit } Zeichen.
ask-line-key-missing = Der Zeile fehlt „{ $name }“.
ask-line-key-wrong = { $name ->
    [id] „id“ muss ein Text oder eine ganze Zahl sein.
    [q] „q“ muss ein Text sein.
    [players] „players“ muss eine ganze Zahl von { $fewest } bis { $most } sein.
    [house] „house“ muss eine Liste von Hausregeln sein.
   *[other] „{ $name }“ muss ein Text von höchstens { $limit } Zeichen sein.
}

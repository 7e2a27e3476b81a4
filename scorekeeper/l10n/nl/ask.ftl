# Wat `scorekeeper ask` afdrukt; de oordelen staan ook op de antwoordkaart.
verdict-yes = Ja
verdict-no = Nee
verdict-depends = Dat hangt ervan af
verdict-unknown = Daar zeggen de regels niets over
verdict-too-long = Dat is te lang
verdict-outside = Niet begrepen
verdict-nothing = Niet begrepen
verdict-explain = Kort gezegd
verdict-value = { $value }
ask-unsure = Als ik je goed begrijp:
ask-house-rule = Met de huisregel { $name } zou het anders zijn.
# $under: the game, how many play, the house rules
ask-asked = Gevraagd voor: { $under }
ask-nothing = Vraag iets, of geef een bestand met --batch.
ask-batch-unreadable = Het bestand { $file } is niet te lezen.
ask-line-broken = Deze regel is geen vraag: er is een id en een q nodig.

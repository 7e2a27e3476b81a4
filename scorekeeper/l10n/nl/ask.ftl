# Wat `scorekeeper ask` afdrukt; de oordelen staan ook op de antwoordkaart.
verdict-yes = Ja
verdict-no = Nee
# Where it is asked if somebody is right, or wrong.
# l10n: uses verdict-yes-* verdict-no-*
verdict-yes-right = Ja, dat klopt
verdict-no-right = Nee, dat klopt niet
verdict-yes-wrong = Ja, dat is fout
verdict-no-wrong = Nee, dat is niet fout
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
ask-question-and-batch = Een vraag of --batch, niet allebei.
ask-table-has-rules = Een tafel heeft haar eigen regels: laat bij --table de opties --variant, --players en --house weg.
# What is wrong with a line of a batch. $line: its number; $name: the key, as it is written there.
ask-line-broken = Regel { $line } is geen JSON-object.
ask-line-too-long = Regel { $line } is langer dan { $limit } tekens.
ask-line-key-missing = De regel heeft geen “{ $name }”.
ask-line-key-wrong = { $name ->
    [id] “id” moet een tekst of een geheel getal zijn.
    [q] “q” moet een tekst zijn.
    [players] “players” moet een geheel getal van { $fewest } tot en met { $most } zijn.
    [house] “house” moet een lijst met huisregels zijn.
   *[other] “{ $name }” moet een tekst van hooguit { $limit } tekens zijn.
}

# `scorekeeper variants`, und warum eine eigene Spieldatei nicht benutzt werden kann.
variants-name = Spiel
variants-id = Kennung
variants-cards = Karten
variants-players = Personen
variants-target = Gespielt bis
variants-scoring = Wertung
# Points for each player knocked out.
variants-bonus = Bonus
# $name: a game that comes from a file of one's own
variants-own = { $name } (eigenes)
# l10n: uses variants-*
variants-winner-takes-all = Sieger bekommt alles
variants-lowest-total-wins = wenigste Punkte gewinnt
variants-elimination-race = Ausscheidungsrennen
variants-broken = { $count ->
    [one] Eine Datei lässt sich nicht benutzen:
   *[other] { $count } Dateien lassen sich nicht benutzen:
}

# $file: the path. $reason: one of the messages below.
own-file-broken = { $file }: { $reason }
own-file-broken-at = { $file }, Zeile { $line }: { $reason }

## Reasons. $name: a key of the file, or what stands there. $limit: a number.
# $reason: what the system or the TOML reader said, in English
own-file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
own-file-not-toml = Das ist kein gültiges TOML: { $reason }.
own-file-not-utf8 = Die Datei ist kein Text in UTF-8.
own-file-too-big = Die Datei ist zu groß. Bitte höchstens { $limit } kB.
own-file-too-many-files = Hier liegen zu viele Dateien. Nur die ersten { $limit } werden gelesen.
own-file-id-taken = Ein Spiel „{ $name }“ gibt es schon. Gib der Datei einen anderen Namen.
own-file-id-wrong = „{ $name }“ kann keine Kennung sein. Bitte Kleinbuchstaben, Ziffern und einzelne Bindestriche: höchstens 20 für die Datei, 18 für eine Karte.
own-file-name-taken = „{ $name }“ bedeutet schon das Spiel { $other }.
own-file-base-unknown = Es gibt kein eingebautes Spiel „{ $name }“, auf dem man aufbauen kann.
own-file-needs-base = { $name } hat nur mit based_on einen Sinn.
own-file-deck-unknown = { $base } hat kein Deck „{ $name }“.
own-file-card-unknown = { $base } hat keine Karte „{ $name }“, die wegbleiben könnte.
own-file-no-cards = Dieses Spiel hat keine Karten.
own-file-name-not-said = „{ $name }“ würde in einer Hand nicht verstanden. Ein Name braucht einen Buchstaben, höchstens sechs Wörter, kein Komma, keinen Punkt und eine eigene Bedeutung.
own-file-word-taken = „{ $name }“ ist der Name einer anderen Karte.
own-file-cards-alike = { $name } und { $other } heißen gleich. Gib { $name } einen eigenen Namen.
own-file-key-unknown = { $name } gibt es hier nicht.
own-file-key-missing = { $name } fehlt.
own-file-not-a-number = { $name } muss eine ganze Zahl sein.
own-file-not-yes-or-no = { $name } muss true oder false sein.
own-file-not-a-text = { $name } muss ein Text in Anführungszeichen sein.
own-file-text-empty = { $name } ist leer.
own-file-text-too-long = { $name } ist zu lang. Bitte höchstens { $limit } Zeichen.
own-file-too-small = { $name } muss mindestens { $limit } sein.
own-file-too-large = { $name } darf höchstens { $limit } sein.
# $choices: the values that may be written, in quotes
own-file-not-a-choice = { $name } muss eines davon sein: { $choices }.
own-file-too-many = Zu viele { $name }. Bitte höchstens { $limit }.
own-file-value-wrong = { $name } kann das nicht sein.

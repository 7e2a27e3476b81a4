# Warum etwas nicht geht und was stattdessen. Schlüssel aus `scorekeeper/domain/refusals.py`.

## Namen
name-empty = Gib bitte einen Namen ein.
name-too-long = Der Name ist zu lang. Höchstens { $limit } Zeichen, bitte.
name-taken = { $name } sitzt schon am Tisch. Häng einen Buchstaben an, damit man euch unterscheiden kann.

## Regeln eines Tischs
rules-variant-unknown = Ein Spiel „{ $variant }“ gibt es hier nicht.
rules-deck-unknown = Das Spiel „{ $variant }“ hat keinen Kartensatz „{ $deck }“.
rules-target-number = Das Ziel muss eine ganze Zahl sein, zum Beispiel 500.
rules-target-range = Das Ziel muss zwischen 1 und { $limit } liegen.
rules-target-reached = Jemand hat schon { $best } Punkte. Wähl ein höheres Ziel.
rules-formation-scoring = Partner gibt es nur bei „Wer fertig ist, bekommt alles“: Ein Paar bekommt die Karten des anderen.
rules-rounds-range = Wähle zwischen 1 und { $limit } Runden.
rules-rounds-not-here = Eine Rundenzahl gehört nur zu vier Spielern mit wechselnden Partnern.
rules-own-too-long = Eure eigene Regel ist zu lang. Höchstens { $limit } Zeichen, bitte.
rules-meaning-too-long = Die Bedeutung der Karte ist zu lang. Höchstens { $limit } Zeichen, bitte.
rules-fixed = Das lässt sich im laufenden Spiel nicht ändern: Gespielte Runden würden anders zählen. Eröffne dafür einen neuen Tisch.
rules-rounds-played = { $played ->
    [one] { $played } Runde ist schon gespielt. Wähle mehr.
   *[other] { $played } Runden sind schon gespielt. Wähle mehr.
}

## Plätze
seats-too-few = { $minimum ->
    [one] Es braucht mindestens { $minimum } Person.
   *[other] Es braucht mindestens { $minimum } Personen.
}
seats-too-many = { $limit ->
    [one] Es ist nur für { $limit } Person Platz.
   *[other] Es ist für höchstens { $limit } Personen Platz.
}
seat-taken-twice = Dieselbe Person sitzt zweimal am Tisch. Nimm einen Platz weg.
dealer-not-seated = Wähl jemanden am Tisch, der zuerst gibt.
player-not-seated = Diese Person sitzt nicht an diesem Tisch.
seating-incomplete = Alle am Tisch brauchen genau einen Platz.
seats-formation = { $formation ->
    [partners] Für Partner braucht es genau vier; hier sind es { $players }.
   *[other] Für wechselnde Partner braucht es vier oder acht; hier sind es { $players }.
}
join-already-playing = { $name } spielt schon mit.
join-out-of-the-race = { $name } ist in diesem Spiel ausgeschieden und kann beim nächsten mitspielen.
join-comes-back = { $name } kommt mit { $points } Punkten zurück; wähle keine anderen.
join-points-range = Die Punkte zum Einstieg müssen zwischen 0 und { $limit } liegen.
leave-too-few = { $minimum ->
    [one] Mindestens { $minimum } Person muss bleiben. Beende sonst den Tisch.
   *[other] Mindestens { $minimum } müssen bleiben. Beende sonst den Tisch.
}
formation-fixed = Bei Partnern kann vor dem Ende des Spiels niemand dazukommen oder gehen.

## Tische und Spiele
table-unknown = Dieser Tisch ist nicht hier. Vielleicht ist er auf einem anderen Gerät.
table-not-found = Einen Tisch „{ $table }“ gibt es nicht.
table-ambiguous = Mehrere Tische heißen „{ $table }“. Nenn die Kennung des Tischs.
table-closed = Dieser Tisch ist geschlossen. Mach das rückgängig, um weiterzuspielen.
table-no-game = An diesem Tisch hat noch kein Spiel begonnen.
game-over = Dieses Spiel ist vorbei. Starte eine Revanche, um weiterzuspielen.
game-not-over = Das Spiel läuft noch. Spielt es erst zu Ende.
game-not-shared = Es hat nur jemand allein gewonnen; es gibt nichts zu entscheiden.

## Runden
round-out-not-playing = { $name } spielt in dieser Runde nicht mit und kann nicht fertig geworden sein.
round-winner-has-cards = { $name } ist fertig und hat keine Karten mehr. Nimm die Karten weg oder wähl, wer fertig ist.
round-hand-not-playing = { $name } spielt in dieser Runde nicht mit. Nimm diese Karten weg.
round-hand-missing = Die Karten von { $name } fehlen noch. Gib sie ein, oder 0.
round-stale = Gerade hat jemand Runde { $number } eingetragen. Deine Eingabe ist noch da; schau sie an und sichere noch einmal, wenn es eine andere Runde ist.
round-revised-meanwhile = Runde { $number } hat gerade jemand geändert. Deine Änderung ist noch da; schau sie an und sichere noch einmal.
round-unknown = Diese Runde gibt es nicht mehr.
round-not-here = Diese Runde ist nicht hier. Vielleicht wurde sie rückgängig gemacht.
round-voided = Runde { $number } wurde gestrichen. Mach das erst rückgängig.
round-counts = Runde { $number } zählt schon.
round-no-knock-outs = In diesem Spiel kann niemand rausfliegen.
round-winner-knocked-out = { $name } hat die Runde gewonnen und kann nicht rausgeflogen sein.
round-knocked-out-not-playing = { $name } spielt in dieser Runde nicht mit und kann nicht rausfliegen.
round-cause-oneself = { $name } kann sich nicht selbst rausgeworfen haben. Wähle jemand anderen oder niemanden.
round-cause-not-playing = { $name } spielt in dieser Runde nicht mit und kann niemanden rausgeworfen haben.
round-not-last-standing = Es sind nicht alle anderen rausgeflogen, also ist niemand allein übrig.
round-table-unknown = Einen Tisch Nummer { $table } gibt es in diesem Spiel nicht.
round-table-finished = Tisch { $table } hat alle seine Runden gespielt.
report-card-unknown = { $card } ist keine Karte dieses Spiels.
swap-same-player = Wähl zwei verschiedene Spieler.
swap-not-playing = { $name } spielt in dieser Runde nicht mit.
swap-went-out = { $name } ist fertig und hat keine Karten mehr. Ändere stattdessen, wer fertig ist.
swap-not-knocked-out = { $name } ist in dieser Runde nicht rausgeflogen.
swap-already-knocked-out = { $name } ist in dieser Runde auch rausgeflogen. Wähl jemand anderen.

## Rückgängig
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-moved = Inzwischen wurde etwas anderes geändert. Schau dir die Runden an, bevor du etwas rückgängig machst.
redo-nothing = Es gibt nichts wiederherzustellen.

## Dateien ganzer Tische
# $place: where in the file, such as events.3.payload
import-unreadable = Die Datei { $file } lässt sich nicht lesen. Prüfe ihren Namen und ihre Rechte.
import-too-large = Die Datei ist zu groß. Höchstens { $limit } MB werden angenommen.
import-not-json = Das ist keine Datei aus dem Export von Scorekeeper.
import-not-a-table = In dieser Datei ist kein Tisch. Nimm eine aus dem Export von Scorekeeper.
import-newer-version = Diese Datei stammt von einer neueren Version von Scorekeeper. Aktualisiere, um sie zu lesen.
import-damaged = Die Datei ist bei { $place } beschädigt. Es wurde nichts übernommen; exportiere sie noch einmal.
import-mixed-tables = In der Datei stehen Ereignisse mehrerer Tische. Es wurde nichts übernommen.

## Punktezettel
# $field: a name in the file, such as target
sheet-unreadable = Die Datei lässt sich nicht lesen; prüfe Namen und Rechte.
sheet-too-large = Die Datei ist zu groß für einen Punktezettel.
sheet-not-toml = Die Datei ist kein gültiges TOML: { $reason }.
sheet-field-unknown = Ein Feld „{ $field }“ gibt es nicht.
sheet-field-missing = Das Feld „{ $field }“ fehlt.
sheet-field-wrong = Das Feld „{ $field }“ kann so nicht stimmen.
sheet-player-unknown = { $name } spielt nicht mit.
sheet-hand-twice = { $name } steht in dieser Runde zweimal.
sheet-hand-empty = Bei { $name } steht nichts. Schreib die Karten hin, oder 0.
sheet-hand-not-understood = Die Karten von { $name } sind nicht zu verstehen: { $words }
sheet-hand-range = Bei { $name } muss eine ganze Zahl von 0 bis { $limit } stehen, oder die Karten in Worten.
sheet-teams-not-here = „teams“ gehört nur zur Aufstellung „partners“.
sheet-teams-incomplete = Alle müssen in einem der Teams sein.
sheet-after-the-end = Das Spiel war schon nach Runde { $last } vorbei.
# How the reason is shown. $file: the path.
sheet-refused = { $file }: { $reason }
sheet-refused-in-round = { $file }, Runde { $round }: { $reason }

## Am Tisch entschiedene Regelfragen
ruling-matter-unclear = Worum es geht, war nicht zu verstehen. Frag es anders.
ruling-question-empty = Frag erst etwas; dann könnt ihr es festhalten.
ruling-answer-empty = Schreib in wenigen Worten auf, was bei euch gilt.
ruling-value-missing = Gib die Zahl an, auf die ihr euch einigt.
ruling-value-range = Die Zahl muss zwischen 0 und { $limit } liegen.
ruling-too-long = Das ist zu lang. Höchstens { $limit } Zeichen, bitte.

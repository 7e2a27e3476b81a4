# Das Terminal: `scorekeeper run` und was jeder Befehl sagt, wenn etwas nicht geht.

cli-serving = Scorekeeper läuft.
cli-on-this-computer = Auf diesem Computer
cli-on-other-devices = Auf Handys im selben Netz
# A further address, below the one before.
cli-or = oder
cli-scan = Scanne den Code mit der Kamera deines Handys, um dort zu schreiben.
cli-this-computer-only = Nur dieser Computer kann es öffnen: Kein lokales Netz gefunden.
cli-one-device-each = Jeder Link lässt ein Gerät herein. „scorekeeper link“ macht einen weiteren; danach teilst du vom Tisch aus.
cli-how-to-stop = Strg-C beendet es.
cli-stopped = Beendet.
# $port, $next: port numbers
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } ist belegt, stattdessen wird { NUMBER($next, useGrouping: 0) } benutzt.
cli-no-free-port = Die Ports { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) } sind alle belegt. Wähle mit --port einen anderen.
cli-port-forbidden = Dieser Computer lässt Port { NUMBER($port, useGrouping: 0) } nicht zu. Wähle mit --port einen über 1023.
cli-host-unknown = { $host } ist keine Adresse dieses Computers, dort lässt sich nichts anbieten.
cli-tls-needs-both = Für https braucht es beides: --tls-cert und --tls-key.
cli-tls-file-missing = Die Datei { $path } gibt es nicht.
cli-tls-unusable = Zertifikat und Schlüssel lassen sich nicht benutzen: { $reason }.
cli-data-dir-unusable = Der Datenordner { $path } lässt sich nicht benutzen: { $reason }.
cli-no-web-client = Die Web-App ist hier nicht installiert (das Paket flet-web fehlt).

cli-cannot-print = Die Ausgabe lässt sich nicht schreiben: { $reason }.

## Was ein Befehl unter diesem Namen nicht kennt
# $known: what there is, by id

cli-variant-unknown = Ein Spiel „{ $variant }“ gibt es hier nicht. Es gibt: { $known }.
cli-house-rule-unknown = Die Hausregel „{ $rule }“ ist nicht bekannt. Es gibt: { $known }.
cli-language-unknown = Die Sprache „{ $language }“ wird hier nicht gesprochen. Es gibt: { $known }.
cli-players-range = Zwischen { $fewest } und { $most } können spielen, nicht { $players }.

## Falsche Einstellungen
# $name: the setting, such as server.port. $value: what was given. $bound: the limit.

cli-setting-unknown = Eine Einstellung { $name } gibt es nicht.
cli-setting-missing = Die Einstellung { $name } fehlt.
cli-setting-not-a-number = Die Einstellung { $name } muss eine ganze Zahl sein, nicht { $value }.
cli-setting-not-yes-or-no = Die Einstellung { $name } muss true oder false sein, nicht { $value }.
cli-setting-too-small = Die Einstellung { $name } muss mindestens { $bound } sein, nicht { $value }.
cli-setting-too-large = Die Einstellung { $name } darf höchstens { $bound } sein, nicht { $value }.
cli-setting-not-valid = Die Einstellung { $name } kann nicht { $value } sein.
cli-setting-unreadable = Eine Umgebungsvariable lässt sich nicht lesen: { $reason }.
cli-setting-file-missing = Die Einstellungsdatei { $path } gibt es nicht.
cli-setting-file-broken = Die Einstellungsdatei { $path } lässt sich nicht lesen: { $reason }.

cli-imported = { $count ->
    [0] „{ $name }“ ist schon vollständig hier; nichts hat sich geändert.
    [one] „{ $name }“: { $count } Eintrag übernommen.
   *[other] „{ $name }“: { $count } Einträge übernommen.
}

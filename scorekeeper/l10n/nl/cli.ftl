# De terminal: `scorekeeper run` en wat elke opdracht zegt als iets niet kan.

cli-serving = Scorekeeper draait.
cli-on-this-computer = Op deze computer
cli-on-other-devices = Op telefoons in hetzelfde netwerk
# A further address, below the one before.
cli-or = of
cli-scan = Scan de code met de camera van je eigen telefoon om daar de score bij te houden.
cli-this-computer-only = Alleen deze computer kan het openen: er is geen lokaal netwerk gevonden.
cli-one-device-each = Elke link laat één apparaat binnen. “scorekeeper link” maakt er nog een; daarna deel je vanaf de tafel.
cli-how-to-stop = Ctrl-C stopt het.
cli-stopped = Gestopt.
# $port, $next: port numbers
cli-port-taken = Poort { NUMBER($port, useGrouping: 0) } is in gebruik, in plaats daarvan wordt het { NUMBER($next, useGrouping: 0) }.
cli-no-free-port = De poorten { NUMBER($first, useGrouping: 0) } tot en met { NUMBER($last, useGrouping: 0) } zijn allemaal in gebruik. Kies een andere met --port.
cli-port-forbidden = Deze computer staat poort { NUMBER($port, useGrouping: 0) } niet toe. Kies er een boven 1023 met --port.
cli-host-unknown = { $host } is geen adres van deze computer, dus daar kan niets worden aangeboden.
cli-tls-needs-both = Voor https is allebei nodig: --tls-cert en --tls-key.
cli-tls-file-missing = Het bestand { $path } bestaat niet.
cli-tls-unusable = Het certificaat en de sleutel zijn niet te gebruiken: { $reason }.
cli-data-dir-unusable = De gegevensmap { $path } kan niet worden gebruikt: { $reason }.
cli-no-web-client = De webapp is hier niet geïnstalleerd (het pakket flet-web ontbreekt).

cli-cannot-print = De uitvoer kan niet worden geschreven: { $reason }.

## Wat een opdracht onder die naam niet kent
# $known: what there is, by id

cli-variant-unknown = Een spel “{ $variant }” is hier niet. Er zijn: { $known }.
cli-house-rule-unknown = De huisregel “{ $rule }” is niet bekend. Er zijn: { $known }.
cli-language-unknown = De taal “{ $language }” wordt hier niet gesproken. Er zijn: { $known }.
cli-players-range = Tussen { $fewest } en { $most } kunnen meespelen, niet { $players }.

## Verkeerde instellingen
# $name: the setting, such as server.port. $value: what was given. $bound: the limit.

cli-setting-unknown = Er is geen instelling { $name }.
cli-setting-missing = De instelling { $name } ontbreekt.
cli-setting-not-a-number = De instelling { $name } moet een geheel getal zijn, niet { $value }.
cli-setting-not-yes-or-no = De instelling { $name } moet true of false zijn, niet { $value }.
cli-setting-too-small = De instelling { $name } moet minstens { $bound } zijn, niet { $value }.
cli-setting-too-large = De instelling { $name } mag hoogstens { $bound } zijn, niet { $value }.
cli-setting-not-valid = De instelling { $name } kan niet { $value } zijn.
cli-setting-unreadable = Een omgevingsvariabele kan niet worden gelezen: { $reason }.
cli-setting-file-missing = Het instellingenbestand { $path } bestaat niet.
cli-setting-file-broken = Het instellingenbestand { $path } kan niet worden gelezen: { $reason }.

cli-imported = { $count ->
    [0] ‘{ $name }’ is hier al volledig; er is niets veranderd.
    [one] ‘{ $name }’: { $count } regel overgenomen.
   *[other] ‘{ $name }’: { $count } regels overgenomen.
}

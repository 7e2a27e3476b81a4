# The terminal: `scorekeeper run` and what every command says when it refuses.

cli-serving = Scorekeeper is running.
cli-on-this-computer = On this computer
cli-on-other-devices = On phones in the same network
# A further address, below the one before.
cli-or = or
cli-scan = Scan the code with your own phone’s camera to keep score there.
cli-this-computer-only = Only this computer can open it: no local network was found.
cli-one-device-each = Each link lets one device in. “scorekeeper link” makes another; from then on, share from the table itself.
cli-how-to-stop = Ctrl-C stops it.
cli-stopped = Stopped.
# $port, $next: port numbers
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use, taking { NUMBER($next, useGrouping: 0) } instead.
cli-no-free-port = The ports { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are all in use. Choose another one with --port.
cli-port-forbidden = This computer does not allow port { NUMBER($port, useGrouping: 0) }. Choose one above 1023 with --port.
cli-host-unknown = Cannot listen on { $host }: it is not an address of this computer.
cli-tls-needs-both = For https both are needed: --tls-cert and --tls-key.
cli-tls-file-missing = There is no file { $path }.
cli-tls-unusable = The certificate and its key cannot be used: { $reason }.
cli-data-dir-unusable = The data folder { $path } cannot be used: { $reason }.
cli-no-web-client = The web app is not installed here (the package flet-web is missing).

cli-cannot-print = The output cannot be written: { $reason }.

## What a command does not know by that name
# $known: what there is, by id

cli-variant-unknown = There is no game called “{ $variant }” here. There are: { $known }.
cli-house-rule-unknown = The house rule “{ $rule }” is not known. There are: { $known }.
cli-language-unknown = The language “{ $language }” is not spoken here. There are: { $known }.
cli-players-range = Between { $fewest } and { $most } can play, not { $players }.

## Wrong settings
# $name: the setting, such as server.port. $value: what was given. $bound: the limit.

cli-setting-unknown = There is no setting called { $name }.
cli-setting-missing = The setting { $name } is missing.
cli-setting-not-a-number = The setting { $name } must be a whole number, not { $value }.
cli-setting-not-yes-or-no = The setting { $name } must be true or false, not { $value }.
cli-setting-too-small = The setting { $name } must be at least { $bound }, not { $value }.
cli-setting-too-large = The setting { $name } must be at most { $bound }, not { $value }.
cli-setting-not-valid = The setting { $name } cannot be { $value }.
cli-setting-unreadable = An environment variable cannot be read: { $reason }.
cli-setting-file-missing = The settings file { $path } does not exist.
cli-setting-file-broken = The settings file { $path } cannot be read: { $reason }.

cli-imported = { $count ->
    [0] “{ $name }” is already here in full; nothing changed.
    [one] “{ $name }”: { $count } entry taken in.
   *[other] “{ $name }”: { $count } entries taken in.
}

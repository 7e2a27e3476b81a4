# What programs are told that use the server’s API, and devices that send events.

push-other-table = Event { $place } belongs to another table.
push-clock-ahead = { $hours ->
    [one] Event { $place } comes from the future: the clock of that device is { $hours } hour ahead.
   *[other] Event { $place } comes from the future: the clock of that device is { $hours } hours ahead.
}
push-number-ahead = Event { $place } has a number that does not follow any other; { $highest } is the highest possible.
push-id-made-up = The id of event { $place } does not fit its content.
push-text-harmful = Event { $place } contains characters that do not belong in a text.
push-log-full = This table is full. { $limit } events at most, please.
api-not-here = There is nothing at this address.
api-method-wrong = That cannot be done at this address.
api-type-wrong = The content must be JSON, with the Content-Type application/json.
api-unreadable = This request cannot be read.
api-invalid = { $place }: this value cannot be.
api-broken = Something went wrong here. Nothing has been changed.

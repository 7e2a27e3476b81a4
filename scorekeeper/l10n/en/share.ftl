# Sharing a table: codes to scan, who is here, handing over.
share-title = Share the table
share-back = Back to sharing
# l10n: uses share-tab-*, share-text-*, share-role-*
share-tab-viewer = Watch
share-tab-player = Play along
share-tab-scorer = Keep score
share-text-viewer = Scan with the camera of any phone on this Wi-Fi. Nothing to install.
share-text-player = Whoever scans this taps the cards left in their own hand. Nothing to install.
share-text-scorer = Whoever scans this can enter and correct rounds, just like you.
share-role-viewer = watches
share-role-player = plays along
share-role-scorer = keeps score
share-role-owner = owner
share-qr = QR code for { $address }
# $place: an address such as 192.168.1.24:8550
share-or-type = or open { $place } and type
share-or-type-spoken = or open { $place } and type { $code }
share-address = Address
share-here-now = Here now
share-others = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
share-copy = Copy to another phone
share-copy-note = works with no network
share-hand-over = Hand over
share-hand-over-note = somebody else keeps score
share-hand-over-text = Whoever scans this keeps score from then on, in your place. The code works once.
# $name: somebody’s name, or a device such as “Chrome · Android”
share-keeper = { $name } keeps score now.
share-people-title = Who is here
share-this-device = this device
share-unnamed-device = A device
share-is-here = here now
share-just-left = here a moment ago
share-minutes-ago = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
share-hours-ago = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
share-days-ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
share-me = Who are you?
share-me-text = Your name then stands beside what you enter and correct.
share-me-nobody = none of them
share-nobody-title = Nobody yet
share-nobody-text = Whoever scans a code of this table is listed here.
share-change-role = What { $name } may do
share-send-away = Send { $name } away
share-send-away-text = The device no longer gets in, not even with the code it has used. A new link keeps it from coming back by another one.
share-send-away-do = Send away
share-links = Links
share-links-note = Has a link come into the wrong hands? A new one makes the old one worthless.
share-renew = New link: { $name }
share-renew-text = The old link and code for “{ $name }” end, and every device that came in that way is sent away.
share-renew-do = Make a new one
share-renewed = There is a new link for “{ $name }”.
# The owner's own devices.
devices-title = My devices
devices-note = let another one in
devices-text = Scan this with another phone or computer of yours: it may do everything, at every table. The code works once.
devices-send-away-text = It no longer gets in. “scorekeeper link” on the computer that it runs on lets you in again.

# A copy of a table for another phone, without a network; taking one over.
copy-title = Copy to another phone
copy-one = The whole table is in this code. On the other phone: take a picture of it, then in Scorekeeper tap “Take over a copy” and choose the picture.
copy-many = The table takes { $count } codes. Take a picture of each, in any order; pausing helps. The other phone says which are still missing.
copy-preparing = Putting the table into a code …
copy-code = QR code with the whole table
copy-code-of = QR code { $place } of { $count }
copy-place = { $place } of { $count }
copy-pause = Pause
copy-play = Go on by itself
copy-previous = Previous code
copy-next = Next code
copy-as-text = Copy as text
copy-as-text-done = Copied
copy-as-file = Save as a file

## Taking over
home-arrive = Take over a copy
arrive-title = Take over a copy
arrive-how = From another phone or computer: a picture of its code, the text it copied, or the file it saved. You see what is in it before anything changes.
arrive-choose = Picture or file
arrive-paste = Or paste the text
arrive-paste-hint = SK1:…
arrive-read = Read
arrive-reading = Reading …
arrive-progress = { $have } of { $count } codes read
# $numbers: such as “2, 5 and 6”
arrive-missing = { $count ->
    [one] Code { $numbers } is still missing.
   *[other] Codes { $numbers } are still missing.
}
arrive-again = Start again
arrive-players = { $count ->
    [one] { $count } player: { $names }
   *[other] { $count } players: { $names }
}
arrive-rounds = { $count ->
    [0] No round yet
    [one] { $count } round played
   *[other] { $count } rounds played
}
arrive-over = The game is over
# $date: such as “21 Nov”; $time: such as “20:15”
arrive-last = Last change { $date }, { $time }
arrive-new = { $count ->
    [one] { $count } new entry
   *[other] { $count } new entries
}
arrive-nothing-new = Nothing new: all of it is here already.
arrive-only-here = { $count ->
    [one] { $count } entry is only here. It stays.
   *[other] { $count } entries are only here. They stay.
}
arrive-disputed = { $count ->
    [one] The table went on in two places: { $count } round was entered twice. Both are kept; you decide which one counts.
   *[other] The table went on in two places: { $count } rounds were entered twice. Both are kept; you decide which ones count.
}
arrive-take = Take it over
arrive-open = Open the table
arrive-other = Another copy

## Refusals
copy-empty = There is nothing to copy yet.
copy-too-long = That is too much for codes. Save the table as a file instead.
copy-mixed-tables = These are entries of several tables. Nothing was taken over.
copy-truncated = Part of the copy is missing. Copy all of the text, or take the picture again.
copy-newer-version = This copy comes from a newer version of Scorekeeper. Update to read it.
copy-not-a-table = This code is no copy of a table.
copy-damaged = The copy is damaged, so nothing was taken over. Show the code again, or copy the text anew.
copy-text-empty = Paste the text of a copy first.
copy-nothing-in-text = There is no copy in this text. It begins with SK1: and you get it with “Copy as text”.
picture-too-large = The picture is too large. Up to { $limit } MB can be read.
picture-too-many-pixels = The picture has too many pixels. Up to { $limit } million can be read.
picture-unreadable = This file cannot be read. Choose a picture (PNG, JPEG or WebP) or a saved table.
picture-no-code = No code was found in the picture. Hold the phone straight and closer, with no reflections.
upload-failed = The file did not arrive. Try again.
picture-not-here = This device cannot read pictures of codes. Use the copied text or a file.

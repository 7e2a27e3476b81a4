# The door of the server: the join page, and why somebody is not let in.

door-title = Scorekeeper
door-again = Try again
join-title = Join the table
join-text = Type the code that the scorekeeper’s phone shows under “Share”.
join-code = Code
join-enter = Enter
join-lost = Do you keep score here yourself and have lost the way in? Type “scorekeeper link” on the computer that it runs on.

# l10n: uses access-*-refused
access-not-let-in = You have not been let in here. Scan the QR code again, or ask for a new one.
access-wrong-secret = This link or code is not valid, or not any more. Ask for a new one.
access-too-many-attempts = { $seconds ->
    [one] Too many attempts. Try again in { $seconds } second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
access-other-site = This request comes from another site and has been refused.
access-too-large = That is too much to send at once.
access-watch-refused = You cannot see this table.
access-report-refused = You are only watching this table. Ask for the link to play along.
access-report-other-hand = You can report your own hand only.
access-enter-refused = Only those who keep score can do that.
access-invite-refused = Only those who keep score can invite others.
access-manage-refused = Only the owner can do that.

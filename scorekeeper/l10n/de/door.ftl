# Die Tür des Servers: die Seite zum Mitmachen, und warum jemand nicht hereinkommt.

door-title = Scorekeeper
door-again = Noch einmal versuchen
join-title = An den Tisch kommen
join-text = Tippe den Code ein, den das Handy des Schreibers unter „Teilen“ zeigt.
join-code = Code
join-enter = Eintreten
join-lost = Du schreibst hier selbst und kommst nicht mehr herein? Gib auf dem Computer, auf dem es läuft, „scorekeeper link“ ein.

# l10n: uses access-*-refused
access-not-let-in = Du bist hier nicht zugelassen. Scanne den QR-Code noch einmal oder lass dir einen neuen geben.
access-wrong-secret = Dieser Link oder Code gilt nicht oder nicht mehr. Lass dir einen neuen geben.
access-too-many-attempts = { $seconds ->
    [one] Zu viele Versuche. Versuch es in { $seconds } Sekunde wieder.
   *[other] Zu viele Versuche. Versuch es in { $seconds } Sekunden wieder.
}
access-other-site = Diese Anfrage kommt von einer anderen Seite und wurde abgelehnt.
access-too-large = Das ist zu viel auf einmal.
access-watch-refused = Diesen Tisch kannst du nicht sehen.
access-report-refused = Du schaust an diesem Tisch nur zu. Lass dir den Link zum Mitspielen geben.
access-report-other-hand = Du kannst nur deine eigene Hand melden.
access-enter-refused = Das können nur die, die schreiben.
access-invite-refused = Einladen können nur die, die schreiben.
access-manage-refused = Das kann nur, wem das Ganze gehört.

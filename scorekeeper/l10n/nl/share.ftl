# Een tafel delen: codes om te scannen, wie er is, overdragen.
share-title = Tafel delen
share-back = Terug naar delen
# l10n: uses share-tab-*, share-text-*, share-role-*
share-tab-viewer = Meekijken
share-tab-player = Meespelen
share-tab-scorer = Schrijven
share-text-viewer = Scan met de camera van een telefoon op deze wifi. Je hoeft niets te installeren.
share-text-player = Wie dit scant, tikt de kaarten aan die hij nog in de hand heeft. Je hoeft niets te installeren.
share-text-scorer = Wie dit scant, kan rondes invoeren en wijzigen, net als jij.
share-role-viewer = kijkt mee
share-role-player = speelt mee
share-role-scorer = schrijft
share-role-owner = eigenaar
share-qr = QR-code voor { $address }
# $place: an address such as 192.168.1.24:8550
share-or-type = of open { $place } en typ
share-or-type-spoken = of open { $place } en typ { $code }
share-address = Adres
share-here-now = Nu aanwezig
share-others = { $count ->
    [one] nog { $count } apparaat
   *[other] nog { $count } apparaten
}
share-copy = Naar een andere telefoon kopiëren
share-copy-note = werkt zonder netwerk
share-hand-over = Overdragen
share-hand-over-note = iemand anders schrijft verder
share-hand-over-text = Wie dit scant, houdt vanaf dan de score bij in jouw plaats. De code werkt één keer.
# $name: somebody’s name, or a device such as “Chrome · Android”
share-keeper = Nu houdt { $name } de score bij.
share-people-title = Wie er is
share-this-device = dit apparaat
share-unnamed-device = Een apparaat
share-is-here = nu aanwezig
share-just-left = was er net nog
share-minutes-ago = { $minutes ->
    [one] { $minutes } minuut geleden
   *[other] { $minutes } minuten geleden
}
share-hours-ago = { $hours ->
    [one] { $hours } uur geleden
   *[other] { $hours } uur geleden
}
share-days-ago = { $days ->
    [one] { $days } dag geleden
   *[other] { $days } dagen geleden
}
share-me = Wie ben je?
share-me-text = Je naam staat dan bij alles wat je invoert en wijzigt.
share-me-nobody = geen van hen
share-nobody-title = Nog niemand
share-nobody-text = Wie een code van deze tafel scant, staat daarna hier.
share-change-role = Wat { $name } mag
share-send-away = { $name } wegsturen
share-send-away-text = Het apparaat komt er niet meer in, ook niet met de code die het heeft gebruikt. Een nieuwe link voorkomt dat het langs een andere weg terugkomt.
share-send-away-do = Wegsturen
share-links = Links
share-links-note = Is een link in verkeerde handen gekomen? Een nieuwe maakt de oude waardeloos.
share-renew = Nieuwe link: { $name }
share-renew-text = De oude link en code voor “{ $name }” gelden niet meer, en elk apparaat dat zo binnenkwam, wordt weggestuurd.
share-renew-do = Een nieuwe maken
share-renewed = Er is een nieuwe link voor “{ $name }”.
# The owner's own devices.
devices-title = Mijn apparaten
devices-note = nog een binnenlaten
devices-text = Scan dit met een andere telefoon of computer van jou: die mag dan alles, aan elke tafel. De code werkt één keer.
devices-send-away-text = Het komt er niet meer in. “scorekeeper link” op de computer waarop het draait, laat je weer binnen.

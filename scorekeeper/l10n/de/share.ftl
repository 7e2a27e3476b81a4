# Einen Tisch teilen: Codes zum Scannen, wer da ist, übergeben.
share-title = Tisch teilen
share-back = Zurück zum Teilen
# l10n: uses share-tab-*, share-text-*, share-role-*
share-tab-viewer = Zusehen
share-tab-player = Mitspielen
share-tab-scorer = Schreiben
share-text-viewer = Mit der Kamera eines Handys in diesem WLAN scannen. Nichts zu installieren.
share-text-player = Wer das scannt, tippt die Karten an, die er noch auf der Hand hat. Nichts zu installieren.
share-text-scorer = Wer das scannt, kann Runden eintragen und ändern, genau wie du.
share-role-viewer = sieht zu
share-role-player = spielt mit
share-role-scorer = schreibt
share-role-owner = Besitzer
share-qr = QR-Code für { $address }
# $place: an address such as 192.168.1.24:8550
share-or-type = oder { $place } öffnen und eintippen
share-or-type-spoken = oder { $place } öffnen und { $code } eintippen
share-address = Adresse
share-here-now = Gerade da
share-others = { $count ->
    [one] { $count } weiteres Gerät
   *[other] { $count } weitere Geräte
}
share-copy = Auf ein anderes Handy kopieren
share-copy-note = geht ganz ohne Netz
share-hand-over = Übergeben
share-hand-over-note = jemand anders schreibt weiter
share-hand-over-text = Wer das scannt, schreibt von da an an deiner Stelle. Der Code gilt einmal.
# $name: somebody’s name, or a device such as “Chrome · Android”
share-keeper = Jetzt schreibt { $name }.
share-people-title = Wer da ist
share-this-device = dieses Gerät
share-unnamed-device = Ein Gerät
share-is-here = gerade da
share-just-left = war gerade noch da
share-minutes-ago = { $minutes ->
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}
share-hours-ago = { $hours ->
    [one] vor { $hours } Stunde
   *[other] vor { $hours } Stunden
}
share-days-ago = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}
share-me = Wer bist du?
share-me-text = Dein Name steht dann bei allem, was du einträgst und korrigierst.
share-me-nobody = niemand von ihnen
share-nobody-title = Noch niemand
share-nobody-text = Wer einen Code dieses Tisches scannt, steht dann hier.
share-change-role = Was { $name } darf
share-send-away = { $name } wegschicken
share-send-away-text = Das Gerät kommt nicht mehr herein, auch nicht mit dem Code, den es benutzt hat. Ein neuer Link verhindert, dass es auf anderem Weg zurückkommt.
share-send-away-do = Wegschicken
share-links = Links
share-links-note = Ist ein Link in falsche Hände geraten? Ein neuer macht den alten wertlos.
share-renew = Neuer Link: { $name }
share-renew-text = Der alte Link und Code für „{ $name }“ gelten nicht mehr, und jedes Gerät, das so hereinkam, wird weggeschickt.
share-renew-do = Neuen machen
share-renewed = Für „{ $name }“ gibt es einen neuen Link.
# The owner's own devices.
devices-title = Meine Geräte
devices-note = ein weiteres hereinlassen
devices-text = Scanne das mit einem anderen Handy oder Computer von dir: Es darf dann alles, an jedem Tisch. Der Code gilt einmal.
devices-send-away-text = Es kommt nicht mehr herein. „scorekeeper link“ auf dem Computer, auf dem es läuft, lässt dich wieder ein.

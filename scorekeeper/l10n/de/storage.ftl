# Was die Datenbank gerade nicht kann und was zu tun ist.
# $file: the path of the database

storage-locked = Ein anderes Programm benutzt gerade die Spielstände. Warte einen Moment und versuch es noch einmal.
storage-read-only = Die Datenbank { $file } lässt sich lesen, aber nicht ändern. Prüfe die Rechte der Datei und ihres Ordners und versuch es dann noch einmal.
# $backup: the name of a file beside the database, or "none"
storage-corrupt =
    { $backup ->
        [none] Die Datenbank { $file } ist beschädigt. Sie wurde nicht angerührt, und eine Sicherung liegt nicht daneben. Um mit einer leeren anzufangen, beende Scorekeeper und verschiebe die Datei in einen anderen Ordner, zusammen mit denen gleichen Namens, die auf -wal und -shm enden. Heb sie auf: Oft lässt sich vieles retten.
       *[other] Die Datenbank { $file } ist beschädigt. Sie wurde nicht angerührt. Um zur Sicherung { $backup } zurückzukehren, beende Scorekeeper, verschiebe die Datenbank in einen anderen Ordner, zusammen mit den Dateien gleichen Namens, die auf -wal und -shm enden, und gib einer Kopie der Sicherung den Namen der Datenbank.
    }
storage-newer-version = Die Datenbank { $file } stammt von einer neueren Version von Scorekeeper. Es wurde nichts verändert. Aktualisiere Scorekeeper, um sie zu öffnen.
storage-foreign = { $file } ist die Datenbank eines anderen Programms. Es wurde nichts verändert. Gib in der Einstellung database.url eine andere an.
storage-disk-full = Für die Datenbank { $file } ist kein Platz mehr. Alles bisher Gespeicherte ist sicher. Schaff etwas Speicherplatz und versuch es dann noch einmal.
# $reason: what the database said, in English
storage-unavailable = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }. Alles bisher Gespeicherte ist noch da. Prüfe, ob ihr Ordner oder Server erreichbar ist, und versuch es dann noch einmal.
storage-url-wrong = Die Einstellung database.url nennt keine Datenbank, die Scorekeeper benutzen kann. Lass sie leer, um die Datei im Datenordner zu benutzen.
# $reason: what the system said, in English
storage-key-unusable = Die Datei { $file } lässt sich nicht benutzen: { $reason }. Sie enthält den Schlüssel, mit dem Geräte hereinkommen. Prüfe die Rechte ihres Ordners und versuche es noch einmal.

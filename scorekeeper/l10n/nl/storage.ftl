# Wat de database nu niet kan en wat je eraan doet.
# $file: the path of the database

storage-locked = Een ander programma gebruikt de scores op dit moment. Wacht even en probeer het opnieuw.
storage-read-only = De database { $file } kan worden gelezen, maar niet gewijzigd. Controleer de rechten van het bestand en de map en probeer het dan opnieuw.
# $backup: the name of a file beside the database, or "none"
storage-corrupt =
    { $backup ->
        [none] De database { $file } is beschadigd. Er is niets aan veranderd en er staat geen back-up naast. Wil je met een lege beginnen, stop dan Scorekeeper en verplaats het bestand naar een andere map, samen met de bestanden met dezelfde naam die op -wal en -shm eindigen. Bewaar ze: vaak is er veel te redden.
       *[other] De database { $file } is beschadigd. Er is niets aan veranderd. Wil je terug naar de back-up { $backup }, stop dan Scorekeeper, verplaats de database naar een andere map, samen met de bestanden met dezelfde naam die op -wal en -shm eindigen, en geef een kopie van de back-up de naam van de database.
    }
storage-newer-version = De database { $file } komt van een nieuwere versie van Scorekeeper. Er is niets veranderd. Werk Scorekeeper bij om hem te openen.
storage-foreign = { $file } is een database van een ander programma. Er is niets veranderd. Noem een andere in de instelling database.url.
storage-disk-full = Er is geen ruimte meer voor de database { $file }. Alles wat al bewaard was, is veilig. Maak wat schijfruimte vrij en probeer het dan opnieuw.
# $reason: what the database said, in English
storage-unavailable = De database { $file } kan niet worden gebruikt: { $reason }. Alles wat al bewaard was, is er nog. Controleer of de map of server bereikbaar is en probeer het dan opnieuw.
storage-url-wrong = De instelling database.url noemt geen database die Scorekeeper kan gebruiken. Laat hem leeg om het bestand in de gegevensmap te gebruiken.
# $reason: what the system said, in English
storage-key-unusable = Het bestand { $file } is niet te gebruiken: { $reason }. Het bevat de sleutel waarmee apparaten binnenkomen. Controleer de rechten van de map en probeer het opnieuw.

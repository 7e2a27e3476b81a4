# Een tafel als kopie voor een andere telefoon, zonder netwerk; een kopie overnemen.
copy-title = Naar een andere telefoon kopiëren
copy-one = In deze code zit de hele tafel. Op de andere telefoon: maak er een foto van, tik dan in Scorekeeper op ‘Kopie overnemen’ en kies de foto.
copy-many = De tafel heeft { $count } codes nodig. Maak van elke een foto, de volgorde maakt niet uit; stilzetten helpt. De andere telefoon zegt welke nog ontbreken.
copy-preparing = De tafel wordt een code …
copy-code = QR-code met de hele tafel
copy-code-of = QR-code { $place } van { $count }
copy-place = { $place } van { $count }
copy-pause = Stilzetten
copy-play = Vanzelf verder
copy-previous = Vorige code
copy-next = Volgende code
copy-as-text = Als tekst kopiëren
copy-as-text-done = Gekopieerd
copy-as-file = Als bestand opslaan

## Overnemen
home-arrive = Kopie overnemen
arrive-title = Kopie overnemen
arrive-how = Van een andere telefoon of computer: een foto van de code, de gekopieerde tekst of het opgeslagen bestand. Je ziet eerst wat erin zit; tot dan verandert er niets.
arrive-choose = Foto of bestand
arrive-paste = Of plak de tekst
arrive-paste-hint = SK1:…
arrive-read = Lezen
arrive-reading = Bezig met lezen …
arrive-progress = { $have } van { $count } codes gelezen
# $numbers: zoals “2, 5 en 6”
arrive-missing = { $count ->
    [one] Code { $numbers } ontbreekt nog.
   *[other] De codes { $numbers } ontbreken nog.
}
arrive-again = Opnieuw beginnen
arrive-players = { $count ->
    [one] { $count } speler: { $names }
   *[other] { $count } spelers: { $names }
}
arrive-rounds = { $count ->
    [0] Nog geen ronde
    [one] { $count } ronde gespeeld
   *[other] { $count } rondes gespeeld
}
arrive-over = Het spel is afgelopen
# $date: zoals “21 nov”; $time: zoals “20:15”
arrive-last = Laatste wijziging { $date }, { $time }
arrive-new = { $count ->
    [one] { $count } nieuwe regel
   *[other] { $count } nieuwe regels
}
arrive-nothing-new = Niets nieuws: dit staat hier allemaal al.
arrive-only-here = { $count ->
    [one] { $count } regel staat alleen hier. Die blijft.
   *[other] { $count } regels staan alleen hier. Die blijven.
}
arrive-disputed = { $count ->
    [one] De tafel ging op twee plekken verder: { $count } ronde is twee keer ingevuld. Beide blijven; jullie kiezen welke telt.
   *[other] De tafel ging op twee plekken verder: { $count } rondes zijn twee keer ingevuld. Alle blijven; jullie kiezen welke tellen.
}
arrive-take = Overnemen
arrive-open = Tafel openen
arrive-other = Een andere kopie

## Weigeringen
copy-empty = Er is nog niets om te kopiëren.
copy-too-long = Dat is te veel voor codes. Sla de tafel op als bestand.
copy-mixed-tables = Dit zijn regels van meerdere tafels. Er is niets overgenomen.
copy-truncated = Er ontbreekt een deel van de kopie. Kopieer de hele tekst of maak de foto opnieuw.
copy-newer-version = Deze kopie komt van een nieuwere versie van Scorekeeper. Werk bij om hem te lezen.
copy-not-a-table = Deze code is geen kopie van een tafel.
copy-damaged = De kopie is beschadigd, er is niets overgenomen. Laat de code nog eens zien of kopieer de tekst opnieuw.
copy-text-empty = Plak eerst de tekst van een kopie.
copy-nothing-in-text = In deze tekst zit geen kopie. Die begint met SK1: en komt van ‘Als tekst kopiëren’.
picture-too-large = De foto is te groot. Tot { $limit } MB kan worden gelezen.
picture-too-many-pixels = De foto heeft te veel pixels. Tot { $limit } miljoen kan worden gelezen.
picture-unreadable = Dit bestand is niet te lezen. Kies een foto (PNG, JPEG of WebP) of een opgeslagen tafel.
picture-no-code = In de foto is geen code te vinden. Houd de telefoon recht en dichterbij, zonder weerspiegeling.
upload-failed = Het bestand is niet aangekomen. Probeer het nog eens.
picture-not-here = Dit toestel kan geen foto’s van codes lezen. Gebruik de gekopieerde tekst of een bestand.

# Waarom iets niet kan en wat dan wel. Sleutels uit `scorekeeper/domain/refusals.py`.

## Namen
name-empty = Typ een naam.
name-too-long = Die naam is te lang. Hooguit { $limit } tekens.
name-taken = { $name } zit al aan tafel. Voeg een letter toe, zodat jullie uit elkaar te houden zijn.

## Regels van een tafel
rules-variant-unknown = Een spel “{ $variant }” is hier niet.
rules-deck-unknown = Het spel “{ $variant }” heeft geen kaartspel “{ $deck }”.
rules-target-number = Het doel moet een heel getal zijn, bijvoorbeeld 500.
rules-target-range = Het doel moet tussen 1 en { $limit } liggen.
rules-target-reached = Iemand heeft al { $best } punten. Kies een hoger doel.
rules-formation-scoring = Partners kunnen alleen bij ‘wie klaar is, krijgt alles’: een paar krijgt de kaarten van het andere.
rules-rounds-range = Kies tussen 1 en { $limit } rondes.
rules-rounds-not-here = Een aantal rondes hoort alleen bij vier spelers met wisselende partners.
rules-own-too-long = Jullie eigen regel is te lang. Hooguit { $limit } tekens.
rules-meaning-too-long = De betekenis van de kaart is te lang. Hooguit { $limit } tekens.
rules-fixed = Dat kan niet meer tijdens een spel: gespeelde rondes zouden anders tellen. Begin daarvoor een nieuwe tafel.
rules-rounds-played = { $played ->
    [one] Er is al { $played } ronde gespeeld. Kies er meer.
   *[other] Er zijn al { $played } rondes gespeeld. Kies er meer.
}

## Plaatsen
seats-too-few = { $minimum ->
    [one] Er is minstens { $minimum } speler nodig.
   *[other] Er zijn minstens { $minimum } spelers nodig.
}
seats-too-many = { $limit ->
    [one] Er is maar plaats voor { $limit } speler.
   *[other] Er is plaats voor hooguit { $limit } spelers.
}
seat-taken-twice = Dezelfde persoon zit er twee keer. Haal er een weg.
dealer-not-seated = Kies iemand aan tafel die het eerst deelt.
player-not-seated = Die persoon zit niet aan deze tafel.
seating-incomplete = Iedereen aan tafel heeft precies één plaats nodig.
seats-formation = { $formation ->
    [partners] Voor partners zijn precies vier spelers nodig; hier { $players ->
        [one] is het er { $players }
       *[other] zijn het er { $players }
    }.
   *[other] Voor wisselende partners zijn vier of acht spelers nodig; hier { $players ->
        [one] is het er { $players }
       *[other] zijn het er { $players }
    }.
}
join-already-playing = { $name } speelt al mee.
join-out-of-the-race = { $name } ligt uit deze race en kan het volgende spel weer meedoen.
join-comes-back = { $name } komt terug met { $points } punten; kies geen andere.
join-points-range = De punten om mee te beginnen moeten tussen 0 en { $limit } liggen.
leave-too-few = { $minimum ->
    [one] Minstens { $minimum } speler moet blijven. Sluit anders de tafel.
   *[other] Minstens { $minimum } spelers moeten blijven. Sluit anders de tafel.
}
formation-fixed = Bij partners kan niemand erbij komen of weggaan voor het spel klaar is.

## Tafels en spellen
table-unknown = Deze tafel is hier niet. Misschien staat ze op een ander apparaat.
table-not-found = Een tafel “{ $table }” is er niet.
table-ambiguous = Meerdere tafels heten “{ $table }”. Noem de id van de tafel.
table-closed = Deze tafel is gesloten. Maak dat ongedaan om verder te spelen.
table-no-game = Aan deze tafel is nog geen spel begonnen.
game-over = Dit spel is afgelopen. Begin een revanche om verder te spelen.
game-not-over = Het spel is nog bezig. Speel het eerst uit.
game-not-shared = Er is maar één winnaar; er valt niets te beslissen.

## Rondes
round-out-not-playing = { $name } speelt in deze ronde niet mee en kan dus niet klaar zijn.
round-winner-has-cards = { $name } is klaar en heeft geen kaarten meer. Haal de kaarten weg of kies wie er klaar is.
round-hand-not-playing = { $name } speelt in deze ronde niet mee. Haal die kaarten weg.
round-hand-missing = De kaarten van { $name } ontbreken nog. Vul ze in, of 0.
round-stale = Iemand heeft net ronde { $number } ingevuld. Wat jij invulde is er nog; kijk ernaar en bewaar nog eens als het een andere ronde is.
round-revised-meanwhile = Iemand heeft net ronde { $number } gewijzigd. Jouw wijziging is er nog; kijk ernaar en bewaar nog eens.
round-unknown = Deze ronde bestaat niet meer.
round-not-here = Deze ronde is hier niet. Misschien is ze ongedaan gemaakt.
round-voided = Ronde { $number } is geschrapt. Maak dat eerst ongedaan.
round-counts = Ronde { $number } telt al mee.
round-no-knock-outs = In dit spel kan niemand eruit vliegen.
round-winner-knocked-out = { $name } heeft de ronde gewonnen en kan er niet uit gevlogen zijn.
round-knocked-out-not-playing = { $name } speelt deze ronde niet mee en kan er niet uit vliegen.
round-cause-oneself = { $name } kan zichzelf er niet uit gegooid hebben. Kies iemand anders, of niemand.
round-cause-not-playing = { $name } speelt deze ronde niet mee en kan er niemand uit gegooid hebben.
round-not-last-standing = Niet alle anderen zijn eruit gevlogen, dus niemand is als enige over.
round-table-unknown = Een tafel nummer { $table } is er in dit spel niet.
round-table-finished = Tafel { $table } heeft al zijn rondes gespeeld.
report-card-unknown = { $card } is geen kaart van dit spel.
swap-same-player = Kies twee verschillende spelers.
swap-not-playing = { $name } speelt in deze ronde niet mee.
swap-went-out = { $name } is klaar en heeft geen kaarten meer. Wijzig in plaats daarvan wie er klaar is.
swap-not-knocked-out = { $name } is er in deze ronde niet uit gevlogen.
swap-already-knocked-out = { $name } is er in deze ronde ook uit gevlogen. Kies iemand anders.

## Ongedaan maken
undo-nothing = Er is niets om ongedaan te maken.
undo-moved = Er is intussen iets anders veranderd. Bekijk de rondes voor je iets ongedaan maakt.
redo-nothing = Er is niets om terug te zetten.

## Bestanden van hele tafels
# $place: where in the file, such as events.3.payload
import-unreadable = Het bestand { $file } is niet te lezen. Controleer de naam en de rechten.
import-too-large = Het bestand is te groot. Hooguit { $limit } MB wordt aangenomen.
import-not-json = Dit is geen bestand uit de export van Scorekeeper.
import-not-a-table = In dit bestand zit geen tafel. Kies er een uit de export van Scorekeeper.
import-newer-version = Dit bestand komt van een nieuwere versie van Scorekeeper. Werk bij om het te lezen.
import-damaged = Het bestand is beschadigd bij { $place }. Er is niets overgenomen; exporteer het opnieuw.
import-mixed-tables = Het bestand bevat gebeurtenissen van meerdere tafels. Er is niets overgenomen.

## Scorebladen
# $field: a name in the file, such as target
sheet-unreadable = Het bestand is niet te lezen; controleer de naam en de rechten.
sheet-too-large = Het bestand is te groot voor een scoreblad.
sheet-not-toml = Het bestand is geen geldige TOML: { $reason }.
sheet-field-unknown = Een veld “{ $field }” bestaat niet.
sheet-field-missing = Het veld “{ $field }” ontbreekt.
sheet-field-wrong = Het veld “{ $field }” kan zo niet kloppen.
sheet-player-unknown = { $name } speelt niet mee.
sheet-hand-twice = { $name } staat twee keer in deze ronde.
sheet-hand-empty = Bij { $name } staat niets. Schrijf de kaarten op, of 0.
sheet-hand-not-understood = De kaarten van { $name } zijn niet te begrijpen: { $words }
sheet-hand-range = Bij { $name } moet een heel getal van 0 tot { $limit } staan, of de kaarten in woorden.
sheet-teams-not-here = ‘teams’ hoort alleen bij de opstelling ‘partners’.
sheet-teams-incomplete = Iedere speler moet in een van de teams zitten.
sheet-after-the-end = Het spel was al afgelopen na ronde { $last }.
# How the reason is shown. $file: the path.
sheet-refused = { $file }: { $reason }
sheet-refused-in-round = { $file }, ronde { $round }: { $reason }

## Afgesproken aan tafel
ruling-matter-unclear = Waar het over gaat, was niet te begrijpen. Vraag het anders.
ruling-question-empty = Vraag eerst iets; daarna kun je het afspreken.
ruling-answer-empty = Schrijf in een paar woorden op wat jullie afspreken.
ruling-value-missing = Zeg welk getal jullie afspreken.
ruling-value-range = Het getal moet tussen 0 en { $limit } liggen.
ruling-too-long = Dat is te lang. Hooguit { $limit } tekens, alsjeblieft.

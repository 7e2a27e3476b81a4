"""The words by which a question about a sum is known, in all languages at once."""

from typing import Final


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


MORE: Final = _words(
    "more short missing need needs away lack lacks noch fehlen fehlt mehr brauch brauche braucht"
    " nog ontbreken ontbreekt tekort meer mis nodig remain remaining until till further"
)
"""What is still missing is asked for."""
STANDING: Final = _words(
    "total standing score now stand neu neuer insgesamt gesamt gesamtstand jetzt totaal nu nieuwe"
    " tally altogether new running zusammen overall punktestand komme komm kom sta"
    " endstand where wo waar"
)
"""A total after this round is asked for."""
GAINED: Final = _words(
    "takes took nimmt nahm holt kassiert haalt pakt"
    " brings bring adds add added get gets scored score scoring plus gain gained komt kommen kommt"
    " dazu bij krijg krijgt bekomme bekommt kriege lagen erzielt win won gewonnen"
)
STOOD: Final = _words(
    "punktestand score totals far me has hat heeft stands steht staat hast hebt got"
    " was were at on had stood have am sitting already war stand bei auf hatte stehe stehen bin"
    " ive ve habe hab stond op had sta zat heb bij schon al before vorher daarvoor vooraf bisher"
    " bislang"
)
"""What tells a total of before."""
WHOLE: Final = _words(
    "total all altogether between both left gone rond round zusammen insgesamt beiden alle samen"
    " totaal iedereen allemaal together everyone everybody combined handed given out"
    " ausgeteilt verteilt uitgedeeld gedeeld drauf vergeben opgeteld"
)
"""The cards of all players are asked for."""
DEAL: Final = _words("dealing deal austeilen geben delen uitdelen deling")
REACHED: Final = _words(
    "over past reached reach made uber daruber reicht gereicht geschafft erreicht gehaald bereikt"
    " boven hit passed"
)
ENDED: Final = _words("end ends enough reicht genug genoeg schluss vorbei klaar afgelopen")
EACH: Final = _words("each jeder jede jedem elk elke ieder iedere per pro apiece")
REST: Final = _words(
    "left remain remains remaining stay stays over ubrig bleiben bleibt verbleiben rest resten nog"
    " noch still restant reste blijft blijven"
)
BOX: Final = _words(
    "box pack packet deck karton packung schachtel doos doosje pak spel set paket deck kartenspiel"
    " kaartspel spiel package pakje deluxe"
)
OUGHT: Final = _words(
    "mussen ought should supposed mussten musste sollten sollen horen moeten complete"
    " compleet full vollen vollstandig komplett terugvinden contain contains enthalt bevat"
    " horrt horten gehoren"
)
PILE: Final = _words(
    "pile stock deck talon stapel nachziehstapel ziehstapel stok pot trekstapel pakstapel drawpile"
)
OPENED: Final = _words(
    "flipped flip turned face up open offen aufgedeckt aufgedeckte umgedreht umgedrehte"
    " opengelegd omgedraaid opening starter discard ablagestapel first erste eerste eentje"
)
OTHERS: Final = _words(
    "others other opponents opposing rivals anderen andern andere andre rest gegner tegenstanders"
    " tegenpartij overigen pair enemies gegnerischen"
)
WINNER: Final = _words(
    "winner winners sieger siegerin gewinner gewinnerin rundensieger rundensiegerin winnaar"
    " winnares rundengewinner rondewinnaar"
    " survivor uberlebende uberlebender overlever"
)
"""Whoever went out, in what is asked for."""
BEFORE_POINTS: Final = _words(
    "has have had holds hold left with still is are and the her his a of in on points only at"
    " hat haben hatte noch bei liegen liegt sind und die der das in mit ihm ihr auf punkte punkten"
    " heeft hebben had nog bij zit met en de het een in op punten houdt over zitten sitzt halt hab"
    " i ich ik me mir mij does do get gets for fur voor score"
)
"""What may stand before the points somebody is left with, and is no name."""
STAY: Final = _words("still in stay stays remain left dabei drin ubrig bleiben over erin blijven")
OUT: Final = _words("out raus eruit rausgeflogen ausgeschieden fliegt fliegen vliegt vliegen weg")
NOTHING: Final = _words("nothing zero nichts nix niks niets nul null nought none")
SAID: Final = (
    MORE | STANDING | GAINED | STOOD | WHOLE | REST | OTHERS | WINNER | BEFORE_POINTS
) | _words(
    "geholt holte gebracht brachte haalde gehaald opgehaald scheelt mankeer mankeert resteert"
    " resterend restbedarf gesammelt angekommen hielt stood finale endspiel"
    " north south noord doelaantal dolaantal wandert gegenuber"
    " zevende achtste negende tiende siebte siebten neunte neunten zehnte zehnten seventh ninth"
    " twees tweeen vieren zessen tienen"
    " zowel sowohl thrice zerlegt struck beschreibbaren"
)
"""Words that are spelt right, though they name no concept."""

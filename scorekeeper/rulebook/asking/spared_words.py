"""The words by which it is told who laid a draw card, whom it hits, and who sits elsewhere."""

from typing import Final

from scorekeeper.rulebook.asking.words import keys_in

LAYS: Final = keys_in(
    "slap slapped slam slammed"
    " lay lays laid put puts play plays played drop dropped drops threw throw throws"
    " stack stacks stacked add adds added answer answered top topped use used pass passed"
    " lege legt legte gelegt leg legen spiele spielt gespielt spiel staple stapel stapelt stapelte"
    " kontert konterte gekontert counter counters countered pareer pareert counterde"
    " gestapelt werfe werf wirft haue hau haut packe pack packt setze setz kontere weitergegeben"
    " drauf draufgelegt ausgespielt spielen legen"
    " legde gelegd leggen speel speelt speelde gespeeld spelen gooi gooit gooide gegooid"
    " stapelde gestapeld zet zette gezet doorgegeven doorgeschoven"
)
FLEXES: Final = ("flex", "geflex")
MYSELF: Final = keys_in("myself self selbst selber zelf leger layer")
OWN: Final = keys_in("eigen eigene eigenen eigener own")
MINE: Final = keys_in("mine meine meinen")
HOW: Final = keys_in("how wie wieviel wieviele hoveel hoeveel hovel")
IF: Final = keys_in("if when wenn falls als wanneer after nach na because weil")
CUTS: Final = keys_in("and und en but aber maar then dann")
LAYER_NOUNS: Final = keys_in("leger ausspieler layer")
WHOEVER: Final = frozenset(
    {("degene", "die"), ("derjenige", "der"), ("diejenige", "die"), ("die", "zelf"), ("wer", "die")}
    | {("person", "who"), ("one", "who"), ("player", "who"), ("whoever", "plays"), ("wer", "sie")}
    | {("whoever", "lays"), ("wie", "hem"), ("wer", "eine"), ("spieler", "der"), ("speler", "die")}
)
AT_A_PERSON: Final = keys_in("on onto against gegen tegen hit getroffen getroffene trifft treft")
VICTIM: Final = keys_in(
    "victim opfer slachtoffer chosen gewahlt ausgewahlt gekozen uitgekozen doelwit target"
)
LAYER_WORDS: Final = keys_in("leger ausspieler")
WHO_LAID: Final = frozenset({("who", "played"), ("who", "laid"), ("who", "flexed")})
NOT_CHOSEN: Final = frozenset(
    {("not", "chosen"), ("not", "picked"), ("wasn", "chosen"), ("t", "chosen"), ("t", "picked")}
    | {("nicht", "gewahlt"), ("nicht", "ausgewahlt"), ("nicht", "bestimmt"), ("niet", "gekozen")}
    | {("niet", "uitgekozen"), ("niet", "aangewezen")}
)
BACK: Final = keys_in("back zuruck terug retour bounces")
NOT: Final = keys_in(
    "not no none nobody nothing niemand cant cannot"
    " nicht kein keine keinen nichts nix niet geen niets niks"
)
AT: Final = keys_in(
    "on at onto against auf gegen an op tegen aan for fur voor choose chose picked kies kiest wahle"
    " wahlt bestimme bestimmt koos"
)
BEHIND: Final = keys_in(
    "after behind next beside nach hinter neben nachste nachster nachsten na achter naast volgende"
)
NO_NAMES: Final = keys_in(
    "draw wild two four six ten uno flex skip reverse discard all how and the zieh joker karte"
    " karten neem trek kaart kaarten hoveel wie viele ich ik"
)
OTHERWISE: Final = frozenset(
    {"points", "guilty", "innocent", "bluff", "last-card", "finish", "first-card", "out-of-turn"}
    | {"may", "mercy", "leave-out"}
)

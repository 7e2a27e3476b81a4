"""The words by which a question about the size of a hand is known, and what is told of hands."""

from collections.abc import Mapping
from typing import Final

from scorekeeper.rulebook.word_lists import word_list


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


Phrases = Mapping[str, tuple[tuple[str, ...], ...]]
"""Phrases in keys, by their first word."""


def _phrases(written: str) -> Phrases:
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in written.split(";"):
        keys = tuple(phrase.split())
        found.setdefault(keys[0], []).append(keys)
    return {first: tuple(phrases) for first, phrases in found.items()}


HOLD: Final = {
    "en": _words(
        "have has had hold holds holding held sit sits sitting sat left own owns ve from hand hands"
        " count fingers stuck remain remaining total"
    ),
    "de": _words(
        "hab habe hat hast haben hatte hatten hatt habt halt halte halten hielt sitz sitze sitzt"
        " sass sassen stand hockte sitzen hock hocke hockt bleib bleibe bleibt bleiben ubrig hand"
        " handkarten blatt da steh stehe hatts habs kralle pfote handen"
    ),
    "nl": _words(
        "heb hebt heeft hebben had hadden hou houd houdt houden hield zit zitten zat vast over hand"
        " blijf blijft blijven handen heb'k pollen klauwen"
    ),
}
"""Words with which somebody holds cards."""
MAIN: Final = {
    "en": _words("have has had hold holds holding held sit sits sitting sat own owns ve"),
    "de": _words(
        "hab habe hat hast haben hatte hatten hatt habt halt halte halten hielt sitz sitze sitzt"
        " hock hocke hockt bin"
    ),
    "nl": _words("heb hebt heeft hebben had hadden hou houd houdt houden hield zit zat zitten"),
}
"""The verbs among them."""
TAKE: Final = {
    "en": _words(
        "draw draws drew drawing take takes taking pick picks pickup collect collects eat eats get"
        " gets receive need needs owe owes drawn taken must pull pulls peel cop cops allowed may"
        " picked"
    ),
    "de": _words(
        "ziehen zieh ziehe zieht ziehst nehmen nehm nehme nimmt kassieren kassiere kassiert krieg"
        " kriege kriegt kriegen bekomm bekomme bekommt bekommen aufnehmen fressen schlucken frisst"
        " gezogen genommen muss musst mussen darf durfen kann aufheben einsacken muss'n musste"
        " kostet fallig gibts"
    ),
    "nl": _words(
        "pakken pak pakt nemen neem neemt trekken trek trekt krijg krijgt krijgen rapen raap"
        " slikken moet moeten mag mogen kan kun steken opnemen oprapen getrokken gepakt gekregen"
        " kost pikken"
    ),
}
"""Words with which a question asks for cards taken, or for what is allowed."""
RECEIVE: Final = word_list("hand-words.receive")
"""Verbs of whoever is hit with a card."""
SLAM: Final = word_list("hand-words.slam")
"""Verbs of whoever lays a card on somebody, which need be no words for laying."""
LAY: Final = {
    "en": _words("play plays lay lays put discard drop drops dump shed rid"),
    "de": _words("leg lege legen legt ablegen abwerfen spielen spiele spielt loswerden los"),
    "nl": _words("leg leggen legt speel spelen speelt kwijt wegleggen afleggen wegspelen"),
}
SINCE: Final = {
    "en": _words("after once when if before until till following by as following because since"),
    "de": _words("nach nachdem wenn sobald bevor falls bis ehe weil"),
    "nl": _words("na nadat als zodra voordat wanneer indien voor totdat tot"),
}
"""Words behind which a question only says when."""
NOW: Final = {
    "en": _words("now then afterwards after next finally"),
    "de": _words("jetzt nun dann danach nachher hinterher anschliessend somit"),
    "nl": _words("nu dan daarna nadien straks vervolgens erna"),
}
BEFORE: Final = word_list("hand-words.before")
"""What was held before is asked for."""
LEFT: Final = {
    "en": _words("left still after remaining"),
    "de": _words("noch ubrig nach danach dann uber rest"),
    "nl": _words("nog over na daarna dan"),
}
"""Words with which the card that was laid is gone already."""
WITH_IT: Final = {
    "en": _phrases("including; counting; with it; one s a; one of them; one is a; that one among"),
    "de": _phrases("mit ihr; mit ihm; mit der; mitgezahlt; inklusive; eine davon; darunter"),
    "nl": _phrases(
        "meegerekend; meegeteld; inclusief; met die; waaronder; waarvan; een ervan; een daarvan"
    ),
}
"""Words with which it is counted yet."""
NO: Final = {
    "en": _words("not no none without cant cannot t nt never neither nor lack"),
    "de": _words("nicht kein keine keinen keiner ohne nix nie"),
    "nl": _words("niet geen zonder nooit niks"),
}
CARD: Final = word_list("hand-words.card")
ONE: Final = {
    "en": _words("one single lone"),
    "de": _words("eine einzige einzelne einer eins einzigen"),
    "nl": _words("een eentje enkele enige eenje"),
}
ALSO: Final = {
    "en": _phrases(
        "another one; one too; one as well; does the same; did the same; also one; so "
        "did; so does; and another"
    ),
    "de": _phrases(
        "auch eine; noch eine; ebenfalls eine; auch ne; noch ne; genauso; dasselbe; auch so"
    ),
    "nl": _phrases("ook een; nog een; ook eentje; nog eentje; hetzelfde"),
}
"""The same card again."""
SIZE: Final = _phrases(
    "new number; nieuw aantal; nieuwe aantal; neue anzahl; kartenstand; new hand; "
    "hand size; size of my hand; card count; my count; his count; her count; fat is; back up "
    "to; grows to; goes up to; d be on; ll be on; i be on; end up on; total number; ending up; "
    "end up with; finish up with; he got; she got; i got; you got; they got; up to how; wachst "
    "auf; wieder auf; kartenzahl; handgrosse; bei mir; bei ihm; bei ihr; komm ich; stehe ich; "
    "steh ich; handgrotte; kom ik; groit tot; sta ik; komt ze; komt hij; kommt er; kommt sie; "
    "walks away with; leave me; leaves me; leave him; leave her; leaves him; leaves her; left "
    "with; eind ik; eindig ik; lande ich; ende ich; am i on; is he on; is she on; on how many; "
    "in der hand; auf der hand; in de hand; geh ich; end up holding; up holding; am i holding; "
    "is he holding; is she holding; spiele ich weiter; spiel ich weiter; spielt er weiter; "
    "spielt sie weiter; speel ik verder; speelt hij verder; speelt ze verder; play on with; "
    "carry on with; continue with; go on with; am i left; is he left; is she left; do i finish; "
    "stuck with; saddled with; weiter mit; verder met; kom ik uit; komt hij uit; komt ze uit; "
    "sta ik dan; staat hij op; staat ze op; lieg ich; bin ich; ist er; ist sie; bei uns; cards "
    "get counted; cards are counted; cards count up; karten werden gezahlt; kaarten worden "
    "geteld; kaarten tellen; karten zahlen; make my hand; makes my hand; make his hand; make "
    "her hand; total in hand; in my hand in total; cards in hand; new card count; new hand; "
    "hand then; hand now; hand afterwards; what s left; was bleibt; wat blijft; ga ik verder; "
    "gaat hij verder; gaat ze verder; mach ich weiter; geht er weiter; geht sie weiter; wat hou "
    "ik over; viele handkarten; hoveel handkaarten; cards in my hand; are in my hand; "
    "are in his hand; are in her hand; kaarten telt hij; kaarten telt ze; karten zahlt er; "
    "karten zahlt sie"
)
"""Other ways to speak of how many cards somebody holds, in keys."""
COMES_TO: Final = _phrases(
    "is it; is that; makes it; make it; makes that; that makes; that s; so it s; am i at; is he "
    "at; is she at; at now; end up; go to; goes to; sind es; sind s; sinds; sind das; das sind; "
    "macht das; macht s; das macht; habe ich; hab ich; komm ich; komme ich; kommt er; kommt sie; "
    "kommt der; kommt die; steigt sie; steigt er; zijn het; zijn dat; dat zijn; worden het; "
    "maakt dat; dat maakt; heb ik; kom ik; gaat hij; gaat ze; zit ik; zit hij; zit ze"
)
"""Words with which a number of cards is claimed, where a hand was told before, in keys."""
NO_HAND: Final = frozenset(
    {
        "points", "players-word", "round", "deck-size", "draw-pile", "dealt", "target", "age",
        "n-may-play", "bonus", "knock-out", "mercy", "elimination", "keep-own", "shuffle",
        "power-card", "lowest", "partners",
    }
)  # fmt: skip
"""Concepts of a clause that asks for another number."""

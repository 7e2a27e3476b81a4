"""What both phones know before they read a copy: games, decks and words that most tables use.

Part of the format: it makes copies small, and must never change within one version of it. A game
that is not here, or has changed since, is written out in full. `rules/` remains the only place
where anything is decided.
"""

from typing import Final

from scorekeeper.domain.agreed import AgreedRules

_NUMBERS: Final = {str(number): number for number in range(10)}
_CLASSIC: Final = (
    _NUMBERS
    | dict.fromkeys(("skip", "reverse", "draw-two"), 20)
    | dict.fromkeys(("wild", "wild-draw-four"), 50)
)
_NO_MERCY: Final = (
    _NUMBERS
    | dict.fromkeys(
        ("skip", "reverse", "draw-two", "draw-four", "discard-all", "skip-everyone"), 20
    )
    | dict.fromkeys(
        ("wild-reverse-draw-four", "wild-draw-six", "wild-draw-ten", "color-roulette"), 50
    )
)
_FLEX: Final = (
    {str(number): number for number in range(1, 9)}
    | dict.fromkeys(
        ("skip", "reverse", "draw-two", "flex-skip", "flex-reverse", "flex-draw-two"), 20
    )
    | dict.fromkeys(
        ("flip-wild", "flex-target-draw-two", "flex-all-draw", "flex-wild-draw-four"), 50
    )
)

GAMES: Final = (
    AgreedRules(variant="classic", deck="108", card_points=_CLASSIC),
    AgreedRules(
        variant="classic",
        deck="112",
        card_points=_CLASSIC | dict.fromkeys(("swap-hands", "customizable"), 40),
    ),
    AgreedRules(variant="no-mercy", deck="168", card_points=_NO_MERCY, target=1000, knock_out=250),
    AgreedRules(variant="flex", deck="112", card_points=_FLEX),
)
"""The games of the library, as they come when nothing is changed."""

PER_DECK: Final = {"0": 4, "wild": 4, "wild-draw-four": 4, "swap-hands": 1, "customizable": 3}
"""Cards of a kind in one deck, where they are not the usual number."""

USUAL_PER_DECK: Final = 8

HOUSE_RULES: Final = ("progressive", "seven-zero", "jump-in")

SCHOOLING: Final = (
    "Anna", "Ben", "Clara", "David", "Emma", "Finn", "Greta", "Hannah", "Ida", "Jonas", "Klara",
    "Lena", "Marie", "Nele", "Oskar", "Paul", "Rosa", "Sophie", "Thomas", "Ute", "Vera", "Willem",
    "Mia", "Leon", "Lukas", "Noah", "Elias", "Felix", "Max", "Maximilian", "Moritz", "Jakob",
    "Julian", "Simon", "Tim", "Tom", "Niklas", "Philipp", "Sebastian", "Stefan", "Andreas",
    "Christian", "Michael", "Martin", "Peter", "Klaus", "Hans", "Wolfgang", "Günther", "Jürgen",
    "Jörg", "Björn", "Dieter", "Uwe", "Frank", "Ralf", "Bernd", "Heinz", "Karl", "Monika", "Petra",
    "Sabine", "Susanne", "Gabi", "Renate", "Karin", "Ursula", "Helga", "Ingrid", "Brigitte",
    "Heike", "Katja", "Katharina", "Käthe", "Kathrin", "Julia", "Laura", "Lisa", "Sarah", "Lea",
    "Leonie", "Charlotte", "Johanna", "Antonia", "Frieda", "Elisabeth", "Barbara", "Christine",
    "Claudia", "Daniela", "Nicole", "Sandra", "Tanja", "Anja", "Anke", "Silke", "Birgit",
    "Franziska", "Theresa", "Magdalena", "Alexander", "Matthias", "Daniel", "Sanne", "Daan",
    "Lotte", "Bram", "Femke", "Sander", "Anouk", "Thijs", "Marijke", "Joost", "Pieter", "Kees",
    "Jan", "Henk", "Willemijn", "Fleur", "Noor", "Eva", "Tess", "Sem", "Luuk", "Lars", "Jeroen",
    "Bart", "Maarten", "Ruben", "Wouter", "Ineke", "Anneke", "Marieke", "Esther", "Mieke",
    "Gerrit", "Dirk", "Els", "Saskia", "Rik", "Koen", "Stijn", "Roos", "Isa", "Sofie", "William",
    "Olivia", "Jack", "Grace", "Harry", "Lily", "George", "Emily", "Oliver", "James", "John",
    "Robert", "Mary", "Linda", "Susan", "Jessica", "Ashley", "Matthew", "Joseph", "Charles",
    "Chris", "Steve", "Mark", "Kate", "Lucy", "Amy", "Ella", "Chloe", "Megan", "Ryan", "Luke",
    "Adam", "Ian", "Alice", "Rachel", "Rebecca", "Samuel", "Henry", "Zoë", "Zoe", "Renée",
    "François", "Chloé", "Hélène", "Łukasz", "Małgorzata", "Agnieszka", "Piotr", "Tomasz",
    "Zuzana", "Jiří", "Ayşe", "Mehmet", "Gül", "Emre", "Elif", "Özlem", "José", "Peña", "María",
    "Sofía", "João", "Inês", "Giulia", "Luca", "Marco", "Matteo", "Anders", "Åsa", "Øyvind",
    "Søren", "Jürg", "Мария", "Иван", "Ольга", "Анна", "Νίκος", "Ελένη", "Nguyễn", "Minh", "Aisha",
    "Mohammed", "Ali", "Fatima", "Yusuf", "Omar", "Oma", "Opa", "Mama", "Papa", "Tante Inge",
    "Onkel Jan", "Oma Lisbeth", "Opa Karl", "Grandma", "Grandpa", "Mum", "Dad", "Mom", "Auntie",
    "Uncle Bob", "Anna-Lena", "Hans-Peter", "Marie-Luise", "Jan-Willem", "Freitagabend",
    "Samstagabend", "Sonntagnachmittag", "Friday evening", "Saturday afternoon", "zaterdagavond",
    "zondagmiddag", "Küchentisch", "Kitchen table", "Spieleabend", '{"kind":"', '","v":1}',
    '":true,"', '":false,"', '":null,"', '":[],"', '":{"', '":["', "seat-taken", "round-noted",
)  # fmt: skip
"""What the model of texts has read before the first name."""

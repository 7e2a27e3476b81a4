# `scorekeeper variants`, en waarom een eigen spelbestand niet gebruikt kan worden.
variants-name = Spel
variants-id = Kenmerk
variants-cards = Kaarten
variants-players = Spelers
variants-target = Gespeeld tot
variants-scoring = Telling
# Points for each player knocked out.
variants-bonus = Bonus
# $name: a game that comes from a file of one's own
variants-own = { $name } (eigen)
# l10n: uses variants-*
variants-winner-takes-all = winnaar krijgt alles
variants-lowest-total-wins = minste punten wint
variants-elimination-race = afvalrace
variants-broken = { $count ->
    [one] Eén bestand kan niet gebruikt worden:
   *[other] { $count } bestanden kunnen niet gebruikt worden:
}

# $file: the path. $reason: one of the messages below.
own-file-broken = { $file }: { $reason }
own-file-broken-at = { $file }, regel { $line }: { $reason }

## Reasons. $name: a key of the file, or what stands there. $limit: a number.
# $reason: what the system or the TOML reader said, in English
own-file-unreadable = Dit bestand kan niet gelezen worden: { $reason }.
own-file-not-toml = Dit is geen geldige TOML: { $reason }.
own-file-not-utf8 = Dit bestand is geen tekst in UTF-8.
own-file-too-big = Dit bestand is te groot. Hoogstens { $limit } kB, alsjeblieft.
own-file-too-many-files = Er staan hier te veel bestanden. Alleen de eerste { $limit } worden gelezen.
own-file-id-taken = Er is al een spel “{ $name }”. Geef het bestand een andere naam.
own-file-id-wrong = “{ $name }” kan geen kenmerk zijn. Kleine letters, cijfers en losse streepjes, alsjeblieft: hoogstens 20 voor het bestand, 18 voor een kaart.
own-file-name-taken = “{ $name }” betekent al het spel { $other }.
own-file-base-unknown = Er is geen ingebouwd spel “{ $name }” om op voort te bouwen.
own-file-needs-base = { $name } heeft alleen zin met based_on.
own-file-deck-unknown = { $base } heeft geen spel kaarten “{ $name }”.
own-file-card-unknown = { $base } heeft geen kaart “{ $name }” die weg kan blijven.
own-file-no-cards = Dit spel heeft geen kaarten.
own-file-name-not-said = “{ $name }” zou in een hand niet begrepen worden. Een naam heeft een letter nodig, hoogstens zes woorden, geen komma of punt, en een eigen betekenis.
own-file-word-taken = “{ $name }” is de naam van een andere kaart.
own-file-cards-alike = { $name } en { $other } heten hetzelfde. Geef { $name } een eigen naam.
own-file-key-unknown = { $name } bestaat hier niet.
own-file-key-missing = { $name } ontbreekt.
own-file-not-a-number = { $name } moet een geheel getal zijn.
own-file-not-yes-or-no = { $name } moet true of false zijn.
own-file-not-a-text = { $name } moet een tekst tussen aanhalingstekens zijn.
own-file-text-empty = { $name } is leeg.
own-file-text-too-long = { $name } is te lang. Hoogstens { $limit } tekens, alsjeblieft.
own-file-too-small = { $name } moet minstens { $limit } zijn.
own-file-too-large = { $name } mag hoogstens { $limit } zijn.
# $choices: the values that may be written, in quotes
own-file-not-a-choice = { $name } moet een van deze zijn: { $choices }.
own-file-too-many = Te veel { $name }. Hoogstens { $limit }, alsjeblieft.
own-file-value-wrong = { $name } kan dat niet zijn.

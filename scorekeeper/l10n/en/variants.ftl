# `scorekeeper variants`, and why a variant file of the table's own cannot be used.
variants-name = Game
variants-id = Id
variants-cards = Cards
variants-players = Players
variants-target = Played to
variants-scoring = Scoring
# Points for each player knocked out.
variants-bonus = Bonus
# $name: a game that comes from a file of one's own
variants-own = { $name } (own)
# l10n: uses variants-*
variants-winner-takes-all = winner takes all
variants-lowest-total-wins = lowest total wins
variants-elimination-race = elimination race
variants-broken = { $count ->
    [one] One file cannot be used:
   *[other] { $count } files cannot be used:
}

# $file: the path. $reason: one of the messages below.
own-file-broken = { $file }: { $reason }
own-file-broken-at = { $file }, line { $line }: { $reason }

## Reasons. $name: a key of the file, or what stands there. $limit: a number.
# $reason: what the system or the TOML reader said, in English
own-file-unreadable = This file cannot be read: { $reason }.
own-file-not-toml = This is not valid TOML: { $reason }.
own-file-not-utf8 = This file is not text in UTF-8.
own-file-too-big = This file is too large. At most { $limit } kB, please.
own-file-too-many-files = There are too many files here. Only the first { $limit } are read.
own-file-id-taken = There is a game called “{ $name }” already. Give the file another name.
own-file-id-wrong = “{ $name }” cannot be an id. Lower-case letters, digits and single hyphens, please: at most 20 for the file, 18 for a card.
own-file-name-taken = “{ $name }” already means the game { $other }.
own-file-base-unknown = There is no built-in game “{ $name }” to be based on.
own-file-needs-base = { $name } only makes sense with based_on.
own-file-deck-unknown = { $base } has no deck “{ $name }”.
own-file-card-unknown = { $base } has no card “{ $name }” that could be left out.
own-file-no-cards = This game has no cards.
own-file-name-not-said = “{ $name }” would not be understood in a hand. A name needs a letter, at most six words, no commas or full stops, and a meaning of its own.
own-file-word-taken = “{ $name }” is the name of another card.
own-file-cards-alike = { $name } and { $other } are called the same. Give { $name } a name of its own.
own-file-key-unknown = There is nothing called { $name }.
own-file-key-missing = { $name } is missing.
own-file-not-a-number = { $name } must be a whole number.
own-file-not-yes-or-no = { $name } must be true or false.
own-file-not-a-text = { $name } must be a text in quotes.
own-file-text-empty = { $name } is empty.
own-file-text-too-long = { $name } is too long. At most { $limit } characters, please.
own-file-too-small = { $name } must be at least { $limit }.
own-file-too-large = { $name } must be at most { $limit }.
# $choices: the values that may be written, in quotes
own-file-not-a-choice = { $name } must be one of { $choices }.
own-file-too-many = There are too many { $name }. At most { $limit }, please.
own-file-value-wrong = { $name } cannot be that.

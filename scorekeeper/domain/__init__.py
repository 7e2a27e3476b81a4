"""The pure core: cards, hands, variants, events, fold, scoring, endings, standings.

Nothing here knows files, networks, clocks, randomness, Flet or SQL.
"""

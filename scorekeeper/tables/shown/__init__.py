"""What people are shown of a table, in words: the same for every client that draws it.

Board, rounds, receipts, answers, keys and doubts become lines of text in somebody's language here;
how they look is for `ui/` and `server/`.
"""

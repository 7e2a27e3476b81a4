"""The table: the board, whose deal it is, and who went out."""

"""The rounds of a game: the grid, one round with its history, revising and voiding."""

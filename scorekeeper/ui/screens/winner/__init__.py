"""After the game: who won, and the rematch."""

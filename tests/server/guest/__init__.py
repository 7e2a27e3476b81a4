"""The guest page behind the real gate, over a real database."""

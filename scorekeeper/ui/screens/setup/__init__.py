"""Changing a table while it is being played at: names, seats, target."""

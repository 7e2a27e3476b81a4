"""Changing a table while it is being played at: names, seats, who comes and goes, rules."""

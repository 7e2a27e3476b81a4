"""The web server: what it answers, to whom."""

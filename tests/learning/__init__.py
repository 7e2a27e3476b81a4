"""How `rules/experience/` is learned; only whoever runs `make experience` needs what it takes."""

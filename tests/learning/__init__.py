"""How `rules/experience/` is learned; only whoever runs `make experience` needs what it takes."""

import scorekeeper  # noqa: F401  Before numpy, for it says in how many threads that reckons.

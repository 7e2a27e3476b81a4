"""Lets `python -m scorekeeper` do what the `scorekeeper` command does."""

from scorekeeper.cli import main

if __name__ == "__main__":
    main()

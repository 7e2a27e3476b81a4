"""Use cases: open a table, score, revise, undo, export, import; publishes what changed.

Sits on `storage/` and `rulebook/`; screens, pages and commands call nothing below it.
"""

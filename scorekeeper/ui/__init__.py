"""The Flet app: one folder a screen (view model and components), parts they share, one theme.

No decision of the game is made here: screens ask `tables/` and show the answer.
"""

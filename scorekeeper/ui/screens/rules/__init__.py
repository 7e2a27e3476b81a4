"""Looking up a rule: ask, tap the cards, browse, agree."""

# Changing a table while it is being played at.
setup-title = This table
setup-names = Names
setup-name-of = Name of { $name }
setup-order = Seats
setup-order-note = Clockwise, in playing order, from the next round on.
setup-target = Points to win
setup-target-label = Points to reach
setup-save = Save

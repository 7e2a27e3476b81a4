"""New table: which game, who plays, in which order, who deals, how it is counted, how long."""

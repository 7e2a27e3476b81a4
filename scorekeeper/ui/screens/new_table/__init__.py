"""New table: who plays, in which order, who deals, to how many points."""

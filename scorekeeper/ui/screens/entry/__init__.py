"""Round entry: one hand after the other on the pad, for a new round or to revise one."""

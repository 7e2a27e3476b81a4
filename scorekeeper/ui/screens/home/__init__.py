"""Home: go on with the last table, open a new one, look at earlier evenings."""

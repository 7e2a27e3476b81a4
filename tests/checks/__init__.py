"""Checks of what is data rather than code: the interface strings and the rules library."""

"""Commands that make what lies in assets/; run by hand, their results are checked in."""

"""The tests, laid out like the program they test."""

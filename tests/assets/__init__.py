"""Tests of the fonts, icons and symbols that the screens are drawn with."""

"""Tests of the rules library and of understanding hands in words."""

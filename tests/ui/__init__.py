"""Tests of the look and the parts."""

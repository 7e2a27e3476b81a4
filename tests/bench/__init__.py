"""The speeds the project promises, measured: `make bench`.

Every module here that has `rows()` is asked for what it measured, the figure, the baseline measured
beside it in the same run, and their ratio.
"""

Row = tuple[str, str, str, str]
"""What was measured, the figure, the baseline, the ratio; all as they are printed."""

"""Questions at the table: how they are understood and answered."""

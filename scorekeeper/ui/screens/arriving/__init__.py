"""A copy from another phone: read it, look at it, take it over."""

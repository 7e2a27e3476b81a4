"""The plan of an evening with changing partners."""

"""What people are shown of a table, without a client."""

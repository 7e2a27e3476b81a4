"""A table as codes to photograph, as text to send, as a file to keep."""

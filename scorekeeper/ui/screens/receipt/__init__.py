"""Receipts: where a number comes from."""

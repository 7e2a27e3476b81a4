"""Sharing a table: the QR codes to scan, who is here, handing the score-keeping over."""

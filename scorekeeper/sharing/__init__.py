"""Sharing a table: who may do what, capability links and codes, the compact copy, QR codes.

Pure but for pictures: no database and no network. Who was let in is kept by `storage/`, served by
`server/`, put together in `tables/`.
"""

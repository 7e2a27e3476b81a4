"""The ASGI side: our own routes, the Flet web app behind them, and serving both on the network.

What is printed about it in the terminal lives in `scorekeeper/cli/`.
"""

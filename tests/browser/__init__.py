"""The app as people meet it: a real process, a real browser, taps and typed keys."""

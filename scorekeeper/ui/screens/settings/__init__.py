"""Settings of this device: theme, language, text size."""

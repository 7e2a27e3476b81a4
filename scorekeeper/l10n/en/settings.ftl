# Settings of this device.
settings-title = Settings
settings-theme = Light or dark
# l10n: uses settings-theme-*
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-device = As the device
settings-text-size = Text size
settings-about = Scorekeeper { $version }. Not affiliated with Mattel; names of games only say what is scored. Nothing leaves your house.

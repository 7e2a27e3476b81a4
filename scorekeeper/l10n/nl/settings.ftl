# Instellingen van dit apparaat.
settings-title = Instellingen
settings-theme = Licht of donker
# l10n: uses settings-theme-*
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-language = Taal
settings-language-device = Zoals het apparaat
settings-text-size = Tekstgrootte
settings-about = Scorekeeper { $version }. Niet verbonden met Mattel; namen van spellen zeggen alleen wat er geteld wordt. Niets verlaat je huis.

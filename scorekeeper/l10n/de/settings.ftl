# Einstellungen dieses Geräts.
settings-title = Einstellungen
settings-theme = Hell oder dunkel
# l10n: uses settings-theme-*
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-device = Wie das Gerät
settings-text-size = Schriftgröße
settings-about = Scorekeeper { $version }. Keine Verbindung zu Mattel; die Namen der Spiele sagen nur, was gezählt wird. Nichts verlässt dein Haus.

# De handen van een ronde invoeren.
entry-eyebrow = Ronde { $number } · { $name } is uit
entry-hand-of = Kaarten van { $name }
entry-subtotal = tot nu toe { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# l10n: uses entry-seat-*
entry-seat-out = { $name } is uit
entry-seat-done = { $name }: ingevuld
entry-seat-open = { $name }: nog niet ingevuld
entry-line-label = Kaarten of punten
entry-line-hint = typ, zeg of tik de kaarten
entry-read-as = Gelezen als: { $cards }
entry-not-understood = Niet begrepen: { $words }
entry-reason-not-understood = Verbeter eerst de regel of tik de kaarten aan.
entry-reason-empty = Tik de kaarten, typ de punten of kies 0.
entry-face-value = Cijferwaarde
entry-each = { $points } per stuk
# Uitgesproken naam van een toets: kaart, waarde, aantal.
entry-key-name = { $card }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $count } geteld
entry-remove = Weghalen: { $card }
entry-no-cards = 0 · niets
entry-clear = Wissen
entry-next = Verder: { $name }
entry-save = Bewaar · { $gain }
entry-save-revision = Wijziging bewaren

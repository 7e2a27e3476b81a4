# De handen van een ronde invoeren.
entry-eyebrow = Ronde { $number } · { $name } is klaar
entry-hand-of = Kaarten van { $name }
entry-subtotal = tot nu toe { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# l10n: uses entry-seat-*
entry-seat-out = { $name } is klaar
entry-seat-done = { $name }: ingevuld
entry-seat-open = { $name }: nog niet ingevuld
entry-seat-begun = { $name }: begonnen
entry-seat-reported = { $name }: doorgegeven door { $by }
entry-reported = Doorgegeven door { $by }
entry-report-changed = Hier gewijzigd
entry-line-label = Kaarten of punten
entry-line-hint = typ, zeg of tik de kaarten
entry-line-hint-short = typ, zeg of tik
entry-not-understood = Niet begrepen: { $words }
entry-too-many-points = { $words }: te veel punten
entry-reason-not-understood = Verbeter wat je typte of tik ‘weglaten’ aan.
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
# $name: who gains what is saved, $gain: how much, such as “+104”; both stay on one line
entry-save = Bewaar · { $name }{ "\u00A0" }{ $gain }
entry-save-revision = Wijziging bewaren
# Knock-outs, partners and two tables.
entry-eyebrow-at = Tafel { $table }, ronde { $number } · { $name } is klaar
entry-seat-partner = { $name } speelt met de winnaar, geen kaarten te tellen
entry-seat-knocked-out = { $name } is eruit gevlogen
entry-save-plain = Bewaar
entry-knock-out = Eruit
# $limit: cards that knock a player out; 0 where the game names no number.
entry-knock-out-name = { $limit ->
    [0] Eruit gevlogen
   *[other] Eruit gevlogen met { $limit } kaarten of meer
}
entry-cause-question = Eruit gevlogen. Door wie?
entry-caused-by = Eruit gevlogen door { $name }
entry-cause-unknown = Weet niemand
entry-knock-out-note = De kaarten tellen niet; eruit vliegen telt { $points }.
entry-play-on = Toch niet
entry-deck-kind = Het spel heeft { $available } × { $card }, hier zijn het er { $held } ({ $names }). Klopt dat?
entry-deck-whole = Het spel heeft { $available } kaarten, hier zijn het er { $held } ({ $names }). Klopt dat?
# Zo veel kaarten dat iemand eruit gevlogen moet zijn.
entry-many-cards = Dat zijn { $held } kaarten. Eruit gevlogen?
entry-many-cards-out = { $name } is eruit gevlogen
# Wat niet begrepen is: wat het kan betekenen, en hoe je het weglaat.
entry-doubt = ‘{ $words }’ betekent:
entry-means = ‘{ $words }’ betekent { $card }
entry-means-nothing = weglaten
entry-means-nothing-name = ‘{ $words }’: weglaten
# $points: what the reported hand is worth.
entry-report-again = Zoals doorgegeven · { $points }
entry-report-again-out = Zoals doorgegeven · eruit gevlogen

# Dezelfde ronde, door twee mensen ingevoerd.
# $round: what was entered, in a few words
entry-saved = Ingevoerd: { $round }
entry-leave-theirs = Het is dezelfde ronde: laat die staan
entry-correct-theirs = Het is dezelfde ronde: vervang die door de mijne

# Een begonnen ronde waar het spel voorbij is gegaan.
half-entered = Begonnen ronde
half-entered-go-on = Verder met ronde { $number } ({ $name })
half-entered-look = Begonnen ronde bekijken ({ $name })
entry-overtaken = Ronde { $number } is intussen ingevoerd.
entry-saved-here = Ronde { $number } is bewaard.
entry-correction-saved = De wijziging van ronde { $number } is bewaard.
entry-correct-saved = Ronde { $number } wijzigen
# $hands: names and points
entry-mine = Hier begonnen: { $out } is klaar; { $hands }
entry-another-round = Het is een andere ronde: ga verder als ronde { $number }
entry-taken-back = De ronde ervoor is teruggenomen. Wat je invulde is er nog; komt die ronde terug, dan gaat het hier verder.
entry-go-on-as = Ga verder als ronde { $number }

# Een begonnen wijziging.
entry-corrected-meanwhile = Iemand heeft de kaarten van { $name } net gewijzigd in { $points }. Als je bewaart, geldt jouw wijziging.
entry-corrected-meanwhile-no-hand = Iemand heeft de kaarten van { $name } net uit de ronde gehaald. Als je bewaart, geldt jouw wijziging.
entry-take-theirs = Deze wijziging overnemen
unfinished-title = Begonnen wijziging
unfinished-out = { $name } was klaar, niet { $before }
unfinished-hand = Kaarten van { $name }
unfinished-go-on = Ga ermee verder
unfinished-discard = Weggooien
unasked = In deze ronde was { $name } klaar; er zijn geen kaarten te tellen.
unasked-in-correction = In je begonnen wijziging is { $name } klaar en zonder kaarten.

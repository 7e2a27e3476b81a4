# Wat programma’s te horen krijgen die de API van de server gebruiken, en apparaten die gebeurtenissen sturen.

push-other-table = Gebeurtenis { $place } hoort bij een andere tafel.
push-clock-ahead = { $hours ->
    [one] Gebeurtenis { $place } komt uit de toekomst: de klok van dat apparaat loopt { $hours } uur voor.
   *[other] Gebeurtenis { $place } komt uit de toekomst: de klok van dat apparaat loopt { $hours } uur voor.
}
push-number-ahead = Gebeurtenis { $place } heeft een nummer dat op geen ander volgt; { $highest } is het hoogst mogelijke.
push-id-made-up = De id van gebeurtenis { $place } past niet bij de inhoud.
push-text-harmful = Gebeurtenis { $place } bevat tekens die niet in een tekst horen.
push-log-full = Deze tafel is vol. Hoogstens { $limit } gebeurtenissen, alsjeblieft.
api-not-here = Op dit adres is niets te vinden.
api-method-wrong = Dat kan niet op dit adres.
api-type-wrong = De inhoud moet JSON zijn, met Content-Type application/json.
api-unreadable = Dit verzoek is niet te lezen.
api-invalid = { $place }: deze waarde kan niet.
api-broken = Hier ging iets mis. Er is niets veranderd.

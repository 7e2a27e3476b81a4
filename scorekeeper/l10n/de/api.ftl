# Was Programmen gesagt wird, die die Schnittstelle des Servers benutzen, und Geräten, die Ereignisse senden.

push-other-table = Ereignis { $place } gehört zu einem anderen Tisch.
push-clock-ahead = { $hours ->
    [one] Ereignis { $place } kommt aus der Zukunft: Die Uhr des Geräts geht { $hours } Stunde vor.
   *[other] Ereignis { $place } kommt aus der Zukunft: Die Uhr des Geräts geht { $hours } Stunden vor.
}
push-number-ahead = Ereignis { $place } hat eine Nummer, die auf keine andere folgt; möglich ist höchstens { $highest }.
push-id-made-up = Die Kennung von Ereignis { $place } passt nicht zu seinem Inhalt.
push-text-harmful = Ereignis { $place } enthält Zeichen, die nicht in einen Text gehören.
push-log-full = Dieser Tisch ist voll. Höchstens { $limit } Ereignisse, bitte.
api-not-here = Unter dieser Adresse gibt es nichts.
api-method-wrong = Das geht unter dieser Adresse nicht.
api-type-wrong = Der Inhalt muss JSON sein, mit dem Content-Type application/json.
api-unreadable = Diese Anfrage ist nicht lesbar.
api-invalid = { $place }: Dieser Wert kann nicht sein.
api-broken = Hier ist etwas schiefgegangen. Es wurde nichts geändert.

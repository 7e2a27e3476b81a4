# De deur van de server: de pagina om mee te doen, en waarom iemand niet binnenkomt.

door-title = Scorekeeper
door-again = Probeer het opnieuw
join-title = Aan tafel komen
join-text = Typ de code die de telefoon van de schrijver onder “Delen” laat zien.
join-code = Code
join-enter = Naar binnen
join-lost = Houd je hier zelf de score bij en kom je er niet meer in? Typ “scorekeeper link” op de computer waarop het draait.

# l10n: uses access-*-refused
access-not-let-in = Je bent hier niet binnengelaten. Scan de QR-code nog eens of vraag een nieuwe.
access-wrong-secret = Deze link of code is niet geldig, of niet meer. Vraag een nieuwe.
access-too-many-attempts = { $seconds ->
    [one] Te veel pogingen. Probeer het over { $seconds } seconde opnieuw.
   *[other] Te veel pogingen. Probeer het over { $seconds } seconden opnieuw.
}
access-other-site = Dit verzoek komt van een andere site en is geweigerd.
access-too-large = Dat is te veel in één keer.
access-watch-refused = Je kunt deze tafel niet zien.
access-report-refused = Je kijkt aan deze tafel alleen mee. Vraag de link om mee te spelen.
access-report-other-hand = Je kunt alleen je eigen hand doorgeven.
access-enter-refused = Dat kunnen alleen degenen die de score bijhouden.
access-invite-refused = Uitnodigen kunnen alleen degenen die de score bijhouden.
access-manage-refused = Dat kan alleen de eigenaar.

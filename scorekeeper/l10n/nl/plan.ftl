# The plan of an evening with changing partners.
plan-stage = Etappe { $number } van { $count }
plan-progress = { $played } van { $count } rondes gespeeld
plan-spoken = { $table } { $one } tegen { $other }, { $progress }
plan-done = gespeeld
plan-now = nu
plan-note = { $players ->
    [4] Iedereen speelt om de beurt met ieder ander. Met z’n vieren zijn er drie indelingen; daarna komt de eerste weer.
   *[other] Iedereen heeft ieder ander één keer als partner en twee keer als tegenstander. Wissel na elke etappe van plaats.
}
plan-none-title = Hier is geen schema
plan-none-text = Alleen spellen met wisselende partners hebben er een.

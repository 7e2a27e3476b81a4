# The plan of an evening with changing partners.
plan-stage = Stage { $number } of { $count }
plan-progress = { $played } of { $count } rounds played
plan-spoken = { $table } { $one } against { $other }, { $progress }
plan-done = played
plan-now = now
plan-note = { $players ->
    [4] Everyone plays with everyone else in turn. Four players have three pairings; after that the first comes again.
   *[other] Everyone has everyone else as partner once and as opponent twice. Change seats after every stage.
}
plan-none-title = No plan here
plan-none-text = Only games with changing partners have one.

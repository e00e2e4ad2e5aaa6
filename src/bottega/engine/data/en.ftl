# Messages that belong to every game.

event-undo = { $count ->
    [one] { $seat } takes back the last decision.
   *[other] { $seat } takes back the last { $count } decisions.
}
event-takeback = { $count ->
    [one] By agreement, the last decision is taken back, as { $seat } asked.
   *[other] By agreement, the last { $count } decisions are taken back, as { $seat } asked.
}

refusal-match-over = The match is over: there is nothing left to decide.
refusal-not-your-turn = You have nothing to decide now: it is up to { $seats }.

score-total = Total

## Where a figure comes from.

provenance-printed = printed in the rulebook
provenance-found = stated by published sources
provenance-inferred = inferred from published facts
provenance-reconstructed = reconstructed
provenance-edition = set by this edition
provenance-except = { $most }; { $figures }: { $provenance }

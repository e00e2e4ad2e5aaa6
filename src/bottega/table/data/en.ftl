# Tables and matches, in English.

### What happens at a table

event-table-sat = { $name } sits down.
event-table-left = { $name } leaves the table.
event-table-not-coming = { $name } is not coming.
event-table-closed = The host closes the table.
event-table-halted = The host of the server has ended this match.
event-table-expired = Nothing has happened at this table for { $days ->
    [one] a day
   *[other] { $days } days
}. It is closed.
event-table-idle = Nothing has happened in this match for { $days ->
    [one] a day
   *[other] { $days } days
}. It counts as abandoned.
event-table-began = The match begins.
event-table-asked-takeback = { $seat } asks to take back the last { $count ->
    [one] decision.
   *[other] { $count } decisions.
}
event-table-asked-abandon = { $seat } proposes to abandon the match.
event-table-agreed = { $seat } agrees.
event-table-declined = { $seat } declines.
event-table-abandoned = The match is abandoned by agreement.
event-table-stand-in = A bot ({ $bot }) plays on for { $seat }.
event-table-returned = { $seat } is back.
event-table-flagged = { $seat } has run out of time. The others may let a bot play on.
event-table-delayed = The server’s clock has jumped. Nobody has lost time.
event-table-resigned = { $seat } resigns.

### Where a table stands

problem-table-is-open = The match has not begun yet.
problem-table-is-playing = The match has begun already.
problem-table-is-over = The match is over.
problem-table-is-abandoned = The match was abandoned.
problem-table-not-begun = The match has not begun yet.
problem-match-not-over = This is possible only when the match is over.
problem-match-cut-short = This match was not played to its end, so there is nothing to review.
problem-no-such-match = This match does not exist, or you have no access to it. Check the link.
problem-not-idle = Somebody was at this table a short time ago.
problem-no-such-game = There is no game called “{ $game }”. The games are { $games }.
problem-no-such-edition = This game has no edition called “{ $edition }”.
problem-record-unreadable = This record cannot be used: { $problem }
problem-rules-version = This match began with version { $version } of the rules of “{ $game }” and keeps it. This server has { $known }. Nothing is lost: { $release ->
    [newer] with a newer release of the package “{ $package }”, the match goes on.
    [older] with an older release of the package “{ $package }”, the match goes on.
   *[other] with another release of the package “{ $package }”, the match goes on.
}
problem-no-such-bot = There is no bot called “{ $bot }”.
problem-no-such-seat = This table has no such seat.
problem-no-such-lesson = There is no lesson called “{ $lesson }”.
problem-no-summary = There is no summary of this game.
problem-no-such-moment = The match has { $last } decisions, so there is no moment after { $count }.

### Making a table

problem-bad-settings = The table cannot be set up like this: { $problem }.
problem-tempo-live = A live clock has 1 to 600 minutes, and 0 to 600 seconds for each turn.
problem-tempo-days = A decision may take 1 to 30 days.
problem-host-needs-seat = The host needs a seat at the table.
problem-ranked-people-only = A ranked match is for people, without bots.
problem-ranked-one-seat = In a ranked match each player has one seat. Leave the other seats to others.
problem-ranked-online-only = A ranked match is played online, by two people or more, from the beginning.
problem-device-private = A match around one device has no clock and is not listed.
problem-too-many-tables = You have a seat at { $count } tables that have not begun. Begin or leave one of them first.
problem-host-only = Only the host of the table may do this.
problem-already-seated = You have a seat at this table already.
problem-others-at-table = Somebody else plays here too. Propose to abandon the match, or leave the table.
problem-seat-taken = This seat is taken. Choose another.
problem-table-full = All seats are taken.
problem-seats-range = This game is for { $low } to { $high } players.
problem-seats-fixed = This table goes on from a moment of another match, so its seats stay as they are.
problem-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}: invite somebody, or let a bot sit there.

### Playing

problem-not-at-table = You have no seat at this table.
problem-not-your-seat = This is not your seat.
problem-refused = { $reason }
problem-decision-closed = This decision is no longer open: it was answered or taken back. The table shows the decisions that are open now.
problem-no-such-action = “{ $action }” is not an action of this game. { $problem }
problem-confirm-first = Confirm your turn first, or take it back.
problem-nothing-to-confirm = You have no turn to confirm.
problem-undo-nothing = You have no decision to take back.
problem-undo-acted = Another player has decided since. You may ask the others for a takeback.
problem-undo-revealed = That decision revealed something hidden. You may ask the others for a takeback.
problem-request-open = Another request is still open.
problem-request-gone = This request is no longer open.
problem-request-not-yours = This request is not for you to answer.
problem-resigned = You have resigned.
problem-stood-in-for = A bot plays for you. Take your seat back first.
problem-not-stood-in-for = No bot plays for you.
problem-no-person-there = No person plays at this seat.
problem-not-absent = { $name } still has time.
problem-no-order = You have not chosen to pass for the rest of this phase.
problem-no-passing-now = You cannot pass for the rest of this phase.
problem-learnt-full = There is room for { $most } lessons and cards of a game.
problem-why-what = Ask about an action or about a thing on the table, not both.
problem-no-hints = Hints are not allowed at this table.
problem-no-reviews = This server does not review matches.
problem-review-at-once = One of your reviews is being made. Wait for it, or cancel it.
problem-no-such-position = There is no such position to practise.
problem-not-legal-here = This choice is not possible in this position.
problem-no-bots = No bot is available right now. Try again in a moment.
problem-closing = The server is being restarted. Nothing is lost. Try again in a few seconds.
problem-engine-trouble = The rules failed in this match. Nothing was lost, and the host of the server was notified.

### Around a match

problem-chat-empty = The message is empty.
problem-hurry-nobody = People are waited for, not only bots.
problem-hurry-ranked = In a ranked match, bots take the time they need.
problem-chat-players-only = During a match only the players may chat.
problem-too-many-watched = You cannot watch more than { $count } matches at once.
problem-not-json = This message is not JSON.

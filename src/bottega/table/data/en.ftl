# Tables and matches, in English.

### What happens at a table

event-table-sat = { $name } sits down.
event-table-left = { $name } leaves the table.
event-table-not-coming = { $name } does not come.
event-table-closed = The host closes the table.
event-table-halted = The host of the server has ended this match.
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
event-table-flagged = The time of { $seat } has run out. The others may let a bot play on.
event-table-resigned = { $seat } resigns.

### Where a table stands

problem-table-is-open = The match has not begun yet.
problem-table-is-playing = The match has begun already.
problem-table-is-over = The match is over.
problem-table-is-abandoned = The match was given up.
problem-table-not-begun = The match has not begun yet.
problem-match-not-over = That can be had only when the match is over.
problem-no-such-match = There is no such match, or it is not open to you. Check the link.
problem-no-such-game = There is no game called “{ $game }”. There are { $games }.
problem-no-such-edition = This game has no edition called “{ $edition }”.
problem-no-such-bot = There is no bot called “{ $bot }”.
problem-no-such-seat = This table has no such seat.
problem-no-such-moment = The match has { $last } decisions: there is no moment after { $count }.

### Making a table

problem-bad-settings = The table cannot be set up like this: { $problem }.
problem-tempo-live = A live clock has 1 to 600 minutes, and 0 to 600 seconds for each turn.
problem-tempo-days = One has 1 to 30 days for a decision.
problem-host-needs-seat = The host needs a seat at the table.
problem-ranked-people-only = In a ranked match people play people, without bots.
problem-ranked-online-only = A ranked match is played online, by two people or more, from the beginning.
problem-device-private = A match around one device has no clock and is not listed.
problem-too-many-tables = You sit at { $count } tables that have not begun. Begin or leave one of them first.
problem-host-only = Only the host of the table may do this.
problem-already-seated = You have a seat at this table already.
problem-seat-taken = This seat is taken. Choose another.
problem-table-full = All seats are taken.
problem-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}: invite somebody, or let a bot sit there.

### Playing

problem-not-at-table = You have no seat at this table.
problem-not-your-seat = This is not your seat.
problem-refused = { $reason }
problem-decision-closed = This decision is not open any more: it was answered, or taken back. The table shows what is to be decided now.
problem-no-such-action = “{ $action }” is no move of this game. { $problem }
problem-confirm-first = Confirm your turn first, or take it back.
problem-nothing-to-confirm = There is no turn of yours to confirm.
problem-undo-nothing = There is no decision of yours to take back.
problem-undo-acted = Somebody else has decided since. You may ask the others for a takeback.
problem-undo-revealed = That decision brought something hidden to light. You may ask the others for a takeback.
problem-request-open = Another request is still open.
problem-request-gone = This request is not open any more.
problem-request-not-yours = You have nothing to say on this request.
problem-resigned = You have resigned.
problem-stood-in-for = A bot plays for you. Take your seat back first.
problem-not-stood-in-for = No bot plays for you.
problem-no-person-there = No person decides at this seat.
problem-not-absent = { $name } still has time.
problem-no-order = You have given no order.
problem-no-passing-now = There is nothing here that you could pass for the rest of this phase.
problem-why-what = Ask either about an action or about a thing on the table.
problem-no-hints = At this table nobody asks a bot for advice.
problem-no-bots = No bot can think right now. Try again in a moment.
problem-engine-trouble = The rules failed at this match. Nothing was lost; the host of the server has been told.

### Around a match

problem-chat-empty = There is nothing in this line.
problem-chat-players-only = While the match is played, only those who play may chat.
problem-too-many-watched = More than { $count } matches cannot be watched at once.
problem-not-json = This message is not JSON.

# Reports about players and what the host does about them, in English.

problem-report-self = You cannot report yourself.
problem-warning-unknown = There is no such message for you. You may have read it already.
problem-silenced = You may not write in the chat until { $until }. Reason: { $reason }
problem-silenced-for-good = You may no longer write in the chat. Reason: { $reason }

### Ratings

unrated-alone = This match was not rated: fewer than two people played it.
unrated-twice = This match was not rated: one account had several seats.
unrated-decisions = This match was not rated: somebody left after fewer than { $count } decisions.
unrated-browser = This match was not rated: two of the accounts use the same browser.

### Limits

problem-too-many-sockets = There are too many open connections { $by ->
    [account] of your account. Close Bottega in other tabs
    [address] from your network. Close Bottega in other tabs, or try again later
   *[server] to this server. Try again later
}.
problem-too-many-matches = You have { $count } matches that are open or under way, which is the limit. Finish one first.

### What `bottega admin` prints

report-chat = chat
report-name = name
report-cheating = cheating
report-leaving = leaving
report-other = other
admin-report = { $at }  { $name }, reported by { $reporter } ({ $reason }): { $text }
admin-report-line = {"    "}in the chat: { $line }
admin-report-match = {"    "}at match { $match }
admin-reports-none = There are no open reports.
admin-warned = { $name } will see the warning once. { $closed ->
    [0] There was no open report about them.
    [one] One report is closed.
   *[other] { $closed } reports are closed.
}
admin-silenced = { $name } may not chat { $days ->
    [0] any more
    [one] for one day
   *[other] for { $days } days
}.
admin-banned = { $name } is banned { $days ->
    [0] for good
    [one] for one day
   *[other] for { $days } days
}. All browsers and tokens were logged out.
admin-unbanned = { $name } may log in and chat again.
admin-not-banned = { $name } was neither banned nor silenced.
problem-admin-text = Say why, for the player to read: --text "…".
problem-admin-days = --days must be a whole number from 1 to 3650, not “{ $value }”.

# The terminal's own words, in English.

### The command line

about-bottega = Bottega: Renaissance board games with every rule enforced, in your browser and in your terminal.
about-serve = Run a server that people play on with their browsers.
about-admin = Look after a server: accounts, tables, backups.
about-play = Play a match with people at this keyboard and against bots.
about-games = List the games.
about-rules = Look up a game's rules.
about-cards = Show what is in the box, and where each figure comes from.
about-replay = Tell a recorded match, or step through it.
about-verify = Prove that records are legal and that nobody chose the shuffle.
about-simulate = Play many matches at random and report the statistics.
about-ladder = Let bots play tournaments, and rate them.
about-bench = Measure how fast the games run here.
about-conform = Hold a game to the laws of the conformance kit, over random matches.

version-compiled = compiled
version-pure = pure Python
help-usage = Usage:
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-more = “bottega COMMAND --help” tells more. “bottega” alone is “bottega serve”.

arg-lang = language: { $languages }
arg-plain = line by line without boxes or colours, for a screen reader or a pipe
arg-help = show this help and leave
arg-game = the game's name; “bottega games” lists them
arg-players = how many play (usually 2)
arg-players-range = how many play: 3, 2-4 or 2,4 (all numbers if not given)
arg-names = names by seat, with commas between them; whoever is named is a person
arg-opponents = who plays against you, by level (apprentice, journeyman, master, maestro) or by name (random, greedy, search:seconds=2), with commas between them
arg-bots = seats of the bots: 1,2 or none or all; seats count from 0 (usually all but seat 0)
arg-bot-seconds = seconds that a bot may think about a decision or a hint
arg-seed = any text; the same seed gives the same shuffle
arg-option = an option of the game; may be given several times
arg-edition = other figures for the components: an edition's name or a file
arg-fair = everybody adds a word of his own to the shuffle
arg-resume = go on with a saved match: this file, or the latest one
arg-record = keep the record of the match in this file
arg-admin-action = what to do: status, accounts, reset-password, log-out, delete-account, tables, close, replay, backup, restore, drop-snapshots
arg-admin-target = the account, the match or the file it is about
arg-admin-yes = do what cannot be taken back without asking
arg-serve-host = the address to listen on (usually 127.0.0.1: only this machine; 0.0.0.0: everybody who can reach it)
arg-serve-port = the port to listen on (usually 8000; 0: any that is free)
arg-serve-data = the folder for all that the server keeps
arg-serve-database = an SQLite file or postgresql://... (usually a file in the data folder)
arg-serve-redis = redis://..., for several servers on one database
arg-serve-origins = what people type to come here, like https://games.example.org
arg-serve-hosts = host names that are answered (usually all)
arg-serve-trusted_proxies = proxies that are believed when they say who asks
arg-serve-secure_cookies = cookies over TLS only (usually where people come by https)
arg-serve-rate_limits = hold everybody to a number of requests (usually on)
arg-serve-referees = processes that run the rules (usually 1)
arg-serve-thinkers = processes that think for bots (usually 1; 0: no bots)
arg-serve-web = the folder of the built pages (usually those of the package)
arg-serve-contact = whom push services may ask about this server: mailto:... or https://...
arg-serve-notice_hosts = webhooks and ntfy servers that players may use although they are in your own network or have no TLS
arg-serve-log_level = how much is logged (usually info)
arg-serve-log_json = log as JSON (usually unless it goes to a terminal)
arg-serve-open = open the browser
arg-matches = matches for each number of players (usually { $usual })
arg-jobs = processes to use (usually one for each core)
arg-json = write the figures as JSON to a file, or to the output (-)
arg-entrants = who plays: bots with commas between them, settings after colons, as in greedy,search:seconds=1
arg-ladder-players = sizes of the table: 2,5 or 2-4 (usually 2 and the largest)
arg-ladder-matches = matches for each pair and each size of table (usually { $usual }); a deal is played twice, with the seats exchanged
arg-ladder-file = keep the matches in this file; the same command goes on where it stopped
arg-plot = draw the result as an SVG picture
arg-file = a record
arg-step = stop after each decision and show the board
arg-at = show the board after decision N
arg-viewer = through whose eyes: a seat (from 0), all, or none for a spectator
arg-words = words to look for, or the id of a paragraph
arg-all = all of the rules

### Errors

error-lang = There is no language “{ $lang }”. Choose one of { $languages }.
error-command = { $found ->
    [0] There is no command “{ $text }”. The commands are { $known }.
   *[other] There is no command “{ $text }”. Did you mean “{ $near }”?
}
error-extra = “{ $command }” needs packages that are not installed, { $missing } for one: install them with pip install "bottega[server]".
error-argument = { $found ->
    [0] “{ $text }” is not understood here. “--help” lists what is.
   *[other] “{ $text }” is not understood here. Did you mean “{ $near }”?
}
error-arguments = These arguments are not understood: { $problem }
error-value = { $option } needs a value. “--help” tells which.
error-no-value = { $option } takes no value. Leave it out.
error-game = { $found ->
    [0] There is no game “{ $text }”. The games are { $known }.
   *[other] There is no game “{ $text }”. Did you mean “{ $near }”?
}
error-which-game = Which game? Name one of { $games }.
error-which-file = Which record? Name a file.
error-edition = There is no edition “{ $edition }”: it is no file, and none of { $editions }.
error-edition-file = This edition cannot be used: { $problem }
error-players = { $game } is for { $low } to { $high } players, not for { $text }. Choose a number in between.
error-number = { $option } is a whole number, not “{ $text }”.
error-number-low = { $option } is at least { $low }, not { $text }.
error-number-range = { $option } goes from { $low } to { $high }, so “{ $text }” will not do.
error-seconds = { $option } is a number of seconds above 0, as in 0.5, not “{ $text }”.
error-no-options = { $game } has no options, so “{ $text }” will not do. Leave it out.
error-option-form = An option is written NAME=CHOICE, not “{ $text }”.
error-option-name = { $found ->
    [0] The game has no option “{ $text }”. Its options: { $known }.
   *[other] The game has no option “{ $text }”. Did you mean “{ $near }”?
}
error-option-choice = The option { $name } is one of { $choices }, not “{ $text }”.
error-name-empty = A name is missing in “{ $text }”. Write names with a comma between them.
error-name-long = “{ $name }” is too long for the boards. Use at most { $most } letters.
error-name-twice = Two players cannot both be called “{ $name }”. Change one of the names.
error-names-many = { $names } names for { $players ->
    [one] 1 player
   *[other] { $players } players
} are too many.
error-opponents-many = { $opponents } opponents for { $seats ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $seats } free seats
} are too many.
error-no-file = There is no file “{ $path }”.
error-read = “{ $path }” cannot be read: { $reason }.
error-not-text = “{ $path }” is not a text file, so it is no record.
error-write = “{ $path }” cannot be written: { $reason }.
error-exists = “{ $path }” is there already and is not overwritten. Choose another name.
error-record = “{ $path }” is not a valid record: { $problem }
error-record-game = “{ $path }” is of a game “{ $game }” that is not known here. The games are { $games }.
error-record-rules = “{ $path }” was played with version { $rules } of the rules; here is version { $known }. It cannot go on.
error-record-over = The match in “{ $path }” is over. “bottega replay” shows it.
error-record-illegal = A decision in “{ $path }” is not legal, so the match cannot go on. “bottega verify” says which.
error-record-decision = “{ $path }”, decision { $number } ({ $notation }): { $reason }
error-nothing-waits = No saved match is waiting in “{ $folder }”.
error-worker = Two processes in turn ended without a result on the same job: { $job }. If memory is short, use fewer processes (--jobs).
error-bot = { $option }: { $problem }
error-bot-failed = { $problem } The match is saved: { $path } – “bottega play --resume” with “--opponents” goes on with others.
error-entrant-empty = { $option }: a bot is missing in “{ $text }”. Write bots with a comma between them.
error-entrant-setting = { $option }: a setting is written NAME=VALUE after a colon, as in “search:seconds=1”; “{ $part }” in “{ $text }” is not.
error-entrant-setting-twice = { $option }: “{ $text }” has the setting { $part } twice. Leave one out.
error-entrant-seconds = { $option }: seconds to think are a number above 0, not “{ $part }” as in “{ $text }”.
error-entrant-iterations = { $option }: iterations are a whole number from 1, not “{ $part }” as in “{ $text }”.
error-entrant-twice = “{ $part }” takes part twice. Leave one out, or give it other settings.
error-entrants-few = A tournament needs two bots, not “{ $text }” alone. Alone one plays with --players 1.
error-ladder-other = “{ $path }” is of another tournament ({ $key }: { $theirs }, not { $ours }). Name another file, or repeat its command.
error-ladder-line = “{ $path }”: line { $line } cannot be read. Take the line out, or name another file.
error-ladder-foreign = “{ $path }” is no file of a tournament and stays as it is. Name another file.

### Before a match

ask-game = Which game?
ask-players = How many play?
ask-people = How many of them are people at this keyboard?
ask-opponents = Who plays against you?
ask-name = Name of player { $number }
ask-resume = Which match goes on?
ask-range = { $question } { $low }–{ $high } [{ $usual }]:
ask-default = { $question } [{ $usual }]:
player-name = Player { $number }
opponent-names = Bianca, Cosimo, Donata, Fausto, Ginevra

seat-person = Seat { $seat }: { $name }
seat-bot = Seat { $seat }: { $name }, a bot ({ $bot })
bot-set = { $bot }; { $settings }
bot-offered = { $bot }: { $about }
seat-name = Seat { $seat }: { $name }
fair-promise = The promise for this shuffle: { $promise }
fair-word = { $name }, your word for the shuffle (Enter for a random one):
commitment = The shuffle is fixed. Its commitment: { $commitment }
hint = Type the number of your choice, or the move as it is written beside it. “help” lists what else you can type.
hint-resume = A saved match is waiting: “bottega play --resume” goes on with it.
resumed = { $count ->
    [one] { $game }, after 1 decision
   *[other] { $game }, after { $count } decisions
}

### During a match

ask = { $name } >
quoted = “{ $text }”
choice-number = There is no choice { $text }. The numbers go from 1 to { $count }.
choice-number-range = “{ $text }” will not do. Type a number from { $low } to { $high }.
unknown = “{ $text }” is neither a move nor a command. “choices” shows the moves, “help” the commands.
unknown-near = “{ $text }” is no move. Did you mean { $near }?
number-wanted = A number is expected here, not “{ $text }”.
why-legal = That is allowed now.
why-what = Which move? Type it after “why”, as in “why end turn”.
undo-nothing = There is no decision of yours to take back.
undo-acted = Somebody else has decided since. You can only take back your own latest decisions.
undo-revealed = That decision brought something hidden to light, and nobody can forget it again.
saved = Saved: { $path }
thinks = { $name } thinks …
thinks-hint = Thinking …
advice-title = What a bot would do
advice-choice = { $number }. { $action } ({ $notation })
advice-seat = { $chance }%, { $points }
advice-note = The bot sees no more than you do. For each player: the chance to win, and the points to expect in the end.
advice-none = The bot knows nothing better than another here.
curtain = Pass the keyboard to { $name }. Everybody else looks away.
curtain-enter = Press Enter to go on.
rule-title = { $title } [{ $id }]
rules-none = The rules say nothing about “{ $text }”. Try another word.
rules-others = Also found
rules-more = “rules” and the id in brackets shows a paragraph.
rules-contents = “bottega rules { $game } ID” shows a paragraph, “--all” shows everything.

## What people may type; the usual word first.

command-board = board, b
command-choices = choices, c
command-why = why
command-hint = hint
command-rules = rules
command-score = score, scores
command-log = log
command-undo = undo, u
command-save = save
command-lang = lang, language
command-help = help, h, ?
command-quit = quit, q, exit

usage-move = 3 or end turn
usage-board = board
usage-choices = choices
usage-why = why MOVE
usage-hint = hint
usage-rules = rules WORDS
usage-score = score
usage-log = log N
usage-undo = undo N
usage-save = save FILE
usage-lang = lang en|fr|it
usage-help = help
usage-quit = quit

help-you-type = You type
help-it-does = and this happens
help-move = you choose, by number or by the move's own words
help-board = shows the table
help-choices = shows what you can do now (so does Enter)
help-why = says which rule forbids a move
help-hint = says what a bot would do in your place, and why
help-rules = finds paragraphs of the rules; alone, lists them
help-score = shows the scores as far as you can know them
help-log = tells the last N things that happened
help-undo = takes back your last N decisions
help-save = saves a copy; every decision is saved anyway
help-lang = changes the language
help-help = shows this
help-quit = leaves; “bottega play --resume” goes on

### Scores and the end

standings-now = The scores as they stand
standings-part = { $name } { $points }
standings-seat = { $name }: { $parts }
standings-tie = { $name } (for ties)
end-scores = Final scores
end-won = { $who } has won.
end-lost = { $who } has lost.
end-winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
end-place = Place { $place }: { $who }
left-over = The record of the match: { $path }
left-proof = “bottega verify” with this file proves it, “bottega replay” tells it.
left-paused = The match is saved: { $path }
left-resume = “bottega play --resume” goes on with it.

### Records

replay-entry = { $number }. { $name }: { $notation }
replay-ask = { $number }/{ $last } – Enter goes on, a number goes there, “quit” leaves:
replay-running = { $count ->
    [one] So far there is 1 decision; the match is not over.
   *[other] So far there are { $count } decisions; the match is not over.
}

check-ok = ok
check-failed = FAILED
check-unknown = not told
check-line = { $label }: { $text }
check-good = Nothing in this record is wrong.
check-bad = This record does not hold.

verify-rules-ok = The rules are those known here (version { $known }).
verify-rules-bad = It was played with version { $rules } of the rules; version { $known } is known here.
verify-commitment-ok = The deal is the one that was committed to before play.
verify-commitment-bad = The deal is not the one that was committed to before play.
verify-commitment-unknown = The record holds no commitment to the deal with its nonce.
verify-words-ok = The seed was mixed from the promised secret and a word of every seat.
verify-words-bad = The seed was not mixed from the promised secret and a word of every seat.
verify-words-unknown = The record does not say whose words the seed was mixed from.
verify-shuffle-ok = The seed gives exactly this deal.
verify-shuffle-bad = The seed does not give this deal.
verify-shuffle-unknown = The record holds no seed for the deal.
verify-deal-ok = The deal is complete.
verify-deal-bad = The deal cannot be played: { $problem }
verify-decisions-ok = { $count ->
    [0] No decision has been taken yet.
    [one] The only decision is legal.
   *[other] All { $count } decisions are legal.
}
verify-decisions-bad = Decision { $number } by { $seat } ({ $notation }) is not legal: { $problem }
verify-result-ok = The result follows from the decisions.
verify-result-bad = The result does not follow from the decisions.
verify-result-unknown = The record holds no result.

### Tables

column-players = Players
column-matches = Matches
column-decisions = Decisions per match
column-min = Min
column-max = Max
column-rate = Decisions/s
column-seat = Seat
column-seat-of = Seat { $seat }
column-line = Points on average
column-wins = Wins
column-interval = 95% interval
column-mean = Mean
column-sd = SD
column-name = Name
column-game = Game
column-options = Options
column-editions = Editions
column-matches-rate = Matches/s
column-clone = clone µs
column-legal = legal µs
column-view = view µs
column-imagine = imagine µs
column-cpu = CPU s
column-bot = Bot
column-against = against
column-rating = Rating
column-points = Points
column-choice = Choice
column-thinking = s/decision

percent = { $value }%
interval = { $low }–{ $high }%
interval-figures = { $low } to { $high }
players-range = { $low }–{ $high }
progress-matches = Matches
progress-bench = Measuring

simulate-title = { $game }: random play
simulate-seats = { $count ->
    [one] 1 player: wins and points
   *[other] { $count } players: wins and points
}
simulate-speed = { $rate } decisions/s in { $seconds } s on { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
}; seed { $seed }
simulate-stopped = Stopped after { $done } of { $total } matches.
simulate-crash = The match with seed { $seed } failed: { $problem }
failure-saved = The match so far is saved: { $path } – “bottega replay” with this file shows it.
ladder-title = { $game }: ladder
ladder-overall = All tables together
ladder-table = { $players ->
    [one] Alone: { $matches } matches each
   *[other] { $players } players: { $deals } deals, { $matches } matches each
}
ladder-note = Ratings are openskill's; everybody begins at 25. A win rate of 50% is as good as the other: with more than two players, both bots share the table and exchange all seats on every deal. Intervals are for 95%, with a deal as the unit. Only deals that everybody has played count.
ladder-nothing = Not a single deal has been played by everybody yet, so there is nothing to report.
ladder-kept = The matches are in { $path } (seed { $seed }; this run took { $seconds } s).
ladder-resumed = { $done } of { $total } matches have been played before: { $path }
ladder-again = The same command goes on from here.
plot-rating = Rating
plot-seats = { $count } players
plot-versus = { $count } players: how often the row beats the column
plot-alone = Alone: how often it wins
bench-title = { $game }: speed on one core
bench-note = Random play with legal moves, CPU time of one process; a state in the middle of a match for single operations. “make bench” compares with other engines.
conform-held = { $game } obeys all { $laws } laws: { $matches } matches, { $decisions } decisions.
conform-failed = { $game } breaks the law { $law } (seed { $seed }).
conform-stopped = Stopped. No law was seen broken.

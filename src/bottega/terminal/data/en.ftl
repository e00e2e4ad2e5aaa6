# The terminal's own words, in English.

### The command line

about-bottega = Bottega: Renaissance board games with every rule enforced, in your browser and in your terminal.
about-serve = Run a server for play in the browser.
about-admin = Manage a server: accounts, tables, backups.
about-play = Play a match with people at this keyboard and against bots.
about-learn = Learn a game by playing it, step by step.
about-games = List the games.
about-rules = Look up a game’s rules.
about-cards = Show what is in the box, and where each figure comes from.
about-replay = Show a recorded match in words, or step through it.
about-review = Say what each decision of a finished match was worth, and how the chances went.
about-practice = Find something better in positions where somebody went wrong.
about-verify = Prove that records are legal and that nobody chose the shuffle.
about-simulate = Play many matches at random and report the statistics.
about-ladder = Play tournaments between bots and rate them.
about-selfplay = Let bots play against each other and keep every decision as a row, in parquet files.
about-train = Train nets for a game: bots play against themselves, nets learn from it, and matches show whether they are better.
about-export = Write the decisions of recorded matches as rows, in parquet files.
about-study = Answer designers’ questions: seats, length, what wins, editions compared.
about-bench = Measure how fast the games run here.
about-conform = Hold a game to the laws of the conformance kit, over random matches.

version-compiled = compiled
version-pure = pure Python
help-usage = Usage:
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-more = “bottega COMMAND --help” says more. “bottega” alone is “bottega serve”.

arg-lang = language: { $languages }
arg-plain = line by line without boxes or colours, for a screen reader or a pipe
arg-help = show this help and exit
arg-game = the game’s name; “bottega games” lists them
arg-players = number of players (default 2)
arg-players-range = numbers of players: 3, 2-4 or 2,4 (default: all)
arg-names = names by seat, with commas between them; a named player is a person
arg-opponents = your opponents, by level (apprentice, journeyman, master, maestro, leonardo) or by name (random, greedy, search:seconds=2), with commas between them
arg-bots = seats of the bots: 1,2 or none or all; seats count from 0 (default: all but seat 0)
arg-bot-seconds = seconds that a bot may think about a decision or a hint
arg-seed = any text; the same seed gives the same shuffle
arg-option = an option of the game; may be given several times
arg-edition = other figures for the components: an edition’s name or a file
arg-fair = every player adds a word of their own to the shuffle
arg-resume = continue a saved match: this file, or the latest one
arg-record = keep the record of the match in this file
arg-lesson = the lesson’s name; without one, the lessons are listed
arg-again = begin the lesson anew
arg-admin-action = what to do: status, accounts, reset-password, log-out, delete-account, reports, warn, silence, ban, unban, tables, close, replay, check, backup, restore, drop-snapshots
arg-admin-target = the account, the match or the file it is about
arg-admin-text = what a player is to read, for warn, silence and ban
arg-admin-days = for how many days, for silence and ban (default: for good)
arg-admin-yes = do not ask before what cannot be undone
arg-serve-host = the address to listen on (default 127.0.0.1: only this machine; 0.0.0.0: every machine that can reach it)
arg-serve-port = the port to listen on (default 8000; 0: any free port)
arg-serve-data = the folder for everything that the server keeps
arg-serve-database = an SQLite file or postgresql://... (default: a file in the data folder)
arg-serve-redis = redis://..., for several servers on one database
arg-serve-origins = the address that people type, like https://games.example.org
arg-serve-hosts = host names that are answered (default: all)
arg-serve-trusted_proxies = proxies that are trusted to name the client
arg-serve-secure_cookies = cookies over TLS only (default: if the origins use https)
arg-serve-rate_limits = limit the number of requests of each client (default: on)
arg-serve-address_sockets = connections from one address at a time (default 50)
arg-serve-keep_names = days for which a name that was given up is kept for its owner (default 90)
arg-serve-referees = processes that run the rules (default 1)
arg-serve-thinkers = processes in which bots think (default 1; 0: no bots)
arg-serve-reviews = the work that goes into a review of a match, in percent (default 100; 0: no reviews)
arg-serve-web = the folder of the built pages (default: those of the package)
arg-serve-contact = the contact that push services are given: mailto:... or https://...
arg-serve-notice_hosts = webhooks and ntfy servers that players may use although they are in your own network or have no TLS
arg-serve-log_level = the least level that is logged (default: info)
arg-serve-log_json = log as JSON (default: unless the log goes to a terminal)
arg-serve-keep_open = days after which a table that has not begun is closed (0: never)
arg-serve-keep_idle = days after which a match in which nobody decides is abandoned (0: never)
arg-serve-keep_bots = days after which a match against bots in which nobody decides is abandoned (0: never)
arg-serve-keep_abandoned = days after which an abandoned match is deleted (0: never)
arg-serve-keep_guests = days after which a guest who does not come back is deleted (0: never)
arg-serve-keep_chat = days after the end of a match for which its chat is kept (0: for ever)
arg-serve-open = open the browser
arg-matches = matches for each number of players (default { $usual })
arg-conform-matches = matches in all, of every number of players and every option in turn (default { $usual })
arg-conform-examine = percentage of the decisions at which all laws are checked; at the others, only the most important ones (default 100)
arg-jobs = number of processes (default: one for each core)
arg-on = where the work is done: local (processes on this machine), ray (a Ray cluster that runs here, or a new one), or the address of a cluster
arg-json = write the figures as JSON to a file, or to the output (-)
arg-entrants = the bots that play, with commas between them, settings after colons, as in greedy,search:seconds=1
arg-ladder-table = seat these bots at one table, one for each seat, instead of pairs; the table is turned so that each bot has every seat
arg-ladder-players = sizes of the table: 2,5 or 2-4 (default: 2 and the largest)
arg-ladder-matches = matches for each pair and each size of table (default { $usual }; with --sprt the most, default { $most }); every deal is played twice, with the seats exchanged
arg-sprt = stop when it is decided whether the first bot wins LOW or HIGH of the matches, as in 0.5:0.55
arg-sprt-error = how often the decision of --sprt may be wrong (default 0.05)
arg-ladder-file = keep the matches in this file; the same command continues where it stopped
arg-plot = draw the result as an SVG picture
arg-selfplay-bots = the bots that play, with commas between them, settings after colons (default search:iterations=200); they sit in turn and move by one seat from match to match
arg-selfplay-players = number of players (default: as many as bots, at least 2)
arg-selfplay-matches = matches in all (default { $usual })
arg-selfplay-out = the folder for the rows; the same command continues where it stopped
arg-train-matches = quick matches a generation plays at each size of table (default { $usual }; 0 keeps the net for positions of --start)
arg-train-iterations = iterations a decision in them (default { $usual })
arg-train-deep = matches with more thought at each size of table (default { $usual })
arg-train-deep-iterations = iterations a decision in those (default { $usual })
arg-train-memory = generations whose matches are learnt from (default { $usual })
arg-train-epochs = epochs of training (default { $usual })
arg-train-proof = most matches against the generation before, at each size of table (default { $usual })
arg-train-proof-iterations = iterations a decision in those (default { $usual })
arg-train-start = what the first generation plays with: the hand-made judgement (made, the default), the nets that come with the game (learnt), or the weights in a file
arg-train-generations = generations in all (default { $usual })
arg-train-out = the folder of the run; the same command continues where it stopped
arg-shard = matches in a file (default { $usual })
arg-export-file = the record of a finished match
arg-export-out = the folder for the rows
arg-study-bots = the bots that play, with commas between them; each plays all seats of its own matches (default greedy)
arg-study-matches = matches for each bot, each size of table and each edition (default { $usual })
arg-study-out = write the study as a page of HTML
arg-study-plot = draw the advantage of each seat as an SVG picture
arg-study-edition = the edition to play: one that comes with the game, or a YAML file; the second of two is compared with the first
arg-file = a record
arg-review-file = the record of a finished match, or a review written with --json
arg-level = how much work: quick (seconds) or deep (a minute or two); usually quick
arg-review-seat = judge this seat only; otherwise everybody who is no bot
arg-review-seed = what the imagined worlds are drawn from; the same seed gives the same review
arg-review-json = write the review as JSON to a file, or to the output (-)
arg-practice-file = practise the mistakes in a record or in a review
arg-difficulty = only positions that are easy, medium or hard
arg-practice-make = make a set of positions of GAME from matches of bots
arg-practice-count = with --make: maximum positions (usually 25)
arg-practice-out = with --make: the file to write
arg-step = stop after each decision and show the board
arg-at = show the board after decision N
arg-viewer = the view to show: a seat (from 0), all, or none for a spectator
arg-words = words to look for, or the id of a paragraph
arg-all = all of the rules

### Errors

error-lang = There is no language “{ $lang }”. Choose one of { $languages }.
error-command = { $matches ->
    [0] There is no command “{ $text }”. The commands are { $known }.
   *[other] There is no command “{ $text }”. Did you mean “{ $near }”?
}
error-extra = “{ $command }” needs packages that are not installed, { $missing } for one: install them with pip install "bottega[{ $extra }]".
error-argument = { $matches ->
    [0] “{ $text }” is not understood here. “--help” lists what is.
   *[other] “{ $text }” is not understood here. Did you mean “{ $near }”?
}
error-arguments = These arguments are not understood: { $problem }
error-value = { $option } needs a value. “--help” says which.
error-no-value = { $option } takes no value.
error-game = { $matches ->
    [0] There is no game “{ $text }”. The games are { $known }.
   *[other] There is no game “{ $text }”. Did you mean “{ $near }”?
}
error-which-game = Which game? Name one of { $games }.
error-which-file = Which record? Name a file.
error-edition = There is no edition “{ $edition }”: it is neither a file nor one of { $editions }.
error-edition-file = This edition cannot be used: { $problem }
error-edition-folder = “{ $path }” is a folder. Name the file of the edition.
error-players = { $game } is for { $low } to { $high } players, not for { $text }.
error-number = { $option } is a whole number, not “{ $text }”.
error-number-low = { $option } is at least { $low }, not { $text }.
error-number-range = { $option } goes from { $low } to { $high }; “{ $text }” is not valid.
error-seconds = { $option } is a number of seconds above 0, as in 0.5, not “{ $text }”.
error-no-options = { $game } has no options, so “{ $text }” is not valid.
error-option-form = An option is written NAME=CHOICE, not “{ $text }”.
error-option-name = { $matches ->
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
error-home = “{ $path }” begins with the home folder of an unknown user.
error-system-enametoolong = the name is too long
error-system-enoent = there is no such file or folder
error-system-eacces = permission denied
error-system-eperm = permission denied
error-system-eisdir = it is a folder
error-system-enotdir = a part of the path is not a folder
error-system-enospc = the disk is full
error-system-erofs = the disk is read-only
error-system-eloop = the path has too many links
error-read = “{ $path }” cannot be read: { $reason }.
error-not-text = “{ $path }” is not a text file, so it is not a record.
error-write = “{ $path }” cannot be written: { $reason }.
error-exists = “{ $path }” exists and is not overwritten. Choose another name.
error-record = “{ $path }” is not a valid record: { $problem }
error-record-game = “{ $path }” is a match of “{ $game }”, which is not installed. The games are { $games }.
error-record-rules = “{ $path }” cannot be played here: { $problem }
error-record-over = The match in “{ $path }” is over. “bottega replay” shows it.
error-record-illegal = A decision in “{ $path }” is not legal, so the match cannot continue. “bottega verify” says which.
error-record-decision = “{ $path }”, decision { $number } ({ $notation }): { $reason }
error-nothing-waits = There is no unfinished match in “{ $folder }”.
error-lesson = { $matches ->
    [0] There is no lesson “{ $text }”. The lessons are { $known }.
   *[other] There is no lesson “{ $text }”. Did you mean “{ $near }”?
}
error-lesson-file = This lesson cannot be used: { $problem }
error-no-lessons = There are no lessons here ({ $games }).
error-level = { $matches ->
    [0] There is no level “{ $text }”. The levels are { $known }.
   *[other] There is no level “{ $text }”. Did you mean “{ $near }”?
}
error-difficulty = { $matches ->
    [0] There is no difficulty “{ $text }”. Positions are { $known }.
   *[other] There is no difficulty “{ $text }”. Did you mean “{ $near }”?
}
error-review = “{ $path }” cannot be reviewed: { $problem }
error-practice-clean = The review of “{ $path }” found no mistakes: there is nothing to practise.
error-practice-none-here = There are no such positions to practise here ({ $games }).
error-practice-file = The positions of { $game } cannot be used: { $problem }
error-place = --on: “{ $text }” is no place to work. Say local, ray or ray://HOST:PORT.
error-worker = Two processes in turn ended without a result on the same job: { $job }. If memory is short, use fewer processes (--jobs).
error-bot = { $option }: { $problem }
error-bot-failed = { $problem } The match is saved: { $path }. “bottega play --resume” with “--opponents” continues it with other bots.
error-entrant-empty = { $option }: a bot is missing in “{ $text }”. Write bots with a comma between them.
error-entrant-setting = { $option }: a setting is written NAME=VALUE after a colon, as in “search:seconds=1”; “{ $part }” in “{ $text }” is not.
error-entrant-setting-twice = { $option }: “{ $text }” has the setting { $part } twice.
error-entrant-seconds = { $option }: the seconds of “{ $text }” must be a number above 0, not “{ $part }”.
error-entrant-iterations = { $option }: the iterations of “{ $text }” must be a whole number from 1, not “{ $part }”.
error-entrants-few = A tournament needs two bots, not “{ $text }” alone. For matches alone: --players 1.
error-table-with = --table says who plays and at how many seats. Leave { $option } out.
error-table-alike = Only “{ $text }” sits at this table, so it wins every match. Seat another bot too; to compare equal bots, write --bots { $text },{ $text }.
error-sprt = --sprt is written LOW:HIGH, two win rates above 0 and below 1, the lower one first, as in 0.5:0.55; “{ $text }” is not.
error-sprt-error = --error is a number above 0 and below 0.5, not “{ $text }”.
error-error-alone = --error belongs to --sprt, which is missing.
error-sprt-pair = --sprt asks one question: name two bots with --bots and one size of table with --players, or seat a table with --table.
error-study-editions = --edition takes one edition or two, not { $count }.
error-ladder-other = “{ $path }” is of another tournament ({ $key }: { $theirs }, not { $ours }). Name another file, or repeat its command.
error-ladder-line = “{ $path }”: line { $line } cannot be read. Take the line out, or name another file.
error-ladder-foreign = “{ $path }” is not the file of a tournament. It is not changed. Name another file.
error-which-folder = Where to? Name a folder with --out.
error-data-other = “{ $path }” holds rows of another command ({ $key }: { $theirs }, not { $ours }). Name another folder, or repeat its command.
error-data-file = “{ $path }” cannot be read. Delete the file, and the same command makes it again.
error-data-foreign = “{ $path }” is no empty folder and holds no rows of ours. It is not changed. Name another folder.
error-train-features = There are no features of the game { $game } to learn from: docs/bots.md says what they are.
error-train-start = The run cannot start with “{ $value }”: { $reason }.
error-train-nothing-kept = --matches 0 keeps the net for positions that the run starts with. Name one with --start, or let it play quick matches.
error-train-other = “{ $path }” holds a run with other settings ({ $key }: { $theirs }, not { $ours }). Name another folder, or repeat its command.
error-train-foreign = “{ $path }” is no empty folder and holds no training run. It is not changed. Name another folder.
error-export-running = The match in “{ $path }” is not over: its rows would show what is still hidden. Export it when it is over.
error-export-mixed = “{ $path }” does not go into one folder with “{ $first }” ({ $key }: { $theirs }, not { $ours }). Export it into a folder of its own.

### Before a match

ask-game = Which game?
ask-players = How many play?
ask-people = How many of them are people at this keyboard?
ask-opponents = Who plays against you?
ask-name = Name of player { $number }
ask-resume = Which match do you want to continue?
ask-lesson = Which lesson?
ask-play-on = Do you want to play on from here, against apprentices? [Y/n]
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
hint-resume = There is an unfinished match: “bottega play --resume” continues it.
resumed = { $count ->
    [one] { $game }, after 1 decision
   *[other] { $game }, after { $count } decisions
}

### During a match

ask = { $name } >
quoted = “{ $text }”
choice-number = There is no choice { $text }. The numbers go from 1 to { $count }.
choice-number-range = “{ $text }” is not valid. Type a number from { $low } to { $high }.
unknown = “{ $text }” is neither a move nor a command. “choices” shows the moves, “help” the commands.
unknown-near = “{ $text }” is neither a move nor a command. Did you mean { $near }?
number-wanted = A number from 1 on is expected here, not “{ $text }”.
why-legal = That is allowed now.
why-what = Which move? Type it after “why”, as in “why end turn”.
undo-nothing = There is no decision of yours to take back.
undo-acted = Another player has decided since. You can take back only your own latest decisions.
undo-revealed = That decision revealed something hidden, so it cannot be taken back.
saved = Saved: { $path }
not-saved = Nothing was saved.
ask-folder = There is no folder “{ $folder }”. Create it? [y/N]
yes-words = y, yes
no-words = n, no
log-empty = Nothing has happened yet.
board-more = “board” shows the whole table.
thinks = { $name } is thinking …
thinks-hint = Thinking …
advice-title = What a bot would do
advice-choice = { $number }. { $action } ({ $notation })
advice-seat = { $chance }%, { $points }
advice-note = The bot sees no more than you do. For each player: the chance to win, and the points to expect in the end.
advice-none = The bot prefers no choice here.
curtain = Pass the keyboard to { $name }. Everybody else looks away.
curtain-enter = Press Enter to continue.
rule-title = { $title } [{ $id }]
rules-none = The rules say nothing about “{ $text }”. Try another word.
rules-others = See also
rules-more = “rules” and the id in brackets shows a paragraph.
rules-contents = “bottega rules { $game } ID” shows a paragraph, “--all” shows everything.
what-figure = { $name }: { $value }
what-rule = Rules: { $title } [{ $id }]
what-thing = { $target }: { $title }
what-several = Several things have this name:
what-near = There is no “{ $text }” on the table. Did you mean { $near }?
what-unknown = There is no “{ $text }” on the table. “what” alone lists everything.
what-you-type = You type after “what”
what-it-is = What it explains
what-how = Names and parts of names work too, as in “what { $example }”.
coach-card = Coach: { $text }
coach-how = “coach off” sends the coach away, “coach” alone repeats a card.
coach-nothing = The coach has nothing to say about this decision.
coach-which = After “coach” comes “on” or “off” or nothing, not “{ $text }”.
coach-gone = The coach is gone. “coach on” calls it back.
coach-back = The coach is back.
legend-sign = Sign
legend-name = Name
legend-meaning = Meaning

### Lessons

learn-item = { $game }: { $title } – { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $state }
learn-state-new = new
learn-state-begun = at step { $number } of { $total }
learn-state-done = done
learn-hint = Enter goes on. Where you have to choose, type a number, or the move as it is written beside it. “back” goes a step back, “skip” goes on without you, “help” lists the rest.
learn-resumed = The lesson goes on where you left it. “back” goes a step back.
learn-step = Step { $number } of { $total }
learn-point = Look at: { $things }
learn-enter = Enter goes on >
learn-read = There is nothing to choose here, so “{ $text }” is not understood. Enter goes on, “help” lists the commands.
learn-choose = Here it is your choice. Type its number, or “skip”.
learn-first = This is the first step.
learn-left = The lesson is kept: the same command continues it.
learn-done = That was the whole lesson. Well done!

## What people may type; the usual word first.

command-board = board, b
command-choices = choices, c
command-why = why
command-what = what, explain
command-legend = legend, symbols
command-hint = hint
command-coach = coach
coach-on = on
coach-off = off
command-rules = rules
command-score = score, scores
command-log = log
command-undo = undo, u
command-next = continue
command-back = back, undo, u
command-skip = skip
command-solution = solution
command-save = save
command-lang = lang, language
command-help = help, h, ?
command-quit = quit, q, exit

usage-move = 3 or end turn
usage-board = board
usage-choices = choices
usage-why = why MOVE
usage-what = what THING
usage-legend = legend
usage-hint = hint
usage-coach = coach on|off
usage-rules = rules WORDS
usage-score = score
usage-log = log N
usage-undo = undo N
usage-next = continue
usage-back = back
usage-skip = skip
usage-solution = solution
usage-save = save FILE
usage-lang = lang en|fr|it
usage-help = help
usage-quit = quit

help-you-type = You type
help-it-does = Effect
help-move = plays a move, by its number or as it is written
help-board = shows the whole table
help-choices = shows what you can do now (so does Enter)
help-why = says which rule forbids a move
help-what = explains a thing on the table; alone, lists them
help-legend = shows what the symbols mean
help-hint = says what a bot would do in your place, and why
help-coach = explains the kind of decision you face; “off” sends the coach away, “on” calls it back
help-rules = finds paragraphs of the rules; alone, lists them
help-score = shows the scores, as far as you can know them
help-log = shows the last N events
help-undo = takes back your last N decisions
help-next = goes on (so does Enter)
help-back = goes a step back
help-skip = goes on: the lesson chooses for you
help-solution = shows what the bot prefers, and why
help-save = saves a copy; every decision is saved anyway
help-lang = changes the language
help-help = shows this help
help-quit = leaves; “bottega play --resume” continues the match
help-quit-lesson = leaves; the same command continues the lesson

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
left-proof = “bottega verify” checks this file, “bottega replay” shows the match, “bottega review” says what could have been better.
left-paused = The match is saved: { $path }
left-resume = “bottega play --resume” continues it.

### Records

replay-entry = { $number }. { $name }: { $notation }
replay-ask = { $number }/{ $last } – Enter: next, a number: go there, “quit”: leave:
replay-running = { $count ->
    [one] So far there is 1 decision; the match is not over.
   *[other] So far there are { $count } decisions; the match is not over.
}

review-title = { $game }: review ({ $level })
review-level-quick = quick
review-level-deep = deep
review-seats = The players
review-seats-note = Accuracy goes from 0 (no better than choices at random) to 100 (nothing given away). “Given away” is the chance to win that decisions cost together, with the standard error.
review-column-points = Points
review-column-accuracy = Accuracy
review-column-skill = Given away
review-column-luck = Luck
review-column-adjusted = Result without luck
review-column-after = After entry
review-estimate = { $chance } ± { $error }
review-percent = { $number }%
review-curve = The chance to win
review-curve-seat = { $name }  { $bars }  { $first } → { $last }
review-errors = { $count ->
    [0] Mistakes
   *[other] Mistakes ({ $count })
}
review-errors-none = Nothing was clearly worse than what the bot would have played.
review-errors-more = { $count ->
    [one] And 1 smaller one.
   *[other] And { $count } smaller ones.
}
review-error = { $number }. { $name }, { $grade } ({ $chance }): { $played }. Better: { $best }.
review-turning = Turning point: entry { $number }, { $name }
review-reveal = Turning point: what came up after entry { $number }, for { $name }
review-luck = It changed the chance to win by { $chance }.
review-played = Played: { $action } ({ $chance }, { $points } points)
review-better = Better: { $action } ({ $chance }, { $points } points)
progress-review = Reviewing

### Practice

practice-number = Position { $number } of { $total }
practice-easy = easy
practice-medium = medium
practice-hard = hard
practice-task = Somebody gave something away here. Find something better.
practice-board = “board” describes the table.
practice-solved = That is it: { $grade }.
practice-wrong = That gives away { $chance }% of the chance to win ({ $grade }).
practice-again = Try another choice, or type “solution”.
practice-best = The bot prefers: { $action }. In the match it was: { $played }.
practice-count = Found at once: { $solved } of { $number }.
practice-enter = Enter: the next position, “quit”: leave >
practice-made = { $count ->
    [one] 1 position is in { $path }.
   *[other] { $count } positions are in { $path }.
}

check-ok = ok
check-failed = FAILED
check-unknown = unknown
check-line = { $label }: { $text }
check-good = Nothing is wrong with this record.
check-bad = This record is not valid.

verify-rules-ok = The rules are those installed here (version { $known }).
verify-rules-bad = It was played with version { $rules } of the rules; version { $known } is installed here.
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
column-held = Seats held
column-adjusted = Without luck
column-worth = Worth matches
column-rating = Rating
column-points = Points
column-choice = Choice
column-thinking = s/decision

percent = { $value }%
interval = { $low }–{ $high }%
interval-figures = { $low } to { $high }
players-range = { $low }–{ $high }
progress-matches = Matches
progress-records = Checking
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
ladder-note = Ratings are openskill’s; every bot begins at 25. A win rate of 50% means equally strong: with more than two players, both bots share the table and exchange all seats on every deal. Intervals are for 95%, with a deal as the unit. Only deals that all bots have played count.
ladder-note-table = An equal bot would win as large a part of the matches as it holds of the seats. On every deal the table is turned until each bot has had every seat. Intervals are for 95%, with a deal as the unit. Only deals that have been played on all seats count.
ladder-luck = “Without luck” takes out of each result what the cards did: the expectation stays the same, and chance has less part in it. “Worth matches” is the number of matches that would have made the plain win rate as certain.
ladder-nothing = No deal has been played by all bots yet, so there is nothing to report.
ladder-kept = The matches are in { $path } (seed { $seed }; this run took { $seconds } s).
ladder-resumed = { $done } of { $total } matches are already played: { $path }
ladder-again = The same command continues from here.
ladder-rounded = Every deal is played twice, with the seats exchanged: each pair plays { $matches } matches at each size of table, not { $asked }.
data-resumed = { $done } of { $total } matches are already there: { $path }
data-kept = { $rows ->
    [one] { NUMBER($rows) } row
   *[other] { NUMBER($rows) } rows
} in { $path } ({ $megabytes } MB; this run took { $seconds } s).
train-step-matches = Generation { $generation }: matches
train-step-examples = Generation { $generation }: examples
train-step-positions = Generation { $generation }: learns positions
train-step-decisions = Generation { $generation }: learns decisions
train-step-proof = Generation { $generation }: matches against the one before
train-proof = { $players } seats: { $share } of { $matches } matches won ({ $low } to { $high })
train-accepted = Generation { $generation } is better than what was before, and plays from now on.
train-refused = Generation { $generation } is not better than what was before, which goes on playing.
train-stopped = Stopped. The same command continues from here: { $folder }
train-done = The weights are in { $folder }, net.bin of each generation; progress.svg shows how they were made.
ladder-rounded-table = Every deal is played { $times } times, with the table turned: { $matches } matches are played, not { $asked }.
ladder-sprt = { $decision ->
    [high] { $bot } wins { $high } or more, rather than { $low } or less: decided after { $deals } deals. { $ratio }; either answer is wrong in at most { $error } of such tests.
    [low] { $bot } wins { $low } or less, rather than { $high } or more: decided after { $deals } deals. { $ratio }; either answer is wrong in at most { $error } of such tests.
   *[none] Whether { $bot } wins { $high } or more, or { $low } or less, is not decided after { $deals } deals. { $ratio }. More matches go on from here.
}
ladder-sprt-ratio = Log-likelihood ratio { $ratio }, bounds ±{ $bound }
ladder-sprt-note = The test stops where the results are clear, so its win rate tends to lie a little too far from the middle. For a win rate without this, play a fixed number of matches.
plot-rating = Rating
plot-seats = { $count } players
plot-versus = { $count } players: how often the row beats the column
plot-alone = Alone: how often it wins
study-section = { $players ->
    [one] { $bot }, { $edition }, alone: { $matches } matches of { $decisions } decisions ({ $interval })
   *[other] { $bot }, { $edition }, { $players } players: { $matches } matches of { $decisions } decisions ({ $interval })
}
study-nothing = No match has been played to its end, so there is nothing to report.
study-done = Seed { $seed }; this run took { $seconds } s.
bench-title = { $game }: speed on one core
bench-note = Random play with legal moves, CPU time of one process; a state in the middle of a match for single operations. “make bench” compares with other engines.
conform-held = { $game } keeps all { $laws } laws: { $matches } matches, { $decisions } decisions, { $examined } of them examined.
conform-failed = { $game } breaks the law { $law } (seed { $seed }).
conform-stopped = Stopped. No law was broken so far.

# The web client’s own words, in English.

# How dates and figures are written.
locale = en-GB

site = Bottega
label = { $label }: { $text }
skip = Skip to the content
home = Bottega: home page
nav = Main navigation
loading = Loading…
close = Close
cancel = Cancel
save = Save
saved = Saved.
delete = Delete
again = Try again
send = Send
copy = Copy
copied = Link copied.
share = Share
name = Name
game = Game
language = Language
settings = Settings
account = Account
login = Log in
rules = Rules
ranking = Ranking
reconnecting = The connection is lost. Reconnecting…
problem-offline = The server cannot be reached. Check your connection; then try again.
problem-failed = Something went wrong on the server ({ $status }). Try again in a moment.

## First page
hero = Board games from the Renaissance
hero-about = Play with friends near or far, around one device, or against bots. Bottega enforces every rule.
about-masters = Draw marbles from the market, buy developments and let your workshops produce, while the Pope watches how devout you are.
about-leonardo = Send your apprentices through the city for hands, materials and know-how, and be the first to bring Leonardo’s ideas to life.
about-inventors = Lead a team of great minds from antiquity to our own day, and take part in the inventions that changed the world.
players-range = { $from }–{ $to } players
minutes = about { $count } minutes
play-now = Play now against bots
play-friends = With friends
play-device = On this device
play-options = More options
own-tables = Your matches
open-tables = Open tables
open-none = No table is waiting for players. Open one!
live-tables = Matches in progress
live-none = No public match is in progress.
past-tables = Finished matches
gone-tables = Abandoned matches
company = with { $names }
company-bots = against { $names } ({ $count ->
    [one] a bot
   *[other] bots
})
company-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
company-none = solo
moved = last move { $ago }
opened = opened { $ago }
tidy = Tidy up
tidy-about = Select matches against bots.
tidy-all = { $count ->
    [one] Select the only one
   *[other] Select all { $count }
}
tidy-none = Select none
tidy-pick = Select { $what }
tidy-abandon = { $count ->
    [one] Abandon 1 match
   *[other] Abandon { $count } matches
}
tidy-abandon-about = { $count ->
    [one] It ends without a result. You find it among the abandoned matches.
   *[other] They end without a result. You find them among the abandoned matches.
}
tidy-abandon-done = { $count ->
    [one] 1 match abandoned.
   *[other] { $count } matches abandoned.
}
tidy-delete = { $count ->
    [one] Delete 1 match
   *[other] Delete { $count } matches
}
tidy-delete-about = { $count ->
    [one] It is gone for good, with its replay and its result.
   *[other] They are gone for good, with their replays and results.
}
tidy-delete-done = { $count ->
    [one] 1 match deleted.
   *[other] { $count } matches deleted.
}
discard = Abandon the match
discard-about = It ends without a result. You find it among the abandoned matches.
close-table-about = Nobody else sits at this table. It is closed.
leave-about = Your seat becomes free again.
decline-about = The seat that is kept for you becomes free.
delete-match = Delete the match
delete-match-about = It is gone for good, with its replay and its result.
your-turn = Your turn
due-by = decide by { $when }
status-open = waiting for players
status-playing = in progress
status-over = The match is over.
status-abandoned = The match was abandoned.
footer = Bottega is free software. The rules are explained in our own words; all pictures are our own.
missing = Page not found
missing-about = There is no page at this address. Perhaps the link is incomplete.
missing-home = Go to the home page

## New match
new = New match
new-start = Start the match
new-open = Open the table
seats = Seats
players = Players
player-number = Player { $number }
seat-number = Seat { $number }
seat-me = You
seat-person = A person
seat-open = Open seat
seat-bot = Bot
seat-bot-of = Bot: { $level }
edition-of = Edition: { $name }
seat-free = free
seat-kept = kept for { $name }
seat-whole = Everything { $name } has
seat-add = Add a seat
seat-remove = Remove seat { $number }
bot-level = Bot level
bot-rated = { $level } ({ $rating })
bot-rated-about = The number of a level is its rating, which compares the bots with each other: a higher one is stronger.
device = Everyone around this device
device-about = Pass the device from player to player. In a game with secrets, the board is hidden in between.
order-drawn = Draw lots for the order of play
options = Options
edition = Edition
edition-standard = Standard
edition-owner = Inventions 8 and 13 swapped (8 copper, 13 silver)
edition-pictured = Cards 33 and 48 as shown in the rulebook
tempo = Thinking time
tempo-none = No clock: everyone takes the time they need.
tempo-live = Live clock: minutes for the whole match, plus seconds for each turn.
tempo-days = Over days: a few days for each decision.
tempo-minutes = Minutes
tempo-increment = Seconds per turn
tempo-each = Days per decision
tempo-none-is = no clock
tempo-live-is = { $minutes } min + { $increment } s
tempo-days-is = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
}
who-may = Access
public = Public table
private = by invitation
public-about = Listed on the home page for everyone. Otherwise only people with the link can join.
spectators = Spectators may watch
ranked = Ranked
ranked-about = Counts for your rating. Needs at least two people. Hints are off.
show-all = Show all { $count }
hints = Hints
hints-about = Players may ask a bot for advice.
word = A word for the shuffle
word-about = Your word is mixed into the shuffle, so that nobody, not even this server, can choose the deal.

## Table before the start
invite = Invite
invite-about = Anyone who opens this link can take a seat.
invited-by = { $name } invites you to play
hosted-by = { $name } is looking for players
rules-of = Rules of the game
qr = QR code of { $link }
reach-network = The address that you opened works on this computer only. The link below works for everyone in your network.
reach-alone = Nobody else can open this link: the server listens to this computer only. Start it like this, and open the table again:
reach-here = This link works on this computer only. Others need the address of the computer on which the server runs.
host = host
sit = Sit here
leave = Leave the table
close-table = Close the table
start = Start
goes-on = This match goes on where another one stood, with the same deal.
start-free = Some seats are still free.
start-host = The host starts the match.

## Session and account
session-name = What should we call you?
session-name-about = A name is enough. You can add a password later.
session-name-do = Continue
session-login = Log in
session-login-about = Use the name and password of your account.
session-login-do = Log in
session-claim = Keep this account
session-claim-about = You are a guest: only this browser knows you. Set a password to use the account on every device.
session-claim-do = Set a password
session-have = I have an account
session-guest = I am new here
account-none = You are not logged in.
password = Password
password-about = At least { $count } characters.
password-change = Change the password
password-old = Current password
password-new = New password
sessions = Where you are logged in
session-here = This browser
session-other = Another browser
session-end = Log out there
seen = last active { $when }
logout = Log out
logout-everywhere = Log out everywhere
logout-guest = If you log out as a guest, you cannot return to this account.
tokens = Tokens for programs
tokens-about = A program with a token can play in your name.
token-label = What is it for?
token-make = Make a token
token-fresh = Copy it now. It is shown only once:
delete-account = Delete the account
delete-account-about = This cannot be undone. The matches you played remain, without your name.
delete-account-do = Delete permanently

## Settings
settings-theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
settings-motion = Animations
motion-auto = Same as device
motion-full = On
motion-none = Off
settings-pace = Moves of the others
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
settings-text = Text size: { $percent }%
settings-contrast = High contrast
settings-sound = Sounds
sound-offer = Play soft sounds?
sound-yes = Yes
sound-no = No
settings-confirms = Confirm each turn
settings-confirms-about = Your turn waits for your confirmation. Until then you can take it back.

## Rules and ranking
summary = Summary on one page
summary-print = Print
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
rules-contents = Contents
rules-link = Link to “{ $title }”
legend = Legend of symbols
legend-about = Every symbol on the table, and what it means.
ranking-bots = Bots
rating = Rating
rating-range = 95% interval

## At the table
decision = Your decision
choices = Choices
choose-touch = Touch what glows on the table.
choose-all = { $count ->
    [one] Show the choice
   *[other] Show all { $count } choices
}
choose-fold = Hide the choices
choose-glow = Show what glows
choose-clear = Start again
choose-left = { $count ->
    [one] 1 choice left
   *[other] { $count } choices left
}
choose-several = { $count } choices
waiting-for = Waiting for { $names }.
waited = Time that { $name } has been thinking
thinking-of = How far { $name } has come
thinking-done = { $done } lines of play tried
thinking-part = { $done } of { $of } lines of play tried
hurry = Move now
hurry-about = The bots answer now, with the best they have found
presence-here = is here
presence-away = is away
presence-away-since = away since { $when }
presence-gone = is not here
presence-gone-since = gone since { $when }
moment = One moment…
playback-pause = Pause
playback-go-on = Continue
playback-skip = Skip
playback-skip-to-turn = Go to your turn
playback-to-come = { $count ->
    [one] 1 more to come
   *[other] { $count } more to come
}
since = Since your last move
since-watching = Recent moves
since-none = Nothing has happened since your last move.
since-none-watching = Nothing has happened since you came.
since-earlier = Earlier:
since-back = The move before
since-forth = The next move
since-present = Back to the present
held = Your turn is complete. Confirm it or take it back.
confirm = Confirm
doubt-no = No, go back
keys = Keyboard shortcuts
key-number = Choose from the list; the first press opens a list that is hidden
key-clear = Start the choice again, or close what is open
key-explain = Explain the thing you are at; arrow keys then go on to others
undo = Undo
takeback = Ask to take back a move
agree = Agree
decline = Decline
request-takeback = { $name } asks to take back a move.
request-abandon = { $name } proposes to abandon the match.
deciding = is deciding
flagged = out of time
resigned = resigned
stand-in = Let a bot play for me
stand-in-about = A bot plays for you until you come back.
stand-in-for = Let a bot play for { $name }
stand-in-plays = A bot plays for this seat
come-back = Take your seat back
order-on = Pass for the rest of this phase
order-is = You pass for the rest of this phase.
late = { $name } is out of time.
asked-takeback = You asked to take back a move. { $names } must agree.
asked-abandon = You proposed to abandon the match. { $names } must agree.
order-off = Stop passing
abandon = Propose to abandon the match
abandon-about = If everyone agrees, the match ends without a result.
resign = Resign
resign-about = You give up. The others play on, and a bot takes your place.
record = Match record
clock = Time left
clock-days = { $count } d
clock-hours = { $count } h
watching = You are watching
beside = Side panel
beside-close = Close the side panel
tab-log = Log
tab-chat = Chat
tab-hints = Hints
tab-notes = Notes
tab-rules = Rules
tab-menu = More
log = What happened
log-more = { $count ->
    [one] One more line that follows from this
   *[other] { $count } more lines that follow from this
}
log-undone = Taken back:
log-moment = Show this moment in the replay
chat = Chat
chat-none = No messages yet.
chat-say = Write a message
chat-said = { $name } says: { $text }
why-rule = The rule: { $title }
why-open = Open in the rules
thing-rule = Rules: { $title }
thing-present = This tells how things are now. The board shows an earlier moment.
thing-keys = Key { $key } keeps this open
thing-keys-kept = ← → next thing · ↑ ↓ next kind · Esc closes
hint-about = Ask a bot what it would do here.
hint-ask = Ask for a hint
hint-thinks = Thinking…
hint-expects = expected points: { $points }, chance to win: { $chance }%
recap = While you were away
recap-done = Continue
curtain = { $name }’s turn
curtain-about = Pass the device on. Everyone else looks away.
curtain-lift = I am { $name }

## The end
end-won = { $name } wins
end-you-won = You win
end-you-shared = You share the victory with { $names }
end-shared = { $names } share the victory
end-lost = Nobody wins this time
end-abandoned = The match was abandoned
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
how-ahead = You have { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $margin } more than { $names }.
how-behind = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players } with { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $margin } fewer than { $names }.
how-tie-won = You have as many points as { $names }, and win the tie-break: { $what }.
how-tie-lost = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }: you have as many points as { $names }, and lose the tie-break: { $what }.
how-shared = You have as many points as { $names }: { $total }.
how-left = You have { $total ->
    [one] 1 point
   *[other] { $total } points
}. Everybody else has resigned.
how-alone = You have { $total ->
    [one] 1 point
   *[other] { $total } points
}.
how-resigned = You resigned with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
tally = Points by source
tally-parts = Points card by card
tally-none = No card or token brings points here.
tally-start = At the start
tally-spent = Spent
total = Total
tie = If tied: { $what }
rematch = Play again
rematch-wanted = { $name } wants to play again
rematch-join = Join
rematch-see = Go to the new match
proof = Proof of the shuffle
proof-about = Before the match, the server committed to a secret. The words of the players were mixed in. Run “bottega verify” on the match record to check that nobody chose the deal.
proof-commitment = Hash of the deal
proof-promise = Promise
proof-nonce = Nonce
proof-secret = Secret
proof-seed = Seed
proof-words = Words of the players

## Replay
replay = Replay
replay-first = To the beginning
replay-back = Step back
replay-run = Play
replay-halt = Pause
replay-forth = Step forward
replay-last = To the end
replay-at = Position
replay-part = Part of the match
replay-pace = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-eyes = Point of view
replay-public = Spectator
replay-keys = The match has not begun. Press the space bar to let it play. The arrow keys go one step back or forward, Page Up and Page Down to another part, Home and End to the ends.
replay-end = Go to the result
fork = Play on from here
fork-about = You play on from here (decision { $at }) against bots, with the same deal.
fork-seat = Your seat
fork-do = Play on

## Parts of a board
part-own = My board
part-others = The others
part-city = The city

## The board of Leonardo
leonardo-phase-a = Laboratories
leonardo-phase-b = Workers
leonardo-phase-c = The city at work
leonardo-phase-d = Inventions
leonardo-deck-closed = no longer open to research
leonardo-favours = The favours of turn 0
leonardo-auction = Auction: { $card }

## Legendary Inventors
inventors-rest = Make all available
inventors-bag = The bag and the box

## Players
profile = Profile
player-since = joined { $when }
player-guest = guest
player-none = No finished match yet.
player-matches = Matches
player-wins = Won
player-streak = Streak
streak-won = { $count ->
    [one] 1 won
   *[other] { $count } won
}
streak-lost = { $count } without a win
ratings = Ratings
provisional = provisional
provisional-about = After few matches a rating is provisional. It may still change a lot.
player-tables = By game and number of players
mean-place = Average place
mean-score = Average score
best-score = Best
opponents = Most frequent opponents
opponent-ahead = ahead in { $ahead } of { $matches }
last-matches = Last matches
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ranking-people = Players
ranking-none = Nobody is listed yet. Players appear here after { $fewest } ranked matches at a table of this size.
ranking-few = Players with fewer than { $fewest } ranked matches at a table of this size are not listed.
ranking-bots-about = Measured in matches between bots, on a separate scale.
rank = Rank
table-of = { $count ->
    [one] Alone
   *[other] { $count } players
}

## Notices
notices = Notifications
notices-about = How we let you know that it is your turn while you are away.
notices-what = Notify me when
notice-decision = It is my turn
notice-reminder = My time is running out
notice-begins = A match begins
notice-over = A match is over
notice-chat = Someone writes in the chat
notices-when = When
digest = How often
digest-none = Immediately
digest-every = { $hours ->
    [one] Hourly digest
    [24] Daily digest
   *[other] Digest every { $hours } hours
}
digest-at = First digest of the day at
quiet = Quiet hours
quiet-about = Nothing is sent during these hours. It arrives afterwards.
quiet-from = From
quiet-to = To
zone = Time zone
channels = Where to notify you
channel-push = Browser
channel-mail = Email
channel-webhook = Webhook
channel-ntfy = ntfy
channel-test = Send a test
channel-tested = Sent. It should arrive in a moment.
channel-failures = { $count ->
    [one] the last notification could not be delivered
   *[other] the last { $count } notifications could not be delivered
}
channel-none = None yet. Choose one below.
channel-added = Added.
channel-add = Add
push-here = This browser
push-about = Notifications appear on this device, even when Bottega is closed.
push-on = Turn on here
push-off = Turn off here
push-is-on = Turned on in this browser.
push-denied = Notifications are blocked for this site. Allow them in the settings of your browser, then try again.
push-none = This browser cannot receive notifications here. They need a secure address (https) and, on an iPhone, the app on the home screen.
mail-address = Email address
mail-about = We send you a link to confirm the address.
mail-sent = We have sent a link to { $address }. Open it to confirm.
mail-pending = Waiting for confirmation: { $address }
webhook-address = Address (https)
webhook-about = Receives JSON with title, text and link. Addresses of Discord, Slack and Google Chat work too.
ntfy-topic = Topic
ntfy-server = Server
ntfy-token = Access token (if it needs one)
notices-account = Notifications need an account. Choose a name first.

## People at the table
person-mute = Mute { $name }
person-hear = Unmute { $name }
person-about = You see no chat messages from muted players, at any table. They are not notified.
muted = Muted players
notes = Notes
notes-about = Only you can read this.
notes-kept = Saved.
notes-keeping = Saving…

## Lost passwords
recover = Forgot your password?
recover-about = Enter your name, or the email address that you have confirmed for notices. If the account has one, we will send a link there.
recover-who = Name or email address
recover-do = Send the link
recover-asked = If there is such an account with a confirmed email address, a link is on its way. It works for half an hour.
recover-new = Choose a new password. All other browsers will be logged out.
recover-done = The new password is set.
recover-again = Ask for a new link
recover-off = This server sends no email. Ask its host for a new password.

## Reports
report = Report { $name }
report-about = The host of this server will read your report. { $name } does not learn who sent it.
report-about-line = The host of this server will read your report, and the message it is about. { $name } does not learn who sent it.
report-reason = What is it about?
report-choose = Choose…
report-chat = Insults in the chat
report-name = An offensive or misleading name
report-cheating = Cheating
report-leaving = Leaving matches again and again
report-other = Something else
report-text = What happened?
report-do = Send the report
report-sent = Thank you. The host will look into it.
warning = A message from the host
warning-read = I have read it

## Lessons

learn = Learn
learn-now = Learn in ten minutes
learn-about = A lesson teaches by playing, on the real board. You can leave at any time and go on later.
learn-none = There are no lessons for this game yet.
learn-name = Guest
learn-minutes = about { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
learn-begun = Begun: step { $number } of { $total }
learn-finished = Done
lesson = Lesson
learn-step = Step { $number } of { $total }
learn-progress = How far the lesson is
learn-back = One step back
learn-skip = Skip this step
learn-leave = Leave the lesson; you can go on later
learn-next = Next
learn-show = Show it
learn-watch = Watch what the others do.
learn-done = Lesson done! If you like, play this match on: your opponents are apprentices, the bots for beginners.
learn-play-on = Play on from here
learn-next-lesson = Next lesson
learn-lessons = All lessons

## The coach

coach = Coach
coach-read = Got it
coach-leave = Send the coach away
coach-gone = The coach is gone. You can call it back in the settings.
coach-ask = Explain this decision
coach-again = Show all cards of the coach again
coach-again-done = The coach begins anew.
settings-coach = Coach
settings-coach-about = The first time something comes up in a game, a card explains it.

## Review of a match
review = Review
review-of = Review of the match
review-about = A bot looks at every decision with what the player knew at that moment, and says what it was worth.
review-level = How thorough?
review-level-quick = Quick
review-level-deep = Deep
review-quick-about = Takes some seconds.
review-deep-about = Takes a minute or two, and is surer.
review-start = Review the match
review-deeper = Review it deeper
review-waiting = { $ahead ->
    [0] The review begins in a moment.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-running = The match is being reviewed. If you leave this page, the review is cancelled.
review-progress = Progress of the review
review-failed = The review was interrupted. You can start it again.
review-curve = Chances to win
review-curve-about = Judged from what all players knew together. Marks are turning points.
review-curve-at = Moment of the match
review-curve-table = The curve as a table
review-curve-moment = Moment
review-start-moment = Beginning
review-end-moment = End
review-point = Turning point at decision { $number }, { $name }: { $grade }
review-point-reveal = Turning point after decision { $number }: what came up, for { $name }
review-number = Decision { $number }
review-turning = Turning points
review-turning-none = No decision and no chance changed much in this match.
review-lost = { $name } gave away { $chance } of the chance to win.
review-lucky = What came up brought { $name } { $chance } of the chance to win.
review-unlucky = What came up cost { $name } { $chance } of the chance to win.
review-played = { $name } played
review-prefers = The bot prefers
review-same = The bot prefers the same.
review-worth = chance to win { $chance }, { $points } points
review-why = Why
review-choices = What the bot looked at
review-see = See the board
review-better = Find something better
review-players = Players
review-player = Player
review-result = Points
review-accuracy = Accuracy
review-accuracy-about = Accuracy: 100 means that nothing was given away, 0 that choices at random would have done no worse. Decisions at which little was at stake count little.
review-skill = Skill
review-luck = Luck
review-adjusted = Without luck
review-skill-about = Skill is what the decisions gave away, in chance to win, added up over the match: so it can be more than 100%.
review-luck-about = Luck is what came up against what was to be expected, in chance to win; the last column is the result without it. The figures after ± say how sure this is: the truth lies within twice of it in nineteen of twenty matches.
review-more-or-less = { $value } ± { $error }
review-grades = Decisions
review-mistakes-own = Your mistakes
review-mistakes = Mistakes
review-mistakes-none = Nothing was clearly wrong.
review-overview = Overview
review-before = The one before
review-next = The next one
review-none = There is no review of this match yet.
tab-verdict = Verdict

## Practice
practice = Practice
practice-about = Positions from matches in which somebody went wrong. Find something better.
practice-easy = Easy
practice-medium = Medium
practice-hard = Hard
practice-inaccuracy = inaccuracy
practice-mistake = mistake
practice-blunder = blunder
practice-own = Your own mistakes
practice-own-about = They come from the reviews of your matches.
practice-own-none = Review one of your finished matches, and its mistakes stand here.
practice-none = There are no positions for this game yet.
practice-position = Position { $number }
practice-solved = solved
practice-count = { $solved } of { $count } solved
practice-task = Find the best choice.
practice-task-own = You played: { $played }. Find something better.
practice-best = That is the best choice.
practice-good = Well found: this is as good as what the bot prefers.
practice-worse = There is something better.
practice-again = Try again
practice-next = Next position
practice-list = All positions
practice-gives-away = It gives away { $chance } of the chance to win.
practice-was = In the match
practice-judging = Your choice is being judged…

# A page that is its own host
starting = Loading the games: { $percent } %
starting-python = Starting…
start-failed = Bottega cannot start here.
start-failed-wasm = Your browser has no WebAssembly. Use a newer browser.
start-failed-policy = The site does not allow WebAssembly: its content security policy needs ‘wasm-unsafe-eval’ in script-src. Tell whoever runs the site.
start-failed-file = A file did not arrive. Check your connection and try again.
start-failed-storage = Your browser lets this page keep nothing, so a match would be lost. Allow it to store data, or leave the private window.
start-failed-other = Something unexpected happened. Try again; if it happens again, use another browser.
start-elsewhere = Bottega is open in another tab, which keeps your matches. Play there, or close it: then this one goes on.
newer = There is a new version. Your matches keep their rules.
newer-load = Load it
record-upload = Bring a match along: a record (.bottega) from another place.
record-elsewhere = The file holds the whole match, sealed. Keep it, or bring it to the first page of a server: there friends can take the other seats and you go on together.
session-name-only = A name is enough. Your matches stay in this browser.
hero-about-page = Play against bots or around one device, in this page alone: no server, no account. Bottega enforces every rule.
start-fleeting = Your browser may delete these matches when it runs out of room. The record of a match (in the menu of its table) is a file that you can keep.

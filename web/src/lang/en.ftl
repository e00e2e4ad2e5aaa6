# The web client's own words, in English.

site = Bottega
skip = Skip to the content
home = Bottega: the first page
nav = Main
loading = One moment …
close = Close
cancel = Cancel
save = Save
saved = Saved.
delete = Delete
again = Try again
send = Send
copy = Copy
copied = The link is copied.
share = Share
name = Name
game = Game
language = Language
settings = Settings
account = Account
login = Log in
rules = Rules
ranking = Ranking
reconnecting = The connection is lost. Reconnecting …
problem-offline = The server cannot be reached. Check your connection; then try again.
problem-failed = Something went wrong on the server ({ $status }). Try again in a moment.

## First page
hero = Three games from the Renaissance
hero-about = Sit down at the table: with friends near or far, around one device, or against the workshop’s own masters. Every rule is looked after.
about-masters = Draw marbles from the market, buy developments and let your workshops produce, while the Pope watches how devout you are.
about-leonardo = Send your apprentices through the city for hands, materials and know-how, and be the first to bring Leonardo’s ideas to life.
about-inventors = Lead a team of great minds from antiquity to our own day, and have your share in the inventions that changed the world.
players-range = { $from }–{ $to } players
minutes = about { $count } minutes
play-now = Play now against bots
play-friends = With friends
play-device = On this device
play-options = More options
own-tables = Your matches
open-tables = Open tables
open-none = No table is waiting for players just now. Open one!
live-tables = Being played
live-none = No public match is being played just now.
past-tables = Finished
your-turn = Your turn
due-by = decide by { $when }
status-open = waiting for players
status-playing = under way
status-over = The match is over.
status-abandoned = The match was abandoned.
footer = Bottega is free software. The rules are explained in our own words; all pictures are our own.
missing = Nothing hangs here
missing-about = There is no page at this address. Perhaps the link was cut off.
missing-home = To the first page

## New match
new = A new match
new-start = Start the match
new-open = Open the table
seats = Seats
players = Players
player-number = Player { $number }
seat-number = Seat { $number }
seat-me = You
seat-person = A person
seat-open = Whoever comes
seat-bot = Bot
seat-bot-of = Bot: { $level }
edition-of = Edition: { $name }
seat-free = free
seat-kept = kept for { $name }
bot-level = Level of the bot
device = Everybody around this device
device-about = You pass the device on; where there are secrets, a curtain falls between two hands.
order-drawn = Draw lots for the order of play
options = Options
edition = Edition
edition-standard = Standard
edition-owner = Inventions 8 and 13 with exchanged figures
edition-pictured = Cards 33 and 48 as the rulebook pictures them
tempo = Time to think
tempo-none = No clock: everybody takes the time they need.
tempo-live = A live clock: minutes for the whole match, and seconds for each turn.
tempo-days = Over days: some days for each decision.
tempo-minutes = Minutes
tempo-increment = Seconds a turn
tempo-each = Days a decision
tempo-none-is = no clock
tempo-live-is = { $minutes } min + { $increment } s
tempo-days-is = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
}
who-may = Who may do what
public = Public table
private = by invitation
public-about = Everybody sees it on the first page; otherwise only those who have the link can join.
spectators = Spectators may watch
ranked = Ranked
ranked-about = It counts for your rating. It takes two people at least, and there are no hints.
show-all = Show all { $count }
hints = Hints
hints-about = Players may ask a bot for advice.
word = A word for the shuffle
word-about = Whatever you write here goes into the shuffle, so that nobody, not even this server, can choose the deal.

## Table before the start
invite = Invite
invite-about = Whoever opens this link can take a seat.
host = host
sit = Sit here
leave = Leave the table
close-table = Close the table
start = Start
start-free = Some seats are still free.
start-host = The host starts the match.

## Session and account
session-name = What shall we call you?
session-name-about = A name is enough. You can claim the account with a password later.
session-name-do = Come in
session-login = Log in
session-login-about = With the name and the password of your account.
session-login-do = Log in
session-claim = Keep this account
session-claim-about = You are a guest: only this browser knows you. With a password, the account is yours on every device.
session-claim-do = Set a password
session-have = I have an account
session-guest = I am new here
account-none = You have not come in yet.
password = Password
password-about = At least { $count } characters.
password-change = Change the password
password-old = Present password
password-new = New password
sessions = Where you are logged in
session-here = This browser
session-other = Another browser
session-end = Log out there
seen = seen { $when }
logout = Log out
logout-everywhere = Log out everywhere
logout-guest = A guest who logs out cannot come back to this account.
tokens = Tokens for programs
tokens-about = With a token, a program can play in your name.
token-label = What is it for?
token-make = Make a token
token-fresh = Copy it now; it is shown this once:
delete-account = Delete the account
delete-account-about = This is for ever. Matches you played remain, without your name behind the seat.
delete-account-do = Delete for ever

## Settings
settings-theme = Light
theme-auto = As the device
theme-light = Daylight
theme-dark = Candlelight
settings-motion = Motion
motion-auto = As the device
motion-full = Things move
motion-none = Nothing moves
settings-text = Size of text
settings-contrast = Stronger contrast
settings-sound = Sounds
settings-confirms = Confirm each turn
settings-confirms-about = Your turns wait until you confirm them, so that you can still take back what you did.

## Rules and ranking
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
rules-contents = Contents
rules-link = Link to “{ $title }”
ranking-bots = The bots of the workshop
rating = Rating
rating-range = 95% between

## At the table
decision = What is to be decided
choices = Choices
choose-touch = Touch what glows on the table.
choose-all = { $count ->
    [one] Show the choice
   *[other] Show all { $count } choices
}
choose-fold = Fold the choices away
choose-glow = Show what glows
choose-clear = Start again
choose-left = { $count ->
    [one] 1 choice left
   *[other] { $count } choices left
}
choose-several = { $count } choices
waiting-for = Waiting for { $names }.
moment = One moment …
held = Your turn is played. Confirm it, or take it back.
confirm = Confirm
undo = Undo
takeback = Ask to take back
agree = Agree
decline = Decline
request-takeback = { $name } asks to take back a decision.
request-abandon = { $name } proposes to abandon the match.
deciding = is deciding
flagged = out of time
resigned = resigned
stand-in = Let a bot play for me
stand-in-about = A bot plays on for you until you come back.
stand-in-for = Let a bot play for { $name }
stand-in-plays = A bot plays for this seat
come-back = Take your seat back
order-on = Pass for the rest of this phase
order-is = You pass for the rest of this phase.
late = { $name } is out of time.
asked-takeback = You have asked to take back. { $names } must agree.
asked-abandon = You have proposed to abandon. { $names } must agree.
order-off = Do not pass any more
abandon = Propose to abandon
abandon-about = If everybody agrees, the match ends without a result.
resign = Resign
resign-about = You give up. The others play on; a bot takes your place.
record = Record of the match
clock = Time left
clock-days = { $count } d
clock-hours = { $count } h
watching = You are watching
beside = Beside the board
tab-log = Log
tab-chat = Chat
tab-hints = Hints
tab-notes = Notes
tab-rules = Rules
tab-menu = More
log = What happened
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-said = { $name } says: { $text }
why-rule = The rule: { $title }
why-open = Open in the rules
hint-about = Ask a master what they would do here.
hint-ask = Ask
hint-thinks = Thinking …
hint-expects = expects { $points } points, wins { $chance }%
recap = While you were away
recap-done = On with it
curtain = Now { $name }
curtain-about = Pass the device on. The others look away.
curtain-lift = I am { $name }

## The end
end-won = { $name } wins
end-shared = { $names } share the victory
end-lost = Nobody wins this time
end-abandoned = The match was abandoned
place = place { $place }
total = Total
tie = If tied: { $what }
rematch = Play again
rematch-wanted = { $name } wants to play again
rematch-join = Join
rematch-see = To the new match
proof = Proof of the shuffle
proof-about = Before the match the server promised a secret; the words of the players were mixed in. With these figures anybody can check, by “bottega verify” on the record, that nobody chose the deal.
proof-commitment = Hash of the deal
proof-promise = Promise
proof-nonce = Nonce
proof-secret = Secret
proof-seed = Seed
proof-words = Words of the players

## Replay
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-run = Play
replay-halt = Stop
replay-forth = One step on
replay-last = To the end
replay-at = Moment
replay-eyes = Through whose eyes
replay-public = Everybody’s eyes
replay-end = To the result
fork = Play on from here
fork-about = From this moment (decision { $at }) you play on against bots, with the same luck.
fork-seat = Your seat
fork-do = Play on

## The board of Masters of Renaissance
masters-whole = the whole board
masters-own = My board
masters-others = The others

## The board of Leonardo
leonardo-phase-a = Laboratories
leonardo-phase-b = Workers
leonardo-phase-c = The city at work
leonardo-phase-d = Inventions
leonardo-deck-closed = no longer open to research
leonardo-favours = The favours of turn 0
leonardo-auction = Auction: { $card }
leonardo-all = Everything of { $name }

## Legendary Inventors
inventors-rest = Everybody up
inventors-full = Everything { $name } has
inventors-bag = The bag and the box

## Players
profile = Profile
player-since = here since { $when }
player-guest = guest
player-none = Nothing to tell yet: no match has been finished.
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
provisional-about = After few matches a rating is provisional: it may still change a lot.
player-tables = By game and table
mean-place = Mean place
mean-score = Mean score
best-score = Best
opponents = Met most often
opponent-ahead = ahead in { $ahead } of { $matches }
last-matches = Last matches
place-of = place { $place } of { $players }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ranking-people = Players
ranking-none = Nobody is listed yet. After { $fewest } ranked matches at a table of this size one appears here.
ranking-few = Whoever has played fewer than { $fewest } ranked matches at a table of this size is not listed.
ranking-bots-about = Measured in matches among bots, on a scale of their own.
rank = Rank
table-of = { $count ->
    [one] Alone
   *[other] { $count } players
}

## Notices
notices = Notices
notices-about = How we tell you, while you are away, that it is your turn.
notices-what = What to tell
notice-decision = It is my turn
notice-reminder = My time is running out
notice-begins = A match begins
notice-over = A match is over
notice-chat = Somebody writes in the chat
notices-when = When
digest = How often
digest-none = At once
digest-every = { $hours ->
    [one] Gathered, every hour
    [24] Gathered, once a day
   *[other] Gathered, every { $hours } hours
}
digest-at = First of the day at
quiet = Quiet hours
quiet-about = Nothing is sent in these hours; it comes afterwards.
quiet-from = From
quiet-to = To
zone = Time zone
channels = Ways to reach you
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
channel-ntfy = ntfy
channel-test = Send a test
channel-tested = Sent. It should be there in a moment.
channel-failures = { $count ->
    [one] the last notice could not be delivered
   *[other] the last { $count } notices could not be delivered
}
channel-none = None yet. Choose one below.
channel-added = Added.
channel-add = Add
push-here = This browser
push-about = Notices appear on this device, even when Bottega is closed.
push-on = Turn on here
push-off = Turn off here
push-is-on = Turned on in this browser.
push-denied = Notices are blocked for this site. Allow them in the settings of your browser, then try again.
push-none = This browser cannot receive notices here. They need a secure address (https), and on an iPhone the app on the home screen.
mail-address = Mail address
mail-about = We send you a link to confirm the address.
mail-sent = We have sent a link to { $address }. Open it to confirm.
mail-pending = Waits to be confirmed: { $address }
webhook-address = Address (https)
webhook-about = Gets JSON with title, text and link; Discord, Slack and Google Chat are known.
ntfy-topic = Topic
ntfy-server = Server
ntfy-token = Access token (if it needs one)
notices-account = Notices need an account: come in with a name first.

## People at the table
person-mute = Mute { $name }
person-hear = Hear { $name } again
person-about = Whom you mute cannot reach you by chat, here or at any table. Nobody is told.
muted = Muted
notes = Notes
notes-about = Only you can read this.
notes-kept = Kept.
notes-keeping = Keeping …

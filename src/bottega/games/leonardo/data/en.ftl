# Leonardo da Vinci, in English.

### Nouns

component-iron = iron
component-glass = glass
component-wood = wood
component-brick = brick
component-rope = rope

components-iron = { $count } iron
components-glass = { $count } glass
components-wood = { $count } wood
components-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
components-rope = { $count ->
    [one] 1 rope
   *[other] { $count } ropes
}
components-none = none

# One of the component under `component`: "1 brick".
component-one = 1 { $component }

metal-bronze = bronze
metal-copper = copper
metal-silver = silver
metal-gold = gold

# An invention by its number and its name.
invention-name = { $number } { $name }

lab-small = small laboratory
lab-large = large laboratory

place-council = Council
place-workshop = Workshop
place-academy = Academy
place-blacksmith = Blacksmith
place-glassmaker = Glassmaker
place-joiner = Joiner
place-kiln = Kiln
place-ropemaker = Ropemaker
place-small = { lab-small }
place-large = { lab-large }

# The place under `place`, after a verb: going there, being there, coming from there.
to-place = to the { $place }
at-place = { $place-is ->
    [council] in the { $place }
    [small] in the { $place }
    [large] in the { $place }
   *[other] at the { $place }
}
from-place = from the { $place }
# The same for the place under `source`.
from-source = from the { $source }

benefit-1 = move an apprentice
benefit-2 = take the florins
benefit-3 = look into the deck
benefit-4 = buy a component

improvement-flip-small = turn the small laboratory over to 5 spaces
improvement-build-large = take the large laboratory with 4 spaces
improvement-flip-large = turn the large laboratory over to 6 spaces
improvement-man-small = place a mechanical man in the small laboratory
improvement-man-large = place a mechanical man in the large laboratory

favour-florins = A: 5 florins
favour-components = B: 4 components
favour-apprentice = C: 1 apprentice
favour-flip-small = D: { improvement-flip-small } (and 1 component)
favour-build-large = D: { improvement-build-large } (and 1 component)
favour-flip-large = D: { improvement-flip-large } (and 1 component)
favour-man-small = D: { improvement-man-small }
favour-man-large = D: { improvement-man-large }

apprentices = { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
spaces = { $spaces } spaces

option-start = How the match starts
option-start-beginner = Beginners: each player takes a ready-made set, and the first requests are always the same.
option-start-expert = Experts: a turn 0 in which the players choose favours; the first requests come from the deck.
option-codex = Codex Leonardi I
option-codex-off = Without the Codex: benefit 1 of the Council moves one of your own apprentices, from any place.
option-codex-on = With the Codex, for a stronger Council: benefit 1 moves anybody’s apprentice between the areas B to H.

### Prompts

prompt-favour = { $count ->
    [one] Choose a favour, the last one you get.
   *[other] Choose a favour; you have { $count } to come.
}
prompt-pick = { $count ->
    [one] Choose a component that comes with your favour.
   *[other] Choose { $count } components that come with your favour, one at a time; at most two of a kind.
}
prompt-laboratories = Your laboratories: start an invention, cancel one begun in an earlier turn, or finish.
prompt-assign = { $count ->
    [0] Place your master, or pass.
   *[other] Place workers, or pass. You have { apprentices } left.
}
prompt-leonardo = You are first in the Council: who takes Leonardo?
prompt-benefit = Choose one of the Council’s benefits that are left.
prompt-lift = Choose the apprentice you want to move, or leave the benefit unused.
prompt-put = Where does { $of_seat }’s apprentice { from-place } go?
prompt-arrange = { $count ->
    [1] Choose the invention that goes on top of the deck.
    [2] Choose the invention that is second from the top.
   *[other] Choose the invention that is third from the top; the other one comes below it.
}
prompt-component = Choose a component to buy for 1 florin, or leave the benefit unused.
prompt-offer = { $price ->
    [0] { $place }: the benefit is free for you. Take it or take your workers back.
   *[other] { $place }: the benefit costs { $price } florins, and you have { $florins }. Take it or take your workers back.
}
prompt-bid = How many florins do you offer for the card { $invention }? You have { $florins }.

### Actions

action-start = Start { $invention } in the { $lab }
action-cancel = Cancel the work in the { $lab }
action-done = Finish with your laboratories
action-place = Send { apprentices } { to-place }
action-master = Send the master { to-place }
action-pass = Pass and place nobody else this turn
action-leonardo = Give Leonardo to { $to_seat }
action-benefit = Take benefit { $benefit-is }: { $benefit }
action-lift = Move one of { $of_seat }’s apprentices { from-place }
action-put = Put the apprentice { at-place }
action-arrange = Lay { $invention } next
action-take = Take { component-one }
action-improve = { $improvement-is ->
    [flip-small] Turn the small laboratory over to 5 spaces
    [build-large] Take the large laboratory with 4 spaces
    [flip-large] Turn the large laboratory over to 6 spaces
    [man-small] Place a mechanical man in the small laboratory
   *[man-large] Place a mechanical man in the large laboratory
}
action-accept = Take the benefit
action-withdraw = Take your workers back
action-leave = Leave the benefit unused
action-bid = { $florins ->
    [0] Offer nothing
   *[other] Offer { florins }
}
action-favour = Favour { $favour }

### Doubts

doubt-pass = { $left ->
    [master] You have not placed your master. Pass all the same?
    [all] You have not placed your master, and you have { apprentices } left. Pass all the same?
   *[apprentices] You have { apprentices } left. Pass all the same?
}
doubt-cancel = You lose { weeks } of work. Cancel the work in the { $lab } all the same?
doubt-leave = You get nothing for your place in the Council. Leave the benefit unused?

### Events

event-turn = { $turn ->
    [8] Turn 8 begins. From now on there is research only.
    [9] Turn 9 begins, the last one.
   *[other] Turn { $turn } begins.
}
event-favour = { $seat } chooses favour { $favour }.
event-start = { $seat } starts invention { $invention } in the { $lab }.
event-start-secret = { $seat } starts an invention in the { $lab }.
event-cancel = { $weeks ->
    [0] { $seat } cancels the work in the { $lab }, which had not got anywhere.
   *[other] { $seat } cancels the work in the { $lab } and loses { weeks }.
}
event-place = { $seat } sends { apprentices } { to-place }.
event-master = { $seat } sends the master { to-place }.
event-pass = { $seat } passes.
event-pass-forced = { $seat } can place nobody any more and passes.
event-council-last = All the players are in the Council: { $seat } is last and goes home with nothing.
event-leonardo = { $seat } decides who takes Leonardo: { $to_seat }.
event-benefit = { $seat } chooses benefit { $benefit-is } of the Council: { $benefit }.
event-council-florins = { $seat } takes { florins } from the Council.
event-move = { $seat } moves one of { $of_seat }’s apprentices { from-source } { to-place }.
event-leave = { $seat } leaves benefit { $benefit-is } of the Council unused ({ $benefit }).
event-look = { $seat } looks at the top of the deck. From the top: { $inventions }.
event-look-secret = { $count ->
    [one] { $seat } looks at the last invention of the deck.
   *[other] { $seat } looks at the top { $count } inventions of the deck.
}
event-arrange = { $seat } lays the inventions back. From the top: { $inventions }.
event-arrange-secret = { $seat } lays the inventions back, in an order the others do not see.
event-area = { $seats-count ->
    [one] { $place }: only { $seats } is here.
   *[other] { $place }: the order is { $seats }.
}
event-pay = { $seat } pays { florins }.
event-component = { $seat } takes { component-one }.
event-apprentice = { $seat } takes an apprentice from the Academy and now has { $count }.
event-improve = { $improvement-is ->
    [flip-small] { $seat } turns the small laboratory over to 5 spaces.
    [build-large] { $seat } takes the large laboratory with 4 spaces.
    [flip-large] { $seat } turns the large laboratory over to 6 spaces.
    [man-small] { $seat } places a mechanical man in the small laboratory.
   *[man-large] { $seat } places a mechanical man in the large laboratory.
}
event-withdraw = { $seat } takes the workers back { from-place }.
event-withdraw-forced = { $seat } can do nothing more { at-place }: the workers go home.
event-research = The laboratories work.
event-work = { $count ->
    [one] { $seat }, { $lab }: 1 week of work, { $weeks } in all.
   *[other] { $seat }, { $lab }: { $count } weeks of work, { $weeks } in all.
}
event-complete = { $seat } completes invention { $invention } in the { $lab } and receives { florins }.
event-complete-later = { $seat } completes invention { $invention } in the { $lab }, after others, and receives { florins }.
event-still-working = { $seat } is still working on invention { $invention } in the { $lab } and has to show it.
event-card = { $seat } takes the card { $invention }.
event-auction = The card { $invention } is auctioned. Bidding: { $seats }.
event-bid = { $florins ->
    [0] { $seat } offers nothing.
   *[other] { $seat } offers { florins }.
}
event-bid-secret = { $seat } has made an offer.
event-bid-shown = { $florins ->
    [0] { $seat } has offered nothing.
   *[other] { $seat } has offered { florins }.
}
event-boxed = Nobody has offered anything: the card { $invention } leaves the match.
event-requested = A new invention is requested: { $invention }.
event-over = { $seats-count ->
    [one] The match is over: { $seats } wins.
   *[other] The match is over: { $seats } share the victory.
}

### Refusals

refusal-now-favour = Turn 0 comes first: choose a favour.
refusal-now-pick = First choose a component that comes with your favour.
refusal-now-laboratories = It is phase A: start or cancel work in your laboratories, or finish with them.
refusal-now-assign = It is phase B: place apprentices or your master, or pass.
refusal-now-leonardo = First name the player who takes Leonardo.
refusal-now-benefit = First choose your benefit in the Council.
refusal-now-lift = First choose the apprentice you want to move, or leave the benefit unused.
refusal-now-put = First choose the area where the apprentice goes.
refusal-now-arrange = First lay the inventions back on the deck, one after the other.
refusal-now-component = First choose a component for 1 florin, or leave the benefit unused.
refusal-now-offer = First take the benefit that is offered, or take your workers back.
refusal-now-bid = First make your offer in the auction.

refusal-lab-missing = You do not have your large laboratory yet. Take it first: in the Workshop, or as a favour in turn 0.
refusal-lab-working = Your { $lab } is already at work. It takes one invention at a time: cancel the work first, or use an idle laboratory.
refusal-already-completed = You have already completed { $invention }, and each invention can be completed only once. Choose another one.
refusal-never-requested = { $invention } can never be requested any more. Start one that is requested, or, before turn 8, one that lies in the deck.
refusal-in-other-lab = Your other laboratory is working on { $invention }. Start a different one here.
refusal-lacks-components = To start { $invention } you still need { $components }.
refusal-lab-idle = Your { $lab } is idle: there is nothing to cancel.
refusal-lab-fresh = Your { $lab } has just started. Work can be cancelled from the next turn on.

refusal-research-only = In turn { $turn } there is research only. Place your workers in a working laboratory, or pass.
refusal-lab-not-working = Your { $lab } is idle, and only a working laboratory takes workers. Start inventions in phase A.
refusal-lab-full = { $left ->
    [0] Your { $lab } has no free space left.
    [one] Your { $lab } has only 1 free space left. Send fewer.
   *[other] Your { $lab } has only { $left } free spaces left. Send fewer.
}
refusal-too-few-apprentices = { $left ->
    [0] You have no apprentices left to place.
    [one] You cannot send { apprentices }: you have only 1 left.
   *[other] You cannot send { apprentices }: you have only { $left } left.
}
refusal-once-per-place = You have already sent apprentices { to-place } this turn, and you may do so only once. Choose another place.
refusal-master-placed = Your master is already { at-place } and stays there until the place is settled.

refusal-no-such-seat = There are only { $count } players. Choose one of them.
refusal-benefit-taken = Benefit { $benefit-is } ({ $benefit }) is taken by { $by_seat }. Choose another one.
refusal-first-must-choose = The first in the Council has to choose one of the four benefits, but does not have to use it.
refusal-own-apprentice = You can move only your own apprentices. Those of the others can be moved with the Codex.
refusal-codex-source = With the Codex apprentices are moved only from the areas B to H, not { from-place }. Choose another apprentice.
refusal-codex-first = { $of_seat }’s apprentices may not go to an area where { $of_seat } is already first. Choose another area or another apprentice.
refusal-no-apprentice-there = { $of_seat } has no apprentice { at-place }. Choose one that is placed.
refusal-same-place = The apprentice comes { from-place } and has to go to another area.
refusal-not-looked-at = { $invention } is not among the inventions you still have to lay back. Choose one of those.

refusal-choose-improvement = In the Workshop, say which improvement you take, or take your workers back.
refusal-not-workshop = Laboratories are improved in the Workshop, and the offer is now { at-place }.
refusal-academy-empty = You have no apprentices left in the Academy. Choose something else.
refusal-shop-empty = There is no { $component } left in its shop. Choose something else, or wait until some comes back.
refusal-shops-empty = All the shops are empty. Choose another favour.
refusal-lab-built = You already have your large laboratory. You can turn it over or add mechanical men.
refusal-lab-busy = Your { $lab } is at work, and only an idle laboratory can be improved. Choose another improvement.
refusal-lab-flipped = This laboratory already shows its side with { spaces }, the better one. Choose another improvement.
refusal-man-no-space = A laboratory with { spaces } has { $spaces ->
    [5] only one space for a mechanical man, and it is taken.
    [6] only two spaces for mechanical men, and both are taken.
   *[other] no space for a mechanical man. Turn it over first.
}
refusal-favour-letter = You have already chosen letter { $letter } twice, and nobody may do so three times. Choose another letter.
refusal-two-of-a-kind = You have already taken two of this kind ({ $component }) with this favour. Choose another component.
refusal-too-few-florins = You cannot offer { florins }: you have { $have }. Offer at most that.

### Scores

score-florins = Florins
score-variety = Variety of inventions
tie-cards = Cards
tie-gold = Gold cards
tie-silver = Silver cards
tie-copper = Copper cards
tie-bronze = Bronze cards

### The table, drawn

symbol-iron = I
symbol-glass = G
symbol-wood = W
symbol-brick = B
symbol-rope = R
symbol-bronze = b
symbol-copper = c
symbol-silver = s
symbol-gold = g
symbol-apprentice = i
symbol-master = @
symbol-man = ¤

board-turn = Turn
board-phase = Phase
board-leonardo = Leonardo
board-requested = Requested inventions
board-weeks = weeks
board-needs = needs
board-pays = florins
board-type = type
board-metal = metal
board-lot = auction
board-deck = { $count ->
    [0] Deck: empty
    [one] Deck, 1 card:
   *[other] Deck, { $count } cards in hidden order:
}
board-known = you know the top, from the first card down: { $cards }
board-known-some = you know, somewhere among the top { $count }: { $cards }
board-boxed = out of the match: { $cards }
board-price = price { $price }
board-stock = { $component }: { $count }
board-closed = The city is closed
board-apprentices = { apprentices }, { $free } free
board-academy = { $count } in the Academy
board-master-home = master free
board-master-at = master: { $place }
board-passed = has passed
board-favours = favours { $letters }
board-hand = in hand
board-owned = components
board-in-all = in all
board-lab = { $lab }, { spaces }
board-unbuilt = in the Workshop
board-idle = idle
board-week = week { $weeks }
board-week-of = week { $weeks } of { $needed }
board-saved = { $count } saved
board-fresh = new
board-shown = shown
board-unrequested = not requested
board-secret = { $count } possibilities
board-secret-few = { $count ->
    [one] 1 possibility:
   *[other] { $count } possibilities:
}
board-cards = cards
board-bonus = { $count ->
    [one] 1 type, bonus { $florins }
   *[other] { $count } types, bonus { $florins }
}
board-done = completed without the card: { $cards }
board-legend-components = Components and types:
board-legend-metals = Metals, after a number:
board-legend-workers = Workers:
board-legend-apprentice = apprentice
board-legend-master = master (counts two)
board-legend-man = mechanical man (two weeks)
board-legend-space = free space

### The table, in sentences

progress-turn = { $turn ->
    [0] Turn 0: favours
   *[other] Turn { $turn } of 9
}

stage-favour = Turn 0: { $seats } is choosing a favour.
stage-pick = Turn 0: { $seats } is choosing components.
stage-laboratories = Turn { $turn } of 9, phase A: { $seats } is settling the laboratories.
stage-assign = Turn { $turn } of 9, phase B: { $seats } is placing workers.
stage-leonardo = Turn { $turn } of 9, phase C, Council: { $seats } decides who takes Leonardo.
stage-benefit = Turn { $turn } of 9, phase C, Council: { $seats } is choosing a benefit.
stage-lift = Turn { $turn } of 9, phase C, Council: { $seats } is choosing an apprentice to move.
stage-put = Turn { $turn } of 9, phase C, Council: { $seats } is moving an apprentice.
stage-arrange = Turn { $turn } of 9, phase C, Council: { $seats } is arranging the top of the deck.
stage-component = Turn { $turn } of 9, phase C, Council: { $seats } may buy a component.
stage-offer = Turn { $turn } of 9, phase C, { $place }: the offer goes to { $seats }.
stage-bid = { $seats-count ->
    [one] Turn { $turn } of 9, phase D: { $seats } still has to bid.
   *[other] Turn { $turn } of 9, phase D: { $seats } still have to bid.
}
stage-over = The match is over.

about-codex = Codex Leonardi I is in force.
about-edition = Edition: { $name }.
about-leonardo = { $seat } has Leonardo.
about-picks = Components still to choose: { $count }. Chosen with this favour so far: { $components }.
about-ranking = Ranking { at-place }: { $seats }.
about-price = { $florins ->
    [0] The next benefit is free.
   *[other] The next benefit costs { florins }.
}
about-chosen = Council, benefit { $benefit-is } ({ $benefit }): { $seat }.
about-lifted = Being moved: one of { $of_seat }’s apprentices { from-place }.
about-arranged = Inventions laid back so far: { $count } of { $looked }.
about-auction = Auction of the card { $invention } among { $seats }.
about-bid = { $bid-is ->
    [made] { $seat } has made an offer.
    [own] { $seat } has offered { florins }, still in secret.
   *[open] { $seat } has not made an offer yet.
}
about-auctioned = Auctioned last, the card { $invention }. Offers: { $bids }.
about-auction-next = To be auctioned after that: { $invention }, among { $seats }.

about-components = { $hand-count ->
    [0] { $seat } has no components in hand; in all: { $components }.
   *[other] { $seat } has in hand: { $hand }; in all: { $components }.
}
about-components-all = { $seat } has components in all: { $components }.
about-florins = { $seat } has { florins }.
about-workers = { $seat } has { apprentices }, { $free } of them free; { $academy } in the Academy.
about-master-home = { $seat }’s master is free.
about-master-at = { $seat }’s master is { at-place }.
about-passed = { $seat } has passed.
about-favours = { $seat }, favours chosen: { $letters }.

about-lab-unbuilt = { $seat }, { $lab }: still in the Workshop.
about-lab = { $seat }, { $lab }: { spaces }; { $crew }; { $work }.
crew-nobody = nobody in it
crew-man = { $count ->
    [one] 1 mechanical man
   *[other] { $count } mechanical men
}
crew-master = the master
work-idle = idle
work-own = working on { $invention }, { $weeks } of { $needed } weeks
work-shown = still working on { $invention }, as shown, { $weeks } of { $needed } weeks
work-saving = { $work }, with { $count } more saved by cards
work-secret = { $count ->
    [one] at work, { weeks } so far, on { $names }
   *[other] at work, { weeks } so far, on one of { $count } inventions: { $names }
}
work-fresh = { $work }, started this turn
work-unrequested = { $work }, not requested yet

about-front-empty = { $seat } has no cards.
about-front = { $inventions-count ->
    [one] { $seat } has the card { $inventions }.
   *[other] { $seat } has the cards { $inventions }.
}
about-types = { $seat } has { $count ->
    [one] 1 type
   *[other] { $count } types
} among the cards, for a bonus of { florins } at the end.
about-done = { $seat } has completed without getting the card: { $inventions }.

about-invention = Requested: { $invention }, { $metal }, type { $type }, { weeks }, needs { $components }, pays { $first } florins first, { $later } later.
about-spaces = { $count ->
    [one] 1 space for requested inventions is empty.
   *[other] { $count } spaces for requested inventions are empty.
}
about-deck = { $count ->
    [0] The deck is empty.
    [one] There is 1 invention in the deck.
   *[other] There are { $count } inventions in the deck, in hidden order.
}
about-deck-metal = In the deck, { $metal }: { $numbers }.
about-deck-known = { $seat } knows the top of the deck, from the first: { $inventions }.
about-deck-some = { $count ->
    [one] { $seat } knows that the top invention is { $inventions }.
   *[other] { $seat } knows that among the top { $count } there are, in any order: { $inventions }.
}
about-deck-other = { $count ->
    [one] { $seat } knows the top invention of the deck.
   *[other] { $seat } knows the top { $count } inventions of the deck in their order.
}
about-deck-other-some = Of the top { $looked } inventions of the deck, { $seat } knows at least { $fewest } and at most { $count }, but not their order.
about-boxed = Out of the match: { $inventions }.

about-area = { $letter }, { $place }{ $stock }: { $workers }.
stock-florins = , { florins }
stock-components = { $components-count ->
    [0] , empty
   *[other] , { $components } left
}
workers-nobody = nobody
workers-apprentices = { $seat } with { apprentices }
workers-master = { $seat } with the master
workers-both = { $seat } with { apprentices } and the master
about-closed = The city is closed: in turns 8 and 9 there is research only. Left in the shops: { $components }; in the Council: { florins }.

### The box

sheet-inventions = Inventions
sheet-sets = Starting sets for beginners
sheet-experts = What experts start with
sheet-favours = Favours for experts
sheet-players = By number of players
sheet-labs = Laboratories
sheet-deck = The deck, from the top
sheet-supply = Supply
sheet-variety = Reward for variety

head-number = No.
head-name = Name
head-metal = Metal
head-type = Type
head-weeks = Weeks
head-components = Components
head-first = First
head-later = Later
head-set = Set
head-apprentices = Apprentices
head-florins = Florins
head-small = Small laboratory
head-large = Large laboratory
head-men = Mechanical men
head-favour = Favour
head-players = Players
head-requested = Requested
head-first-requested = First requests of beginners
head-removed = Apprentices given up by beginners
head-favours = Favours of experts
head-lab = Laboratory
head-spaces = Spaces
head-man-spaces = Spaces for mechanical men
head-inventions = Inventions
head-thing = What
head-amount = Number
head-types = Types
head-provenance = Source

figure-name = name
figure-metal = metal
figure-type = type
figure-weeks = weeks
figure-components = components
figure-component = components ({ $component })
figure-first = first sum
figure-later = later sum
figure-apprentices = apprentices
figure-florins = florins
figure-small = small laboratory
figure-large = large laboratory
figure-men = mechanical men
figure-requested = requested
figure-first-requested = first requests
figure-removed = apprentices given up
figure-favours = favours

experts-same-letter = favours of one letter at most, with 4 or 5 players
part-top = all the others
part-middle = { $bronze } bronze, { $copper } copper, { $silver } silver and { $numbers }
part-range = { $from } to { $to }
supply-components = each component
supply-apprentices = apprentices for each player
supply-men = mechanical men for each player
supply-council = florins in the Council at the start

## What is wrong with an edition.

error-edition-gold = the inventions of gold must stay { $low } to { $high }: the deck is built on that
error-edition-metal = there are too few inventions of { $metal } for the middle of the deck, which needs { $count }
error-edition-men = set { $set } has { $men } mechanical men and room for { $room }
error-edition-components = the sets hold more { $component } than the { $count } there are

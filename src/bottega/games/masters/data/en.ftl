# Masters of Renaissance, in English.

### Nouns

resource-coin = coin
resource-stone = stone
resource-servant = servant
resource-shield = shield
resource-faith = faith

resources-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
resources-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
resources-servant = { $count ->
    [one] 1 servant
   *[other] { $count } servants
}
resources-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
resources-faith = { $count } faith
resources-none = nothing

# A resource under `resource` with its number under `count`: "3 coins".
resource-counted = { $resource-is ->
    [coin] { resources-coin }
    [stone] { resources-stone }
    [servant] { resources-servant }
   *[shield] { resources-shield }
}
# The same in the plural, without a number: "coins".
resource-plural = { $resource-is ->
    [coin] coins
    [stone] stones
    [servant] servants
   *[shield] shields
}
# The same with its article: "a coin".
resource-a = a { $resource }

marble-white = white
marble-blue = blue
marble-grey = grey
marble-yellow = yellow
marble-purple = purple
marble-red = red

marbles-white = { $count } white
marbles-blue = { $count } blue
marbles-grey = { $count } grey
marbles-yellow = { $count } yellow
marbles-purple = { $count } purple
marbles-red = { $count } red

axis-row = row
axis-column = column

colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

card-green = green { $level } card ({ points })
card-blue = blue { $level } card ({ points })
card-yellow = yellow { $level } card ({ points })
card-purple = purple { $level } card ({ points })

cards-green = { $count ->
    [one] 1 green card
   *[other] { $count } green cards
}
cards-blue = { $count ->
    [one] 1 blue card
   *[other] { $count } blue cards
}
cards-yellow = { $count ->
    [one] 1 yellow card
   *[other] { $count } yellow cards
}
cards-purple = { $count ->
    [one] 1 purple card
   *[other] { $count } purple cards
}
cards-of-level = { $cards } of level { $level }
# Cards of the colour under `colour`, with their number under `count`.
cards-counted = { $colour-is ->
    [green] { cards-green }
    [blue] { cards-blue }
    [yellow] { cards-yellow }
   *[purple] { cards-purple }
}

stack-green = green { $level }
stack-blue = blue { $level }
stack-yellow = yellow { $level }
stack-purple = purple { $level }

leader-discount = the discount leader ({ $resource })
leader-depot = the special depot leader ({ $resource })
leader-marble = the white marble leader ({ $resource })
leader-production = the production leader ({ $resource })
ability-discount = discount: { $resource }
ability-depot = special depot: { $resource }
ability-marble = white marbles: { $resource }
ability-production = production: { $resource }

power-base = basic production
power-slot = the card in slot { $slot }
power-leader = the leader’s production ({ $resource })

token-green = two green cards are discarded
token-blue = two blue cards are discarded
token-yellow = two yellow cards are discarded
token-purple = two purple cards are discarded
token-cross = the black cross moves two spaces
token-shuffle = the black cross moves one space and the tokens are shuffled

outcome-won = Lorenzo is beaten
outcome-lost-colour = the cards of one colour are all gone
outcome-lost-cross = the black cross has reached space 24

### Prompts

prompt-leaders = Choose the two leaders you keep.
prompt-start = { $count ->
    [one] Choose a resource to start with.
   *[other] Choose { $count } resources to start with, one at a time.
}
prompt-turn = Your turn: take from the market, buy a card or activate production. A leader action may come first.
prompt-white = { $count ->
    [one] Choose what the white marble gives you.
   *[other] Choose what the { $count } white marbles give you, one at a time.
}
prompt-keep = You have taken { $resources }. Choose what to keep; the rest is discarded.
prompt-produce = Activate another production power, or finish production.
prompt-spend = { $count ->
    [one] Choose the other resource to pay for basic production.
   *[other] Choose the { $count } resources to pay for basic production, one at a time.
}
prompt-gain = Choose the resource your production gives you.
prompt-pay = { resource-counted } to pay: choose how many come from the warehouse. The strongbox pays the rest.
prompt-end = Play or discard a leader, or end your turn.

### Actions

action-market = Take { $axis } { $number } of the market
action-buy = Buy the { $stack } card for slot { $slot }
action-buy-named = Buy the { $card } for slot { $slot }
action-activate = Activate { $power }
action-finish = Finish production
action-play-leader = Play { $leader }
action-discard-leader = Discard { $leader } for 1 faith
action-by-hand = Pay by hand this turn
action-end-turn = End your turn
action-keep-leaders = Keep { $leaders }
action-start = Start with { resource-a }
action-white = Let the white marble give you { resource-a }
action-spend = Pay { resource-a }
action-gain = Receive { resource-a }
action-pay = { $count ->
    [0] Pay all the { resource-plural } from the strongbox
   *[other] Pay { resource-counted } from the warehouse
}
action-keep = { $resources-count ->
    [0] Keep nothing, discard everything
   *[other] Keep { $resources }
}

### Doubts

doubt-discard-leader = You get 1 faith, and { $leader } leaves the match. Discard this leader?

### Events

event-keep-leaders = { $seat } keeps { $leaders }.
event-keep-two-leaders = { $seat } has chosen two leaders.
event-start = { $seat } starts with { resource-a }.
event-round = Round { $round }.
event-turn = { $seat } to play.
event-market = { $seat } takes the marbles of { $axis } { $number }: { $marbles }.
event-white = { $count ->
    [one] A white marble gives { $seat } { resource-counted }.
   *[other] { $count } white marbles give { $seat } { resource-counted }.
}
event-keep = { $seat } stores { $resources }.
event-discard = { $count ->
    [one] { $seat } discards 1 resource.
   *[other] { $seat } discards { $count } resources.
}
event-pay = { $strongbox-count ->
    [0] { $seat } pays { $warehouse } from the warehouse.
   *[other] { $warehouse-count ->
        [0] { $seat } pays { $strongbox } from the strongbox.
       *[other] { $seat } pays { $warehouse } from the warehouse and { $strongbox } from the strongbox.
    }
}
event-activate = { $seat } activates { $power }.
event-produce = { $seat } produces { $resources }.
event-buy = { $seat } buys the { $card } and puts it in slot { $slot }.
event-uncover = New top card: the { $card }.
event-stack-empty = The { $stack } stack is empty.
event-play-leader = { $seat } plays { $leader }.
event-discard-leader = { $seat } discards { $leader }.
event-discard-a-leader = { $seat } discards a leader.
event-faith = { $seat } receives { resources-faith } and stands on space { $space }.
event-report = { $section ->
    [1] The first Vatican report takes place.
    [2] The second Vatican report takes place.
   *[other] The third Vatican report takes place.
}
event-tile-kept = { $seat } turns the pope’s favour tile to its active side: { points }.
event-tile-lost = { $seat } loses the pope’s favour tile ({ points }).
event-last-round = The end is near: this round is the last.
event-over = { $seats-count ->
    [one] The match is over: { $seats } wins.
   *[other] The match is over: { $seats } share the victory.
}
event-token = Lorenzo reveals a token: { $token }.
event-take-away = Lorenzo discards the { $card }.
event-cross = The black cross moves to space { $space }.
event-solo-over = { $outcome-is ->
    [won] { $seat } wins: { $outcome }.
   *[other] { $seat } loses to Lorenzo: { $outcome }.
}

### Refusals

refusal-first-leaders = First choose the two leaders you keep.
refusal-first-start = First choose what you start with.
refusal-first-white = First choose what your white marbles give you.
refusal-first-keep = First choose which of the resources you have taken to keep.
refusal-first-spend = First choose the resources that basic production takes.
refusal-first-gain = First choose the resource that your production gives you.
refusal-first-pay = First finish paying: choose how much comes from the warehouse.
refusal-leaders-kept = You have already chosen your two leaders. On your turn you can play or discard them.
refusal-start-over = Starting resources are chosen before the first turn only.
refusal-no-white = There is no white marble to decide on. You choose only with two marble leaders in play, just after taking white marbles.
refusal-no-spend = Nothing is being paid for basic production. Activate it first.
refusal-no-gain = No production is giving you a choice of resource.
refusal-no-pay = There is no payment to split. You are asked only after choosing to pay by hand.
refusal-no-keep = There is nothing to keep or discard: you have not just taken resources from the market.
refusal-no-production = There is no production to finish.
refusal-main-action-owed = You cannot end your turn before your main action: take from the market, buy a card or activate production.
refusal-production-under-way = Production is under way: activate another power, or finish it before you do anything else.
refusal-main-action-done = You have taken your main action, and there is only one each turn. Play or discard a leader, or end your turn.
refusal-stack-empty = The { $stack } stack is empty and is not refilled. Choose another card.
refusal-slot-level = { $level ->
    [1] A level 1 card needs an empty slot, and slot { $slot } already has a card.
    [2] A level 2 card goes on top of a level 1 card, and { slot-top }.
   *[other] A level 3 card goes on top of a level 2 card, and { slot-top }.
}
slot-top = { $height ->
    [0] slot { $slot } is empty
   *[other] slot { $slot } has a level { $height } card on top
}
refusal-cannot-afford = You cannot pay for the { $card }: { you-lack }.
you-lack = you still need { $resources }
refusal-slot-empty = Slot { $slot } has no card to produce with.
refusal-power-no-leader = You have no production leader in play that takes { resource-plural }.
refusal-power-used = You have already used { $power } this turn. Each power works once.
refusal-base-needs-two = { $count ->
    [0] Basic production takes 2 resources, and you have none.
   *[other] Basic production takes 2 resources, and you have only one.
}
refusal-cannot-produce = You cannot activate { $power }: { you-lack }. What you produce this turn does not count.
refusal-spend-none = You have no { resource-plural } to pay. Choose a resource that you own.
refusal-leader-played = You have already played { $leader }, and it stays in play.
refusal-leader-not-in-hand = You do not have { $leader } in your hand.
refusal-leader-not-dealt = You were not dealt { $leader }. Choose two of your own four.
refusal-leader-cards = You cannot play { $leader } yet: it requires { cards-counted }, and { you-have }.
refusal-leader-level = You cannot play { $leader } yet: it requires { cards-counted } of exactly level { $level }, and { you-have }.
refusal-leader-resources = You cannot play { $leader } yet: it requires { resource-counted }, and { you-have }.
you-have = { $have ->
    [0] you have none
   *[other] you have { $have }
}
refusal-white-resource = A white marble cannot give you { resource-a }. Your leaders let you choose between { $resources }.
refusal-keep-not-taken = You can keep only what you have just taken: { $resources }.
refusal-keep-no-room = { $stored-count ->
    [0] Your depots have no room for { $resources }, even while they are empty. Keep fewer.
   *[other] Your depots hold { $stored }: there is no room for { $resources } as well. Keep fewer.
}
refusal-pay-range = You are now paying with { resource-plural } ({ $due } in all): from { $low } to { $high } of them can come from the warehouse.
refusal-by-hand-already = You are already paying by hand this turn.
refusal-by-hand-pointless = There is nothing to choose: no type of resource lies both in your depots and in your strongbox.

### Scores

score-cards = Development cards
score-track = Faith track
score-tiles = Pope’s favour tiles
tile-name = { tile-number } pope’s favour tile
score-leaders = Leaders
score-resources = Resources
tie-resources = Resources left

### The table, drawn

symbol-coin = ●
symbol-stone = ■
symbol-servant = ☻
symbol-shield = ▼
symbol-faith = †
symbol-white = ○
symbol-any = ?

board-market = Market
board-slide = Slide
board-number = no. { $number }
board-empty = empty
board-vp = VP
board-points = { $points } VP
board-track = Faith track
board-faith = faith { $space }
board-tiles = pope’s favour: { $tiles }
board-tile-waiting = –
board-tile-kept = { board-points }
board-tile-lost = lost
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-warehouse = warehouse
board-strongbox = strongbox
board-slot = slot { $slot }
board-covers = covers { $cards }
board-played = in play
board-hand = in hand
board-needs = needs
board-dropped = discarded: { $leaders }
board-rejected = put away: { $leaders }
board-hand-hidden = { $count ->
    [one] 1 leader in hand
   *[other] { $count } leaders in hand
}, { $dropped } discarded
board-discount = discount
board-depot = special depot
board-marble = white marbles
board-production = production
board-tokens = { $count ->
    [one] 1 token in the pile; revealed:
   *[other] { $count } tokens in the pile; revealed:
}
board-token-cross = cross +2
board-removed = cards discarded:
board-legend-resource = { $resource } ({ $marble })
board-legend-white = white marble
board-legend-any = any resource
board-legend-left = cards in the stack
board-legend-card = Below a card’s points: its cost, then its production.

flags-green = { $count } green
flags-blue = { $count } blue
flags-yellow = { $count } yellow
flags-purple = { $count } purple

### The table, in sentences

progress-start = Setting up
progress-round = Round { $round }
progress-last-round = Round { $round }, the last

about-leaders = { $seats-count ->
    [one] { $seats } is choosing leaders.
   *[other] { $seats } are choosing leaders.
}
about-start = { $seat } is choosing what to start with.
about-turn = Round { $round }: { $seat } to play.
about-last-round = This round is the last.
about-over = The match is over.
about-solo-over = The match is over: { $outcome }.
about-edition = Edition: { $name }.

about-gained = Taken from the market, to be kept or discarded: { $resources }.
about-whites = White marbles still to decide on: { $count }.
about-used = Production powers used this turn: { $powers }.
about-output = To come when production ends: { $resources }.
about-spends = Resources still to pay for basic production: { $count }.
about-gains = Resources still to choose: { $count }.
about-buying = Being bought for slot { $slot }: the { $card }.
about-debt = Still to pay: { $resources }.
about-by-hand = Payments are made by hand this turn.

about-faith = { $seat } stands on space { $space } of the faith track, worth { points }.
about-tiles = { $seat }, pope’s favour tiles: { $tiles }.
tile-waiting = { tile-number } still to come ({ points })
tile-kept = { tile-number } active ({ points })
tile-lost = { tile-number } lost
tile-number = { $section ->
    [1] first
    [2] second
   *[other] third
}
about-warehouse = { $seat }, warehouse: { $depots }.
about-depot = { $resources-count ->
    [0] depot { $number } empty
   *[other] depot { $number } with { $resources }
}
about-special-depot = special depot ({ $resource }) with { $count } of { $places }
about-strongbox = { $seat }, strongbox: { $strongbox }.
about-slot = { $seat }, slot { $slot }: { $card }, which turns { $input } into { $output }.
about-slot-covering = { $seat }, slot { $slot }: { $card }, which turns { $input } into { $output }. It covers: { $covered }.
about-slot-empty = { $seat }, slot { $slot }: empty.
about-leader-played = { $seat }, in play: { $leader }, { points }.
about-leader-hand = { $seat }, in hand: { $leader }, { points }, requires { $needs }.
about-hand-empty = { $seat } has no leaders in hand.
about-hand-hidden = { $seat } has { $count ->
    [one] 1 leader
   *[other] { $count } leaders
} in hand and has discarded { $dropped }.
about-leaders-dropped = { $seat }, discarded: { $leaders }.
about-leaders-rejected = { $seat }, put away at the start: { $leaders }.

about-row = Market, row { $number }: { $marbles }.
about-slide = In the slide: a { $marble } marble.
about-stack = { $count ->
    [one] Stack { $name }, 1 card
   *[other] Stack { $name }, { $count } cards
}. Top card: { points }, costs { $cost }, turns { $input } into { $output }.
about-stack-empty = Stack { $stack }: no cards left.
about-next-report = Next Vatican report, the { tile-number }: when a marker reaches space { $pope }. From space { $first } on, the tile brings { points }.
about-reports-done = All three Vatican reports have taken place.
about-cross = Lorenzo’s black cross stands on space { $space }.
about-tokens = { $count ->
    [0] No token revealed since the last shuffle.
   *[other] Tokens revealed since the last shuffle: { $tokens }.
}
about-removed = Cards discarded by Lorenzo: { $cards }.

### The box

sheet-cards = Development cards
sheet-leaders = Leaders
sheet-track = Faith track
sheet-tiles = Vatican reports
sheet-start = What you start with
sheet-market = Marbles of the market
sheet-solo = Lorenzo’s tokens

head-number = No.
head-colour = Colour
head-level = Level
head-cost = Cost
head-input = Takes
head-output = Gives
head-points = Points
head-ability = Ability
head-requires = Requires
head-space = From space
head-report = Report
head-first = First space
head-pope = Pope space
head-place = Place in the round
head-resources = Resources
head-faith = Faith
head-marble = Marble
head-number-of = Number
head-gives = Gives
head-token = Token
head-provenance = Source

figure-cost = cost
figure-input = takes
figure-output = gives
figure-requires = requires
figure-points = points
figure-of = { $figure } ({ $resource })

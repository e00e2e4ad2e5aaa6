# Masters of Renaissance, in English: what things are and do.

### The market

thing-row = Row { $number } of the market
thing-column = Column { $number } of the market
what-row = Take this row as your main action, and every marble in it gives you what it shows. You cannot leave one out. Then the marble in the slide is pushed in from the right.
what-column = Take this column as your main action, and every marble in it gives you what it shows. You cannot leave one out. Then the marble in the slide is pushed in from below.
what-line-now = Marbles in it now: { $marbles }. { $resources-count ->
    [0] They give nothing.
   *[other] They give { $resources }.
}
what-line-choice = For each white marble you choose between { $resources }.

thing-marble = { $marble-is ->
    [white] White marble
    [blue] Blue marble
    [grey] Grey marble
    [yellow] Yellow marble
    [purple] Purple marble
   *[red] Red marble
}
what-marble = It gives { resource-a } to the player who takes its row or column.
what-marble-red = It gives 1 faith to the player who takes its row or column, straight onto the track. This faith cannot be discarded.
what-marble-white = By itself it gives nothing. With a marble leader in play, it gives that leader’s resource.
what-marble-yours = Your leader makes it { resource-a }.
what-marble-choice = Your two leaders let you choose between { $resources }.
what-marble-count = { $count ->
    [one] There is only one of this colour among the { $total } marbles.
   *[other] There are { $count } of this colour among the { $total } marbles.
}

thing-slide = The slide
what-slide = The marble that is left over waits here. It is pushed into the next line that anyone takes, and gives them nothing. The marble that drops out at the far end takes its place.

### Development cards

thing-stack = Development cards: { $stack }
what-stack = Only the card on top of the stack is for sale. Buying it is a main action: pay its cost and put it in one of your slots.
what-level = { $level ->
    [1] A level 1 card needs an empty slot.
    [2] A level 2 card goes on top of a level 1 card.
   *[other] A level 3 card goes on top of a level 2 card.
}
what-stack-left = { $count ->
    [one] This is the last card of the stack.
   *[other] There are { $count } cards in the stack.
}
what-stack-empty = The stack is empty, and it is not refilled.
what-stack-discount = Your leaders lower the cost: you pay { $cost }.

thing-card = { $colour-is ->
    [green] Green development card, level { $level }
    [blue] Blue development card, level { $level }
    [yellow] Yellow development card, level { $level }
   *[purple] Purple development card, level { $level }
}
what-card = On top of its slot, the card can be activated in production: pay what it takes and receive what it gives. A covered card no longer produces, but it still scores and counts for the requirements of leaders.

thing-slot = Slot { $slot }
thing-slots = Slot for development cards
what-slot = A board has three slots for development cards. A level 1 card needs an empty slot, a level 2 card goes on a level 1 card, a level 3 card on a level 2 card. The colours do not matter.
what-slot-top = { $level ->
    [0] It is empty: a level 1 card fits.
    [1] A level 1 card is on top: a level 2 card fits.
    [2] A level 2 card is on top: a level 3 card fits.
   *[other] A level 3 card is on top: no other card fits.
}
what-slots-seven = A seventh development card sets off the end of the match.

### Production

thing-power-base = Basic production
what-power-base = Pay any two resources, alike or different, and receive one resource of your choice. Faith can be neither paid nor received here.
thing-power-slot = Production of slot { $slot }
what-power-slot = The power of the card on top of the slot: pay what it takes and receive what it gives.
what-power-none = The slot has no card to produce with.
thing-power-leader = Production of a leader ({ $resource })
what-power-leader = Pay { resource-a } and receive one resource of your choice and 1 faith.
what-power = You may use each of your powers once when you activate production, your main action. They all work at the same moment: what one gives cannot feed another.
what-power-used = You have used it this turn.

thing-finish = Finish production
what-finish = Your production ends. What your powers give goes into your strongbox, and faith moves your marker. After that you may still play or discard leaders.

thing-end-turn = End your turn
what-end-turn = The next player follows. You cannot play or discard a leader again before your next turn.

### Leaders

thing-leader = Leader ({ $ability })
what-leader-discount = In play, it makes each development card you buy one { $resource } cheaper, provided its cost includes { resource-plural }.
what-leader-depot = In play, it gives you a special depot with room for { $places } { resource-plural } and nothing else.
what-leader-marble = In play, it makes every white marble you take from the market give you { resource-a }.
what-leader-production = In play, it gives you one more production power: pay { resource-a } and receive one resource of your choice and 1 faith.
what-leader-choose = You keep two of your four leaders. The other two are put away for the whole match, and nobody sees them.
what-leader-hand = It is in your hand. You can play it on your turn once you own what it requires; nothing is spent. Or you can discard it for 1 faith, and then it is gone for good.
what-leader-ready = You own what it requires.
what-leader-unready = You do not own what it requires yet.
what-leader-played = { $seat } has it in play. It stays there and scores at the end.
what-leader-dropped = You have discarded it: it scores nothing.
what-leader-rejected = You put it away at the start.

thing-hand = Leaders in hand ({ $seat })
what-hand = Leaders in hand are secret until they are played. At the end they score nothing.

### Stores

thing-warehouse = Warehouse
what-warehouse = What you take from the market is kept here, in three depots with room for one, two and three resources. A depot takes a single type, and no type may lie in two of them. Bottega does the arranging for you.
what-waste = What finds no room is discarded, and for each resource every other player receives 1 faith.
what-waste-solo = What finds no room is discarded, and each resource moves Lorenzo’s black cross one space.
thing-depot = Depot { $number }
what-depot = { $number ->
    [one] It has room for one resource.
   *[other] It has room for { $number } resources of a single type.
} No other depot of the warehouse may hold the same type.
thing-special-depot = Special depot ({ $resource })
what-special-depot = A leader gives it: there is room for { $places } { resource-plural } and nothing else, even while it is empty. One depot of the warehouse may hold the same type.
thing-strongbox = Strongbox
what-strongbox = What production gives is kept here, any number of any type. You can pay from it, but nothing ever moves between the strongbox and the warehouse.
what-strongbox-pay = Payments come from the warehouse first and from the strongbox last. To choose for yourself, pay by hand.

thing-resource = { $resource-is ->
    [coin] Coin
    [stone] Stone
    [servant] Servant
   *[shield] Shield
}
what-resource = One of the four resources. It pays for development cards and production, and leaders may require it. In the market it comes from { $marble } marbles.
what-resource-end = At the end, every { $count } resources of any type are worth 1 point.

### Faith

thing-faith = Faith
what-faith = Each faith moves your marker one space along the faith track, never back. It comes from the red marble, some productions, leaders you discard and resources that others discard.

# A Vatican report, by its number under `section`.
report-number = { $section ->
    [1] first
    [2] second
   *[other] third
}

thing-space = Space { $space } of the faith track
what-space = { $points ->
    [0] A marker that ends the match here scores nothing for its place.
    [one] A marker that ends the match here scores 1 point for its place.
   *[other] A marker that ends the match here scores { $points } points for its place.
}
what-space-section = It belongs to the section of the { report-number } Vatican report. When that report takes place, a marker here or further on brings its owner the tile worth { points }.
what-space-pope = A pope space: the first marker that reaches or passes it sets off the { report-number } Vatican report.
what-space-last = A marker that comes here sets off the end of the match. Further faith is lost.
what-space-here = Standing here now: { $seats }.

thing-tile = Pope’s favour tile, { report-number } report
what-tile = The { report-number } Vatican report takes place when any marker reaches space { $pope }. If your marker has come to space { $first } or further by then, the tile is yours. If not, you lose it.
what-report-done = The { report-number } Vatican report has taken place.
what-report-open = The { report-number } Vatican report has not taken place yet.
what-tile-kept = Active for { $seats }.
what-tile-lost = Lost for { $seats }.

thing-marker = Faith marker ({ $seat })
what-marker = It moves one space for each faith, never back, and shows the place that scores at the end.

### Lorenzo

thing-lorenzo = Lorenzo
what-lorenzo = Your opponent in a solo match. After each of your turns he reveals a token. You lose if his black cross reaches space 24 before you do, or when all the cards of one colour are gone.
thing-cross = Lorenzo’s black cross
what-cross = Lorenzo’s faith marker. His tokens move it, and so does your waste, one space for each resource you discard. It sets off Vatican reports. If it reaches space 24 before you do, you lose.
thing-tokens = Lorenzo’s tokens
what-tokens = After each of your turns the top token of the pile is revealed and takes effect. Revealed tokens stay out of the pile until the token that shuffles them all.
thing-token = { $token-is ->
    [green] Lorenzo’s token: green cards
    [blue] Lorenzo’s token: blue cards
    [yellow] Lorenzo’s token: yellow cards
    [purple] Lorenzo’s token: purple cards
    [cross] Lorenzo’s token: two steps
   *[shuffle] Lorenzo’s token: one step and a shuffle
}
what-token = { $token-is ->
    [green] Two green development cards are discarded from the top of the stacks, lowest level first.
    [blue] Two blue development cards are discarded from the top of the stacks, lowest level first.
    [yellow] Two yellow development cards are discarded from the top of the stacks, lowest level first.
    [purple] Two purple development cards are discarded from the top of the stacks, lowest level first.
    [cross] The black cross moves two spaces.
   *[shuffle] The black cross moves one space, and all the tokens are shuffled into a new pile.
}
what-token-count = { $count ->
    [one] There is one such token among the { $total }.
   *[other] There are { $count } such tokens among the { $total }.
}
thing-taken = { $colour-is ->
    [green] Green cards discarded
    [blue] Blue cards discarded
    [yellow] Yellow cards discarded
   *[purple] Purple cards discarded
}
what-taken = { $count ->
    [0] No card of this colour is left in the stacks.
    [one] Only 1 card of this colour is left in the stacks.
   *[other] There are { $count } cards of this colour left in the stacks.
} When the last one is gone, bought or discarded, you lose, unless it was your seventh card.

### Players and symbols

thing-seat = { $seat }
what-seat = A player at this table. The last round begins when anyone has seven development cards or reaches space 24 of the faith track.
what-seat-solo = You play alone. You win with seven development cards, or when you reach space 24 of the faith track before Lorenzo.

thing-any = Any resource
what-any = It stands for one resource of your choice: a coin, a stone, a servant or a shield, but not faith.
thing-points = Victory points
what-points = They are counted at the end: those of your development cards, of your place on the faith track, of active pope’s favour tiles, of leaders in play and of the resources you have left. The highest total wins.
thing-colour = { $colour-is ->
    [green] Green development cards
    [blue] Blue development cards
    [yellow] Yellow development cards
   *[purple] Purple development cards
}
what-colour = One of the four colours of development cards. Leaders require cards of certain colours. A covered card counts too.
thing-level = Level { $level }
what-level-cards = Higher levels cost more and score more.
thing-left = Cards in the stack
what-left = The number of cards that lie in the stack, the one on top included.
thing-production = Production
what-production = What stands before the arrow is paid, and what stands after it is received.

choice-leader-kept = Leaders kept at the start
choice-start = Resources taken at the start
choice-leader-played = Leaders played
choice-first-card = The first card bought
choice-card = Cards bought

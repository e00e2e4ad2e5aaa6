# What the lessons say, in English.

## first

lesson-first-title = Your first match
lesson-first-about = Play the first turns, and learn everything you need to play on alone.
lesson-first-welcome = Welcome to Florence! You and your opponent are two of its leading citizens. You trade at the market, put the masters of the city to work, and want to be the name that people remember.
lesson-first-goal = The most victory points win. They come from development cards, from your place on the faith track, and from leaders. The match ends soon after somebody buys a seventh card or reaches the last space of the track.
lesson-first-leaders = You have been dealt four leaders. You keep two of them. A leader gives you an ability and points once you fulfil what it asks for.
lesson-first-leaders-which = The discount leader asks for one purple and one yellow card of any level: that is quickly done. Keep it, and the white marble leader, which is worth 5 points.
lesson-first-leaders-other = A fine pair too. But this lesson needs the discount leader and the white marble leader: keep these two.
lesson-first-start = Your opponent goes first. To make up for it, you start with one resource of your choice. Take a coin: you will soon see what for.
lesson-first-start-other = You may start with anything. For our plan, though, we need a coin.
lesson-first-turn = On your turn you do one of three things: you take resources from the market, buy a development card, or activate production. Let’s watch your opponent.
lesson-first-opponent-market = Your opponent has taken row 3. Each marble gives something: yellow a coin, grey a stone, purple a servant, blue a shield. White gives nothing. Then the marble from the slide was pushed in, so the market has changed.
lesson-first-aim = Your turn. Look at the purple card of level I: it costs 1 coin, 1 servant and 1 shield. You have the coin.
lesson-first-market = Row 2 has the rest, and two more resources besides. Take row 2.
lesson-first-market-other = You may take that, but it does not bring both a servant and a shield for the purple card. Row 2 does.
lesson-first-warehouse = Now everything must find room in your warehouse. Its three depots hold one, two and three resources. Each depot takes one type only, and no type lies in two depots.
lesson-first-keep = You would have four types, so one must go. For each resource you discard, your opponent moves one space on the faith track. Let go of the stone and keep the coin, the servant and the shield.
lesson-first-keep-other = That fits too. But for the purple card you need a servant and a shield, and each discard helps your opponent. Discard the stone alone.
lesson-first-end-turn = One main action a turn, so you are done. What remains are leader actions, before or after the main action: they come later. End your turn.
lesson-first-leader-later = Not yet. Your leaders will have their moment later in this lesson. End your turn.
lesson-first-opponent-card = Your opponent has bought a yellow card, and the next card of that stack is on sale.
lesson-first-buy = You can do the same: you have 1 coin, 1 servant and 1 shield, and even a coin to spare. Buy the purple card of level I and put it in slot 1.
lesson-first-buy-slot = All empty slots are equally good. So that the lesson can go on, take the first one that is free.
lesson-first-buy-other = Possible, but the plan was the purple card of level I, worth 2 points. You can afford it now.
lesson-first-card = Your first card, and 2 points! It also has a production power: pay a coin, get a shield. You will use it soon. End your turn.
lesson-first-opponent-red = Your opponent has taken the red marble: 1 faith, so one space on the faith track. It is the only red marble, and it stays in the market.
lesson-first-red = Now it lies in column 2, together with a shield and a coin. Take column 2.
lesson-first-red-other = You may, but column 2 gives you a coin, a shield and faith, and all of it fits. Take column 2.
lesson-first-vatican = Your marker moves to space 1. From space 3 on the track is worth points, the more the further. And as soon as any marker reaches space 8, there is a Vatican report: all who have come to space 5 by then get the tile with 2 points. Spaces 16 and 24 bring the next two.
lesson-first-keep-all = This time everything has room. Keep both: to throw something away would only help your opponent.
lesson-first-keep-all-other = You may discard, but it is a gift: 1 faith for your opponent each time. Keep the coin and the shield.
lesson-first-end-again = Good. End your turn.
lesson-first-production = Now the third kind of turn: production. You may use each of your powers once. Begin with your card in slot 1: a coin becomes a shield.
lesson-first-production-other = That is allowed. But let’s try production now: activate your card in slot 1.
lesson-first-base = Every board also has a basic production: pay any two resources and get one of your choice. You have a coin and a shield left. Activate it too.
lesson-first-base-other = You could stop here. But with basic production you get the stone that we need next. Activate it.
lesson-first-spend = Choose the first resource that you pay. Both will go, so the order does not matter.
lesson-first-spend-again = And the second one.
lesson-first-gain = What do you want for it? The yellow card of level I costs two stones. Take a stone.
lesson-first-gain-other = You may take any resource. But for the yellow card we need stones.
lesson-first-strongbox = All powers work at the same moment, and what they make goes into the strongbox. It has room for everything, for ever. You can pay from there just as from the warehouse. End your turn.
lesson-first-second-stone = One stone is missing for the yellow card. Column 4 has one, and the red marble is there as well. Take column 4.
lesson-first-second-stone-other = You may, but column 4 brings the stone we need and 1 faith. Take column 4.
lesson-first-keep-stone = Keep the stone.
lesson-first-keep-stone-other = Without the stone we cannot buy the yellow card. Keep it.
lesson-first-second-card = A stone in the warehouse and one in the strongbox: that pays for the yellow card of level I. A card of level I needs an empty slot. Buy it and put it in slot 2.
lesson-first-second-card-other = Possible, but you have saved up for the yellow card of level I. Buy it now.
lesson-first-play-leader = Your main action is done, and something has changed: you own a purple and a yellow card. That is what your discount leader asks for.
lesson-first-own-nothing-spent = You only have to own what a leader asks for; nothing is spent. Play the discount leader.
lesson-first-play-leader-other = You could, but look: the discount leader is ready. Play it for 2 points and cheaper cards.
lesson-first-leader-played = From now on, each card that costs coins costs you one coin less. And you have 2 more points. End your turn.
lesson-first-discard-leader = Your second leader asks for two green cards and a purple one. If you do not believe in it, you can discard it for 1 faith, before or after your main action.
lesson-first-discard-leader-why = That takes you to space 3 and to your first point on the track. Discard the white marble leader.
lesson-first-discard-leader-other = That comes right after. First discard the leader: it is an extra action, your main action is still to come.
lesson-first-main-action = Now your main action. Row 2 has a coin, a servant, a stone and the red marble, and your warehouse is empty. Take row 2.
lesson-first-main-action-other = You may, but row 2 brings three resources and 1 faith, and all of it fits. Take row 2.
lesson-first-keep-three = One of each: they fill one depot each. Keep all three.
lesson-first-keep-three-other = There is room for all three, and each discard is a gift. Keep the coin, the stone and the servant.
lesson-first-turn-ended = You had no leader left in hand, so your turn has ended by itself. It is your turn again.
lesson-first-production-again = Your yellow card turns a servant into 1 faith. That takes you to space 5, where the first Vatican section begins. Activate the card in slot 2.
lesson-first-production-again-other = That is allowed. But with production you come to space 5, and a Vatican report will find you there. Activate the card in slot 2.
lesson-first-finish = You could go on: your other powers are still unused. But a coin and a stone are better kept for the next card. Finish production.
lesson-first-finish-other = Allowed, but then you pay with what your next card may cost. Finish production here.
lesson-first-score = Let’s count: 3 points for your cards, 2 for the leader, 1 for the faith track. Six points! At the end, every five resources that you have left are worth a point as well.
lesson-first-levels = The great cards come now. A card of level II goes on top of one of level I, and level III on level II. The card below no longer produces, but it keeps its points.
lesson-first-end = When somebody buys a seventh card or reaches space 24, the round is finished and the points are counted. You know all the decisions of the game now.
lesson-first-tip = A tip: plan backwards. Choose a card first, then take from the market what it costs. And look at your opponent’s faith before you discard anything. Good luck!

## warehouse

lesson-warehouse-title = The warehouse
lesson-warehouse-about = What fits, what does not, and what discarding costs.
lesson-warehouse-depots = Your warehouse has three depots, for one, two and three resources. Two rules: a depot holds one type only, and a type lies in one depot only.
lesson-warehouse-first = Row 1 has two coins and a shield. Take it.
lesson-warehouse-line = You may take that line, but the lesson shows something with the other one. Look at what it points to.
lesson-warehouse-fits = Two types for three depots: everything fits. Keep it all.
lesson-warehouse-waste = You may discard more than you must, but each resource gives your opponent 1 faith. Keep as much as you can.
lesson-warehouse-second = Now row 2: two stones and a servant. Take it, and see what happens.
lesson-warehouse-four = Coins, shield, stones, servant: four types, three depots. One type cannot stay.
lesson-warehouse-cheaper = You can only discard what you have just taken. The servant alone is one gift for your opponent, the two stones would be two. Keep the stones.
lesson-warehouse-two-gifts = Then both stones go, and your opponent moves two spaces. Keep the stones and discard the servant.
lesson-warehouse-third = You have two coins in the depot for two. A third one fits, if the depots are rearranged: that is free on your turn. Take column 3, which has a coin.
lesson-warehouse-moved = Bottega does the arranging: three coins below, two stones in the middle, the shield on top. Keep the coin.
lesson-warehouse-tip = Your warehouse is full. From now on each visit to the market costs something, so spend first: buy a card or produce. A tip: the strongbox has no limits, but only production fills it.

## solo

lesson-solo-title = Alone against Lorenzo
lesson-solo-about = How to play alone: the tokens, the black cross, and three ways to end.
lesson-solo-alone = Alone you play against Lorenzo the Magnificent. He has no board: only a black cross on your faith track, and a pile of seven tokens.
lesson-solo-turn = Your turns are as usual. Take row 1: a shield, a coin and a stone.
lesson-solo-turn-other = Any turn would do. For the lesson, take row 1.
lesson-solo-keep = All of it fits. Keep it.
lesson-solo-keep-other = What you discard moves the black cross. Keep everything.
lesson-solo-end-turn = After each of your turns the top token is revealed. End your turn and see.
lesson-solo-end-turn-other = Leaders are as in every match. Here, end your turn.
lesson-solo-green = A green token: two green cards are gone, from the lowest level first. There is such a token for each colour.
lesson-solo-waste = Row 3 has a servant, a coin and the red marble. You have no room for a fourth type. Take it all the same, to see what waste does.
lesson-solo-waste-other = A sensible turn. But the lesson wants to show you the cross: take row 3.
lesson-solo-discard = Keep the coin and discard the servant: the black cross moves one space.
lesson-solo-discard-other = Then the cross moves two spaces. Keep the coin.
lesson-solo-end-again = End your turn. Another token will come.
lesson-solo-cross = Two spaces more for the cross. It sets off Vatican reports, and if you are not far enough then, your tile is lost. One token moves it one space and shuffles all seven again.
lesson-solo-lose = You lose if the cross reaches space 24 before you, or if all cards of one colour are gone. You win with your seventh card, or on space 24 yourself; then count your points.
lesson-solo-tip = A tip: Lorenzo is fast. Buy cards early and waste nothing. Good luck!

## leaders

lesson-leaders-title = Leaders
lesson-leaders-about = When a leader can be played, and what a white marble leader does.
lesson-leaders-hand = Round 10 of a match. One of your leaders asks for one green and two purple cards. You see two purple ones in your slots, but no green one.
lesson-leaders-covered = Look again: the yellow card in slot 2 covers a green one. Covered cards count. So you may play the leader now.
lesson-leaders-when = Leader actions come before or after your main action. Before is better here, because you want to use it at once. Play the white marble leader.
lesson-leaders-not-discard = That would give you 1 faith, but cost you 5 points. Play it instead.
lesson-leaders-first-play = First the leader: then the white marbles of your line work for you.
lesson-leaders-use = From now on each white marble gives you a coin. Row 1 has the red marble, a white one, a shield and a servant. Take row 1.
lesson-leaders-use-other = Good too, but with row 1 everything fits and you get faith as well.
lesson-leaders-keep = A coin out of nothing! Keep all three.
lesson-leaders-keep-other = There is room for all three. Keep them.
lesson-leaders-others = There are three more kinds: a discount on cards, a special depot for two resources, and an extra production. And any leader in your hand can be discarded for 1 faith.
lesson-leaders-tip = A tip: leaders you never play score nothing. Near the end, discard them if a step on the faith track is worth more.

## vatican

lesson-vatican-title = Vatican reports
lesson-vatican-about = Win a pope’s favour tile, and see how your opponent loses one.
lesson-vatican-track = Your opponent has thrown away a lot, and each resource has moved you a space: you stand on space 7. Your opponent has not left space 0.
lesson-vatican-section = Space 8 is a pope space. The first marker to reach it sets off a report. All players in the section from 5 to 8, or beyond, win the first tile; the others lose theirs for good.
lesson-vatican-red = One faith is all you need. The red marble is in row 2, with two stones. Take row 2.
lesson-vatican-column = Column 1 has the red marble as well. But row 2 brings two stones with it.
lesson-vatican-red-other = Without the red marble there is no report, and your opponent has time to come closer. Take row 2.
lesson-vatican-report = The report! Your tile is turned up and brings you 2 points. Your opponent was not in the section and has lost the tile.
lesson-vatican-keep = Now the stones. Each one you discard would help your opponent: keep both.
lesson-vatican-keep-other = No gifts! Keep both stones.
lesson-vatican-next = The next reports are at space 16, for those on space 12 or beyond, and at space 24, for those on 19 or beyond. They bring 3 and 4 points. Each happens once.
lesson-vatican-tip = A tip: before you discard, see whether your opponents are about to reach a section. Your waste may carry them into it.

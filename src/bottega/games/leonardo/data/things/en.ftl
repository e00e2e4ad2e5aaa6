# Leonardo da Vinci, in English: what things are and do.

### The city

thing-area = { $letter }. { $place }
what-council = Every player with workers here may have one of the four benefits, in the order of the ranking, and each benefit goes to one player only. The first also names the player who takes Leonardo.
what-council-last = If all the players are here, the last in the ranking goes home with nothing.
what-workshop = Each benefit is one improvement of your laboratories: turn one over to more spaces, take the large one, or place a mechanical man. Only an idle laboratory can be turned over or given a mechanical man.
what-academy = Each benefit is one of your apprentices who are still here. You can place them from the next turn.
what-shop = Each benefit gives you { component-one }. An empty shop has nothing to give and costs nothing.
what-area-offer = There are up to four benefits a turn, for 0, 2, 3 and 4 florins. The first in the ranking is asked first. You take the benefit for its price, or take your workers back.
what-area-here = In order of arrival: { $workers }.
what-area-nobody = Nobody is here yet.
what-area-closed = In turns 8 and 9 the city is closed: there is research only.

thing-crew = { $place }: { $seat }
what-crew = { $seat } counts { $count } in the ranking here: one for each apprentice, two for the master. Between equals, the player who sent the first worker earlier is ahead.

thing-price = The money marker
what-price = It shows what the next benefit in this area costs: 0, 2, 3 and finally 4 florins. It moves on each time someone takes a benefit, and the area is finished when someone has paid 4.

thing-benefit = Council, benefit { $benefit-is }: { $benefit }
what-benefit-1 = You may move one of your apprentices who is already placed to one of the areas B to H. Those areas are settled later, so it can change who is first there.
what-benefit-2 = You take all the florins lying in the Council.
what-benefit-3 = You look at the top { $looked } inventions of the deck, or at all of them if there are fewer, and lay them back in any order. The others do not see them.
what-benefit-4 = You may pay 1 florin to the bank and take one component of your choice from a shop.
what-benefit-codex = With the Codex you may move any player’s apprentice from one of the areas B to H to another of them. It may not go to an area where its owner is already first.
what-benefit-taken = { $seat } has taken it.

thing-pot = Florins in the Council
what-pot = Benefit 2 of the Council takes them all. One is added at the end of each turn up to the seventh.

### Laboratories

thing-lab = { $lab }
thing-lab-of = { $lab } ({ $seat })
what-lab = A laboratory makes one invention at a time. In phase A you lay the components of the invention under it, face down; in phase B you send workers. After the city it works 1 week for each apprentice, 2 for the master and 2 for each mechanical man.
what-lab-idle = While it is idle, it can start an invention in phase A and be improved in the Workshop. It takes no workers.
what-lab-secret = The components under it are secret. Bottega shows which inventions are still possible.
what-lab-unbuilt = The large laboratory is acquired in the Workshop, with 4 spaces. It can start work in phase A of the next turn.

thing-man-space = Space for a mechanical man
what-man-space = Only here can a mechanical man be placed. Workers may use the space too, as long as it is free.
thing-space = Free space
what-space = Each worker in a laboratory takes one space, the master too, and so does each mechanical man.

### Inventions

thing-invention = { $invention }
what-invention = To make it, lay its components under an idle laboratory and let it work for { weeks }. Everybody who completes it in the first turn in which anyone does receives { $first } florins; those who come later receive { $later }.
what-invention-requested = It is requested: those who have the weeks complete it in phase D.
what-invention-deck = It is still in the deck. You may start it, but it is completed only once it is requested.
what-invention-never = It is still in the deck and will not be requested any more.
what-invention-card = { $seat } has the card, which saves weeks on later inventions of its type.
what-invention-boxed = The card is out of the match.
what-invention-done = You have completed it, and you cannot do so twice.
what-invention-saved = Your cards save you { $count } weeks on it.

thing-metal = { $metal-is ->
    [bronze] Bronze
    [copper] Copper
    [silver] Silver
   *[gold] Gold
}
what-metal = The metal of a card shows how much the invention asks of you: { weeks } of work and { $count ->
    [one] one component
   *[other] { $count } components
}. Between players with equal florins and cards, the better metals decide.
what-metal-any = The metal of a card shows how much the invention asks of you: bronze asks least, then come copper, silver and gold. Between players with equal florins and cards, the better metals decide.
thing-type = Type: { $type }
what-type = Inventions have five types, named after the components. Each card in front of you saves { $saved } weeks on later inventions of its type, and different types are rewarded at the end.
thing-week = Week of work
what-week = An invention is completed when its laboratory has worked for enough weeks. An apprentice works 1 week a turn, the master 2, a mechanical man 2.
thing-deck = The deck
what-deck = The inventions that are not requested yet. Everybody knows which they are; only their order is secret. At the end of each turn up to the seventh, cards from the top fill the empty spaces.
thing-variety = Reward for variety
what-variety = After turn 9 you receive florins for the different types among the cards in front of you: { $three } for three, { $four } for four, { $five } for all five.

### Components

thing-component = { $component }
what-component = A component. To start an invention, you lay exactly its components under a laboratory. They come from the shop and return there when the invention is completed. At the end they are worth nothing.
what-component-shop = Its shop is the { $place }.
thing-any = A component of your choice
what-any = It stands for a component of any kind: iron, glass, wood, brick or rope.
figure-shop = in the shop
figure-hand = in your hand
figure-pool = yours in the Academy
figure-men-left = your mechanical men left

### Workers

thing-apprentice = Apprentice
what-apprentice = You send one or more apprentices at a time, all of them to the same place, and to each place only once a turn. An apprentice counts one in a ranking and works 1 week in a laboratory.
thing-master = Master
what-master = Each player has one master, who is sent alone. The master counts two in a ranking, works 2 weeks in a laboratory and takes one space there.
thing-man = Mechanical man
what-man = It works 2 weeks a turn in its laboratory, even if nobody else is there, and it stays to the end of the match. You get one in the Workshop; you can have three at most.
thing-workers = Workers ({ $seat })
thing-leonardo = Leonardo
what-leonardo = The holder of Leonardo goes first in phases A and B and wins ties at auctions. The first in the Council names the player who takes him.

### Players and florins

thing-seat = { $seat }
what-seat = A player at this table. After turn 9 the richest wins.
thing-purse = Florins ({ $seat })
thing-florin = Florin
what-florin = Inventions pay florins; benefits and auctions cost them. After turn 9 the most florins win.

thing-offer = Offer ({ $seat })
thing-bid = Your offer
what-bid = Offer anything from 0 up to all your florins, in secret. All the offers are revealed together. The highest is paid to the bank and takes the card; the others pay nothing. Between equal offers, the holder of Leonardo wins, or else the bidder who sits nearest, going clockwise.

### Choices

thing-accept = Take the benefit
what-accept = You pay the price that the money marker shows and take the benefit. You stay in the area and may be asked again, at a higher price.
thing-withdraw = Take your workers back
what-withdraw = All your workers leave this place without a benefit. Those in other places stay there.
thing-leave = Leave the benefit unused
what-leave = You make no use of the benefit you chose in the Council.
thing-pass = Pass
what-pass = You place nobody else this turn. Workers you have not placed do nothing until the next turn.
thing-done = Finish with your laboratories
what-done = The next player follows, and you cannot start or cancel work again before the next turn.

thing-favour = Favour { $favour }
what-favour = { $favour-is ->
    [florins] You take the florins from the bank.
    [components] The components are of your choice, at most two of a kind.
    [apprentice] You take one of your apprentices from the Academy.
    [man-small] A mechanical man works 2 weeks a turn. It needs a space of its own, and it brings no component.
    [man-large] A mechanical man works 2 weeks a turn. It needs a space of its own, and it brings no component.
   *[other] A larger laboratory has room for more workers. A component of your choice comes with it.
}
what-favour-limit = With four or five players, nobody may choose the same letter more than { $count } times.

### Turns

thing-turn = Turn { $turn }
what-turn = { $turn ->
    [0] Before the first turn, experts choose their favours one at a time.
    [8] There is research only: workers can be placed in laboratories alone, the city is closed, and no invention is turned up.
    [9] The last turn, with research only. Then the different types of your cards are rewarded, and the richest wins.
   *[other] A turn has four phases: laboratories, workers, the city and completed inventions. At its end new inventions are requested, and a florin is added to the Council.
}
thing-phase = { $phase-is ->
    [a] Phase A: laboratories
    [b] Phase B: workers
    [c] Phase C: the city
   *[d] Phase D: inventions
}
what-phase = { $phase-is ->
    [a] From the holder of Leonardo on, you each start or cancel work in your laboratories, once round the table.
    [b] From the holder of Leonardo on, you each send apprentices to one place, or your master, or pass, until everybody has passed.
    [c] The areas of the city are settled from A to H. Then the laboratories work.
   *[d] Completed inventions are shown and paid. If several players have completed the same one, they bid for the card.
}

choice-favour = Favours chosen
choice-opening = Where one places first
choice-first-invention = The first invention begun
choice-invention = Inventions begun
choice-improvement = Benefits of the Workshop
choice-benefit = Benefits of the Council

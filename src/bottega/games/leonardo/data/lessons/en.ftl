# What the lessons say, in English.

## first

lesson-first-title = Your first match
lesson-first-about = Play two turns in Leonardo’s city, and learn everything you need to play on alone.
lesson-first-welcome = Welcome to the city! The Lord wants inventions: hammers, mirrors, flying machines. You and your opponent each have a laboratory, a master and a few apprentices, and build what he asks for.
lesson-first-goal = He pays in florins. After nine turns the richest inventor wins. That is all that counts.
lesson-first-invention = Three inventions are requested now. Each needs certain components and a number of weeks of work, and pays two sums: the higher one to those who are first, the lower one to those who come later.
lesson-first-phase-a = A turn has four phases. In phase A you start work: you lay the components of one invention under an idle laboratory. You have one iron, one brick and two ropes.
lesson-first-hammer = The automatic hammer needs one iron and 4 weeks, and pays 5 florins. Start it in your small laboratory.
lesson-first-hammer-other = Possible, but the hammer can be ready this very turn, and the money helps. Start invention 1.
lesson-first-secret = Your opponent has started something too. Components lie face down, so you see only that a laboratory works. But your opponent had one iron: it must be the hammer as well.
lesson-first-phase-b = In phase B you take turns to place workers: some apprentices, all to one place, or your master. You go first, because you hold Leonardo.
lesson-first-workshop = The Workshop has your large laboratory. The first in an area gets its benefit for nothing. Send one apprentice there: it is empty, so one is enough.
lesson-first-workshop-master = Your master is worth more in the laboratory: two weeks instead of one. Send an apprentice to the Workshop.
lesson-first-workshop-many = More would make it safer, but we need the others in the laboratory: 4 weeks of work this turn. Send one.
lesson-first-workshop-other = A place worth visiting, in another turn. First we want the large laboratory: one apprentice to the Workshop.
lesson-first-master = Now the laboratory. Each apprentice does 1 week of work, the master 2. It has 3 spaces: the master and two apprentices make exactly 4 weeks. Send the master.
lesson-first-master-other = Then the hammer would not be ready this turn. Send the master to the small laboratory.
lesson-first-two = And two apprentices. You may send apprentices to a place only once a turn, so send both at the same time.
lesson-first-two-other = That would leave the hammer unfinished. Two apprentices to the small laboratory make it 4 weeks.
lesson-first-phase-c = Everybody is placed, so phase C begins. The areas of the city are settled in order, from the Council to the Ropemaker. Those with more workers come first; between equals, the one who came earlier.
lesson-first-large = You are alone in the Workshop, and the first benefit is free. Take the large laboratory.
lesson-first-large-other = Withdraw, and your apprentice came for nothing. The large laboratory costs you no florin: take it.
lesson-first-withdraw = You are asked again, but the price rises: 2 florins now, then 3, then 4. You have 3 florins and will need them. Take your workers back.
lesson-first-withdraw-other = Six spaces would be fine, but you cannot fill them yet. Keep your florins and take your workers back.
lesson-first-complete = The laboratories have worked, and phase D pays. Your hammer has its 4 weeks: 5 florins for you! Your opponent has finished it in the same turn and is paid as well.
lesson-first-auction = But there is only one card. So the two of you bid for it in secret. The higher bid pays and takes it; the other pays nothing. As you hold Leonardo, you win a tie.
lesson-first-bid = The card saves you 2 weeks on each later iron invention, and different types bring money at the end. Offer 2 florins.
lesson-first-bid-other = You may bid what you like. Here 2 florins are a sensible price: less may lose the card, more is too much for a small one.
lesson-first-card = The card is yours! A new invention is requested in its place: the viewing ocular, which needs one glass. And turn 2 begins.
lesson-first-silver = Phase A again. You have the brick and the two ropes of the theatral latch: 11 weeks, 13 florins. That takes some turns, so give it the large laboratory with its 4 spaces.
lesson-first-silver-small = In the small one it would take longer, and we want that one free for quick jobs. Use the large laboratory.
lesson-first-silver-other = Allowed. But what is not requested brings nothing until it is turned up. Start the theatral latch, number 8.
lesson-first-done = You have no components for the small laboratory, so it stays idle this turn. Finish phase A.
lesson-first-council = Now visit the Council. It decides who holds Leonardo, and everybody there gets one benefit. Send one apprentice.
lesson-first-council-other = Possible, but the Council is the area to learn now. Send one apprentice there.
lesson-first-glass = Your opponent wants glass too, and is already at the Glassmaker with one apprentice.
lesson-first-rank = With one you would be equal and second, because your opponent came first. Send two: then you are first, and pay nothing.
lesson-first-glass-one = One is not enough: your opponent came earlier and would be first. Send two.
lesson-first-glass-other = You could, but for the viewing ocular we need a glass. Two apprentices to the Glassmaker.
lesson-first-last-master = Your master is left. Send the master to the large laboratory: 2 weeks for the theatral latch.
lesson-first-last-master-other = The master counts as two everywhere. But the 11 weeks should begin now: to the large laboratory.
lesson-first-pass = Your opponent has passed with an apprentice left: one may pass at any time, and is then out of phase B.
lesson-first-council-first = In the Council you are equal, and you came first. So you name who takes Leonardo. The holder goes first and wins ties in auctions. Keep Leonardo.
lesson-first-leonardo-other = You may be generous, but to go first is worth something. Keep Leonardo for yourself.
lesson-first-benefits = Now choose a benefit: move one of your apprentices, take the florins in the Council, look into the deck, or buy a component for 1 florin. Choose the component, number 4.
lesson-first-benefit-other = A good benefit too. There is a lesson about the Council of its own; here choose the component, number 4.
lesson-first-component = Your opponent has chosen the florins. Now your component. The bellows machine pays 13 florins and needs two wood and a glass. Take a wood, and you have made a start.
lesson-first-component-other = You may take what you like. But the bellows machine is requested, and it needs two wood. Take a wood.
lesson-first-glass-offer = The Glassmaker: you are first, and the first glass is free. Take it.
lesson-first-glass-offer-other = You sent two apprentices for this glass, and it costs nothing. Take it.
lesson-first-glass-again = Your opponent has paid 2 florins for the next one. For you a second glass would cost 3. That is dear, and next turn it may be cheap again: take your workers back.
lesson-first-glass-again-other = 3 florins for a glass? Florins are your points. Better take your workers back.
lesson-first-third = Turn 3. The theatral latch has 2 of its 11 weeks. And you have a glass: start the viewing ocular in the small laboratory.
lesson-first-third-cancel = You may cancel work and get the components back, but the weeks are lost. Better start the viewing ocular.
lesson-first-third-done = The large laboratory simply goes on. In phase A you could cancel its work, but then its weeks would be lost. Finish phase A.
lesson-first-third-done-other = Then the 2 weeks would be lost. Let the large laboratory go on and finish phase A.
lesson-first-third-other = Wait: the small laboratory is idle, and you have the glass for the viewing ocular. Start it first.
lesson-first-race = Your opponent had a glass as well, so it is a race. If you finish in the same turn, both are paid in full; if you are a turn late, you get the lower sum and no card. The master and two apprentices finish it now!
lesson-first-engine = In the next turns, grow. The Academy gives you apprentices; the Workshop turns your laboratories over, to 5 and 6 spaces, and sells mechanical men, who work 2 weeks each turn for nothing. Only an idle laboratory can be improved.
lesson-first-end = In turns 8 and 9 only the laboratories work, so get your components in time. At the end, three different types of cards bring 8 florins, four 13, all five 20.
lesson-first-tip = A tip: the first benefit is free, the second costs 2. So be first in a few areas rather than second in many, and do not spend florins lightly: they are your points. Good luck!

## laboratories

lesson-laboratories-title = Laboratories and weeks
lesson-laboratories-about = How much a laboratory can do in a turn, and what a mechanical man is worth.
lesson-laboratories-weeks = Turn 5 of a match. Each worker in a laboratory takes a space: an apprentice does 1 week, the master 2. Your small laboratory is full with three apprentices: 3 weeks a turn, and the glass palace needs 7.
lesson-laboratories-man = Your large laboratory is idle, and only an idle one can be improved. A mechanical man does 2 weeks every turn, for the rest of the match, even when nobody else is there. It costs your last 2 florins: worth it. Place it.
lesson-laboratories-man-other = You would keep 2 florins and lose up to 8 weeks of work. Place the mechanical man.
lesson-laboratories-start = A new turn, phase A. You have a brick and two ropes: the theatral latch, 11 weeks. Start it in the large laboratory.
lesson-laboratories-start-other = Possible. But the theatral latch is requested and pays 13 florins. Start number 8 in the large laboratory.
lesson-laboratories-fill = Six spaces, one of them with the mechanical man. With the master and four apprentices that makes 2 + 2 + 4 = 8 weeks in one turn. A second man could take another space.
lesson-laboratories-specialisation = And your cards help: each saves you 2 weeks on later inventions of its type. You have an iron card, so the unassailable dome, also of iron, would need 5 weeks instead of 7.
lesson-laboratories-tip = A tip: count the weeks before you place. One week too few costs a whole turn, one too many is a worker who could have been in the city.

## council

lesson-council-title = The Council
lesson-council-about = Who gets Leonardo, four benefits, and a move that changes who is first.
lesson-council-ranking = Phase C begins with the Council. You have two apprentices there, your opponent one: you are first. At the Blacksmith you are equal, but your opponent came earlier.
lesson-council-leonardo = The first in the Council names the holder of Leonardo, from now on: first in every round, and winner of ties in auctions. Name yourself.
lesson-council-leonardo-other = That would be a present. Keep Leonardo.
lesson-council-benefits = Then everybody chooses one of four benefits, each only once: move an apprentice, take the florins, look into the deck, or buy a component for 1 florin.
lesson-council-move = The Council is settled before all other areas. So an apprentice who moves now can still make you first at the Blacksmith. Choose benefit 1.
lesson-council-benefit-other = Useful at other times. Here the move wins you an iron for nothing: choose benefit 1.
lesson-council-lift = Which apprentice? Those in the Council go home now anyway. Take one from the Council.
lesson-council-lift-other = You need your apprentice at the Blacksmith. Take one from the Council, whose work there is done.
lesson-council-put = Now to the Blacksmith: there you will be two against one.
lesson-council-put-other = Then your opponent stays first at the Blacksmith. Send the apprentice there.
lesson-council-first = It worked: you are first at the Blacksmith, and the iron is free. Take it.
lesson-council-first-other = You moved an apprentice for this iron. Take it.
lesson-council-tip = A tip: a florin is added to the Council each turn, so the pot grows while nobody takes it. And with two players, who knows the deck knows what will be requested for many turns.

## offers

lesson-offers-title = Offers in an area
lesson-offers-about = How the price rises, who is asked, and when to go home.
lesson-offers-offer = You and your opponent are at the Joiner. You have two apprentices there, your opponent one, so the offer comes to you first.
lesson-offers-price = The prices in an area are always 0, 2, 3 and 4 florins. Each purchase moves the price on; after 4 the area is closed.
lesson-offers-free = The first wood is free. Take it.
lesson-offers-free-other = Withdraw, and the free one goes to your opponent. Take it.
lesson-offers-again = Your opponent has paid 2. The offer goes round, and you are asked again: the next wood costs 3, all your florins. Too much for a component: take your workers back.
lesson-offers-again-other = You may, but florins are points, and a shop will be cheap again next turn. Take your workers back.
lesson-offers-end = If you withdraw, your workers go home and the price stays for those who are left. When nobody is left, the next area follows, from 0 again.
lesson-offers-tip = A tip: one worker more than your opponent is enough. Send more only where the second benefit is worth 2 or 3 florins to you.

## auctions

lesson-auctions-title = Auctions
lesson-auctions-about = Two players complete the same invention. Who gets the card, and for how much?
lesson-auctions-both = You and your opponent have completed the automatic hammer in the same turn. Both of you have been paid the full 5 florins. But the card is only one.
lesson-auctions-worth = What is it worth? It saves 2 weeks on each later iron invention. And at the end three different types bring 8 florins, four 13, five 20.
lesson-auctions-bid = Bids are secret. The highest pays and takes the card; the others keep their money. A tie goes to the holder of Leonardo: that is you. Offer what you think is right, from 0 up.
lesson-auctions-result = Your opponent had offered 2 florins. So with 2 or more the card is yours, and with less it is your opponent’s, who then pays 2. If all bids are 0, nobody gets the card.
lesson-auctions-tip = A tip: you have paid too much for a card if you would not sell it for the same price. Early in the match, 2 or 3 florins are plenty.

## experts

lesson-experts-title = The experts’ start
lesson-experts-about = Choose your favours instead of a ready-made set.
lesson-experts-start = Experts all start alike: the master, three apprentices, three florins and the small laboratory. No components. The first requests are drawn at random.
lesson-experts-favours = Before the first turn you choose favours: 5 florins, 4 components, an apprentice, or an improvement of your laboratories.
lesson-experts-number = With two players you get one, with three two, with four or five three, one after the other around the table.
lesson-experts-choose = A second laboratory works in every turn to come. It is an improvement, and comes with a component. Take the large laboratory.
lesson-experts-choose-other = Every favour has its friends. Here, try the large laboratory.
lesson-experts-component = And the component? The automatic hammer is requested and needs one iron. Take iron.
lesson-experts-component-other = Better take iron: then you can start the hammer in the very first turn.
lesson-experts-begin = Your opponent has chosen too, and turn 1 begins. You can start the hammer at once.
lesson-experts-tip = A tip: choose the favour that fits the requests on the table. Components you can use at once are worth more than money.

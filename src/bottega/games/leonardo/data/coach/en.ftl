# The cards of the coach: what is said the first time a decision, or an event, comes up. In English.

coach-favour = Before the first turn you choose favours: florins, components, an apprentice or an improvement. Choose what lets you start a first invention soon.
coach-pick = These components are free, two of a kind at most. Look at the requested inventions: which of them can you start with what you take?
coach-laboratories = An idle laboratory can start an invention: exactly its components go under it, and the others do not see which it is. The first to complete it gets the higher sum, and the card if they are alone.
coach-assign = Send apprentices to one place, or your master, who counts double; then the next player follows. You may send apprentices to each place only once a turn. In your laboratory each worker is a week of work; in the city the most workers choose first.
coach-leonardo = You are first in the Council, so you name who takes Leonardo. The holder goes first in the next turn and wins equal bids.
coach-benefit = Each benefit of the Council goes to one player only: move an apprentice, take the florins, look into the deck, or buy a component.
coach-lift = You may move one apprentice to an area of the city that is settled later. That can change who is first there.
coach-put = Choose the area where one more worker makes the difference: every apprentice counts one, and equals stand in order of arrival.
coach-arrange = You lay the top cards of the deck back in any order. Those on top are requested next: put first what you can complete.
coach-component = This is the one benefit of the Council with a price: 1 florin for any component that a shop still has.
coach-offer = In each area the first benefit is free, the next cost 2, 3 and 4 florins. The offer goes round by rank until nobody wants to pay. If you withdraw, your workers go home.
coach-bid = Several of you have completed the same invention. All are paid; the card goes to the highest secret bid. It saves weeks on its type and counts for the variety of types at the end.

# The cards of the coach: what is said the first time a decision, or an event, comes up. In English.

coach-leaders = You keep two of four leaders. Look at what each asks for below its picture: a leader that goes with cards you want to buy anyway is played sooner.
coach-start = Those who play later start with something. Choose what the first card you want costs.
coach-turn = One main action a turn: take a row or column of the market, buy a card, or activate production. Leader actions come before or after it. Choose a card to aim for, then take what it costs.
coach-white = Two of your leaders turn white marbles into resources. For each white marble you choose which of the two it gives.
coach-keep = Your depots hold one, two and three resources, each of one type, and no type in two depots. For each resource you discard, every other player gets 1 faith.
coach-produce = You may use each of your powers once in this turn: basic production, the top card of each slot, your production leaders. What they make cannot be used before your next turn.
coach-spend = Basic production: you pay any two resources and get one of your choice. Pay with what you have too much of.
coach-gain = Choose what your next card costs. It goes into the strongbox, which has room for everything.
coach-pay = What you pay from the warehouse makes room for your next visit to the market. What lies in the strongbox takes up no room.
coach-end = Before you end your turn you may still play a leader whose requirements you meet, or discard one for 1 faith.
coach-event-report = A Vatican report: a marker has reached a pope space. All who have come to that section by now keep their tile and its points; the others lose it.
coach-event-last-round = Somebody has a seventh card or has come to the end of the faith track. The round is finished, then the points are counted: five resources of any type are still worth a point.

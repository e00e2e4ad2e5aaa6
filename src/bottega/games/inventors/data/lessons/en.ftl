# What the lessons say, in English.

## first

lesson-first-title = Your first match
lesson-first-about = Play the first age, and learn everything you need to play on alone.
lesson-first-welcome = Marie Curie, Thomas Edison, Albert Einstein and Nikola Tesla: this is your team! Together they work on the great inventions of mankind. Another team, from another era, does the same.
lesson-first-goal = The most points win. They come from inventions you acquire, from tokens with points, from inventors who reach their goal, and from runs of inventions. All of it begins with a reward for your work.
lesson-first-invention = On the table lie five inventions. Each shows what it needs: physics, chemistry, mechanics, mathematics. And two tokens lie on each of them.
lesson-first-slots = The stone axe needs 2 physics, 2 mechanics and 1 mathematics: five slots for five cubes.
lesson-first-work = On your turn you usually send an inventor to work. For each level the inventor has, you place a cube on an empty slot of that discipline. All go to one invention.
lesson-first-edison = Edison knows physics 1 and mechanics 1. Send him to work on the stone axe.
lesson-first-edison-other = That works too. But for our plan, send Edison, inventor 2, to the stone axe, invention 1.
lesson-first-opponent = Aristotle has joined in: 1 physics and 1 mathematics for your opponent. One mechanics slot is left.
lesson-first-tesla = Tesla knows mechanics 2. Only one of his cubes finds a slot, but it completes the axe. Send Tesla, inventor 4.
lesson-first-tesla-other = You may, but then your opponent could finish the axe. Tesla on invention 1 completes it now.
lesson-first-sharing = Completed! You take the statue of Leonardo, and the rewards are shared: the invention itself and its two tokens. The player with more cubes chooses first: you have 3, your opponent 2. Each takes one.
lesson-first-first-pick = Early in the match nothing is better than to learn: take the progression token, token 1.
lesson-first-first-pick-other = Worth a point. But the progression token helps you in every age to come: take token 1.
lesson-first-shared = Your opponent has taken the axe. What nobody takes leaves the game. All cubes go home, and the player to the left of the statue goes on.
lesson-first-tokens = Before your action you may use tokens. Your progression 2 goes where an inventor has level 1 and makes it level 2.
lesson-first-raise = Edison’s goal is physics 2 and mechanics 2, for 3 points. Raise Edison’s physics.
lesson-first-raise-other = Possible, now or later. But Edison, inventor 2, has the shortest way to his goal: raise his physics first.
lesson-first-raised = From now on Edison places two physics cubes, and half of his goal is done. Now your action. Edison and Tesla lie down: they are busy.
lesson-first-curie = Curie knows physics 1 and chemistry 1. Send her to the flute, invention 2.
lesson-first-curie-other = Not bad. But on the flute Curie prepares the ground for Tesla’s mechanics. Send inventor 1 to invention 2.
lesson-first-busy = Hippocrates has helped with the flute. Two mechanics slots are left, just right for Tesla, but he is busy.
lesson-first-rest = Instead of working, you may make all your inventors available again. It takes your turn. Do it now.
lesson-first-rest-other = Einstein is your last one, and there is no mathematics or physics left in the flute. Make your team available first.
lesson-first-again = Everybody stands again, and nobody has touched the flute. Complete it with Tesla.
lesson-first-again-other = Tesla brings the two mechanics cubes that complete the flute: inventor 4 on invention 2.
lesson-first-second-pick = 4 cubes against 1: you choose first again. Take token 1, additional knowledge. You will see at once what it does.
lesson-first-second-pick-other = A fair choice, but there is something to learn with token 1, additional knowledge. Take it.
lesson-first-knowledge = This token adds two cubes of any discipline to a work. Send Einstein, with his physics 1 and mathematics 1, to the water clock, and use the knowledge token with it.
lesson-first-knowledge-forgotten = Right inventor, right invention! But choose the work with additional knowledge, so that two more cubes come along.
lesson-first-knowledge-other = You could. But try your new token: Einstein, inventor 3, on invention 4 with additional knowledge.
lesson-first-cube-first = Einstein’s own cubes are placed. Now the two of the token, one after the other. First one in chemistry.
lesson-first-cube-first-other = We leave one chemistry slot for Curie. So the first cube goes to chemistry, the second to mathematics.
lesson-first-cube-second = And one in mathematics. Then only chemistry is missing, and Curie knows chemistry.
lesson-first-cube-second-other = Then mathematics would be missing, and Einstein is busy now. Place it in mathematics.
lesson-first-finish = Your opponent works elsewhere. Complete the water clock with Curie.
lesson-first-finish-other = First complete the water clock while nobody else is there: inventor 1 on invention 4.
lesson-first-alone = Only those with a cube share, and that is you alone. You take one reward; the others leave the game.
lesson-first-take-card = Take the invention: 1 point, and number 4 for a run. A run begins with a 0 and has no gap; 0, 1, 2, 3 brings 3 points at the end.
lesson-first-take-card-other = Tokens are useful, but you have no invention yet. Take the water clock.
lesson-first-one-cube = The wheel lacks one mechanics cube, and your opponent has four cubes on it. But with two players, one cube is enough for a reward. Send Edison.
lesson-first-one-cube-other = If you stay away from the wheel, your opponent gets it alone. Edison, inventor 2, on invention 3.
lesson-first-availability = Your opponent has more cubes and chose first. You still get one of the other rewards. Take the availability token, token 2: all your inventors are busy.
lesson-first-availability-other = The wheel would be a point. But all four of your inventors lie down, and the token saves you a whole turn. Take token 2.
lesson-first-age = That was the last but one invention, so age I is over. The dice leave the game unfinished, and the inventions of age II come: they need more cubes and are worth 2 points.
lesson-first-use = Your turn, and nobody can work. But you have the availability token: use it, and you still have your action.
lesson-first-use-rest = That would cost you the turn. The token does the same for nothing: use it.
lesson-first-use-other = Turned over, the token would be a first level somewhere. Right now it is worth more as what it is: use it.
lesson-first-back-side = One thing more about tokens: the back of each is a 1. Turn any token over and place it where an inventor knows nothing yet. Tesla, for one, needs physics 1 for his goal.
lesson-first-end = After age III you may place the tokens you still have, and then everything is counted: inventions, points tokens, goals that are fully reached, and runs.
lesson-first-tip = A tip: put a cube on many inventions, but fight for the most cubes only where the first choice really matters. And learn early: each level works for you in every age. Good luck!

## runs

lesson-runs-title = Runs
lesson-runs-about = Why a 0 can be worth more than two points.
lesson-runs-numbers = Every invention has a number for its theme. You have a 1, the canoe, and a 2, the smoke signals. But a run must begin with a 0, so yours is worth nothing yet.
lesson-runs-start = You have completed the bow, a 0, and choose first. The token is worth 2 points. The bow is worth 1, and makes 0, 1, 2: a run worth 2 more. Take the invention.
lesson-runs-two-points = 2 points are good, but the bow brings 3 in all: 1 for itself and 2 for the run.
lesson-runs-star = The classification token stands for any number, a 0 too, so it would make the run as well. But the bow does the same and is worth a point itself.
lesson-runs-counted = Your run goes from 0 to 2 and scores its highest number: 2 points. A 3 would make it 3 points, and so on.
lesson-runs-star-token = Classification tokens fill gaps at the end of the match, or go on above 5. You may have several runs, but each needs a 0 of its own. Bottega finds the best arrangement.
lesson-runs-tip = A tip: take a 0 early, and watch which numbers your opponents lack.

## final

lesson-final-title = The final placing
lesson-final-about = Tokens that are left after the last age can still reach a goal.
lesson-final-last = All inventions are done. Before the final count you may place the tokens you still have: progression tokens, or any token turned over as a 1.
lesson-final-boyle = Robert Boyle’s goal is physics 1 and chemistry 3, for 3 points. He has chemistry 2 and no physics. A goal that is only partly reached is worth nothing.
lesson-final-chemistry = Your progression 3 goes exactly on a 2. Raise Boyle’s chemistry.
lesson-final-chemistry-other = That reaches no goal. With the progression 3, Boyle, inventor 1, comes to chemistry 3.
lesson-final-physics = Now physics 1, where Boyle knows nothing yet. A token turned over does it. Raise his physics.
lesson-final-physics-other = Only one thing is missing for the goal: Boyle’s physics.
lesson-final-which = Which token do you turn over? The classification tokens hold your run together, and the points token is worth 3. The availability token is worth nothing any more: turn that one over.
lesson-final-which-other = That one still brings you points as it is. Turn the availability token over.
lesson-final-reached = Physics 1, chemistry 3: the goal is reached, and 3 points are yours. All other tokens are worth more as they are. Finish.
lesson-final-reached-other = That would cost you points: the tokens you have left count as they are. Finish.
lesson-final-overlooked = You win by 23 to 17! And your opponent has overlooked something: with the progression 2, Gutenberg would have reached his goal, for 9 points.
lesson-final-tip = A tip: from age III on, look at your goals. A token that is useless on the table may be the last step of one.

## sharing

lesson-sharing-title = Sharing the rewards
lesson-sharing-about = Who takes part, who chooses first, and how a tie is broken.
lesson-sharing-rewards = This time three of you play. Every invention offers three rewards: the card itself and the two tokens on it. Each player who takes part gets exactly one.
lesson-sharing-work = Send Einstein to the canoe: 1 physics and 1 mathematics.
lesson-sharing-work-other = Also possible. For this lesson, Einstein, inventor 3, goes to the canoe, invention 2.
lesson-sharing-completed = The next player has added two cubes, and the third has completed the canoe with a single one. Completing gives the statue, but the order is decided by cubes: 2, 2 and 1.
lesson-sharing-tie = Two of you have two cubes. In a tie the holder of the statue goes first; if that is none of them, the next clockwise from there. The statue is with the third player, and after that player comes you.
lesson-sharing-choose = So you choose first. Take the progression token, token 1.
lesson-sharing-choose-other = You may. But early in the match a progression helps most: take token 1.
lesson-sharing-others = The second took the canoe, and the last reward went to the third without a choice. With one cube the third player has got a token too.
lesson-sharing-four = There are never more than three rewards. With four or five players, those with the fewest cubes may go away with nothing.
lesson-sharing-tip = A tip: count the empty slots before you work. If you leave just what the next player can fill, that player completes the invention and takes the statue.

## tokens

lesson-tokens-title = Tokens
lesson-tokens-about = Five kinds of tokens, and the 1 on the back of each.
lesson-tokens-kinds = There are five kinds of tokens: progression raises a level, availability makes your team available, additional knowledge adds two cubes, classification fills a gap in a run, and the others are points. You have one worth 1 point.
lesson-tokens-back-side = The back of every token is a 1. Turned over, it becomes a first level where an inventor knows nothing. Tesla needs physics 1 for his goal of 3 points: raise his physics.
lesson-tokens-not-tesla = Curie’s goal needs no mechanics. Tesla’s needs physics: inventor 4.
lesson-tokens-back-side-other = Allowed, but first use the token: physics for Tesla, inventor 4. Tokens come before your action and do not count as one.
lesson-tokens-raised = Tesla now brings a physics cube too, in every work to come. The point on the front is lost, but it was only one.
lesson-tokens-work = Some turns later. Complete the flute with Tesla, inventor 4.
lesson-tokens-work-other = First the flute, invention 2: there is a token on it that we want.
lesson-tokens-take = Take the additional knowledge, token 1.
lesson-tokens-take-other = Good, but not for this lesson. Take token 1.
lesson-tokens-knowledge = It adds two cubes to a work, in any discipline. The inventor’s own cubes come first. Send Einstein, inventor 3, to the water clock with additional knowledge.
lesson-tokens-knowledge-other = Try the token: inventor 3 on invention 4, with additional knowledge.
lesson-tokens-cubes = Einstein’s own cubes are placed. The first additional one goes to chemistry, which he does not know at all.
lesson-tokens-cubes-other = Use the token where your inventor knows nothing: chemistry.
lesson-tokens-cubes-again = And the second one? Choose freely.
lesson-tokens-tip = That leaves one slot of the water clock, and four of its five cubes are yours. A tip: keep such a token for the moment when it wins you the first choice, or completes an invention.

# Legendary Inventors, in English: what things are and do.

### Inventions

thing-invention = { $name }
what-invention = Send an inventor to work here to put cubes on its empty slots. When the last slot is filled, the invention is completed: up to three players with the most cubes choose one reward each, the card or one of the two tokens on it.
what-invention-left = { $count ->
    [one] One slot is still empty.
   *[other] There are { $count } slots still empty.
}
what-invention-sharing = It is completed, and its rewards are being shared.
thing-completed = Completed invention
what-completed = An invention that is completed is not replaced. When only one is left, the age ends, and the last one leaves the game unfinished.
thing-slots = Slots: { $discipline }
what-slots = Each slot takes one cube. It comes from an inventor who knows this discipline, or from additional knowledge.
what-slots-left = { $count ->
    [0] All of them are filled.
    [one] Only one is still empty.
   *[other] Still empty: { $count } of { $total }.
}
thing-cubes = Cubes on the invention
what-cubes = The players with the most cubes choose their rewards first, and no more than three players choose. Among equals, the holder of the statue goes first, then the others clockwise.
thing-sharing = Who chooses a reward
what-sharing = The players who still choose a reward, the next one first. The order goes by the number of cubes on the invention.
what-sharing-now = In this order: { $seats }.

thing-card = { $name }
what-card = An acquired invention. It scores its points at the end, and its number counts in a run.
what-card-boxed = It has left the game: it scores for nobody.

thing-reward = { $reward }
what-reward-card = You acquire the invention. It scores { points } at the end, and its number { $number } counts in a run.
what-reward = You take exactly one reward. Those that nobody takes leave the game.
what-reward-gone = This reward is already taken.

### Disciplines and inventors

thing-discipline = { $discipline }
what-discipline = One of the four disciplines. At work, an inventor puts one cube on the slots of a discipline for each level they have in it. Tokens raise the levels, up to 4.

thing-inventor = { $inventor }
what-inventor = At work on an invention, an inventor puts down as many cubes in each discipline as they have levels, as far as there are empty slots. Then they are busy until the team is made available.
what-inventor-free = Available now.
what-inventor-busy = Busy now.
what-inventor-goal = The goal scores { points } at the end, if every level it asks for is reached.
what-inventor-reached = The goal is reached.
figure-knowledge = knowledge

thing-team = { $name }
what-team = A team has four inventors, who start with these levels and have these goals.
what-team-led = { $seat } leads it.
figure-of-team = { $levels }; goal { $goal } ({ points })

thing-available = Available inventor
what-available = An inventor who stands upright can be sent to work.
thing-busy = Busy inventor
what-busy = An inventor who lies down has worked. They are available again when you make your whole team available, with your turn or with an availability token.
thing-level = Level of knowledge
what-level = Each level is one cube at work. A token raises it by one: a 1 goes where the inventor knows nothing yet, a 2 on a 1, a 3 on a 2, a 4 on a 3.
thing-goal = Goal
what-goal = Each inventor has a goal: levels to reach by the end. It scores its points only if all of them are reached.

### Tokens

thing-token = { $token }
what-token-progression = Raises an inventor’s knowledge of one discipline from level { $below } to level { $value }. You may use it on your turn before your action, and once more before the final count.
what-token-availability = On your turn, before your action, it makes all your busy inventors available. You still have your action.
what-token-additional_knowledge = While you send an inventor to work, it puts two more cubes on the same invention, in any disciplines.
what-token-classification = At the end it stands for any number that you lack in a run.
what-token-victory_points = It scores { points } at the end, if you still have it.
what-token-back = Turned over, any token is a 1: it gives an inventor the first level in a discipline, and its front is lost.
figure-yours = yours
figure-in-box = in the box

thing-bag = Tokens not seen yet
what-bag = Two tokens from the bag lie on each new invention. Everybody can work out which tokens have not been seen yet.

### Turns and players

thing-rest = Make your inventors available
what-rest = All your busy inventors stand up again. This takes your turn; an availability token does the same for free.
thing-enough = Play no more tokens on this invention
what-enough = You keep your other additional knowledge tokens for later.
thing-done = Place no more tokens
what-done = You keep the tokens you have left for the final count. Only points tokens and classification tokens score.

thing-age = Age { $age }
what-age = Each age lays out three inventions more than there are players. It ends when only one of them is left.
what-age-slots = The inventions of later ages need more cubes and score more points.
thing-statue = The statue of Leonardo
what-statue = The player who completes an invention takes it. Among players with the same number of cubes, its holder chooses a reward first, and the player to the left of it has the next turn.

thing-seat = { $seat }
what-seat = A player at this table. After age III the most points win: those of inventions, runs, points tokens and goals.

### Symbols

thing-theme = Number { $number }: { $theme }
what-theme = Every invention has a number for its theme. At the end, inventions in a run 0, 1, 2 and so on score the highest number of the run. Each run begins with a 0 and may have no gap.
thing-run = Run
what-run = Inventions with consecutive numbers from 0 on. A run scores its highest number, and each invention counts in one run only. Bottega finds the best arrangement.
thing-points = Victory points
what-points = They are counted at the end: those of inventions, runs, points tokens and goals. The most points win.
thing-cube = Cube
what-cube = It marks what a player has contributed to an invention. You never run out of cubes.
thing-slot = Empty slot
what-slot = It takes a cube of the discipline whose sign it shows. An invention is completed when no slot is empty.

choice-team = Teams
choice-first-inventor = The first inventor sent to work
choice-opening = The first invention worked on
choice-work = Inventions worked on
choice-card = Inventions taken as a reward
choice-token = Tokens taken as a reward
choice-raise = Disciplines raised

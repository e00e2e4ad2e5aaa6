# Legendary Inventors, in English.

### Nouns

discipline-physics = physics
discipline-chemistry = chemistry
discipline-mechanics = mechanics
discipline-mathematics = mathematics

levels-physics = physics { $count }
levels-chemistry = chemistry { $count }
levels-mechanics = mechanics { $count }
levels-mathematics = mathematics { $count }

cubes-physics = { $count ->
    [one] 1 physics cube
   *[other] { $count } physics cubes
}
cubes-chemistry = { $count ->
    [one] 1 chemistry cube
   *[other] { $count } chemistry cubes
}
cubes-mechanics = { $count ->
    [one] 1 mechanics cube
   *[other] { $count } mechanics cubes
}
cubes-mathematics = { $count ->
    [one] 1 mathematics cube
   *[other] { $count } mathematics cubes
}
cubes-none = none

theme-0 = weapons
theme-1 = transport
theme-2 = communication
theme-3 = leisure
theme-4 = time
theme-5 = energy

token-progression_2 = progression 2 token
token-progression_3 = progression 3 token
token-progression_4 = progression 4 token
token-availability = availability token
token-additional_knowledge = additional knowledge token
token-classification = classification token
token-victory_points_1 = one-point token
token-victory_points_2 = two-point token
token-victory_points_3 = three-point token
# The token under `token` with its article: "a classification token".
token-a = { $token-is ->
    [availability] an { $token }
    [additional_knowledge] an { $token }
   *[other] a { $token }
}

tokens-progression_2 = { $count ->
    [one] 1 progression 2 token
   *[other] { $count } progression 2 tokens
}
tokens-progression_3 = { $count ->
    [one] 1 progression 3 token
   *[other] { $count } progression 3 tokens
}
tokens-progression_4 = { $count ->
    [one] 1 progression 4 token
   *[other] { $count } progression 4 tokens
}
tokens-availability = { $count ->
    [one] 1 availability token
   *[other] { $count } availability tokens
}
tokens-additional_knowledge = { $count ->
    [one] 1 additional knowledge token
   *[other] { $count } additional knowledge tokens
}
tokens-classification = { $count ->
    [one] 1 classification token
   *[other] { $count } classification tokens
}
tokens-victory_points_1 = { $count ->
    [one] 1 one-point token
   *[other] { $count } one-point tokens
}
tokens-victory_points_2 = { $count ->
    [one] 1 two-point token
   *[other] { $count } two-point tokens
}
tokens-victory_points_3 = { $count ->
    [one] 1 three-point token
   *[other] { $count } three-point tokens
}
tokens-none = none

team-green = green team
team-blue = blue team
team-yellow = yellow team
team-purple = purple team
team-red = red team
team-members = { $team } ({ $inventors })

invention-name = “{ $name }”

reward-invention = the invention itself
reward-token-1 = the first token
reward-token-2 = the second token

busy-yes = busy
busy-no = available

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

### Options

option-teams = How do players come by their teams?
option-teams-dealt = Each player is dealt a team at random.
option-teams-chosen = Players choose their teams in seat order, and each colour has one leader only.

### Prompts

prompt-team = Choose the team you want to lead.
prompt-turn = Your turn: send an inventor to work, or make all your busy inventors available. You may use tokens first.
prompt-flip = { $inventor } is to reach level 1 in { $discipline }: choose the token you turn over. Its front is lost.
prompt-cube = { $count ->
    [one] One more additional cube for { $invention }: choose its discipline.
   *[other] { $count } additional cubes for { $invention }: choose the discipline of the first.
}
prompt-more = Play another additional knowledge token on the same invention, or leave it at that.
prompt-reward = { $invention } is completed: take the invention itself or one of its tokens, whichever are left.
prompt-final = All inventions are done. Place tokens on your inventors before the final count, or finish.

### Actions

action-team = Lead the { $team }
action-work = Send inventor { $inventor } to work on invention { $space }
action-work-helped = Send inventor { $inventor } to work on invention { $space } with an additional knowledge token
action-work-named = Send { $inventor } ({ $number }) to work on { $invention } ({ $space })
action-work-helped-named = Send { $inventor } ({ $number }) to work on { $invention } ({ $space }) with an additional knowledge token
action-rest = Make all your busy inventors available; this takes your turn
action-availability = Use an availability token: your busy inventors become available, and your turn goes on
action-raise = Place a token on inventor { $inventor }: one level more in { $discipline }
action-raise-named = Place a token on { $inventor } ({ $number }): one level more in { $discipline }
action-flip = Turn over { token-a }
action-cube = Put the cube on an empty { $discipline } slot
action-more = Play another additional knowledge token
action-enough = Play no more tokens on this invention
action-reward = Take { $reward }
action-done = Finish: place no more tokens

### Doubts

doubt-done = You can still place tokens. Finish all the same?

### Events

event-team = { $seat } chooses the { $team }.
event-work = { $cubes-count ->
    [0] { $seat } sends { $inventor } to work on { $invention }, counting on additional knowledge alone.
   *[other] { $seat } sends { $inventor } to work on { $invention }: { $cubes }.
}
event-knowledge = { $seat } plays an additional knowledge token.
event-cube = { $seat } adds a cube in { $discipline }.
event-rest = { $seat } makes all busy inventors available again.
event-availability = { $seat } uses an availability token: all busy inventors are available again.
event-raise = { $level ->
    [1] { $seat } turns over { token-a }: { $inventor } reaches level 1 in { $discipline }.
   *[other] { $seat } places { token-a }: { $inventor } reaches level { $level } in { $discipline }.
}
event-complete = { $seat } completes { $invention } and takes the statue of Leonardo.
event-card = { $seat } acquires { $invention }.
event-token = { $seat } takes { token-a }.
event-lost = { $invention } remains unfinished and leaves the game with its tokens.
event-age = Age { $age } begins.
event-over = { $seats-count ->
    [one] The match is over: { $seats } wins.
   *[other] The match is over: { $seats } share the victory.
}

### Refusals

refusal-now-team = First choose the team you want to lead.
refusal-now-turn = There is no such choice to make now. Send an inventor to work, or make all your busy inventors available; before that you may use tokens.
refusal-now-flip = First choose the token you turn over: the level 1 you asked for is made from it.
refusal-now-cube = First place your additional cubes on the invention.
refusal-now-more = First say whether you play another additional knowledge token on this invention.
refusal-now-reward = First choose your reward for the completed invention.
refusal-now-final = The last age is over. Now you can only place tokens on your inventors to raise their levels, or finish.
refusal-team-taken = { $by_seat } already leads the { $team }. Choose another colour.
refusal-no-invention-there = There is no invention { $space } on the table. Choose one that is.
refusal-inventor-busy = { $inventor } is busy. Send somebody who is available, or make all your inventors available.
refusal-no-cube = { $inventor } cannot place a cube on { $invention }: the slots still empty there are for { $disciplines }. Send somebody else, choose another invention, or add an additional knowledge token if you have one.
refusal-no-knowledge-token = You hold no additional knowledge token. Send the inventor to work without one.
refusal-knowledge-no-slot = { $inventor } alone fills every slot that { $invention } has left, so the token would place no cube. Send { $inventor } without it.
refusal-slots-full = No { $discipline } slot of this invention is empty. Choose another discipline.
refusal-nobody-busy = All your inventors are available already. Send one of them to work.
refusal-no-availability-token = You hold no availability token. Without one, making your inventors available takes your whole turn.
refusal-level-top = { $inventor } has reached level { $level } in { $discipline }, and there is nothing higher. Raise another discipline or another inventor.
refusal-level-skipped = { $inventor } is at level { $level } in { $discipline }, so the next token there must be a progression { $next }, and you have none. No level can be skipped.
refusal-no-progression = To go further in { $discipline }, { $inventor } needs a progression { $next } token, and you have none. Other tokens, turned over, give a first level only.
refusal-no-token = You hold no reward token. A first level is made from any token, turned over: win one by contributing to inventions.
refusal-token-not-held = You do not hold { token-a }. Turn over one of your own tokens.
refusal-reward-taken = { $reward-is ->
    [invention] The invention itself is already taken.
    [token-1] The first token is already taken.
   *[other] The second token is already taken.
} Choose from what is left.

### Scores

score-inventions = Inventions
score-runs = Runs
run-name = run from 0 to { $number }
score-tokens = Points tokens
score-goals = Inventors’ goals
tie-inventions = Inventions acquired

### The table, drawn

symbol-progression_2 = ↑2
symbol-progression_3 = ↑3
symbol-progression_4 = ↑4
symbol-availability = ↻
symbol-additional_knowledge = +■■
symbol-classification = ★
symbol-victory_points_1 = 1 VP
symbol-victory_points_2 = 2 VP
symbol-victory_points_3 = 3 VP

board-physics = Phys
board-chemistry = Chem
board-mechanics = Mech
board-mathematics = Math
board-vp = VP
board-points = { $points } VP
board-invention = Invention
board-class = No. and theme
board-token = Token { $number }
board-completed = completed
board-no-inventions = No inventions are left on the table.
board-goal = Goal
board-statue = statue
board-no-team = no team yet
board-free = free
board-tokens = tokens
board-inventions = inventions
board-runs = runs
board-unseen = { $coming ->
    [0] Tokens left in the bag ({ $count }):
   *[other] Tokens not seen yet ({ $count }, of which { $coming } are still to come):
}
board-members = { $team }: { $names }
board-boxed = Inventions out of the game: { $inventions }
board-spent = Tokens used or out of the game:
board-legend-available = available
board-legend-busy = busy
board-legend-level = level/goal
board-legend-reached = goal reached
board-legend-filled = filled slot
board-legend-empty = empty slot
board-legend-progression = progression
board-legend-availability = availability
board-legend-additional_knowledge = additional knowledge
board-legend-classification = classification
board-legend-victory_points = victory points
board-legend-cubes = cubes of player A
board-legend-now = to decide, or being shared

### The table, in sentences

progress-teams = Choosing teams
progress-age = Age { $age } of III
progress-final = Last tokens before the final count

about-choosing = { $seat } is choosing a team.
about-turn = Age { $age } of III: { $seat } is to play.
about-final = The last age is over: { $seat } may place tokens before the final count.
about-over = The match is over.
about-age = { $count ->
    [0] The age ends as soon as the rewards are shared.
    [one] The age ends with the next invention that is completed.
   *[other] The age ends when { $count } more inventions are completed.
}
about-statue = { $seat } has the statue of Leonardo.
about-edition = Edition: { $name }.

about-flip = { $inventor } is to reach level 1 in { $discipline }: { $seat } chooses a token to turn over.
about-cubes = { $seat } has { $count ->
    [one] 1 additional cube
   *[other] { $count } additional cubes
} to place on { $invention }, where { $inventor } is at work.
about-more = { $seat } may play another additional knowledge token on { $invention }, where { $inventor } is at work.
about-sharing = { $invention } is being shared. { $seat } chooses between { $rewards }; { $seats-count ->
    [one] then { $seats }
   *[other] then, in this order, { $seats }
}.
about-sharing-last = { $invention } is being shared. { $seat } is the last to choose, between { $rewards }.

about-free-team = Free to choose: { $team }.
about-free-inventor = Inventor { $number }: { $inventor }. Knowledge: { $levels }. Goal: { $goal }, for { points }.
about-no-team = { $seat } has no team yet.
about-team = { $seat } leads the { $name } and has { points } so far: { $inventions } for inventions, { $runs } for runs, { $tokens } for points tokens, { $goals } for goals.
about-inventor = { $seat }, inventor { $number }: { $inventor }, { $busy }. Knowledge: { $levels }. Goal: { $goal }, for { points }.
about-inventor-done = { $seat }, inventor { $number }: { $inventor }, { $busy }. Knowledge: { $levels }. Goal reached: { $goal }, for { points }.
about-tokens = { $seat }, tokens: { $tokens }.
about-no-cards = { $seat } has no inventions yet.
about-acquired = { $seat }, inventions: { $cards }.
about-list = { $list }; { $next }
about-card = { $name }, number { $number } ({ $theme }), { points }
about-runs = { $seat }, best runs so far: { $runs }.
about-run = { $numbers } for { points }
about-run-token = classification token

about-invention = Invention { $space }: { $card }. Slots filled: { $slots }. Cubes: { $cubes }. Tokens on it: { $tokens }.
about-slots = { $discipline } { $filled } of { $total }
about-cubes-of = { $name } { $count }
about-completed = Invention { $space } is completed.
about-unseen = { $tokens-count ->
    [0] Every token has been seen.
   *[other] { $coming ->
        [0] Tokens left in the bag: { $tokens }.
       *[other] Tokens nobody has seen yet: { $tokens }. Of these, { $coming } are still to come to the table.
    }
}
about-boxed = Inventions out of the game: { $inventions }.
about-spent = Tokens used or out of the game: { $tokens }.

### The box

sheet-inventions = Inventions
sheet-inventors = Inventors
sheet-tokens = Reward tokens

head-invention = Invention
head-age = Age
head-slots = Slots
head-classification = Classification
head-points = Points
head-team = Team
head-number = No.
head-inventor = Inventor
head-start = Knowledge at the start
head-goal = Goal
head-token = Token
head-number-of = Number
head-provenance = Source

figure-name = name
figure-age = age
figure-slots = slots
figure-classification = classification
figure-points = points
figure-team = team
figure-start = knowledge at the start
figure-goal = goal
figure-kind = kind
figure-value = value
figure-count = number
figure-of = { $figure } ({ $discipline })

## What is wrong with an edition.

error-edition-bag = the bag holds too few tokens for five players, who need { $count }
error-edition-slots = “{ $invention }” has no slot, so it could never be completed
error-edition-team = nobody in the { $team } team knows { $discipline } at the start

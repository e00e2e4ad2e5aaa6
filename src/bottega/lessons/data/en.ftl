# What lessons of every game say, and what is wrong with the file of one. In English.

lesson-another-choice = You could do that, but the lesson needs something else here. Read once more what it asks for.
lesson-read-first = There is nothing to choose yet. Read on first.

## What is wrong with a lesson.

error-lesson-unknown = { $game } has no lesson “{ $name }”. Its lessons: { $known }
error-lesson-yaml = this is not valid YAML: check indentation, colons and quotes
error-lesson-empty = a lesson has the keys { $keys }
error-lesson-key-missing = the lesson has no “{ $key }”: add it
error-lesson-key = there is no key { $key } here (there are: { $known })
error-lesson-key-near = there is no key { $key } here; did you mean “{ $near }”?
error-lesson-number = “{ $key }” is a whole number from { $low } to { $high }, not { $value }
error-lesson-deal = “deal” has “players” and either “seed” or all parts of a deal, not { $value }
error-lesson-deal-wrong = the deal cannot be played: { $problem }
error-lesson-steps = “steps” is a list with at least one step
error-lesson-step = step { $step }: a step has one or more of the keys { $keys }, not { $value }
error-lesson-texts = “{ $key }” is a text or a list of texts, not { $value }
error-lesson-wrong = step { $step }: “wrong” is the name of a message, or such a name for each choice, not { $value }
error-lesson-wrong-idle = step { $step }: “wrong” explains nothing here, because the step waits for no certain choice
error-lesson-wrong-right = step { $step }: “wrong” explains { $choice }, which the step waits for
error-lesson-rule = step { $step }: the rules have no paragraph { $rule } (there are: { $known })
error-lesson-bot = step { $step }: a bot has the keys “bot” and “seed”, and its name is one of { $known }, not { $value }
error-lesson-move = a decision is written “SEAT NOTATION” with a seat from 0 to { $last }, not { $value }
error-lesson-notation = { $problem }
error-lesson-message = there is no message “{ $id }”: add it to { $file }
error-lesson-play = step { $step }: what the lesson plays is not legal: { $problem }
error-lesson-target = step { $step }: there is no “{ $target }” on the table at this moment
error-lesson-not-asked = step { $step }: the learner has nothing to decide at this moment
error-lesson-wait = step { $step }: “{ $choice }” is not legal at this moment: { $problem }

# What reviews say, and what is wrong with a match or a file. In English.

## Grades of a decision.

review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

## Why a choice is better: points to expect at the end, by source. $source is a line of the score.

review-why-more = { $source }: { $points } points more to expect.
review-why-less = { $source }: { $points } points less to expect.
review-why-other-more = { $who } may expect { $points } points more.
review-why-other-less = { $who } may expect { $points } points less.
review-why-small = No single source of points makes the difference: it adds up from small things.

## What is wrong.

error-review-running = this match is not over: only a finished match can be reviewed
error-review-seat = there is no seat { $seat } in this match: seats are 0 to { $last }
error-review-entries = there are { $entries } numbers for { $decisions } decisions
error-review-none = this is no review
error-review-format = this review has a format that this version cannot read (it reads format { $known })
error-review-match = this review does not fit its match: { $problem }
error-review-missing = the value { $where } is missing
error-review-value = the value { $where } is not of the right kind: { $value }
error-practice-none = this is no set of positions to practise
error-practice-format = this set has a format that this version cannot read (it reads format { $known })
error-practice-match = a position of this set is of no match or of no difficulty: match { $number }
error-practice-position = the position “{ $name }” cannot be played: { $problem }

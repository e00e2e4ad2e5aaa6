# The bots by name, and what can be wrong with one, in English.

bot-random = random
bot-random-about = plays any legal move, without a thought
bot-policy = policy
bot-policy-about = plays by a learnt feel for what is usual, without looking ahead
bot-greedy = greedy
bot-greedy-about = looks one decision ahead and takes what promises most
bot-search = search
bot-search-about = thinks several turns ahead, in many imagined worlds
bot-apprentice = apprentice
bot-apprentice-about = has just learnt the rules: sees the obvious, overlooks much, answers at once
bot-journeyman = journeyman
bot-journeyman-about = plays by experience, without looking ahead; answers at once
bot-master = master
bot-master-about = plans ahead and reckons with your moves; takes a moment to think
bot-maestro = maestro
bot-maestro-about = thinks further ahead than a master; may take some seconds for a decision
bot-leonardo = Leonardo
bot-leonardo-about = thinks furthest ahead of all; up to ten seconds for a decision

# A bot with its rating beside it.
bot-rated = { $name } ({ $rating })

## Errors

error-bot-unknown = There is no bot “{ $name }”. The bots are { $known }.
error-bot-near = There is no bot “{ $name }”. Did you mean “{ $near }”?
error-bot-import = The bot “{ $name }” (from { $package }, { $place }) cannot be imported: { $problem }.
error-bot-make = The bot “{ $name }” (from { $package }, { $place }) cannot be made for { $game }: { $problem }.
error-bot-class = “{ $name }” (from { $package }, { $place }) is no bot: { $type } does not derive from Bot.
error-bot-decide = The bot “{ $name }” (from { $package }, { $place }) failed at a decision: { $problem }.
error-bot-illegal = The bot “{ $name }” (from { $package }, { $place }) has chosen “{ $action }”, which is not legal.
error-bot-broke = The bot “{ $name }” failed at a decision: { $problem }.
error-bot-busy = The bot “{ $name }” is still thinking about another decision.
error-bot-idle = The bot “{ $name }” was not asked anything.
error-bot-late = The bot “{ $name }” did not answer in time, and its process was stopped.
error-bot-ended = The process of the bot “{ $name }” ended unexpectedly, with exit code { $exit }.

error-setting-none = The bot “{ $bot }” has no settings, so it has no “{ $name }”.
error-setting-unknown = The bot “{ $bot }” has no setting “{ $name }”. Its settings are { $known }.
error-setting-truth = The setting { $name } is true or false, not “{ $value }”.
error-setting-whole = The setting { $name } is a whole number, not “{ $value }”.
error-setting-number = The setting { $name } is a number, not “{ $value }”.
error-setting-word = The setting { $name } is a word, not “{ $value }”.
error-setting-choice = The setting { $name } is one of { $choices }, not “{ $value }”.
error-setting-no-net = There are no learnt weights for the game { $game }: leave the setting judgement at auto or made.
error-setting-bad-net = The net { $value } cannot be used: { $reason }.
error-setting-above = The setting { $name } is above { $low }, not { $value }.
error-setting-least = The setting { $name } is at least { $low }, not { $value }.
error-setting-range = The setting { $name } is from { $low } to { $high }, not { $value }.

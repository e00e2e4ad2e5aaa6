# The bots by name, in English.

bot-random = random
bot-random-about = does anything it may, without a thought
bot-greedy = greedy
bot-greedy-about = looks one decision ahead and takes what promises most
bot-search = search
bot-search-about = thinks several turns ahead, in many imagined worlds
bot-apprentice = apprentice
bot-apprentice-about = has just learnt the rules: sees what lies near, overlooks much, answers at once
bot-journeyman = journeyman
bot-journeyman-about = knows what things are worth, but plans no further than the next step
bot-master = master
bot-master-about = plans ahead and counts on what you may do; takes a moment to think
bot-maestro = maestro
bot-maestro-about = plays as well as it can; may take some seconds for a decision

# A bot with its rating beside it.
bot-rated = { $name } ({ $rating })

# The cards of the coach: what is said the first time a decision, or an event, comes up. In English.

coach-team = All teams know about as much, but different things. Look at the goals: an inventor who lacks little reaches theirs with a few tokens.
coach-turn = Send an inventor to work: for each level they place a cube on an empty slot of that discipline. Or make all busy inventors available, which takes your turn. Tokens come before and do not count.
coach-flip = The back of every token is a 1. Turn over the one whose front is of least use to you: it is lost.
coach-cube = Additional knowledge adds two cubes in any discipline. They count like all others when the rewards are shared.
coach-more = You may add another such token to the same work. It is worth it if it wins you the first choice or completes the invention.
coach-reward = Those with the most cubes choose first; each takes one reward. The invention is worth its points and a number for your runs; a token helps you from now on. Early in the match, learn.
coach-final = Now your tokens can still reach a goal, as progression or turned over as a 1. A goal counts only if all of it is reached. Points tokens and those that fill a run are worth more as they are.
coach-event-age = A new age: new inventions, which need more cubes and are worth more points. Busy inventors stay busy.

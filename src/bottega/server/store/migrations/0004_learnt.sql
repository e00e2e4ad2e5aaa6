-- How far an account has come in lessons, and which cards of the coach it has seen.

CREATE TABLE learnt (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game TEXT NOT NULL,
    -- lesson or card, and its name.
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The answers in a lesson, as JSON.
    answers TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (account, game, kind, name)
);

-- The first schema. One text for SQLite and PostgreSQL: types and syntax that both know.
-- A yes or no is an INTEGER, a time a BIGINT (milliseconds since 1970), JSON is TEXT.
-- Every statement ends with a semicolon at the end of a line.

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- What tells names apart: see names.py.
    name_key TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    password TEXT,
    email TEXT,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL
);
CREATE INDEX accounts_guests ON accounts (seen) WHERE password IS NULL;

CREATE TABLE sessions (
    key TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT,
    label TEXT
);
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX sessions_expires ON sessions (expires) WHERE expires IS NOT NULL;

CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    players INTEGER NOT NULL,
    public INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    ranked INTEGER NOT NULL,
    tempo TEXT NOT NULL,
    number INTEGER NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    waiting INTEGER NOT NULL,
    due BIGINT,
    bots BIGINT,
    summary TEXT NOT NULL,
    -- The number of the last line of chat.
    lines INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX matches_open ON matches (created) WHERE status = 'open' AND public = 1;
CREATE INDEX matches_live ON matches (changed)
    WHERE status = 'playing' AND public = 1 AND spectators = 1;
CREATE INDEX matches_due ON matches (due) WHERE status = 'playing' AND due IS NOT NULL;
CREATE INDEX matches_bots ON matches (bots) WHERE status = 'playing' AND bots IS NOT NULL;
CREATE INDEX matches_waiting ON matches (changed) WHERE status = 'playing' AND waiting <> 0;

CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    account TEXT REFERENCES accounts ON DELETE SET NULL,
    -- When the match ended; nothing while it lasts. It keeps the matches under way of somebody who has
    -- played thousands within reach of the index.
    ended BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_account ON seats (account, ended);

CREATE TABLE snapshots (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version TEXT NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE results (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    account TEXT REFERENCES accounts ON DELETE SET NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    ranked INTEGER NOT NULL,
    finished BIGINT NOT NULL,
    -- Whether the ratings have it.
    rated INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX results_account ON results (account, finished);
CREATE INDEX results_unrated ON results (finished, match_id) WHERE ranked = 1 AND rated = 0;

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (account, game, players)
);
CREATE INDEX ratings_leaders ON ratings (game, players, (mu - 3 * sigma));

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    account TEXT REFERENCES accounts ON DELETE SET NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);
CREATE INDEX chat_account ON chat (account);

CREATE TABLE mutes (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    PRIMARY KEY (account, other)
);
CREATE INDEX mutes_other ON mutes (other);

CREATE TABLE notes (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    note TEXT NOT NULL,
    PRIMARY KEY (match_id, account)
);
CREATE INDEX notes_account ON notes (account);

CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    created BIGINT NOT NULL,
    failures INTEGER NOT NULL
);
CREATE INDEX channels_account ON channels (account);

CREATE TABLE notified (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    number INTEGER NOT NULL,
    times INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, account)
);
CREATE INDEX notified_account ON notified (account);

CREATE TABLE shared (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

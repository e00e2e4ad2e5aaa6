-- Names that were given up, browsers that accounts use, what players say of each other and what the host does
-- about it, and why a match was not rated.

CREATE TABLE renames (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    at BIGINT NOT NULL,
    -- The name before, and until when nobody else may have it.
    name_key TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (account, at)
);
CREATE INDEX renames_name ON renames (name_key);

CREATE TABLE browsers (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The SHA-256 of what the browser keeps in a cookie.
    browser TEXT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (account, browser)
);
CREATE INDEX browsers_browser ON browsers (browser);
CREATE INDEX browsers_seen ON browsers (seen);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    reporter TEXT REFERENCES accounts ON DELETE SET NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    -- Where it happened, and the line of chat as it was said.
    match_id TEXT,
    line TEXT,
    -- When the host dealt with it.
    closed BIGINT
);
CREATE INDEX reports_account ON reports (account);
CREATE INDEX reports_reporter ON reports (reporter, at);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;

CREATE TABLE measures (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- warn, silence or ban.
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- Nothing: for good. A warning ends when its account has seen it.
    until BIGINT,
    text TEXT NOT NULL
);
CREATE INDEX measures_account ON measures (account);

ALTER TABLE results ADD COLUMN decisions INTEGER;
ALTER TABLE results ADD COLUMN unrated TEXT;

CREATE INDEX channels_mail ON channels (lower(target)) WHERE kind = 'mail';

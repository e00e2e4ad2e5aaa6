-- What notices keep about an account gets columns of its own, so that nothing overwrites it: which notices
-- the player wants, a mail address that is not confirmed yet, and channels that were given up. `moves.py`
-- takes the old values out of the settings.

ALTER TABLE accounts ADD COLUMN notices TEXT;
ALTER TABLE accounts ADD COLUMN pending TEXT;
ALTER TABLE accounts ADD COLUMN lost TEXT NOT NULL DEFAULT '[]';

-- What ends after some time, oldest first.
CREATE INDEX matches_stale ON matches (changed) WHERE status = 'open';
CREATE INDEX matches_abandoned ON matches (changed) WHERE status = 'abandoned';
CREATE INDEX chat_at ON chat (at);

-- Reviews of finished matches: the report as data, without a word in any language.

CREATE TABLE reviews (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    -- quick or deep.
    level TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- The seats whose decisions were judged, and the mistakes (seat, number of the decision, grade), as JSON.
    seats TEXT NOT NULL,
    mistakes TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (match_id, level)
);

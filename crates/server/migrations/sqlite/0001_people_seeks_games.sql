-- Moments are milliseconds since 1970, flags 0 or 1.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    key      TEXT UNIQUE,       -- what the name is compared by; none once the person is forgotten
    guest    INTEGER NOT NULL,
    bot      INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    password TEXT               -- the hash of an account's
) STRICT, WITHOUT ROWID;

CREATE INDEX guests ON people (since) WHERE guest = 1;

-- All names that somebody has or had.
CREATE TABLE names (
    key    TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX names_of ON names (person);

CREATE TABLE sessions (
    token    BLOB PRIMARY KEY,  -- hashed
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    lifetime INTEGER NOT NULL   -- how long after its last use it ends
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_until ON sessions (until);

CREATE TABLE blocks (
    number INTEGER PRIMARY KEY,
    author TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    whom   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    UNIQUE (author, whom)
) STRICT;

CREATE INDEX blocked ON blocks (whom);

CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    author TEXT NOT NULL REFERENCES people,
    whom   TEXT NOT NULL REFERENCES people,
    at     INTEGER NOT NULL,
    text   TEXT NOT NULL
) STRICT;

CREATE INDEX reports_by ON reports (author);
CREATE INDEX reported ON reports (whom);

-- What is kept of a game to find it by. Its number says which is newer.
CREATE TABLE games (
    number   INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    board    TEXT NOT NULL,
    black    TEXT NOT NULL REFERENCES people,
    white    TEXT NOT NULL REFERENCES people,
    public   INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    turn     TEXT,
    deadline INTEGER,
    ended    TEXT
) STRICT;

CREATE INDEX games_of_black ON games (black);
CREATE INDEX games_of_white ON games (white);
CREATE INDEX games_on ON games (board);
CREATE INDEX live_games ON games (number) WHERE ended IS NULL;
CREATE INDEX live_games_of_black ON games (black) WHERE ended IS NULL;
CREATE INDEX live_games_of_white ON games (white) WHERE ended IS NULL;
CREATE INDEX deadlines ON games (deadline) WHERE deadline IS NOT NULL;

-- The games themselves, append-only but for the names of their players in the first event.
CREATE TABLE events (
    game    INTEGER NOT NULL REFERENCES games,
    version INTEGER NOT NULL,
    event   TEXT NOT NULL,      -- JSON
    wish    TEXT,               -- JSON: what its command asked for
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE seeks (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    maker   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    rating  INTEGER,
    command TEXT,
    wants   TEXT NOT NULL,      -- JSON
    person  TEXT REFERENCES people ON DELETE SET NULL,
    at      INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    taker   TEXT REFERENCES people,
    game    TEXT REFERENCES games (id),
    closed  INTEGER NOT NULL,
    UNIQUE (maker, command)
) STRICT;

CREATE INDEX open_seeks ON seeks (number) WHERE game IS NULL AND closed = 0;
CREATE INDEX untaken_seeks ON seeks (until) WHERE game IS NULL;
CREATE INDEX seeks_for ON seeks (person) WHERE person IS NOT NULL;
CREATE INDEX seeks_taken_by ON seeks (taker) WHERE taker IS NOT NULL;
CREATE INDEX seek_of ON seeks (game) WHERE game IS NOT NULL;

-- One row.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;

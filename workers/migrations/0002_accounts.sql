-- People, what they sign in with, and where they are signed in. All times are unix time in milliseconds.

CREATE TABLE people (
  person_id TEXT PRIMARY KEY NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- A person's account at Patreon, Twitch or Google. Tokens are sealed (workers/accounts/secrets/seal.ts).
CREATE TABLE identities (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL, -- the provider's own id of the account
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  access_token TEXT NOT NULL,
  refresh_token TEXT, -- null: the provider gave none
  token_expires_at INTEGER, -- null: the provider did not say
  status TEXT, -- JSON, the provider's status fields of the specification; null: it never answered
  status_at INTEGER, -- when it last answered
  checked_at INTEGER NOT NULL, -- when it was last asked, answered or not
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (person_id, provider)
) STRICT;

CREATE INDEX identities_checked_at ON identities (provider, checked_at);

-- A person's game accounts at the publisher.
CREATE TABLE game_accounts (
  account_id INTEGER PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  nickname TEXT NOT NULL,
  region TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'public', -- public, unlisted, private
  access_token TEXT NOT NULL, -- sealed
  token_expires_at INTEGER NOT NULL,
  stats_key_hash TEXT, -- of the key that may read the account's battles; null: there is none
  linked_at INTEGER NOT NULL
) STRICT;

CREATE INDEX game_accounts_person ON game_accounts (person_id);
CREATE UNIQUE INDEX game_accounts_stats_key ON game_accounts (stats_key_hash) WHERE stats_key_hash IS NOT NULL;

-- Where a person is signed in. The token itself stands only in the visitor's cookie.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY NOT NULL,
  session_id TEXT NOT NULL UNIQUE, -- names the session in the list; opens nothing
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  device TEXT NOT NULL, -- browser and system in words
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Sign-ins that have begun: each can be finished once, by the browser that began it.
CREATE TABLE sign_ins (
  state_hash TEXT PRIMARY KEY NOT NULL,
  browser_hash TEXT NOT NULL, -- of the cookie that binds it to the browser
  provider TEXT NOT NULL,
  region TEXT, -- the publisher's only
  code_verifier TEXT NOT NULL, -- sealed
  nonce TEXT NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_ins_expires_at ON sign_ins (expires_at);

-- A link that belongs to another person: waits until the one who signed in says what shall happen.
CREATE TABLE merge_offers (
  offer_id TEXT PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  other_person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  name TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX merge_offers_expires_at ON merge_offers (expires_at);

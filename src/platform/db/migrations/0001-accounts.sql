-- People, their sessions, and sign-ins under way.

CREATE EXTENSION IF NOT EXISTS citext;

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  issuer text NOT NULL,
  subject text NOT NULL,
  email citext NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  first_name text,
  last_name text,
  profile_image_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);
CREATE INDEX users_email ON users (email);

-- The cookie holds the token, this table its SHA-256 alone.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- One row for each trip to the identity provider. The browser that began it holds a token of its own,
-- so that a callback address handed to somebody else signs nobody in.
CREATE TABLE sign_in_attempts (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_attempts_age ON sign_in_attempts (created_at);

-- Counters of calls per address or user, in the form that rate-limiter-flexible keeps them.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expiry ON rate_limits (expire);

-- Programs that people connect by OAuth 2.1 (decision 052). A connection is an API key that only `/mcp` takes: scopes, limits,
-- suspension and deletion are those of keys.

-- The only path that takes the key; null: every path of the API.
ALTER TABLE api_keys ADD COLUMN audience text;

-- Programs register themselves. Those that nobody has connected are deleted after a week.
CREATE TABLE oauth_clients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- As the program calls itself: nobody has verified it.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  redirect_uris text[] NOT NULL CHECK (cardinality(redirect_uris) BETWEEN 1 AND 10),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX oauth_clients_by_time ON oauth_clients (created_at);

-- What a person has allowed, until the program fetches its tokens. Used codes stay for a day, so that a second use is recognized.
CREATE TABLE oauth_codes (
  -- SHA-256 of the code.
  code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  client_id uuid NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  -- Base64url of the SHA-256 of the program's verifier (PKCE).
  challenge text NOT NULL CHECK (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- The key that it was exchanged for.
  key_id uuid REFERENCES api_keys ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  -- A request is answered once, in however many tabs it is open.
  UNIQUE (user_id, client_id, challenge)
);
CREATE INDEX oauth_codes_of_client ON oauth_codes (client_id);
CREATE INDEX oauth_codes_of_key ON oauth_codes (key_id);
CREATE INDEX oauth_codes_by_time ON oauth_codes (created_at);
CREATE TRIGGER oauth_codes_of_nobody BEFORE INSERT ON oauth_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- A connection that has not been ended: one for a person and a program.
CREATE TABLE oauth_grants (
  -- Its hash is that of the current access token.
  key_id uuid PRIMARY KEY REFERENCES api_keys ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  client_id uuid NOT NULL REFERENCES oauth_clients,
  -- What the person allowed. The key may have fewer, if the program asked for fewer.
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, client_id)
);
CREATE INDEX oauth_grants_of_client ON oauth_grants (client_id);
CREATE TRIGGER oauth_grants_of_nobody BEFORE INSERT ON oauth_grants
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- Each is used once; used ones stay, so that a second use is recognized and ends the connection.
CREATE TABLE oauth_refresh_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  key_id uuid NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX oauth_refresh_tokens_of_key ON oauth_refresh_tokens (key_id, created_at);

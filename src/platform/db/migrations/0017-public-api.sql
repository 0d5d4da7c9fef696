-- The public API: keys that open it, and where it tells of what was completed.

CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- SHA-256 of the key, which itself is nowhere.
  key_hash bytea NOT NULL UNIQUE CHECK (length(key_hash) = 32),
  -- What its owner recognises it by: the beginning.
  hint text NOT NULL CHECK (length(hint) BETWEEN 8 AND 16),
  scopes text[] NOT NULL CHECK (
    cardinality(scopes) > 0
    AND scopes <@ ARRAY['generations:write', 'generations:read', 'cutouts:write', 'gallery:read']),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_keys_of_user ON api_keys (user_id, created_at DESC);
CREATE TRIGGER api_keys_of_nobody BEFORE INSERT ON api_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- The key that a generation was asked for with; null for those of the site's own pages.
ALTER TABLE generations ADD COLUMN api_key_id uuid REFERENCES api_keys ON DELETE SET NULL;
CREATE INDEX generations_of_api_key ON generations (api_key_id) WHERE api_key_id IS NOT NULL;

CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  -- Null: of all generations that the user's keys asked for.
  api_key_id uuid REFERENCES api_keys ON DELETE CASCADE,
  url text NOT NULL CHECK (length(url) <= 2000),
  -- As they sign, so that they cannot be kept as hashes.
  secret bytea NOT NULL CHECK (length(secret) = 32),
  -- The one before it, which signs as well until then.
  previous_secret bytea CHECK (length(previous_secret) = 32),
  previous_until timestamptz CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_of_user ON webhooks (user_id, created_at DESC);
CREATE INDEX webhooks_of_api_key ON webhooks (api_key_id);
CREATE TRIGGER webhooks_of_nobody BEFORE INSERT ON webhooks
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- An event on its way to a webhook. What it tells of is read when it is sent.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- The same for every webhook that is told of it, in every attempt.
  event_id uuid NOT NULL,
  event_type text NOT NULL CHECK (event_type IN ('generation.completed', 'generation.failed', 'webhook.test')),
  -- Deleted with its generation, which nobody is told of any more; null for a test.
  generation_id uuid REFERENCES generations ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- What the last attempt met: the receiver's status, or why there was none.
  response_status integer,
  failure text,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempted_at timestamptz,
  CHECK ((generation_id IS NULL) = (event_type = 'webhook.test')),
  UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at DESC);
CREATE INDEX webhook_deliveries_of_generation ON webhook_deliveries (generation_id);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);

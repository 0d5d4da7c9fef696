-- Paid requests and the pictures they produced.

CREATE TABLE generations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'generating' CHECK (status IN ('generating', 'completed', 'failed')),
  model_id text NOT NULL,
  product_id text,
  scene text,
  style text,
  clothing text,
  color text,
  prompt text NOT NULL,
  category text,
  image_model text NOT NULL,
  image_count integer NOT NULL CHECK (image_count BETWEEN 1 AND 4),
  width integer NOT NULL CHECK (width BETWEEN 64 AND 4096),
  height integer NOT NULL CHECK (height BETWEEN 64 AND 4096),
  seed bigint NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  cost_per_image integer NOT NULL CHECK (cost_per_image > 0),
  -- The client's key, and a hash of what it asked for with it.
  idempotency_key text,
  request_hash bytea,
  progress real NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  -- Why it failed, for the operator; users read the specification's sentence.
  failure text CHECK ((status = 'failed') = (failure IS NOT NULL)),
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  completed_at timestamptz CHECK ((status = 'generating') = (completed_at IS NULL)),
  CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX generations_of_user ON generations (user_id, created_at DESC, id DESC);
CREATE INDEX generations_unsettled ON generations (created_at) WHERE status = 'generating';

CREATE TABLE images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  generation_id uuid NOT NULL REFERENCES generations ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  object_key text NOT NULL UNIQUE,
  content_type text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  byte_size integer NOT NULL CHECK (byte_size > 0),
  thumb_hash bytea NOT NULL,
  -- What the image model says of the picture: see ports/image-model.
  description jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (generation_id, position)
);

-- Objects that an attempt has begun to write and no settlement has named yet; those that stay are swept.
CREATE TABLE pending_objects (
  object_key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pending_objects_age ON pending_objects (created_at);

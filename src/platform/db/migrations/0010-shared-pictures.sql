-- Unlisted public pages of people's own pictures. A link that was revoked stays, so that its owner can take that back.
CREATE TABLE shared_pictures (
  -- The page's address, and the permission to read it: 128 random bits.
  token text PRIMARY KEY CHECK (token ~ '^[0-9a-f]{32}$'),
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  shows_prompt boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE UNIQUE INDEX shared_pictures_live ON shared_pictures (image_id) WHERE revoked_at IS NULL;
CREATE INDEX shared_pictures_of_image ON shared_pictures (image_id, revoked_at);

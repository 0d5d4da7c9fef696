-- Sessions that people can tell apart and end, keys that end, and users who are suspended.

-- What a session is named by in lists: its token is known to its browser alone.
ALTER TABLE sessions ADD COLUMN id uuid;
ALTER TABLE sessions ALTER COLUMN id SET DEFAULT gen_random_uuid();
UPDATE sessions SET id = gen_random_uuid() WHERE id IS NULL;
ALTER TABLE sessions ALTER COLUMN id SET NOT NULL;
ALTER TABLE sessions ADD COLUMN user_agent text CHECK (length(user_agent) <= 400);
-- When the person last proved who they are; null for a session of the release before: when it began.
ALTER TABLE sessions ADD COLUMN signed_in_at timestamptz;
-- How they proved it, in the identity provider's words.
ALTER TABLE sessions ADD COLUMN acr text CHECK (length(acr) <= 200);

-- Whether the identity provider was to ask again who is there.
ALTER TABLE sign_in_attempts ADD COLUMN is_fresh boolean NOT NULL DEFAULT false;

-- Null: the key does not end, as those that were made before.
ALTER TABLE api_keys ADD COLUMN expires_at timestamptz;

ALTER TABLE users ADD COLUMN suspended_at timestamptz;
-- Why, in words for the person.
ALTER TABLE users ADD COLUMN suspension_reason text CHECK (length(suspension_reason) BETWEEN 1 AND 500);
ALTER TABLE users ADD CONSTRAINT users_suspended_for_a_reason
  CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL)) NOT VALID;

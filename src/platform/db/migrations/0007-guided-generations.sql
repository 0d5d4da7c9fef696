-- Reference pictures, form settings, and refinements of earlier pictures.

-- What people upload to build a picture around, as we encoded it anew.
CREATE TABLE assets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  -- The file's name on the uploader's machine, shown and never used as an address.
  original_name text NOT NULL,
  object_key text NOT NULL UNIQUE,
  content_type text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  byte_size integer NOT NULL CHECK (byte_size > 0),
  has_alpha boolean NOT NULL,
  thumb_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX assets_of_user ON assets (user_id, created_at DESC);

-- `product_id` names an asset by its id, or an example asset that ships with the app by its name.
-- `settings` is what the form said beside the prompt; null for a plain prompt.
-- `grounding` is the picture that a refinement starts from, as it was then: see ports/image-model. It stays when that
-- picture is deleted before the job runs.
ALTER TABLE generations
  ADD COLUMN settings jsonb,
  ADD COLUMN grounding jsonb;

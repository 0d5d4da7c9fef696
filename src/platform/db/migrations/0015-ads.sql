-- The ad creator: nobody signs in for it, so whoever knows a random id may read what it names, and all of it ends.

-- Web pages and uploaded pictures that are looked at.
CREATE TABLE ad_analyses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('website', 'image')),
  -- Of a website: the address that was asked for.
  url text CHECK ((kind = 'website') = (url IS NOT NULL)),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'ready', 'failed')),
  -- Why a page cannot be looked at (see ports/page-browser), or `failed` for what is no fault of the page.
  failure text CHECK ((status = 'failed') = (failure IS NOT NULL)),
  -- As contract/ads presents it, with the ids of screenshots in place of their bytes.
  result jsonb CHECK ((status = 'ready') = (result IS NOT NULL)),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX ad_analyses_unsettled ON ad_analyses (created_at) WHERE status IN ('waiting', 'running');
CREATE INDEX ad_analyses_expiry ON ad_analyses (expires_at);
CREATE INDEX ad_analyses_url ON ad_analyses USING hash (url);

-- Pictures that ads are made with, and what pages looked like.
CREATE TABLE ad_pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL
    CHECK (kind IN ('page', 'logo', 'screenshot', 'upload', 'generated', 'cutout', 'staged')),
  analysis_id uuid REFERENCES ad_analyses ON DELETE SET NULL,
  -- The place among those of an analysis, or the device of a screenshot.
  name text,
  -- What it was cut out of, or is set around.
  source_id uuid REFERENCES ad_pictures ON DELETE SET NULL,
  prompt text CHECK ((kind IN ('generated', 'staged')) = (prompt IS NOT NULL)),
  -- A digest of all that a made picture depends on, so that nothing is made twice.
  recipe text UNIQUE,
  status text NOT NULL DEFAULT 'making' CHECK (status IN ('making', 'ready', 'failed')),
  failure text CHECK ((status = 'failed') = (failure IS NOT NULL)),
  -- IPTC digital source type; null for what comes from outside.
  source_type text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX ad_pictures_analysis ON ad_pictures (analysis_id);
CREATE INDEX ad_pictures_making ON ad_pictures (created_at) WHERE status = 'making';
CREATE INDEX ad_pictures_expiry ON ad_pictures (expires_at);

-- A picture's files: one of what is as it is, one for each shape of what was made for ads.
CREATE TABLE ad_picture_files (
  picture_id uuid NOT NULL REFERENCES ad_pictures ON DELETE CASCADE,
  cut text NOT NULL CHECK (cut IN ('whole', 'wide', 'square', 'tall')),
  object_key text NOT NULL UNIQUE,
  content_type text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  has_alpha boolean NOT NULL DEFAULT false,
  byte_size integer NOT NULL CHECK (byte_size > 0),
  PRIMARY KEY (picture_id, cut)
);

-- Finished ads, and those under way.
CREATE TABLE ad_artifacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- As contract/ad-artifacts reads it.
  request jsonb NOT NULL,
  -- Shown in it; while that is being made, no job stands for the ad.
  picture_id uuid REFERENCES ad_pictures ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'making' CHECK (status IN ('making', 'ready', 'failed')),
  failure text CHECK ((status = 'failed') = (failure IS NOT NULL)),
  -- Layout, and the texts that were shortened or left out.
  result jsonb CHECK ((status = 'ready') = (result IS NOT NULL)),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX ad_artifacts_making ON ad_artifacts (created_at) WHERE status = 'making';
CREATE INDEX ad_artifacts_expiry ON ad_artifacts (expires_at);
CREATE INDEX ad_artifacts_picture ON ad_artifacts (picture_id);

CREATE TABLE ad_artifact_files (
  artifact_id uuid NOT NULL REFERENCES ad_artifacts ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('svg', 'png', 'jpeg')),
  object_key text NOT NULL UNIQUE,
  byte_size integer NOT NULL CHECK (byte_size > 0),
  PRIMARY KEY (artifact_id, type)
);

-- A file's object goes with its row, whatever deletes it: the sweeper takes it a day later.
CREATE FUNCTION leave_ad_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pending_objects (object_key) VALUES (OLD.object_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER ad_picture_files_leave_object AFTER DELETE ON ad_picture_files
  FOR EACH ROW EXECUTE FUNCTION leave_ad_object();
CREATE TRIGGER ad_artifact_files_leave_object AFTER DELETE ON ad_artifact_files
  FOR EACH ROW EXECUTE FUNCTION leave_ad_object();

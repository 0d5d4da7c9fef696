-- Who has stored how many bytes, so that everything that a person or a network makes us store has a quota and an end.

-- Owners are `user:{id}`, `address:{keyed hash of a network}` and `site`. A change is one more row in `storage_changes`, so
-- that nobody waits for anybody else; the sweeper adds them up in `storage_use`, which has the sums `all` and
-- `visitors` (all addresses) too. What an owner has stored is its row there and its changes.
CREATE TABLE storage_use (
  owner text PRIMARY KEY,
  bytes bigint NOT NULL
);
CREATE TABLE storage_changes (
  owner text NOT NULL,
  bytes bigint NOT NULL
);
CREATE INDEX storage_changes_of_owner ON storage_changes (owner);

-- Whose bytes they are; null: the site's own. `reserved_bytes` counts while something is being made.
ALTER TABLE images ADD COLUMN storage_owner text;
ALTER TABLE image_files
  ADD COLUMN storage_owner text,
  ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE generations ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE ad_analyses
  ADD COLUMN storage_owner text,
  ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE ad_pictures
  ADD COLUMN storage_owner text,
  ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE ad_picture_files ADD COLUMN storage_owner text;
ALTER TABLE ad_artifacts
  ADD COLUMN storage_owner text,
  ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE ad_artifact_files ADD COLUMN storage_owner text;

-- Since when no generation refers to an upload; for one that is used, it says nothing.
ALTER TABLE assets ADD COLUMN unused_since timestamptz NOT NULL DEFAULT now();

-- Whether a row named the object and is gone: then no attempt is still writing it, and it can be deleted soon.
ALTER TABLE pending_objects ADD COLUMN is_unnamed boolean NOT NULL DEFAULT false;

CREATE FUNCTION storage_owner(images) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(image_files) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(ad_analyses) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(ad_pictures) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(ad_picture_files) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(ad_artifacts) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(ad_artifact_files) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $1.storage_owner $$;
CREATE FUNCTION storage_owner(assets) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'user:' || $1.user_id $$;
CREATE FUNCTION storage_owner(generations) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'user:' || $1.user_id $$;
CREATE FUNCTION storage_owner(refused_prompts) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'user:' || $1.user_id $$;

-- Bytes of a row: its object, its longer texts, and what is set aside while it is being made.
CREATE FUNCTION storage_bytes(images) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT $1.byte_size::bigint $$;
CREATE FUNCTION storage_bytes(assets) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT $1.byte_size::bigint $$;
CREATE FUNCTION storage_bytes(ad_picture_files) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT $1.byte_size::bigint $$;
CREATE FUNCTION storage_bytes(ad_artifact_files) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT $1.byte_size::bigint $$;
CREATE FUNCTION storage_bytes(image_files) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE $1.status WHEN 'ready' THEN $1.byte_size WHEN 'making' THEN $1.reserved_bytes ELSE 0 END::bigint
$$;
CREATE FUNCTION storage_bytes(generations) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (512 + octet_length($1.prompt) + coalesce(octet_length($1.enhanced_prompt), 0)
    + coalesce(octet_length($1.settings::text), 0) + coalesce(octet_length($1.grounding::text), 0)
    + CASE $1.status WHEN 'generating' THEN $1.reserved_bytes ELSE 0 END)::bigint
$$;
CREATE FUNCTION storage_bytes(refused_prompts) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (128 + octet_length($1.prompt))::bigint
$$;
CREATE FUNCTION storage_bytes(ad_analyses) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (256 + coalesce(octet_length($1.result::text), 0)
    + CASE WHEN $1.status IN ('waiting', 'running') THEN $1.reserved_bytes ELSE 0 END)::bigint
$$;
CREATE FUNCTION storage_bytes(ad_pictures) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (256 + coalesce(octet_length($1.prompt), 0)
    + CASE $1.status WHEN 'making' THEN $1.reserved_bytes ELSE 0 END)::bigint
$$;
CREATE FUNCTION storage_bytes(ad_artifacts) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (256 + octet_length($1.request::text)
    + CASE $1.status WHEN 'making' THEN $1.reserved_bytes ELSE 0 END)::bigint
$$;

-- One function for all of these tables: PostgreSQL compiles it for each of them, and so finds the functions above.
CREATE FUNCTION note_storage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_owner text := 'site';
  new_owner text := 'site';
  old_bytes bigint := 0;
  new_bytes bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_owner := coalesce(storage_owner(OLD), 'site');
    old_bytes := storage_bytes(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_owner := coalesce(storage_owner(NEW), 'site');
    new_bytes := storage_bytes(NEW);
  END IF;
  IF TG_OP = 'UPDATE' AND old_owner = new_owner THEN
    new_bytes := new_bytes - old_bytes;
    old_bytes := 0;
  END IF;
  INSERT INTO storage_changes (owner, bytes)
    SELECT owner, bytes FROM (VALUES (old_owner, -old_bytes), (new_owner, new_bytes)) AS changes (owner, bytes)
    WHERE bytes <> 0;
  RETURN NULL;
END $$;

-- What is there already.
UPDATE images SET storage_owner = 'user:' || generations.user_id
  FROM generations WHERE generations.id = images.generation_id;
UPDATE image_files SET storage_owner = images.storage_owner
  FROM images WHERE images.id = image_files.image_id AND images.storage_owner IS NOT NULL;
INSERT INTO storage_changes (owner, bytes)
  SELECT coalesce(owner, 'site'), sum(bytes) FROM (
    SELECT storage_owner(it) AS owner, storage_bytes(it) AS bytes FROM images AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM image_files AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM assets AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM generations AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM refused_prompts AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM ad_analyses AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM ad_pictures AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM ad_picture_files AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM ad_artifacts AS it
    UNION ALL SELECT storage_owner(it), storage_bytes(it) FROM ad_artifact_files AS it
  ) AS stored GROUP BY 1;

CREATE TRIGGER images_note_storage AFTER INSERT OR DELETE ON images
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER assets_note_storage AFTER INSERT OR DELETE ON assets
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER refused_prompts_note_storage AFTER INSERT OR DELETE ON refused_prompts
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER ad_picture_files_note_storage AFTER INSERT OR DELETE ON ad_picture_files
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER ad_artifact_files_note_storage AFTER INSERT OR DELETE ON ad_artifact_files
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER image_files_note_storage
  AFTER INSERT OR DELETE OR UPDATE OF status, byte_size, reserved_bytes, storage_owner ON image_files
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER generations_note_storage
  AFTER INSERT OR DELETE OR UPDATE OF status, prompt, enhanced_prompt, settings, grounding ON generations
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER ad_analyses_note_storage AFTER INSERT OR DELETE OR UPDATE OF status, result ON ad_analyses
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER ad_pictures_note_storage
  AFTER INSERT OR DELETE OR UPDATE OF status, reserved_bytes, storage_owner ON ad_pictures
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE TRIGGER ad_artifacts_note_storage AFTER INSERT OR DELETE OR UPDATE OF status ON ad_artifacts
  FOR EACH ROW EXECUTE FUNCTION note_storage();

-- From the moment when its last generation is gone, an upload has its time to be used again.
CREATE FUNCTION leave_asset_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.product_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    UPDATE assets SET unused_since = now() WHERE id = OLD.product_id::uuid;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER generations_leave_asset_unused AFTER DELETE ON generations
  FOR EACH ROW WHEN (OLD.product_id IS NOT NULL) EXECUTE FUNCTION leave_asset_unused();

-- Objects whose row is gone wait for no attempt.
CREATE OR REPLACE FUNCTION leave_image_file_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.object_key IS NOT NULL THEN
    INSERT INTO pending_objects (object_key, is_unnamed) VALUES (OLD.object_key, true) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION leave_ad_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pending_objects (object_key, is_unnamed) VALUES (OLD.object_key, true) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

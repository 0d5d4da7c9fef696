-- statement by statement
-- What a picture was made from, as far back as it goes. Its row has it, since earlier pictures may be erased.
ALTER TABLE images
  -- Earlier pictures that went into it: versions, backgrounds and references.
  ADD COLUMN IF NOT EXISTS ancestors uuid[] NOT NULL DEFAULT '{}',
  -- All words that it and they were made from or changed with, the oldest first.
  ADD COLUMN IF NOT EXISTS words text[] NOT NULL DEFAULT '{}',
  -- Whether `words` is all that it was made from: false for uploads, and for changed pictures of earlier releases.
  ADD COLUMN IF NOT EXISTS is_traced boolean NOT NULL DEFAULT false;

UPDATE images SET is_traced = true, words = ARRAY[generations.prompt] FROM generations
  WHERE generations.id = images.generation_id AND grounding IS NULL AND product_id IS NULL AND edit IS NULL AND NOT is_traced;

UPDATE images SET is_traced = true WHERE generation_id IS NULL AND NOT is_traced;

WITH RECURSIVE
  made AS (
    SELECT images.id, grounding ->> 'objectKey' AS key, product_id, edit -> 'background' ->> 'pictureId' AS picture_id
      FROM images JOIN generations ON generations.id = images.generation_id),
  sources AS MATERIALIZED (
    SELECT made.id, images.id AS source FROM made JOIN images ON object_key = key
    UNION SELECT made.id, images.id FROM made JOIN images ON images.id::text = product_id
    UNION SELECT made.id, images.id FROM made JOIN images ON images.id::text = picture_id),
  line AS (
    SELECT id, source FROM sources
    UNION SELECT line.id, sources.source FROM line JOIN sources ON sources.id = line.source)
UPDATE images SET ancestors = known.ancestors
  FROM (SELECT id, array_agg(source) AS ancestors FROM line WHERE source <> id GROUP BY id) AS known
  WHERE images.id = known.id AND images.ancestors = '{}';

-- Pictures that an admin has removed from the gallery. No reference: copies of one that its owner has erased stay private.
CREATE TABLE IF NOT EXISTS removed_images (image_id uuid PRIMARY KEY);

CREATE OR REPLACE FUNCTION note_removed_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO removed_images (image_id) VALUES (NEW.image_id) ON CONFLICT DO NOTHING; RETURN NULL; END $$;

-- Also for decisions that the release before makes.
CREATE OR REPLACE TRIGGER moderation_cases_note_removed AFTER INSERT OR UPDATE OF status ON moderation_cases
  FOR EACH ROW WHEN (NEW.status = 'removed' AND NEW.image_id IS NOT NULL) EXECUTE FUNCTION note_removed_image();

INSERT INTO removed_images (image_id)
  SELECT image_id FROM moderation_cases WHERE status = 'removed' AND image_id IS NOT NULL
  ON CONFLICT DO NOTHING;

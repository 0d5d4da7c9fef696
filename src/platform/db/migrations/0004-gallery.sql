-- The public gallery. Pictures made for it belong to nobody; a user's belong to their generation, too.

ALTER TABLE images ALTER COLUMN generation_id DROP NOT NULL;
ALTER TABLE images ALTER COLUMN position DROP NOT NULL;
ALTER TABLE images ADD CHECK ((generation_id IS NULL) = (position IS NULL));

-- Whether the user asked for the pictures to become public.
ALTER TABLE generations ADD COLUMN publish boolean NOT NULL DEFAULT false;

-- `number` and `generated_at` grow together, and in the order of commits: publishing takes an advisory lock.
-- So a page that names the newest `generated_at` it saw names one row, and nothing ever slips in before it.
CREATE TABLE gallery_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint NOT NULL UNIQUE CHECK (number > 0),
  image_id uuid NOT NULL UNIQUE REFERENCES images ON DELETE CASCADE,
  -- Who may take it back; null for pictures made for the gallery.
  user_id uuid REFERENCES users,
  prompt text NOT NULL,
  category text NOT NULL,
  has_people boolean NOT NULL,
  -- Whole milliseconds, no two alike.
  generated_at timestamptz NOT NULL UNIQUE
);
CREATE INDEX gallery_images_of_category ON gallery_images (category, number DESC);
CREATE INDEX gallery_images_of_user ON gallery_images (user_id) WHERE user_id IS NOT NULL;

-- How many pictures stand in each run of 1,024 numbers, of each category and ('') of all, so that an offset of
-- any depth is reached without walking over the rows before it.
CREATE TABLE gallery_counts (
  category text NOT NULL,
  block bigint NOT NULL,
  count integer NOT NULL CHECK (count >= 0),
  PRIMARY KEY (category, block) INCLUDE (count)
);

CREATE FUNCTION count_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gallery_counts (category, block, count)
    SELECT shelf, number >> 10, count(*)
      FROM changed CROSS JOIN LATERAL (VALUES (category), ('')) AS shelves (shelf)
      GROUP BY shelf, number >> 10
      ORDER BY shelf, number >> 10
    ON CONFLICT (category, block) DO UPDATE SET count = gallery_counts.count + EXCLUDED.count;
  RETURN NULL;
END $$;
CREATE FUNCTION uncount_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_counts SET count = gallery_counts.count - gone.count
    FROM (
      SELECT shelf, number >> 10 AS block, count(*) AS count
        FROM changed CROSS JOIN LATERAL (VALUES (category), ('')) AS shelves (shelf)
        GROUP BY shelf, number >> 10
    ) AS gone
    WHERE gallery_counts.category = gone.shelf AND gallery_counts.block = gone.block;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_count AFTER INSERT ON gallery_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_gallery_images();
CREATE TRIGGER gallery_images_uncount AFTER DELETE ON gallery_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION uncount_gallery_images();

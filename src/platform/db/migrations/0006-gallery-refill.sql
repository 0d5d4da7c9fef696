-- Pictures that are being made for the gallery: a row for each, gone once the picture is public or given up.
CREATE TABLE gallery_paintings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category text NOT NULL,
  seed bigint NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  -- Pixels of the longer side.
  long_side integer NOT NULL CHECK (long_side BETWEEN 64 AND 4096),
  -- What the text model wrote, once it has: another attempt paints the same. No two alike are under way.
  prompt text UNIQUE,
  aspect_ratio text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((prompt IS NULL) = (aspect_ratio IS NULL))
);
CREATE INDEX gallery_paintings_of_category ON gallery_paintings (category);

-- One row: which tick of the schedule was the last to be done. Whoever refills the gallery locks it.
CREATE TABLE gallery_refill (
  sole boolean PRIMARY KEY DEFAULT true CHECK (sole),
  last_tick timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO gallery_refill DEFAULT VALUES;

-- Pictures made for the gallery, for retention.
CREATE INDEX gallery_images_made_for_it ON gallery_images (number DESC) WHERE user_id IS NULL;

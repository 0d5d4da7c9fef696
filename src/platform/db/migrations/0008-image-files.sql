-- Files made from a stored picture: renditions for pages, and downloads of other sizes and formats.

CREATE TABLE image_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  -- Which file of the picture it is: see domain/images/image-variants.
  variant text NOT NULL,
  status text NOT NULL DEFAULT 'making' CHECK (status IN ('making', 'ready', 'failed')),
  progress real NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  -- Why it failed, for the operator.
  failure text CHECK ((status = 'failed') = (failure IS NOT NULL)),
  object_key text UNIQUE CHECK ((status = 'ready') = (object_key IS NOT NULL)),
  content_type text,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  byte_size integer CHECK (byte_size > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (image_id, variant)
);
CREATE INDEX image_files_making ON image_files (created_at) WHERE status = 'making';

-- A file's object goes with its row, whatever deletes the picture: the sweeper takes it a day later.
CREATE FUNCTION leave_image_file_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.object_key IS NOT NULL THEN
    INSERT INTO pending_objects (object_key) VALUES (OLD.object_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER image_files_leave_object AFTER DELETE ON image_files
  FOR EACH ROW EXECUTE FUNCTION leave_image_file_object();

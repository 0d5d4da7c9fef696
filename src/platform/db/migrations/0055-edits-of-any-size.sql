-- An edit has about the size of its picture, and cut-outs have that of their upload, which may be tiny or large.
ALTER TABLE generations DROP CONSTRAINT IF EXISTS generations_size,
  ADD CONSTRAINT generations_size CHECK (
    width > 0 AND height > 0
    AND (model_id = 'background-removal' OR edit IS NOT NULL
      OR width BETWEEN 64 AND 4096 AND height BETWEEN 64 AND 4096)) NOT VALID;

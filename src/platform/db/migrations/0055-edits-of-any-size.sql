-- An edit has about the size of its picture, and cut-outs have that of their upload, which may be tiny or large. Requests for
-- pictures are checked where they are read.
ALTER TABLE generations DROP CONSTRAINT IF EXISTS generations_size;

-- Pictures whose owner has asked to publish them, after they were made: a row until the picture has been judged. Then it is
-- public, or waits for an admin.
CREATE TABLE publications (
  image_id uuid PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  -- The words that the gallery shows, and is searched by.
  prompt text NOT NULL,
  category text,
  -- Why an admin must see it; null if the words need no review.
  review_reason text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX publications_of_user ON publications (user_id);
CREATE TRIGGER publications_of_nobody BEFORE INSERT ON publications
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- Keys of programs that publish pictures. What is stored passed narrower checks.
ALTER TABLE api_keys DROP CONSTRAINT IF EXISTS api_keys_scopes_check,
  ADD CONSTRAINT api_keys_scopes_check CHECK (
    cardinality(scopes) > 0
    AND scopes <@ ARRAY['generations:write', 'generations:read', 'cutouts:write', 'edits:write', 'gallery:read', 'gallery:write',
      'library:read', 'library:write']) NOT VALID;

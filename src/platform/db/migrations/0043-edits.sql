-- What an edit of an earlier picture does; null for generations that are no edit.
ALTER TABLE generations ADD COLUMN edit jsonb;

-- What a person painted over, while the edit is made; forgotten once its generation has ended.
CREATE TABLE generation_masks (
  generation_id uuid PRIMARY KEY REFERENCES generations ON DELETE CASCADE,
  -- A PNG file of one channel: white where the picture changes.
  file bytea NOT NULL CHECK (length(file) BETWEEN 1 AND 4194304)
);

CREATE FUNCTION forget_mask() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM generation_masks WHERE generation_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER generations_forget_mask AFTER UPDATE OF status ON generations
  FOR EACH ROW WHEN (NEW.status <> 'generating') EXECUTE FUNCTION forget_mask();

-- Keys of programs that edit pictures. What is stored passed narrower checks.
ALTER TABLE api_keys DROP CONSTRAINT IF EXISTS api_keys_scopes_check,
  ADD CONSTRAINT api_keys_scopes_check CHECK (
    cardinality(scopes) > 0
    AND scopes <@ ARRAY['generations:write', 'generations:read', 'cutouts:write', 'edits:write', 'gallery:read',
      'library:read', 'library:write']) NOT VALID;

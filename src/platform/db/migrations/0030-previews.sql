-- What a picture looks like so far, while it is made; forgotten once its generation has ended.

CREATE TABLE generation_previews (
  generation_id uuid PRIMARY KEY REFERENCES generations ON DELETE CASCADE,
  -- A small WebP file.
  file bytea NOT NULL CHECK (length(file) BETWEEN 1 AND 65536),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0)
);

CREATE FUNCTION notify_of_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('progress', user_id::text, id::text) FROM generations WHERE id = NEW.generation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER generation_previews_notify AFTER INSERT OR UPDATE ON generation_previews
  FOR EACH ROW EXECUTE FUNCTION notify_of_preview();

CREATE FUNCTION forget_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM generation_previews WHERE generation_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER generations_forget_preview AFTER UPDATE OF status ON generations
  FOR EACH ROW WHEN (NEW.status <> 'generating') EXECUTE FUNCTION forget_preview();

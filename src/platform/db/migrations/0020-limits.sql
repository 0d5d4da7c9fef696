-- The Idempotency-Key of a paid request whose generation was deleted since: a repeat of it neither pays nor paints again.
-- Kept for two days.
CREATE TABLE used_idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX used_idempotency_keys_age ON used_idempotency_keys (deleted_at);

CREATE FUNCTION keep_idempotency_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO used_idempotency_keys (user_id, key, request_hash)
    SELECT OLD.user_id, OLD.idempotency_key, OLD.request_hash
      FROM users WHERE id = OLD.user_id AND deleted_at IS NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER generations_keep_key AFTER DELETE ON generations
  FOR EACH ROW WHEN (OLD.idempotency_key IS NOT NULL) EXECUTE FUNCTION keep_idempotency_key();

-- Whether a report counts towards hiding its picture. Network and mailbox of the person, so that no two reports of one
-- picture from the same one count: salted hashes of their own for each picture.
ALTER TABLE gallery_reports ADD COLUMN weighs boolean NOT NULL DEFAULT false;
ALTER TABLE gallery_reports ADD COLUMN network bytea CHECK (length(network) = 32);
ALTER TABLE gallery_reports ADD COLUMN mailbox bytea CHECK (length(mailbox) = 32);

-- A code of our own: a request of somebody whose account was deleted meanwhile is told that they are signed out.
CREATE OR REPLACE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NULL THEN
    RETURN NEW;
  END IF;
  PERFORM FROM users WHERE id = NEW.user_id AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'user % has been deleted', NEW.user_id USING ERRCODE = 'FW401';
  END IF;
  RETURN NEW;
END $$;

-- What remains of somebody who has deleted their account: a row that says nothing of them, so that the ledger and the
-- invoices still add up.

ALTER TABLE users ADD COLUMN deleted_at timestamptz;
ALTER TABLE users ADD CONSTRAINT users_deleted_say_nothing CHECK (
  deleted_at IS NULL
  OR issuer = 'deleted' AND subject = id::text AND email = 'deleted-' || id::text || '@deleted.invalid'
    AND NOT email_verified AND num_nonnulls(first_name, last_name, profile_image_url, stripe_customer_id) = 0);

-- Who has had an account before, as a keyed hash of issuer and subject: credits for signing up are given once.
CREATE TABLE former_identities (
  identity_hash bytea PRIMARY KEY CHECK (length(identity_hash) = 32),
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE identity_key (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), key bytea NOT NULL);
INSERT INTO identity_key (key) VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- A request that was under way when its sender's account was deleted leaves nothing behind. It waits for the deletion,
-- which holds the user's row.
CREATE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NULL THEN
    RETURN NEW;
  END IF;
  PERFORM FROM users WHERE id = NEW.user_id AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'user % has been deleted', NEW.user_id USING ERRCODE = 'serialization_failure';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_of_nobody BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();
CREATE TRIGGER generations_of_nobody BEFORE INSERT ON generations
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();
CREATE TRIGGER assets_of_nobody BEFORE INSERT ON assets
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();
CREATE TRIGGER checkouts_of_nobody BEFORE INSERT ON checkouts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();
CREATE TRIGGER refused_prompts_of_nobody BEFORE INSERT ON refused_prompts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();
CREATE TRIGGER gallery_reports_of_nobody BEFORE INSERT ON gallery_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

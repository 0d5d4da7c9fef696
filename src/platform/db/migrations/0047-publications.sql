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

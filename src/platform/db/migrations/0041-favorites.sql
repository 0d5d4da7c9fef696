-- Pictures that a person has starred: their own, and those of the gallery while they are public.
CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users,
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, image_id)
);
CREATE INDEX favorites_of_user ON favorites (user_id, created_at DESC, image_id);
CREATE INDEX favorites_of_image ON favorites (image_id);
CREATE TRIGGER favorites_of_nobody BEFORE INSERT ON favorites
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

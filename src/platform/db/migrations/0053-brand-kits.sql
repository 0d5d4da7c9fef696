-- Brands that people keep for their ads: names, colors, fonts, voice, and claims with their sources.
CREATE TABLE brand_kits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  -- As contract/brand-kits reads it, without the pictures.
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_kits_user ON brand_kits (user_id, created_at);
CREATE TRIGGER brand_kits_of_nobody BEFORE INSERT ON brand_kits
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- A kit's logos and pictures: copies of its own, which do not expire and end with it.
ALTER TABLE ad_pictures ADD COLUMN kit_id uuid REFERENCES brand_kits ON DELETE CASCADE;

CREATE FUNCTION storage_owner(brand_kits) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'user:' || $1.user_id $$;
CREATE FUNCTION storage_bytes(brand_kits) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (256 + octet_length($1.content::text))::bigint
$$;
CREATE TRIGGER brand_kits_note_storage AFTER INSERT OR DELETE OR UPDATE OF content ON brand_kits
  FOR EACH ROW EXECUTE FUNCTION note_storage();

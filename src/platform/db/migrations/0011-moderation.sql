-- What is judged before it becomes public, what people report, and what admins do about it.

-- What a picture was found to be when it was to join the gallery; a picture that stays private is not judged.
CREATE TABLE image_verdicts (
  image_id uuid PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  decision text NOT NULL CHECK (decision IN ('allow', 'review', 'block')),
  -- See contract/moderation-reasons; null where it is allowed.
  reason text CHECK (decision <> 'allow' OR reason IS NULL),
  -- By class, 0 to 1.
  scores jsonb NOT NULL DEFAULT '{}',
  -- Who judged: a picture judge's id, or 'none' where none is installed.
  judge text NOT NULL,
  judged_at timestamptz NOT NULL DEFAULT now()
);

-- Lower-case nouns for what is seen; they are found by the search as words of the prompt are.
ALTER TABLE gallery_images ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

CREATE OR REPLACE FUNCTION read_gallery_prompt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A tag that the prompt has already must not stand for a second mention of it.
  described text := NEW.prompt || coalesce((
    SELECT string_agg(' ' || tag, '') FROM unnest(NEW.tags) AS tag
      WHERE position(lower(tag) IN lower(NEW.prompt)) = 0), '');
BEGIN
  PERFORM learn_gallery_words(ARRAY(SELECT DISTINCT word FROM gallery_words(described)));
  NEW.words := ARRAY(SELECT id FROM gallery_words(described) JOIN gallery_terms USING (word) ORDER BY place);
  RETURN NEW;
END $$;

-- A picture that somebody is to look at: it waits to become public, was reported while it is, or was removed. All
-- that the gallery needs is kept, so that approving it publishes it, at the address it had.
CREATE TABLE moderation_cases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Null once a picture that belonged to nobody has been deleted.
  image_id uuid REFERENCES images ON DELETE SET NULL,
  -- The gallery's id of it: the one it has or had, or will have.
  gallery_image_id uuid NOT NULL,
  -- Whose picture it is; null for one made for the gallery.
  user_id uuid REFERENCES users,
  prompt text NOT NULL,
  category text NOT NULL,
  has_people boolean NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  origin text NOT NULL CHECK (origin IN ('judged', 'report', 'admin')),
  -- Of the judge, or of the gravest report; null for an admin's own decision.
  reason text,
  -- The graver the sooner it is shown; see domain/moderation/gravity-of.
  gravity integer NOT NULL DEFAULT 0,
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count >= 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'removed')),
  opened_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  CHECK ((status = 'open') = (decided_at IS NULL)),
  CHECK (status <> 'open' OR image_id IS NOT NULL)
);
-- A picture has one open case: whoever reports it then joins that one.
CREATE UNIQUE INDEX moderation_cases_open_image ON moderation_cases (image_id) WHERE status = 'open';
CREATE INDEX moderation_cases_image ON moderation_cases (image_id);
CREATE INDEX moderation_cases_gallery_image ON moderation_cases (gallery_image_id);
CREATE INDEX moderation_cases_open ON moderation_cases (gravity DESC, opened_at DESC, id) WHERE status = 'open';
CREATE INDEX moderation_cases_done ON moderation_cases (decided_at DESC, id) WHERE status <> 'open';
CREATE INDEX moderation_cases_user ON moderation_cases (user_id);

-- Whoever deletes their picture takes what was kept of it along; of pictures that were nobody's the decision stays.
CREATE FUNCTION drop_moderation_cases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM moderation_cases WHERE image_id = OLD.id AND (status = 'open' OR user_id IS NOT NULL);
  RETURN OLD;
END $$;
CREATE TRIGGER images_drop_moderation_cases BEFORE DELETE ON images
  FOR EACH ROW EXECUTE FUNCTION drop_moderation_cases();

CREATE TABLE gallery_reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL REFERENCES moderation_cases ON DELETE CASCADE,
  gallery_image_id uuid NOT NULL,
  -- Null for visitors.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Salted hash of the person and the picture: says who has reported this one, and not what else they reported.
  reporter bytea NOT NULL CHECK (length(reporter) = 32),
  reason text NOT NULL,
  note text CHECK (length(note) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (gallery_image_id, reporter)
);
CREATE INDEX gallery_reports_case ON gallery_reports (case_id, created_at DESC);

CREATE TABLE report_salt (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), salt bytea NOT NULL);
INSERT INTO report_salt (salt) VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Prompts that were refused: how often somebody tries is told to whoever reviews their pictures. Swept after 90 days.
CREATE TABLE refused_prompts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  prompt text NOT NULL,
  -- Whether it was meant for the gallery.
  publish boolean NOT NULL,
  decision text NOT NULL CHECK (decision IN ('review', 'block')),
  reason text NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refused_prompts_of_user ON refused_prompts (user_id, refused_at);
CREATE INDEX refused_prompts_age ON refused_prompts (refused_at);

-- What admins changed. It refers to no other table, so that it outlives everything it tells of.
CREATE TABLE admin_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id uuid NOT NULL,
  -- As it was at that time.
  admin_email text NOT NULL,
  action text NOT NULL,
  -- What it was done to, such as 'gallery-image:{id}'.
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX admin_audit_subject ON admin_audit (subject, created_at);
CREATE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Why the prompt of a public picture is doubted, though not refused: the picture waits for a person, whatever it shows.
ALTER TABLE generations ADD COLUMN review_reason text;

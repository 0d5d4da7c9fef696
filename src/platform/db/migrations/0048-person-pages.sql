-- Public pages of people who chose one: a name, and the pictures that they published.
CREATE TABLE person_pages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(name) BETWEEN 3 AND 30),
  -- The name with its look-alike letters as one: names that look the same have the same.
  skeleton text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When an admin removed it. Its person cannot have another one, and nobody else its name.
  removed_at timestamptz
);
CREATE TRIGGER person_pages_of_nobody BEFORE INSERT ON person_pages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

-- Once per reporter, until an admin has decided.
CREATE TABLE person_page_reports (
  page_id uuid NOT NULL REFERENCES person_pages ON DELETE CASCADE,
  -- A digest of the account or address.
  reporter bytea NOT NULL,
  reason text NOT NULL,
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page_id, reporter)
);

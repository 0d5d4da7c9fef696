-- statement by statement
-- What people write on their pictures, what a search in their library reads, and the colors of pictures.

ALTER TABLE generations
  ADD COLUMN IF NOT EXISTS name text CHECK (length(name) BETWEEN 1 AND 200),
  ADD COLUMN IF NOT EXISTS notes text CHECK (length(notes) BETWEEN 1 AND 5000),
  ADD COLUMN IF NOT EXISTS tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 30);
-- Names of the colors that cover much of it, the largest first; null until they are read from its ThumbHash.
ALTER TABLE images ADD COLUMN IF NOT EXISTS colors text[];
CREATE INDEX CONCURRENTLY IF NOT EXISTS images_without_colors ON images (id) WHERE colors IS NULL;

CREATE OR REPLACE FUNCTION storage_bytes(generations) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (512 + octet_length($1.prompt) + coalesce(octet_length($1.enhanced_prompt), 0)
    + coalesce(octet_length($1.settings::text), 0) + coalesce(octet_length($1.grounding::text), 0)
    + coalesce(octet_length($1.name), 0) + coalesce(octet_length($1.notes), 0)
    + coalesce(octet_length(array_to_string($1.tags, ',')), 0)
    + CASE $1.status WHEN 'generating' THEN $1.reserved_bytes ELSE 0 END)::bigint
$$;
-- Beside `generations_note_storage`: no statement writes columns of both.
CREATE OR REPLACE TRIGGER generations_note_storage_of_words AFTER UPDATE OF name, notes, tags ON generations
  FOR EACH ROW EXECUTE FUNCTION note_storage();
CREATE OR REPLACE TRIGGER generations_notify_of_words AFTER UPDATE OF name, notes, tags ON generations
  FOR EACH ROW WHEN ((OLD.name, OLD.notes, OLD.tags) IS DISTINCT FROM (NEW.name, NEW.notes, NEW.tags))
  EXECUTE FUNCTION notify_of_generation('generation');

-- What a search reads of a generation, without accents, so that "dunes" finds "Dünes". Its owner is one of the words, so
-- that one index finds both. It calls no function of ours: indexes are made with an empty search path.
CREATE OR REPLACE FUNCTION library_document(
  user_id uuid, prompt text, enhanced_prompt text, name text, notes text, tags text[], scene text, category text
) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(ARRAY['user:' || user_id::text]) || to_tsvector('pg_catalog.english',
    regexp_replace(normalize(lower(prompt || ' ' || coalesce(enhanced_prompt, '') || ' ' || coalesce(name, '') || ' ' ||
      coalesce(notes, '') || ' ' || coalesce(array_to_string(tags, ' '), '') || ' ' || coalesce(scene, '') || ' ' ||
      coalesce(category, '')), NFD), '[\u0300-\u036f]', '', 'g'))
$$;
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_words ON generations USING gin (
  library_document(user_id, prompt, enhanced_prompt, name, notes, tags, scene, category));
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_tags ON generations USING gin (tags) WHERE tags <> '{}';

ALTER TABLE webhook_deliveries DROP CONSTRAINT IF EXISTS webhook_deliveries_event_type_check,
  ADD CONSTRAINT webhook_deliveries_event_type_check CHECK (event_type IN (
    'generation.completed', 'generation.failed', 'generation.deleted', 'generation.restored', 'generation.updated',
    'webhook.test')) NOT VALID;

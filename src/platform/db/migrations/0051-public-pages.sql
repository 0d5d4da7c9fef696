-- statement by statement
-- A page whose person removed it while it was reported: it is kept for the admins, who decide on the reports. Null: it is shown.
ALTER TABLE person_pages ADD COLUMN IF NOT EXISTS hidden_at timestamptz;

-- Reports end with the account of their reporter; null for visitors.
ALTER TABLE person_page_reports ADD COLUMN IF NOT EXISTS user_id uuid REFERENCES users;
CREATE INDEX CONCURRENTLY IF NOT EXISTS person_page_reports_of_user ON person_page_reports (user_id) WHERE user_id IS NOT NULL;

-- Where a picture stood in the gallery when its owner took it out or deleted it. Publishing it again puts it back there, and no
-- other picture gets its number.
CREATE TABLE IF NOT EXISTS former_gallery_places (
  image_id uuid PRIMARY KEY REFERENCES images ON DELETE CASCADE,
  number bigint NOT NULL,
  generated_at timestamptz NOT NULL
);
-- Not unique: the release before gives numbers again.
CREATE INDEX CONCURRENTLY IF NOT EXISTS former_gallery_places_by_number ON former_gallery_places (number);

-- Programs hear of pictures that become public, and that no longer are. No reference: the last event says that it is gone. What is
-- stored passed narrower checks.
ALTER TABLE webhook_deliveries ADD COLUMN IF NOT EXISTS image_id uuid;
ALTER TABLE webhook_deliveries DROP CONSTRAINT IF EXISTS webhook_deliveries_event_type_check,
  ADD CONSTRAINT webhook_deliveries_event_type_check CHECK (event_type IN (
    'generation.completed', 'generation.failed', 'generation.deleted', 'generation.restored', 'generation.updated',
    'collection.created', 'collection.updated', 'collection.deleted', 'publication.published', 'publication.withdrawn',
    'webhook.test')) NOT VALID;

-- Keys of programs that choose a public page, or read the credit history.
ALTER TABLE api_keys DROP CONSTRAINT IF EXISTS api_keys_scopes_check,
  ADD CONSTRAINT api_keys_scopes_check CHECK (
    cardinality(scopes) > 0
    AND scopes <@ ARRAY['generations:write', 'generations:read', 'cutouts:write', 'edits:write', 'gallery:read', 'gallery:write',
      'library:read', 'library:write', 'page:write', 'credits:read']) NOT VALID;

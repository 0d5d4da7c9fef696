-- Collections of a person: their own pictures, and those of the gallery while they are public. Nested, to a small depth.
CREATE TABLE collections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  parent_id uuid REFERENCES collections,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Its place among the collections of the same parent.
  position integer NOT NULL DEFAULT 0,
  -- Null: its first picture.
  cover_id uuid REFERENCES images ON DELETE SET NULL,
  -- The address of its unlisted page, and the permission to read it: 128 random bits. Null: it has no page.
  share_token text UNIQUE CHECK (share_token ~ '^[0-9a-f]{32}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (parent_id <> id)
);
CREATE INDEX collections_of_user ON collections (user_id, position);
CREATE INDEX collections_of_parent ON collections (parent_id);
CREATE INDEX collections_of_cover ON collections (cover_id);
CREATE TRIGGER collections_of_nobody BEFORE INSERT ON collections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

CREATE TABLE collection_images (
  collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
  image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  position integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection_id, image_id)
);
CREATE INDEX collection_images_in_order ON collection_images (collection_id, position, image_id);
CREATE INDEX collection_images_of_image ON collection_images (image_id);

-- Programs hear of changes. No reference: the last event says that it is gone. What is stored passed narrower checks.
ALTER TABLE webhook_deliveries ADD COLUMN collection_id uuid;
ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_event_type_check,
  ADD CONSTRAINT webhook_deliveries_event_type_check CHECK (event_type IN (
    'generation.completed', 'generation.failed', 'generation.deleted', 'generation.restored', 'generation.updated',
    'collection.created', 'collection.updated', 'collection.deleted', 'webhook.test')) NOT VALID;
-- It said that only tests are about no generation.
ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_check;

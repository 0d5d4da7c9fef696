-- statement by statement
-- The trash: what people delete is kept for 30 days, for them alone. The rows stay where they are, with their time.

-- A generation is in the trash once none of its pictures is outside.
ALTER TABLE generations ADD COLUMN IF NOT EXISTS trashed_at timestamptz;
ALTER TABLE images
  ADD COLUMN IF NOT EXISTS trashed_at timestamptz,
  -- Its place in the gallery when it was deleted, as moderation_cases keeps it; null if it had none.
  ADD COLUMN IF NOT EXISTS trashed_entry jsonb;
-- The upload of a cut-out is deleted and restored with it.
ALTER TABLE assets ADD COLUMN IF NOT EXISTS trashed_at timestamptz;

CREATE INDEX CONCURRENTLY IF NOT EXISTS images_in_trash ON images (trashed_at) WHERE trashed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS images_of_owner_in_trash ON images (storage_owner)
  WHERE trashed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_in_trash ON generations (trashed_at) WHERE trashed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_of_user_in_trash ON generations (user_id)
  WHERE trashed_at IS NOT NULL;

CREATE OR REPLACE TRIGGER generations_notify_of_trash AFTER UPDATE OF trashed_at ON generations
  FOR EACH ROW WHEN (OLD.trashed_at IS DISTINCT FROM NEW.trashed_at)
  EXECUTE FUNCTION notify_of_generation('generation');
CREATE OR REPLACE TRIGGER images_notify_of_trash AFTER UPDATE OF trashed_at ON images
  FOR EACH ROW WHEN (OLD.generation_id IS NOT NULL AND OLD.trashed_at IS DISTINCT FROM NEW.trashed_at)
  EXECUTE FUNCTION notify_of_lost_image();

-- Programs that delete and restore need a permission of their own, and hear of it. What is stored passed narrower checks.
ALTER TABLE api_keys DROP CONSTRAINT IF EXISTS api_keys_scopes_check,
  ADD CONSTRAINT api_keys_scopes_check CHECK (
    cardinality(scopes) > 0
    AND scopes <@ ARRAY['generations:write', 'generations:read', 'cutouts:write', 'gallery:read', 'library:read',
      'library:write']) NOT VALID;
ALTER TABLE webhook_deliveries DROP CONSTRAINT IF EXISTS webhook_deliveries_event_type_check,
  ADD CONSTRAINT webhook_deliveries_event_type_check CHECK (event_type IN (
    'generation.completed', 'generation.failed', 'generation.deleted', 'generation.restored', 'webhook.test')) NOT VALID;

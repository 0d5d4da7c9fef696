-- Adds the events of favorites and of the public page. NOT VALID: stored rows passed a narrower check.
ALTER TABLE webhook_deliveries DROP CONSTRAINT IF EXISTS webhook_deliveries_event_type_check,
  ADD CONSTRAINT webhook_deliveries_event_type_check CHECK (event_type IN (
    'generation.completed', 'generation.failed', 'generation.deleted', 'generation.restored', 'generation.updated',
    'collection.created', 'collection.updated', 'collection.deleted', 'publication.published', 'publication.withdrawn',
    'favorite.added', 'favorite.removed', 'page.updated', 'webhook.test')) NOT VALID;

-- statement by statement
-- Finds the refinements of a user's picture.
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_of_grounding ON generations (user_id, (grounding ->> 'objectKey'))
  WHERE grounding IS NOT NULL;

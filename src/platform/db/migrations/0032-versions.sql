-- Finds the refinements of a user's picture.
CREATE INDEX generations_of_grounding ON generations (user_id, (grounding ->> 'objectKey'))
  WHERE grounding IS NOT NULL;

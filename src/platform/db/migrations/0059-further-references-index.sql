-- statement by statement
-- Finds the requests that use an upload.
CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_of_reference ON generations
  USING gin (further_references jsonb_path_ops) WHERE further_references IS NOT NULL;

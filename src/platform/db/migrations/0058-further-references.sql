-- Further pictures that a request is made from: [{"id": "…", "use": "subject" | "style"}], uploads or pictures by their id.
ALTER TABLE generations ADD COLUMN further_references jsonb;

-- From the moment when its last generation is gone, such an upload has its time to be used again as well.
CREATE FUNCTION leave_references_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assets SET unused_since = now() WHERE id IN (
    SELECT named::uuid FROM (
      SELECT reference ->> 'id' AS named FROM jsonb_array_elements(OLD.further_references) AS reference
    ) AS uses WHERE named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  RETURN NULL;
END $$;
CREATE TRIGGER generations_leave_references_unused AFTER DELETE ON generations
  FOR EACH ROW WHEN (OLD.further_references IS NOT NULL) EXECUTE FUNCTION leave_references_unused();

-- Further pictures that a request is made from: [{"id": "…", "use": "subject" | "style"}], uploads or pictures by their id.
ALTER TABLE generations ADD COLUMN further_references jsonb;

-- An upload that such a request used has its time to be used again as well.
CREATE OR REPLACE FUNCTION leave_asset_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assets SET unused_since = now() WHERE id IN (
    SELECT named::uuid FROM (
      SELECT OLD.product_id AS named
      UNION ALL SELECT reference ->> 'id' FROM jsonb_array_elements(OLD.further_references) AS reference
    ) AS uses WHERE named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  RETURN NULL;
END $$;
DROP TRIGGER generations_leave_asset_unused ON generations;
CREATE TRIGGER generations_leave_asset_unused AFTER DELETE ON generations
  FOR EACH ROW WHEN (OLD.product_id IS NOT NULL OR OLD.further_references IS NOT NULL)
  EXECUTE FUNCTION leave_asset_unused();

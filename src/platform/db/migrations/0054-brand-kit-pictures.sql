-- statement by statement
-- The logos and pictures of a brand kit.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ad_pictures_kit ON ad_pictures (kit_id) WHERE kit_id IS NOT NULL;

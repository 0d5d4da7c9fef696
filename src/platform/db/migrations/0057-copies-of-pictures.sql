-- statement by statement
-- Finds what was made from a picture, so that it leaves the gallery with it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS images_of_ancestor ON images USING gin (ancestors);

-- statement by statement
-- Facets of the pictures that are public already. It bears being run again: pictures that have facets are left alone.
CALL fill_gallery_facets();

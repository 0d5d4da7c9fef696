-- Cut-outs: generations that take the background out of an upload, which `product_id` names, at the upload's own size.

-- Until now clients could call any generation so.
UPDATE generations SET model_id = 'quick-generation' WHERE model_id = 'background-removal';

ALTER TABLE generations
  DROP CONSTRAINT generations_width_check,
  DROP CONSTRAINT generations_height_check,
  ADD CONSTRAINT generations_size CHECK (
    width > 0 AND height > 0
    AND (model_id = 'background-removal' OR width BETWEEN 64 AND 4096 AND height BETWEEN 64 AND 4096)),
  ADD CONSTRAINT generations_cutout_source CHECK (model_id <> 'background-removal' OR product_id IS NOT NULL);

-- An upload goes with its cut-out, unless something else was built around it.
CREATE INDEX generations_of_product ON generations (product_id) WHERE product_id IS NOT NULL;

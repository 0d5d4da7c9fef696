-- Adjusting a picture costs nothing: its generation holds no credits. Both parts of a hold are still checked not to be
-- negative, and so is with them the price.
ALTER TABLE generations DROP CONSTRAINT generations_cost_per_image_check;
ALTER TABLE credit_holds DROP CONSTRAINT credit_holds_check;

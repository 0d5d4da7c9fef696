-- Works of others in an upload whose authors must be named: a file of this product says which.
ALTER TABLE assets ADD COLUMN credits jsonb NOT NULL DEFAULT '[]';

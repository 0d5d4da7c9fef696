-- The priority of a generation's job, so that its place in the queue can be told: jobs of a higher one come first.
ALTER TABLE generations ADD COLUMN queue_priority integer NOT NULL DEFAULT 0;

-- Canceling a generation, and what of it had begun by then.

-- When its owner canceled it. Its status goes on to `failed`, or to `completed` where a paid picture arrives after all:
-- the release before knows no other word.
ALTER TABLE generations ADD COLUMN canceled_at timestamptz;

-- What is asked of a provider for one picture of a generation, committed before the request leaves, so that a worker that
-- dies cannot make it free. Rows go when the generation completes or fails; what stays of a canceled one was charged.
CREATE TABLE picture_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  generation_id uuid NOT NULL REFERENCES generations ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  model text NOT NULL,
  -- Credits that the picture costs by this model.
  cost integer NOT NULL CHECK (cost >= 0),
  -- Whether the provider can confirm that a call which is called off costs nothing.
  may_be_free boolean NOT NULL,
  -- Null while it runs, and for ever where its worker died or nobody knows what became of it.
  outcome text CHECK (outcome IN ('made', 'failed', 'unbilled')),
  begun_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_calls_of_generation ON picture_calls (generation_id);

-- Pages show what canceling costs at the moment.
CREATE FUNCTION notify_of_picture_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('generation', user_id::text, id::text) FROM generations
    WHERE id = NEW.generation_id AND status = 'generating';
  RETURN NULL;
END $$;
CREATE TRIGGER picture_calls_notify AFTER INSERT OR UPDATE OF outcome ON picture_calls
  FOR EACH ROW EXECUTE FUNCTION notify_of_picture_call();

-- Why it ended as it did, for the statement, which outlives the generation. Null: it was delivered or failed.
ALTER TABLE credit_settlements ADD COLUMN reason text CHECK (reason IN ('canceled'));

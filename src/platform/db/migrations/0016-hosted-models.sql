-- Hosted models: every call of one, what it cost, and what became of it.

CREATE TABLE model_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As configured, `provider/model`.
  model text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'text', 'vision')),
  -- `check` asks whether the key is good, and costs nothing.
  purpose text NOT NULL CHECK (purpose IN ('generation', 'gallery', 'ads', 'check')),
  -- Null while it runs, and for ever when its process died.
  outcome text CHECK (outcome IN ('delivered', 'transient', 'rejected', 'moderated', 'misconfigured', 'abandoned')),
  -- What the provider said when it failed, for the operator.
  detail text,
  -- Millionths of a dollar: what the call is expected to cost while it runs, then what it did.
  cost_micro_usd bigint NOT NULL CHECK (cost_micro_usd >= 0),
  -- Whether that is a guess, since nobody has said what the model costs.
  is_cost_assumed boolean NOT NULL,
  images integer NOT NULL DEFAULT 0 CHECK (images >= 0),
  input_tokens integer CHECK (input_tokens >= 0),
  output_tokens integer CHECK (output_tokens >= 0),
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE INDEX model_calls_by_time ON model_calls (started_at);
CREATE INDEX model_calls_of_model ON model_calls (model, started_at DESC, id DESC);

-- `enhance`: whether the text model may write the prompt out; `enhanced_prompt` is what it wrote, and what was painted.
-- `failure_reason` and what may help are for the user, `failure` for the operator.
ALTER TABLE generations
  ADD COLUMN enhance boolean NOT NULL DEFAULT false,
  ADD COLUMN enhanced_prompt text,
  ADD COLUMN failure_reason text CHECK (failure_reason IS NULL OR status = 'failed'),
  ADD COLUMN failure_remedy text
    CHECK (failure_remedy IS NULL OR failure_remedy IN ('other-words', 'wait') AND status = 'failed');

-- Subscriptions and the invoices that pay for monthly credits, as the payment gateway last told of them.

ALTER TABLE users ADD COLUMN stripe_customer_id text UNIQUE;

-- What stands in these two tables is a copy: the gateway is asked again whenever it tells of a change. `observed_at` is
-- when the asking began; an older observation never replaces a newer one.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  customer_id text NOT NULL,
  -- Of contract/plans; null for a price that is none of this site's.
  plan_id text,
  price_id text NOT NULL,
  -- The gateway's word: active, past_due, canceled, …
  status text NOT NULL,
  current_period_start timestamptz NOT NULL,
  current_period_end timestamptz NOT NULL,
  -- When it is to end; null for one that renews.
  cancel_at timestamptz,
  ended_at timestamptz,
  -- Whether it was bought with real money.
  livemode boolean NOT NULL,
  started_at timestamptz NOT NULL,
  observed_at timestamptz NOT NULL
);
CREATE INDEX subscriptions_user ON subscriptions (user_id, started_at DESC);
CREATE INDEX subscriptions_customer ON subscriptions (customer_id);

CREATE TABLE invoices (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  customer_id text NOT NULL,
  subscription_id text,
  -- As people quote it; null for a draft.
  number text,
  -- The gateway's words: draft, open, paid, uncollectible, void; subscription_create, subscription_cycle, ….
  status text NOT NULL,
  billing_reason text,
  -- Three small letters; amounts in its smallest unit.
  currency text NOT NULL,
  amount_due bigint NOT NULL,
  amount_paid bigint NOT NULL,
  amount_refunded bigint NOT NULL DEFAULT 0 CHECK (amount_refunded >= 0),
  -- The payment that paid it; null for one of nothing.
  payment_intent_id text,
  -- The gateway's word for how a dispute over its payment stands; null where there was none.
  dispute_status text,
  -- When a failed payment is tried again.
  next_attempt_at timestamptz,
  hosted_url text,
  pdf_url text,
  -- What it gave, in credits; null until it is paid. Below zero where a change of plan gave some back.
  credits bigint,
  -- The grant that its credits are in.
  grant_id uuid REFERENCES credit_grants,
  livemode boolean NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  observed_at timestamptz NOT NULL
);
CREATE INDEX invoices_user ON invoices (user_id, created_at DESC);
CREATE INDEX invoices_payment_intent ON invoices (payment_intent_id);
CREATE INDEX invoices_subscription ON invoices (subscription_id);

-- Events whose effect has been applied, whether they were delivered or found missing later.
CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  source text NOT NULL CHECK (source IN ('webhook', 'reconciliation')),
  -- By the gateway's clock.
  created_at timestamptz NOT NULL,
  handled_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stripe_events_age ON stripe_events (created_at);

-- The one Checkout that a person may have open: two that are both paid would be two subscriptions.
CREATE TABLE checkouts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Grows with each that is opened; part of the idempotency key, so that two tabs open the same one.
  round bigint NOT NULL,
  price_id text NOT NULL,
  promotion_code_id text,
  -- Null while it is being opened.
  session_id text,
  url text,
  expires_at timestamptz
);

-- Comparisons of the gateway with what stands here.
CREATE TABLE reconciliations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Events that no delivery had brought.
  events_recovered integer NOT NULL DEFAULT 0,
  -- Differences: [{ kind, subject, detail, repaired }].
  findings jsonb NOT NULL DEFAULT '[]',
  -- Why it could not be finished.
  failure text
);

-- Credits that were given back: `revoked` takes what a refund or a lost dispute takes.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('monthly', 'extra', 'held', 'granted', 'spent', 'expired', 'revoked'));
INSERT INTO ledger_accounts (kind) VALUES ('revoked');
ALTER TABLE transfers DROP CONSTRAINT transfers_kind_check;
ALTER TABLE transfers ADD CONSTRAINT transfers_kind_check
  CHECK (kind IN ('grant', 'hold', 'capture', 'release', 'expire', 'revoke'));

-- Why credits moved, in one word of contract/credit-history, and the invoice it was for.
ALTER TABLE transfers ADD COLUMN reason text;
ALTER TABLE transfers ADD COLUMN invoice_id text;
CREATE INDEX transfers_generation ON transfers (generation_id) WHERE generation_id IS NOT NULL;

ALTER TABLE credit_grants ADD COLUMN invoice_id text;
-- The month that a monthly grant is for.
ALTER TABLE credit_grants ADD COLUMN period_start timestamptz;
ALTER TABLE credit_grants ADD COLUMN period_end timestamptz;
-- Of its monthly part, what is to be taken back when it is released: its invoice was refunded meanwhile.
ALTER TABLE credit_holds ADD COLUMN owed bigint NOT NULL DEFAULT 0 CHECK (owed BETWEEN 0 AND monthly_amount);
CREATE INDEX credit_holds_grant ON credit_holds (grant_id) WHERE grant_id IS NOT NULL;

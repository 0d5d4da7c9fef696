-- Promotions, trials and credits for signing up belong to the person and not to the account. People are recognized by
-- keyed hashes of their sign-in, their verified email address and their card, which outlive the account.

-- Keys of before: hashes that were made with them are still recognized. See docs/operations.md, "Rotating keys".
ALTER TABLE identity_key ADD COLUMN former_keys bytea[] NOT NULL DEFAULT '{}';

-- Who has been given credits for signing up. Kept as long as the account, and for two years after it was deleted.
CREATE TABLE signup_grants (
  person_hash bytea PRIMARY KEY CHECK (length(person_hash) = 32),
  -- Null once the account is deleted.
  user_id uuid REFERENCES users,
  granted_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CHECK ((user_id IS NULL) = (deleted_at IS NOT NULL))
);
CREATE INDEX signup_grants_user ON signup_grants (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX signup_grants_age ON signup_grants (deleted_at) WHERE deleted_at IS NOT NULL;

-- New accounts that were given credits for signing up, by network and day (UTC).
CREATE TABLE signup_networks (
  network_hash bytea NOT NULL CHECK (length(network_hash) = 32),
  day date NOT NULL,
  granted integer NOT NULL CHECK (granted > 0),
  PRIMARY KEY (day, network_hash)
);

-- Which promotion or trial a person has used, and with which subscription. Kept for two years.
CREATE TABLE promotion_redemptions (
  person_hash bytea NOT NULL CHECK (length(person_hash) = 32),
  -- The gateway's mode and its coupon, such as 'live:WELCOME20', or 'live:trial'.
  offer text NOT NULL,
  subscription_id text NOT NULL,
  redeemed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person_hash, offer)
);
CREATE INDEX promotion_redemptions_age ON promotion_redemptions (redeemed_at);

-- What is still to be done at the payment gateway. Written in the transaction that makes it necessary, done after it.
CREATE TABLE gateway_tasks (
  -- Names it for ever, here and at the gateway: it is done once.
  name text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('cancel-subscription', 'refund-payment', 'charge-balance')),
  -- The gateway's id of the subscription, payment or customer.
  subject text NOT NULL,
  -- In the currency's smallest unit; null where no money moves; below zero where a balance is given back.
  amount bigint,
  currency text,
  -- In words, for the invoice or receipt.
  description text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Not to be tried before: somebody is doing it, or it has just failed.
  not_before timestamptz NOT NULL DEFAULT now(),
  -- Why it failed last.
  failure text,
  done_at timestamptz,
  CHECK (CASE kind WHEN 'cancel-subscription' THEN amount IS NULL WHEN 'refund-payment' THEN amount > 0 ELSE amount <> 0 END)
);
CREATE INDEX gateway_tasks_open ON gateway_tasks (created_at) WHERE done_at IS NULL;
CREATE INDEX gateway_tasks_user ON gateway_tasks (user_id);

-- What a person is told on the pages about their credits; one of each topic.
CREATE TABLE account_notices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  topic text NOT NULL,
  -- Of contract/account-notices.
  kind text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, topic)
);
CREATE INDEX account_notices_age ON account_notices (created_at);
CREATE TRIGGER account_notices_of_nobody BEFORE INSERT ON account_notices
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user();

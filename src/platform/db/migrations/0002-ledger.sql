-- Credits are a double-entry ledger: append-only transfers between accounts. Users' accounts keep their
-- balance, which can never be negative; system accounts keep none (it is the sum of their transfers), so
-- that no row is shared by everybody.

CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('monthly', 'extra', 'held', 'granted', 'spent', 'expired')),
  user_id uuid REFERENCES users,
  balance bigint CHECK (balance >= 0),
  CHECK ((kind IN ('monthly', 'extra', 'held')) = (user_id IS NOT NULL)),
  CHECK ((user_id IS NULL) = (balance IS NULL)),
  UNIQUE NULLS NOT DISTINCT (user_id, kind)
);
INSERT INTO ledger_accounts (kind) VALUES ('granted'), ('spent'), ('expired');

CREATE TABLE credit_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('monthly', 'extra')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  -- When a monthly grant was replaced or ended; what it left unspent went to `expired` then.
  lapsed_at timestamptz CHECK (lapsed_at IS NULL OR kind = 'monthly'),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX credit_grants_live_monthly ON credit_grants (user_id)
  WHERE kind = 'monthly' AND lapsed_at IS NULL;

-- A generation id stands here without a reference: a generation may be deleted, its ledger stays.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('grant', 'hold', 'capture', 'release', 'expire')),
  from_account bigint NOT NULL REFERENCES ledger_accounts,
  to_account bigint NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  idempotency_key text NOT NULL UNIQUE,
  generation_id uuid,
  grant_id uuid REFERENCES credit_grants,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (from_account <> to_account)
);
CREATE INDEX transfers_user ON transfers (user_id, id);

CREATE TABLE credit_holds (
  generation_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  monthly_amount bigint NOT NULL CHECK (monthly_amount >= 0),
  extra_amount bigint NOT NULL CHECK (extra_amount >= 0),
  grant_id uuid REFERENCES credit_grants,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (monthly_amount + extra_amount > 0),
  CHECK ((monthly_amount > 0) = (grant_id IS NOT NULL))
);

-- The primary key makes a second settlement of one hold impossible.
CREATE TABLE credit_settlements (
  generation_id uuid PRIMARY KEY REFERENCES credit_holds,
  captured bigint NOT NULL CHECK (captured >= 0),
  released bigint NOT NULL CHECK (released >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance - NEW.amount
    WHERE id = NEW.from_account AND balance IS NOT NULL;
  UPDATE ledger_accounts SET balance = balance + NEW.amount
    WHERE id = NEW.to_account AND balance IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER transfers_move_balances AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION move_balances();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_settlements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

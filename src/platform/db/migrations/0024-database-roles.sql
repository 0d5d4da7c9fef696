-- The ledger guards itself: what a transfer may join, and that balances change by transfers alone. The running role
-- (src/server/db/running-rights.ts) can neither change this nor switch it off.

-- Which kinds of accounts a kind of transfer may join. A transfer that is not listed here is refused.
CREATE TABLE transfer_kinds (
  kind text NOT NULL,
  from_kind text NOT NULL,
  to_kind text NOT NULL,
  PRIMARY KEY (kind, from_kind, to_kind)
);
INSERT INTO transfer_kinds (kind, from_kind, to_kind) VALUES
  ('grant', 'granted', 'monthly'),
  ('grant', 'granted', 'extra'),
  ('hold', 'monthly', 'held'),
  ('hold', 'extra', 'held'),
  ('capture', 'held', 'spent'),
  ('release', 'held', 'monthly'),
  ('release', 'held', 'extra'),
  ('expire', 'monthly', 'expired'),
  ('expire', 'extra', 'expired'),
  ('expire', 'held', 'expired'),
  ('revoke', 'monthly', 'revoked');

-- Whether a transfer is possible: its kind may join these two kinds of accounts, and accounts and grant belong to its user
-- (or, accounts, to the system).
CREATE FUNCTION is_possible_transfer(transfer transfers) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM ledger_accounts AS source, ledger_accounts AS target, transfer_kinds AS possible
      WHERE source.id = transfer.from_account AND target.id = transfer.to_account
        AND possible.kind = transfer.kind AND possible.from_kind = source.kind AND possible.to_kind = target.kind
        AND (source.user_id IS NULL OR source.user_id = transfer.user_id)
        AND (target.user_id IS NULL OR target.user_id = transfer.user_id)
  ) AND (transfer.grant_id IS NULL OR EXISTS (
    SELECT FROM credit_grants WHERE id = transfer.grant_id AND user_id = transfer.user_id));

-- Transfers of earlier releases are held to the same rule.
DO $$
DECLARE
  impossible bigint;
BEGIN
  SELECT id INTO impossible FROM transfers WHERE NOT is_possible_transfer(transfers) ORDER BY id LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'transfer % joins accounts that its kind may not join, or that belong to somebody else', impossible;
  END IF;
END $$;

-- With the rights of the schema's owner: nobody else may change a balance.
CREATE OR REPLACE FUNCTION move_balances() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT public.is_possible_transfer(NEW) THEN
    RAISE EXCEPTION 'a transfer of the kind % cannot join the accounts % and % for user %',
      NEW.kind, NEW.from_account, NEW.to_account, NEW.user_id USING ERRCODE = 'check_violation';
  END IF;
  UPDATE public.ledger_accounts SET balance = balance - NEW.amount
    WHERE id = NEW.from_account AND balance IS NOT NULL;
  UPDATE public.ledger_accounts SET balance = balance + NEW.amount
    WHERE id = NEW.to_account AND balance IS NOT NULL;
  RETURN NULL;
END $$;

-- Where a site runs as the owner of its schema, too: accounts begin empty, stay what they are, and change by transfers.
ALTER TABLE ledger_accounts ALTER COLUMN balance SET DEFAULT 0;
CREATE FUNCTION refuse_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger accounts change by transfers alone' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_accounts_begin_empty AFTER INSERT ON ledger_accounts
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_account_change();
CREATE TRIGGER ledger_accounts_by_transfers AFTER UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 OR (OLD.id, OLD.kind, OLD.user_id) IS DISTINCT FROM (NEW.id, NEW.kind, NEW.user_id))
  EXECUTE FUNCTION refuse_account_change();
CREATE TRIGGER ledger_accounts_stay AFTER DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_account_change();

-- The sweeper may not delete what admins did. This deletes what is older than both `before` and 30 days.
CREATE FUNCTION forget_admin_audit(before timestamptz) RETURNS bigint LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  forgotten bigint;
BEGIN
  PERFORM set_config('framewright.sweeps_audit', 'on', true);
  DELETE FROM public.admin_audit WHERE created_at < least(before, now() - interval '30 days');
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  PERFORM set_config('framewright.sweeps_audit', '', true);
  RETURN forgotten;
END $$;

-- What the figures of the last hour are read by. Both tables grow at the end of these alone.
CREATE INDEX credit_settlements_by_time ON credit_settlements (created_at);
CREATE INDEX generations_by_time ON generations (created_at);

-- Where the operator has said for how long, what admins did is forgotten: rows of 30 days and more, by a transaction that
-- says what it is about. Nothing else changes or deletes any, as before.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('framewright.sweeps_audit', true) = 'on'
      AND OLD.created_at < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'admin_audit is append-only' USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER admin_audit_append_only ON admin_audit;
CREATE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE ON admin_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER admin_audit_never_emptied BEFORE TRUNCATE ON admin_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

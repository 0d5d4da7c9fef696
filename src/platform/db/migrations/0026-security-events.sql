-- Security events: who signed in, what was refused, which keys were made and used, what admins changed. The table refers to
-- no other one, so that events outlive what they tell of. Rows are added, and deleted by sweep_security_events() alone.

CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- When it happened; of a count, the first time.
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{2,39}$'),
  -- Who did it; null for a visitor.
  user_id uuid,
  -- Whom it was done to, where that is somebody else.
  subject_user_id uuid,
  -- Of IPv6, the network.
  address text CHECK (length(address) <= 64),
  request_id text CHECK (length(request_id) <= 128),
  -- How often the same thing happened.
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object' AND length(details::text) <= 8192)
);
CREATE INDEX security_events_of_kind ON security_events (kind, id);
CREATE INDEX security_events_of_user ON security_events (user_id, id);
CREATE INDEX security_events_of_subject ON security_events (subject_user_id, id) WHERE subject_user_id IS NOT NULL;
CREATE INDEX security_events_of_address ON security_events (address text_pattern_ops, id);
CREATE INDEX security_events_by_time ON security_events (at);

CREATE FUNCTION refuse_security_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('framewright.sweeps_security_events', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'security_events is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON security_events
  FOR EACH ROW EXECUTE FUNCTION refuse_security_event_change();
CREATE TRIGGER security_events_never_emptied BEFORE TRUNCATE ON security_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Deletes events older than `days` (at least 7), and the oldest ones above what the table may hold: 200,000 of visitors and
-- 1,000,000 of users, so that visitors can neither fill the disk nor push out what users and admins did. It runs with its
-- owner's rights: a role that may not delete from the table calls it. Returns how many rows it deleted, 20,000 at most.
CREATE FUNCTION sweep_security_events(days integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept_of_visitors CONSTANT integer := 200000;
  kept_of_users CONSTANT integer := 1000000;
  deleted integer;
BEGIN
  PERFORM set_config('framewright.sweeps_security_events', 'on', true);
  DELETE FROM security_events WHERE id IN (
    SELECT id FROM security_events
      WHERE at < now() - make_interval(days => greatest(days, 7))
        OR user_id IS NULL AND id <= (
          SELECT id FROM security_events WHERE user_id IS NULL ORDER BY id DESC OFFSET kept_of_visitors LIMIT 1)
        OR user_id IS NOT NULL AND id <= (
          SELECT id FROM security_events WHERE user_id IS NOT NULL ORDER BY id DESC OFFSET kept_of_users LIMIT 1)
      ORDER BY id LIMIT 20000);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('framewright.sweeps_security_events', '', true);
  RETURN deleted;
END $$;

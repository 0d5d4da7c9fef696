-- The running role can neither make up when a security event happened, nor have young ones swept.
-- The release before writes no security events, and so relies on none of this.
-- not relied on since 0.0.1: security_events.security_events_of_now

-- An event that was counted is written up to a day after it began; none is older than that when it is written, or of later.
CREATE FUNCTION limit_security_event_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := least(greatest(NEW.at, now() - interval '26 hours'), now());
  RETURN NEW;
END $$;
CREATE TRIGGER security_events_of_now BEFORE INSERT ON security_events
  FOR EACH ROW EXECUTE FUNCTION limit_security_event_time();

-- As before, but whatever `days` is and however many rows there are, none that is younger than 7 days is deleted; and what
-- admins did leaves by its age alone.
CREATE OR REPLACE FUNCTION sweep_security_events(days integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept_of_visitors CONSTANT integer := 200000;
  kept_of_users CONSTANT integer := 1000000;
  young CONSTANT timestamptz := now() - interval '7 days';
  deleted integer;
BEGIN
  IF days IS NULL THEN
    RAISE EXCEPTION 'days must be given' USING ERRCODE = 'null_value_not_allowed';
  END IF;
  PERFORM set_config('framewright.sweeps_security_events', 'on', true);
  DELETE FROM security_events WHERE id IN (
    SELECT id FROM security_events
      WHERE at < young AND (
        at < now() - make_interval(days => days)
        OR kind NOT IN ('admin-changed', 'user-suspended', 'user-resumed') AND (
          user_id IS NULL AND id <= (
            SELECT id FROM security_events WHERE user_id IS NULL ORDER BY id DESC OFFSET kept_of_visitors LIMIT 1)
          OR user_id IS NOT NULL AND id <= (
            SELECT id FROM security_events WHERE user_id IS NOT NULL ORDER BY id DESC OFFSET kept_of_users LIMIT 1)))
      ORDER BY id LIMIT 20000);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('framewright.sweeps_security_events', '', true);
  RETURN deleted;
END $$;

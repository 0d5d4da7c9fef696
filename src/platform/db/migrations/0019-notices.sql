-- What browsers are told at once: a notice is sent by the transaction that makes the change, so nothing is told that was
-- rolled back, whichever code made it. A notice names its kind and ids alone; whoever hears it reads what it may read.
-- The same notice sent twice in one transaction arrives once.

CREATE FUNCTION notify_browsers(VARIADIC parts text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('framewright_notices', array_to_string(parts, ' '));
$$;

CREATE FUNCTION notify_of_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('credits', NEW.user_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER transfers_notify AFTER INSERT ON transfers
  FOR EACH ROW EXECUTE FUNCTION notify_of_credits();

-- `generation`: it came, started, was settled, lost a picture or is gone. `progress`: it got a step further.
CREATE FUNCTION notify_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  generation generations := coalesce(NEW, OLD);
BEGIN
  PERFORM notify_browsers(TG_ARGV[0], generation.user_id::text, generation.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER generations_notify AFTER INSERT OR DELETE ON generations
  FOR EACH ROW EXECUTE FUNCTION notify_of_generation('generation');
CREATE TRIGGER generations_notify_of_status AFTER UPDATE OF status, started_at ON generations
  FOR EACH ROW WHEN ((OLD.status, OLD.started_at) IS DISTINCT FROM (NEW.status, NEW.started_at))
  EXECUTE FUNCTION notify_of_generation('generation');
CREATE TRIGGER generations_notify_of_progress AFTER UPDATE OF progress ON generations
  FOR EACH ROW WHEN (NEW.status = 'generating' AND floor(OLD.progress * 20) <> floor(NEW.progress * 20))
  EXECUTE FUNCTION notify_of_generation('progress');

CREATE FUNCTION notify_of_lost_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('generation', user_id::text, id::text) FROM generations WHERE id = OLD.generation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER images_notify AFTER DELETE ON images
  FOR EACH ROW WHEN (OLD.generation_id IS NOT NULL) EXECUTE FUNCTION notify_of_lost_image();

CREATE FUNCTION notify_of_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('gallery');
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_notify AFTER INSERT ON gallery_images
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_gallery();

-- A session that is ended closes what it had open.
CREATE FUNCTION notify_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_browsers('session', OLD.user_id::text, encode(OLD.token_hash, 'hex'));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_notify AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_of_session();

-- The search index of the gallery: an inverted index whose postings are bitmaps, so that any combination of words
-- is found, ranked and counted exactly by bitwise operations. Triggers keep it; nothing else writes to it.
-- docs/decisions/006 says why.

CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE gallery_plurals (
  plural text COLLATE "C" PRIMARY KEY,
  singular text NOT NULL
);
INSERT INTO gallery_plurals (plural, singular) VALUES
  ('men', 'man'), ('women', 'woman'), ('children', 'child'), ('people', 'person'), ('feet', 'foot'),
  ('teeth', 'tooth'), ('geese', 'goose'), ('mice', 'mouse'), ('oxen', 'ox'), ('dice', 'die'),
  ('leaves', 'leaf'), ('wolves', 'wolf'), ('knives', 'knife'), ('wives', 'wife'), ('lives', 'life'),
  ('shelves', 'shelf'), ('halves', 'half'), ('calves', 'calf'), ('loaves', 'loaf'), ('thieves', 'thief'),
  ('scarves', 'scarf'), ('hooves', 'hoof'), ('elves', 'elf'), ('selves', 'self'), ('buses', 'bus'),
  ('lenses', 'lens'), ('canvases', 'canvas'), ('gases', 'gas'), ('irises', 'iris'), ('quizzes', 'quiz'),
  ('cacti', 'cactus'), ('fungi', 'fungus'), ('crises', 'crisis'), ('oases', 'oasis'), ('bases', 'base'),
  ('analyses', 'analysis'), ('businessmen', 'businessman'), ('businesswomen', 'businesswoman'),
  ('firemen', 'fireman'), ('fishermen', 'fisherman'), ('grandchildren', 'grandchild'),
  ('snowmen', 'snowman'), ('policemen', 'policeman'), ('firefighters', 'firefighter'), ('series', 'series'),
  ('species', 'species'), ('news', 'news'), ('lens', 'lens'), ('canvas', 'canvas'), ('gas', 'gas'),
  ('atlas', 'atlas'), ('christmas', 'christmas'), ('texas', 'texas'), ('skis', 'ski'), ('taxis', 'taxi'),
  ('kiwis', 'kiwi'), ('bikinis', 'bikini'), ('safaris', 'safari'), ('emus', 'emu'), ('menus', 'menu');

-- One form for the singular and the plural of an English noun. It need not be a word ('movies' and 'movie' are both
-- 'movy'): it only has to be the same for both.
CREATE FUNCTION gallery_singular(form text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT singular FROM gallery_plurals WHERE plural = form),
    CASE
      WHEN length(form) < 4 OR form !~ '^[a-z]+$' THEN form
      WHEN form ~ '(ss|us|is)$' THEN form
      WHEN form ~ 'ies?$' THEN regexp_replace(form, 'ies?$', 'y')
      WHEN form ~ '(ss|sh|ch|x|zz)es$' THEN left(form, -2)
      WHEN form ~ 'oes?$' THEN regexp_replace(form, 'es?$', '')
      WHEN form ~ 'che$' THEN left(form, -1)
      WHEN form ~ 's$' THEN left(form, -1)
      ELSE form
    END)
$$;

-- The words of a text in their order: the form as written (small letters without accents, at most 40 characters) and
-- the word it counts as. Marks and signs part words; an apostrophe does not. Other scripts stay as they are.
CREATE FUNCTION gallery_words(phrase text)
RETURNS TABLE (place bigint, form text, word text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT found.place, short.form, gallery_singular(short.form)
    FROM regexp_matches(
        regexp_replace(lower(unaccent(normalize(left(phrase, 4000), NFKC))), '[''’]s?(?![[:alnum:]])|[''’]', '', 'g'),
        '[[:alnum:]]+', 'g') WITH ORDINALITY AS found (forms, place)
    CROSS JOIN LATERAL (SELECT left(found.forms[1], 40) AS form) AS short
    LIMIT 256
$$;

-- The vocabulary. Rows whose word ends in '*' stand for all words that begin so.
CREATE TABLE gallery_terms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text COLLATE "C" NOT NULL UNIQUE,
  -- Words that share it are forms of one another: 'hike', 'hiking'.
  stem text COLLATE "C" NOT NULL,
  -- A word that says nothing, such as 'the'.
  is_stop boolean NOT NULL DEFAULT false,
  -- The rows of this word's beginnings, of 1 to 4 characters; NULL in such a row itself.
  prefixes integer[],
  -- Pictures that have the word.
  count integer NOT NULL DEFAULT 0 CHECK (count >= 0)
);
CREATE INDEX gallery_terms_stem ON gallery_terms (stem);

-- Every word with up to two characters left out: two words within as many mistakes of each other share a row.
CREATE TABLE gallery_spellings (
  spelling text COLLATE "C" NOT NULL,
  term integer NOT NULL REFERENCES gallery_terms ON DELETE CASCADE,
  PRIMARY KEY (spelling, term)
);

-- One character left out of words of 4 and more, up to two of those of 6 to 16.
CREATE FUNCTION gallery_misspellings(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH once AS (
    SELECT DISTINCT overlay(word PLACING '' FROM place FOR 1) AS spelling
      FROM generate_series(1, length(word)) AS place WHERE length(word) BETWEEN 4 AND 32
  )
  SELECT word WHERE length(word) BETWEEN 3 AND 32
  UNION SELECT spelling FROM once
  UNION SELECT overlay(spelling PLACING '' FROM place FOR 1)
    FROM once CROSS JOIN LATERAL generate_series(1, length(spelling)) AS place
    WHERE length(word) BETWEEN 6 AND 16
$$;

CREATE FUNCTION keep_gallery_spellings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gallery_spellings (spelling, term)
    SELECT spelling, fresh.id FROM fresh CROSS JOIN LATERAL gallery_misspellings(fresh.word) AS spelling
    WHERE fresh.prefixes IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_terms_spellings AFTER INSERT ON gallery_terms
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_gallery_spellings();

-- Puts words into the vocabulary that it lacks.
CREATE FUNCTION learn_gallery_words(met text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fresh text[] := ARRAY(
    SELECT DISTINCT item FROM unnest(met) AS item
      WHERE NOT EXISTS (SELECT FROM gallery_terms WHERE word = item) ORDER BY item);
BEGIN
  IF fresh = '{}' THEN
    RETURN;
  END IF;
  INSERT INTO gallery_terms (word, stem)
    SELECT DISTINCT left(item, size) || '*', ''
      FROM unnest(fresh) AS item CROSS JOIN LATERAL generate_series(1, least(4, length(item))) AS size
      ORDER BY 1
    ON CONFLICT (word) DO NOTHING;
  INSERT INTO gallery_terms (word, stem, is_stop, prefixes)
    SELECT item, coalesce(lexemes[1], item), lexemes = '{}', ARRAY(
        SELECT id FROM gallery_terms WHERE word = ANY (ARRAY(
          SELECT left(item, size) || '*' FROM generate_series(1, least(4, length(item))) AS size)))
      FROM unnest(fresh) AS item
      CROSS JOIN LATERAL (SELECT ts_lexize('english_stem', item) AS lexemes) AS stemmed
    ON CONFLICT (word) DO NOTHING;
END $$;

-- What a picture is found by: its words, their beginnings, and pairs of words in a row (words that say nothing
-- between them don't count).
CREATE FUNCTION gallery_keys(words integer[]) RETURNS SETOF bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT item::bigint FROM unnest(words) AS item
  UNION SELECT prefix::bigint
    FROM gallery_terms CROSS JOIN LATERAL unnest(prefixes) AS prefix WHERE id = ANY (words)
  UNION SELECT (item::bigint << 32) | next FROM (
      SELECT item, lead(item) OVER (ORDER BY place) AS next
        FROM unnest(words) WITH ORDINALITY AS placed (item, place)
        JOIN gallery_terms ON id = item AND NOT is_stop
    ) AS pairs WHERE next IS NOT NULL
$$;

-- The pictures of each key, in blocks of 32,768 numbers, newest on the left. Key: a term's id, or two (first << 32 |
-- second) for a pair of words in a row.
CREATE TABLE gallery_postings (
  key bigint NOT NULL,
  block integer NOT NULL,
  bits bit(32768) NOT NULL,
  PRIMARY KEY (key, block)
) WITH (fillfactor = 70);

-- The words of the prompt in their order, as ids of gallery_terms.
ALTER TABLE gallery_images ADD COLUMN words integer[] NOT NULL DEFAULT '{}';

-- One writer at a time, whoever publishes or removes: the lock of `insertGalleryImage`.
CREATE FUNCTION lock_gallery_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310403);
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_lock BEFORE INSERT OR DELETE ON gallery_images
  FOR EACH STATEMENT EXECUTE FUNCTION lock_gallery_index();

CREATE FUNCTION read_gallery_prompt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_gallery_words(ARRAY(SELECT DISTINCT word FROM gallery_words(NEW.prompt)));
  NEW.words := ARRAY(SELECT id FROM gallery_words(NEW.prompt) JOIN gallery_terms USING (word) ORDER BY place);
  RETURN NEW;
END $$;
CREATE TRIGGER gallery_images_words BEFORE INSERT ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION read_gallery_prompt();

CREATE FUNCTION index_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_terms SET count = gallery_terms.count + fresh.count
    FROM (
      SELECT item, count(DISTINCT changed.id) AS count FROM changed, unnest(words) AS item GROUP BY item
    ) AS fresh
    WHERE gallery_terms.id = fresh.item;
  INSERT INTO gallery_postings (key, block, bits)
    SELECT key, (number >> 15)::int, bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1))
      FROM changed, gallery_keys(words) AS key
      GROUP BY key, number >> 15
    ON CONFLICT (key, block) DO UPDATE SET bits = gallery_postings.bits | EXCLUDED.bits;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_index AFTER INSERT ON gallery_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_gallery_images();

CREATE FUNCTION unindex_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_terms SET count = gallery_terms.count - gone.count
    FROM (
      SELECT item, count(DISTINCT changed.id) AS count FROM changed, unnest(words) AS item GROUP BY item
    ) AS gone
    WHERE gallery_terms.id = gone.item;
  WITH gone AS (
    SELECT key, (number >> 15)::int AS block,
        bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1)) AS bits
      FROM changed, gallery_keys(words) AS key
      GROUP BY key, number >> 15
  )
  UPDATE gallery_postings SET bits = gallery_postings.bits & ~gone.bits
    FROM gone WHERE gallery_postings.key = gone.key AND gallery_postings.block = gone.block;
  DELETE FROM gallery_postings USING changed
    WHERE key IN (SELECT gallery_keys(words)) AND block = (number >> 15)::int AND bit_count(bits) = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_unindex AFTER DELETE ON gallery_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION unindex_gallery_images();

-- The places (0: leftmost) of the bits that are set, from the left: `taken` of them after the first `skipped`.
CREATE FUNCTION set_places(bits bit, skipped integer, taken integer)
RETURNS SETOF integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part bit varying;
  found integer;
  missing integer := skipped;
  wanted integer := taken;
BEGIN
  FOR start IN 0 .. length(bits) - 1 BY 512 LOOP
    part := substring(bits FROM start + 1 FOR 512);
    found := bit_count(part);
    IF found <= missing THEN
      missing := missing - found;
      CONTINUE;
    END IF;
    FOR place IN 0 .. length(part) - 1 LOOP
      CONTINUE WHEN get_bit(part, place) = 0;
      IF missing > 0 THEN
        missing := missing - 1;
        CONTINUE;
      END IF;
      RETURN NEXT start + place;
      wanted := wanted - 1;
      IF wanted <= 0 THEN
        RETURN;
      END IF;
    END LOOP;
  END LOOP;
END $$;

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
CREATE FUNCTION gallery_misspellings(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 40 AS $$
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
  -- In the row itself (4 kB, or what they compress to): fetching them from a TOAST table took most of a search's time.
  bits bit(32768) STORAGE MAIN NOT NULL,
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

-- The places (0: leftmost) of the bits that are set, from the left: `wanted` of them after the first `skipped`.
CREATE FUNCTION set_places(bits bit, skipped integer, wanted integer)
RETURNS SETOF integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part bit varying;
  found integer;
  step integer;
  place integer;
  left_out integer := skipped;
  missing integer := wanted;
BEGIN
  FOR start IN 0 .. length(bits) - 1 BY 512 LOOP
    EXIT WHEN missing <= 0;
    part := substring(bits FROM start + 1 FOR 512);
    found := bit_count(part);
    IF found <= left_out THEN
      left_out := left_out - found;
      CONTINUE;
    END IF;
    place := start - 1;
    WHILE missing > 0 LOOP
      step := position(B'1' IN part);
      EXIT WHEN step = 0;
      place := place + step;
      part := substring(part FROM step + 1);
      IF left_out > 0 THEN
        left_out := left_out - 1;
      ELSE
        RETURN NEXT place;
        missing := missing - 1;
      END IF;
    END LOOP;
  END LOOP;
END $$;

-- What the calls below answer with: a row for each picture of the page, or a single one with the total alone.
CREATE TYPE gallery_page_row AS (
  total bigint, id uuid, user_id uuid, prompt text, category text, has_people boolean, generated_at timestamptz,
  object_key text, width integer, height integer, thumb_hash bytea
);

CREATE FUNCTION gallery_page(total bigint, numbers bigint[])
RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF numbers = '{}' THEN
    RETURN QUERY SELECT total, NULL::uuid, NULL::uuid, NULL::text, NULL::text, NULL::boolean, NULL::timestamptz,
      NULL::text, NULL::integer, NULL::integer, NULL::bytea;
  ELSE
    RETURN QUERY SELECT gallery_page.total, g.id, g.user_id, g.prompt, g.category, g.has_people, g.generated_at,
        i.object_key, i.width, i.height, i.thumb_hash
      FROM unnest(numbers) WITH ORDINALITY AS wanted (number, place)
      JOIN gallery_images AS g ON g.number = wanted.number JOIN images AS i ON i.id = g.image_id
      ORDER BY place;
  END IF;
END $$;

-- The number of the newest picture that counts.
CREATE FUNCTION gallery_edge(as_of timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF as_of IS NULL THEN
    RETURN coalesce((SELECT max(number) FROM gallery_images), 0);
  END IF;
  RETURN coalesce(
    (SELECT number FROM gallery_images WHERE generated_at <= as_of ORDER BY generated_at DESC LIMIT 1), 0);
END $$;

-- A page of the gallery, newest first; shelf: a category, or '' for all. The counts of the blocks say in which block
-- the page begins, so that at most one block is walked over, whatever the offset.
CREATE FUNCTION list_gallery(shelf text, as_of timestamptz, wanted integer, skipped bigint)
RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  edge bigint := gallery_edge(as_of);
  last_of_edge bigint := (((edge >> 10) + 1) << 10) - 1;
  later bigint := 0;
  total bigint;
  through bigint;
  step record;
  first bigint := 0;
  numbers bigint[] := '{}';
BEGIN
  IF as_of IS NOT NULL AND shelf = '' THEN
    SELECT count(*) INTO later FROM gallery_images WHERE number > edge AND number <= last_of_edge;
  ELSIF as_of IS NOT NULL THEN
    SELECT count(*) INTO later FROM gallery_images
      WHERE category = shelf AND number > edge AND number <= last_of_edge;
  END IF;
  SELECT coalesce(sum(count), 0) - later INTO total
    FROM gallery_counts WHERE category = shelf AND block <= edge >> 10;
  IF skipped < total THEN
    through := -later;
    FOR step IN SELECT block, count FROM gallery_counts
        WHERE category = shelf AND block <= edge >> 10 ORDER BY block DESC LOOP
      through := through + step.count;
      IF through > skipped THEN
        first := least(((step.block + 1) << 10) - 1, edge);
        -- In the edge's block those that came later are passed over by the edge itself.
        skipped := skipped - greatest(through - step.count, 0);
        EXIT;
      END IF;
    END LOOP;
    IF shelf = '' THEN
      numbers := ARRAY(SELECT number FROM gallery_images WHERE number <= first
        ORDER BY number DESC LIMIT wanted OFFSET skipped);
    ELSE
      numbers := ARRAY(SELECT number FROM gallery_images WHERE category = shelf AND number <= first
        ORDER BY number DESC LIMIT wanted OFFSET skipped);
    END IF;
  END IF;
  RETURN QUERY SELECT * FROM gallery_page(total, numbers);
END $$;

-- Words within a mistake or two of this one, and some more: those that share a spelling with letters left out.
CREATE FUNCTION similar_gallery_terms(form text)
RETURNS TABLE (id integer, word text, count integer) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  spellings text[] := ARRAY(SELECT gallery_misspellings(form));
  terms integer[] := ARRAY(SELECT DISTINCT term FROM gallery_spellings WHERE spelling = ANY (spellings));
BEGIN
  RETURN QUERY SELECT t.id, t.word, t.count FROM gallery_terms AS t
    WHERE t.id = ANY (terms) AND t.count > 0 ORDER BY t.count DESC LIMIT 100;
END $$;

-- The words of a query as the vocabulary has them; see readGalleryQuery.
CREATE FUNCTION read_gallery_query(query text, longest integer, suspect_below integer, begun_at_most integer)
RETURNS TABLE (
  place bigint, form text, word text, is_stop boolean, id integer, count integer, kin integer[], begun integer[],
  similar_terms jsonb
) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  last_place bigint;
  lexemes text[];
  own gallery_terms;
BEGIN
  SELECT max(w.place) INTO last_place FROM gallery_words(query) AS w WHERE w.place <= longest;
  FOR place, form, word IN SELECT w.place, w.form, w.word FROM gallery_words(query) AS w WHERE w.place <= longest LOOP
    own := NULL;
    SELECT * INTO own FROM gallery_terms AS t WHERE t.word = read_gallery_query.word;
    lexemes := ts_lexize('english_stem', word);
    is_stop := lexemes = '{}';
    id := own.id;
    count := coalesce(own.count, 0);
    kin := ARRAY(SELECT t.id FROM gallery_terms AS t
      WHERE t.stem = coalesce(lexemes[1], read_gallery_query.word) AND t.count > 0 AND t.id IS DISTINCT FROM own.id);
    begun := '{}';
    IF place = last_place AND length(form) <= 4 THEN
      begun := ARRAY(SELECT t.id FROM gallery_terms AS t WHERE t.word = read_gallery_query.form || '*');
    ELSIF place = last_place THEN
      begun := ARRAY(SELECT t.id FROM gallery_terms AS t
        WHERE t.word >= read_gallery_query.form AND t.word < read_gallery_query.form || U&'\+10FFFF'
          AND t.prefixes IS NOT NULL AND t.count > 0
        ORDER BY t.count DESC, t.id LIMIT begun_at_most);
    END IF;
    similar_terms := '[]';
    IF count < suspect_below AND length(word) BETWEEN 4 AND 32 THEN
      similar_terms := coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'word', s.word, 'count', s.count))
        FROM similar_gallery_terms(read_gallery_query.word) AS s WHERE s.id IS DISTINCT FROM own.id), '[]');
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- A page of the pictures that have all words of a query; see searchGalleryPostings. `strict`: keys of words that are
-- found by themselves alone; `pairs`: of pairs of words in a row. For the other words three arrays side by side name the
-- key, the word that it stands for, and how loosely: 0 the word itself, 1 near, 2 of a like meaning.
-- Each set of pictures lies within the next: phrase, exact, near, wide.
CREATE FUNCTION search_gallery(
  strict bigint[], pairs bigint[], keys bigint[], words integer[], loosenesses integer[],
  as_of timestamptz, wanted integer, skipped bigint
) RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  edge bigint := gallery_edge(as_of);
  edge_block integer := edge >> 15;
  seen bit(32768) := (~(0::bit(32768))) >> (32767 - (edge & 32767)::int);
  loose_words bigint := (SELECT count(DISTINCT word) FROM unnest(words) AS word);
  is_near boolean := 1 = ANY (loosenesses);
  is_wide boolean := 2 = ANY (loosenesses);
  candidates integer[];
  total bigint;
  numbers bigint[];
BEGIN
  IF strict = '{}' THEN
    candidates := ARRAY(SELECT generate_series(0, edge_block));
  ELSE
    candidates := ARRAY(SELECT block FROM gallery_postings WHERE key = ANY (strict) AND block <= edge_block
      GROUP BY block HAVING count(*) = cardinality(strict));
  END IF;
  -- Block by block, so that one block's bitmaps alone are in memory; a step whose answer is known is left out.
  WITH strictly AS MATERIALIZED (
    SELECT block, coalesce(bits, ~(0::bit(32768))) AS bits
      FROM unnest(candidates) AS block
      CROSS JOIN LATERAL (
        SELECT bit_and(posted.bits) AS bits FROM unnest(strict) AS key
          JOIN gallery_postings AS posted ON posted.key = key.key AND posted.block = block.block
      ) AS found
  ),
  loosely AS MATERIALIZED (
    SELECT block,
        CASE WHEN loose.words IS NULL THEN strictly.bits
          WHEN exact_words = loose_words THEN strictly.bits & loose.exact END AS exact,
        CASE WHEN near_words = loose_words THEN strictly.bits & loose.near END AS near,
        CASE WHEN wide_words = loose_words THEN strictly.bits & loose.wide END AS wide
      FROM strictly
      CROSS JOIN LATERAL (
        SELECT nullif(count(*), 0) AS words, bit_and(exact) AS exact, count(exact) AS exact_words,
            bit_and(near) AS near, count(near) AS near_words, bit_and(wide) AS wide, count(wide) AS wide_words
          FROM (
            SELECT bit_or(bits) FILTER (WHERE looseness = 0) AS exact,
                bit_or(bits) FILTER (WHERE is_near AND looseness <= 1) AS near,
                bit_or(bits) FILTER (WHERE is_wide) AS wide
              FROM unnest(keys, words, loosenesses) AS asked (key, word, looseness)
              JOIN gallery_postings AS posted ON posted.key = asked.key AND posted.block = strictly.block
              GROUP BY word
          ) AS each_word
      ) AS loose
      WHERE (loose_words = 0 OR loose.words IS NOT NULL) AND bit_count(strictly.bits) > 0
  ),
  sets AS MATERIALIZED (
    SELECT block, visible.*,
        bit_count(visible.phrase) AS phrases, bit_count(visible.exact) AS exacts, bit_count(visible.near) AS nears,
        bit_count(visible.wide) AS wides
      FROM loosely
      CROSS JOIN LATERAL (
        SELECT CASE WHEN found.pairs = cardinality(search_gallery.pairs) THEN exact & found.bits END AS phrase
          FROM (
            SELECT bit_and(posted.bits) AS bits, count(*) AS pairs FROM unnest(pairs) AS key
              JOIN gallery_postings AS posted ON posted.key = key.key AND posted.block = loosely.block
              WHERE bit_count(exact) > 0
          ) AS found
      ) AS in_a_row
      CROSS JOIN LATERAL (
        SELECT CASE WHEN hides THEN phrase & seen ELSE phrase END AS phrase,
            CASE WHEN hides THEN exact & seen ELSE exact END AS exact,
            CASE WHEN hides THEN near & seen ELSE near END AS near,
            CASE WHEN hides THEN wide & seen ELSE wide END AS wide
          FROM (SELECT block = edge_block AND as_of IS NOT NULL) AS masked (hides)
      ) AS visible
  ),
  counted AS MATERIALIZED (
    SELECT tier, block, count, sum(count) OVER (ORDER BY tier, block DESC) AS through
      FROM sets CROSS JOIN LATERAL (VALUES
        (0, coalesce(phrases, 0)),
        (1, exacts - coalesce(phrases, 0)),
        (2, nears - coalesce(exacts, 0)),
        (3, wides - coalesce(nears, exacts, 0))
      ) AS tiers (tier, count)
      WHERE count > 0
  ),
  found AS MATERIALIZED (
    SELECT tier, (block::bigint << 15) | (32767 - place) AS number
      FROM counted JOIN sets USING (block)
      CROSS JOIN LATERAL set_places(
        CASE tier WHEN 0 THEN phrase
          WHEN 1 THEN exact & ~coalesce(phrase, 0::bit(32768))
          WHEN 2 THEN near & ~coalesce(exact, 0::bit(32768))
          ELSE wide & ~coalesce(near, exact, 0::bit(32768)) END,
        greatest(skipped - (through - count), 0)::int,
        (skipped + wanted - greatest(skipped, through - count))::int) AS place
      WHERE through > skipped AND through - count < skipped + wanted
  )
  SELECT coalesce((SELECT max(through) FROM counted), 0),
      ARRAY(SELECT number FROM found ORDER BY tier, number DESC)
    INTO total, numbers;
  RETURN QUERY SELECT * FROM gallery_page(total, numbers);
END $$;

-- Pictures that share the most of this one's rarest words, the newest ones first looked at: by the weight of all words they share (a word weighs
-- more the fewer pictures have it), of the same category first among equals, then the newest.
CREATE FUNCTION related_gallery_images(image uuid, wanted integer)
RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  -- Pictures that are weighed, at least; and words that are looked at.
  enough constant integer := 5 * wanted;
  most_words constant integer := 6;
  own gallery_images;
  rarest bigint[];
  everybody bigint := (SELECT coalesce(sum(count), 0) + 1 FROM gallery_counts WHERE category = '');
  at_least bit(32768)[];
  step record;
  bits bit(32768);
  -- Numbers of the newest pictures that have 1, 2, … of the words.
  found bigint[] := '{}';
  fresh bigint[];
  levels integer[] := '{}';
  counts integer[] := array_fill(0, ARRAY[most_words]);
  numbers bigint[];
BEGIN
  SELECT * INTO own FROM gallery_images WHERE id = image;
  rarest := ARRAY(SELECT id FROM gallery_terms WHERE id = ANY (own.words) AND count > 1 AND NOT is_stop
    ORDER BY count, id LIMIT most_words);
  FOR step IN SELECT block, array_agg(posted.bits) AS sets FROM gallery_postings AS posted
      WHERE key = ANY (rarest) GROUP BY block ORDER BY block DESC LOOP
    -- at_least[n]: who has n of the words or more.
    at_least := array_fill(0::bit(32768), ARRAY[most_words]);
    FOREACH bits IN ARRAY step.sets LOOP
      FOR n IN REVERSE most_words .. 2 LOOP
        at_least[n] := at_least[n] | (at_least[n - 1] & bits);
      END LOOP;
      at_least[1] := at_least[1] | bits;
    END LOOP;
    FOR n IN 1 .. most_words LOOP
      CONTINUE WHEN counts[n] >= enough;
      bits := at_least[n];
      IF n < most_words THEN
        bits := bits & ~at_least[n + 1];
      END IF;
      fresh := ARRAY(SELECT (step.block::bigint << 15) | (32767 - place)
        FROM set_places(bits, 0, enough - counts[n]) AS place);
      found := found || fresh;
      levels := levels || array_fill(n, ARRAY[cardinality(fresh)]);
      counts[n] := counts[n] + cardinality(fresh);
    END LOOP;
    -- Enough that share more than half of the words: older ones are not looked for.
    EXIT WHEN enough <= (SELECT sum(count) FROM unnest(counts) WITH ORDINALITY AS level (count, shared)
      WHERE shared * 2 > cardinality(rarest));
  END LOOP;
  numbers := ARRAY(
    SELECT g.number
      FROM (
        SELECT number FROM unnest(found, levels) AS candidates (number, level)
          WHERE number <> own.number ORDER BY level DESC, number DESC LIMIT enough
      ) AS candidates
      JOIN gallery_images AS g USING (number)
      CROSS JOIN LATERAL (
        SELECT sum(ln(everybody / count::float8)) AS weight FROM gallery_terms
          WHERE id = ANY (g.words) AND id = ANY (own.words) AND count > 0 AND NOT is_stop
      ) AS shared
      ORDER BY round(weight::numeric, 6) DESC, g.category = own.category DESC, g.number DESC
      LIMIT wanted);
  RETURN QUERY SELECT * FROM gallery_page(everybody, numbers);
END $$;

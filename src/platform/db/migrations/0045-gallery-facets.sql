-- Filters of the gallery: color, shape, people and category are keys of the search index, too.

-- Keys of gallery_postings for what a picture is found by besides words; they are negative, those of words positive.
ALTER TABLE gallery_images ADD COLUMN facets bigint[] NOT NULL DEFAULT '{}';

-- The key of a facet, such as 'color:red', 'orientation:portrait', 'people:true' or 'category:nature'.
CREATE FUNCTION gallery_facet_key(facet text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT -1 - ('x' || left(md5(facet), 15))::bit(60)::bigint
$$;

-- Nearly square pictures count as square, as in the library. A picture whose colors are unread has none yet.
CREATE FUNCTION gallery_facets(picture uuid, category text, has_people boolean)
RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT gallery_facet_key(facet)
      FROM images CROSS JOIN LATERAL unnest(ARRAY[
          'category:' || category,
          'people:' || has_people,
          'orientation:' || CASE
            WHEN width > height * 1.05 THEN 'landscape' WHEN height > width * 1.05 THEN 'portrait' ELSE 'square' END
        ] || ARRAY(SELECT 'color:' || color FROM unnest(colors) AS color)) AS facet
      WHERE images.id = picture)
$$;

CREATE OR REPLACE FUNCTION read_gallery_prompt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A tag that the prompt has already must not stand for a second mention of it.
  described text := NEW.prompt || coalesce((
    SELECT string_agg(' ' || tag, '') FROM unnest(NEW.tags) AS tag
      WHERE position(lower(tag) IN lower(NEW.prompt)) = 0), '');
BEGIN
  PERFORM learn_gallery_words(ARRAY(SELECT DISTINCT word FROM gallery_words(described)));
  NEW.words := ARRAY(SELECT id FROM gallery_words(described) JOIN gallery_terms USING (word) ORDER BY place);
  NEW.facets := gallery_facets(NEW.image_id, NEW.category, NEW.has_people);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION index_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_terms SET count = gallery_terms.count + fresh.count
    FROM (
      SELECT item, count(DISTINCT changed.id) AS count FROM changed, unnest(words) AS item GROUP BY item
    ) AS fresh
    WHERE gallery_terms.id = fresh.item;
  INSERT INTO gallery_postings (key, block, bits)
    SELECT key, (number >> 15)::int, bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1))
      FROM changed CROSS JOIN LATERAL (
        SELECT gallery_keys(words) AS key UNION SELECT unnest(facets)
      ) AS keys
      GROUP BY key, number >> 15
    ON CONFLICT (key, block) DO UPDATE SET bits = gallery_postings.bits | EXCLUDED.bits;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION unindex_gallery_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_terms SET count = gallery_terms.count - gone.count
    FROM (
      SELECT item, count(DISTINCT changed.id) AS count FROM changed, unnest(words) AS item GROUP BY item
    ) AS gone
    WHERE gallery_terms.id = gone.item;
  WITH gone AS (
    SELECT key, (number >> 15)::int AS block,
        bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1)) AS bits
      FROM changed CROSS JOIN LATERAL (
        SELECT gallery_keys(words) AS key UNION SELECT unnest(facets)
      ) AS keys
      GROUP BY key, number >> 15
  )
  UPDATE gallery_postings SET bits = gallery_postings.bits & ~gone.bits
    FROM gone WHERE gallery_postings.key = gone.key AND gallery_postings.block = gone.block;
  DELETE FROM gallery_postings USING changed
    WHERE key IN (SELECT gallery_keys(words) UNION SELECT unnest(facets))
      AND block = (number >> 15)::int AND bit_count(bits) = 0;
  RETURN NULL;
END $$;

-- When facets of public pictures change. Other changes of a row do not concern the index.
CREATE FUNCTION reindex_gallery_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    SELECT facet, (number >> 15)::int AS block,
        bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1)) AS bits
      FROM former CROSS JOIN LATERAL unnest(facets) AS facet
      GROUP BY facet, number >> 15
  )
  UPDATE gallery_postings SET bits = gallery_postings.bits & ~gone.bits
    FROM gone WHERE key = gone.facet AND gallery_postings.block = gone.block;
  INSERT INTO gallery_postings (key, block, bits)
    SELECT facet, (number >> 15)::int, bit_or(set_bit(0::bit(32768), 32767 - (number & 32767)::int, 1))
      FROM changed CROSS JOIN LATERAL unnest(facets) AS facet
      GROUP BY facet, number >> 15
    ON CONFLICT (key, block) DO UPDATE SET bits = gallery_postings.bits | EXCLUDED.bits;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_images_refacet AFTER UPDATE ON gallery_images
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reindex_gallery_facets();

-- The colors of pictures of an earlier release are read after they became public.
CREATE FUNCTION recolor_gallery_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gallery_images WHERE image_id = NEW.id) THEN
    PERFORM pg_advisory_xact_lock(7310403);
    UPDATE gallery_images SET facets = gallery_facets(image_id, category, has_people) WHERE image_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER images_recolor AFTER UPDATE OF colors ON images
  FOR EACH ROW WHEN (OLD.colors IS DISTINCT FROM NEW.colors) EXECUTE FUNCTION recolor_gallery_image();

-- Gives facets to the pictures that have none, block by block, so that nobody waits long to publish.
CREATE PROCEDURE fill_gallery_facets() LANGUAGE plpgsql AS $$
DECLARE
  newest integer := coalesce((SELECT max(number) >> 13 FROM gallery_images), -1);
BEGIN
  FOR part IN 0 .. newest LOOP
    PERFORM pg_advisory_xact_lock(7310403);
    UPDATE gallery_images SET facets = gallery_facets(image_id, category, has_people)
      WHERE number >= part::bigint << 13 AND number < (part::bigint + 1) << 13 AND facets = '{}';
    COMMIT;
  END LOOP;
END $$;

-- Pictures of the gallery for each of these facets, among those that have all `chosen` ones.
CREATE FUNCTION count_gallery_facets(facets text[], chosen text[])
RETURNS TABLE (facet text, count bigint) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  wanted bigint[] := ARRAY(SELECT gallery_facet_key(item) FROM unnest(chosen) AS item);
  keys bigint[] := ARRAY(SELECT gallery_facet_key(item) FROM unnest(facets) AS item);
BEGIN
  RETURN QUERY
    WITH blocks AS MATERIALIZED (
      SELECT block, bit_and(bits) AS bits FROM gallery_postings WHERE key = ANY (wanted)
        GROUP BY block HAVING count(*) = cardinality(wanted)
    ),
    counted AS (
      SELECT posted.key, sum(bit_count(CASE WHEN wanted = '{}' THEN posted.bits ELSE posted.bits & blocks.bits END))
          AS count
        FROM gallery_postings AS posted LEFT JOIN blocks USING (block)
        WHERE posted.key = ANY (keys) AND (wanted = '{}' OR blocks.block IS NOT NULL)
        GROUP BY posted.key
    )
    SELECT asked.facet, coalesce(counted.count, 0)::bigint
      FROM unnest(facets, keys) AS asked (facet, key) LEFT JOIN counted USING (key);
END $$;

-- Pictures like this one: those that share its rarest words, or words of the same meaning, weighed by how rare they are,
-- and by how near their palette is. `keys`, `groups` and `scores` side by side: a key of gallery_postings, the word of
-- this picture that it stands for, and how well (1: the word itself). Where words find too few, pictures of the same
-- category and main color follow, the newest first looked at.
CREATE FUNCTION similar_gallery_images(
  picture uuid, keys bigint[], groups integer[], scores double precision[], wanted integer
) RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  -- Pictures that are weighed, at least.
  enough constant integer := 5 * wanted;
  own gallery_images;
  own_image images;
  own_weight double precision;
  everybody double precision := (SELECT coalesce(sum(count), 0) + 1 FROM gallery_counts WHERE category = '');
  asked integer := (SELECT count(DISTINCT item) FROM unnest(groups) AS item);
  at_least bit(32768)[];
  step record;
  alike bit(32768);
  bits bit(32768);
  found bigint[] := '{}';
  fresh bigint[];
  levels integer[] := '{}';
  counts integer[] := array_fill(0, ARRAY[greatest(asked, 1)]);
  numbers bigint[];
BEGIN
  SELECT * INTO own FROM gallery_images WHERE id = picture;
  SELECT * INTO own_image FROM images WHERE id = own.image_id;
  FOR step IN
    SELECT each_word.block, array_agg(each_word.bits) AS sets, (
        SELECT posted.bits FROM gallery_postings AS posted
          WHERE key = gallery_facet_key('color:' || own_image.colors[1]) AND posted.block = each_word.block
      ) AS same_color
      FROM (
        SELECT posted.block, bit_or(posted.bits) AS bits FROM unnest(keys, groups) AS looked (key, word)
          JOIN gallery_postings AS posted ON posted.key = looked.key GROUP BY posted.block, word
      ) AS each_word
      GROUP BY each_word.block ORDER BY each_word.block DESC
  LOOP
    -- at_least[n]: who has n of the words or more.
    at_least := array_fill(0::bit(32768), ARRAY[asked]);
    FOREACH bits IN ARRAY step.sets LOOP
      FOR n IN REVERSE asked .. 2 LOOP
        at_least[n] := at_least[n] | (at_least[n - 1] & bits);
      END LOOP;
      at_least[1] := at_least[1] | bits;
    END LOOP;
    FOR n IN 1 .. asked LOOP
      CONTINUE WHEN counts[n] >= enough;
      bits := at_least[n];
      IF n < asked THEN
        bits := bits & ~at_least[n + 1];
      END IF;
      -- Of those that share as much, the ones of the same main color first.
      alike := coalesce(bits & step.same_color, 0::bit(32768));
      fresh := ARRAY(SELECT (step.block::bigint << 15) | (32767 - place)
        FROM set_places(alike, 0, enough - counts[n]) AS place);
      fresh := fresh || ARRAY(SELECT (step.block::bigint << 15) | (32767 - place)
        FROM set_places(bits & ~alike, 0, enough - counts[n] - cardinality(fresh)) AS place);
      found := found || fresh;
      levels := levels || array_fill(n, ARRAY[cardinality(fresh)]);
      counts[n] := counts[n] + cardinality(fresh);
    END LOOP;
    -- Enough that share more than half of the words: older ones are not looked for.
    EXIT WHEN enough <= (SELECT sum(count) FROM unnest(counts) WITH ORDINALITY AS level (count, shared)
      WHERE shared * 2 > asked);
  END LOOP;
  IF cardinality(found) <= wanted THEN
    FOR step IN
      SELECT posted.block, posted.bits & colored.bits AS bits
        FROM gallery_postings AS posted
        JOIN gallery_postings AS colored
          ON colored.key = gallery_facet_key('color:' || own_image.colors[1]) AND colored.block = posted.block
        WHERE posted.key = gallery_facet_key('category:' || own.category)
        ORDER BY posted.block DESC
    LOOP
      fresh := ARRAY(SELECT (step.block::bigint << 15) | (32767 - place)
        FROM set_places(step.bits, 0, enough - cardinality(found)) AS place);
      found := found || fresh;
      levels := levels || array_fill(0, ARRAY[cardinality(fresh)]);
      EXIT WHEN cardinality(found) >= enough;
    END LOOP;
  END IF;
  own_weight := (SELECT sum(ln(everybody / count)) FROM gallery_terms
    WHERE id = ANY (own.words) AND count > 0 AND NOT is_stop);
  numbers := ARRAY(
    SELECT number
      FROM (
        SELECT number, max(level) AS level FROM unnest(found, levels) AS candidates (number, level)
          WHERE number <> own.number GROUP BY number ORDER BY level DESC, number DESC LIMIT enough
      ) AS candidates
      JOIN gallery_images AS g USING (number) JOIN images AS i ON i.id = g.image_id
      CROSS JOIN LATERAL (
        -- Each word of this picture counts once: as itself, or as the best of its synonyms.
        SELECT sum(weight) AS weight FROM (
          SELECT ln(everybody / term.count) AS weight FROM gallery_terms AS term
            WHERE term.id = ANY (own.words) AND term.id = ANY (g.words) AND count > 0 AND NOT is_stop
          UNION ALL
          SELECT max(score * ln(everybody / term.count))
            FROM unnest(keys, groups, scores) AS synonym (key, stands_for, score)
            JOIN gallery_terms AS term ON term.id = stands_for AND term.count > 0
            WHERE score < 1 AND key = ANY (g.words) AND NOT stands_for = ANY (g.words) GROUP BY stands_for
        ) AS shared
      ) AS meaning
      ORDER BY round((coalesce(weight / nullif(own_weight, 0), 0)
          + 0.3 * gallery_palette_likeness(own_image.thumb_hash, own_image.colors, i.thumb_hash, i.colors))::numeric, 6)
          DESC,
        g.category = own.category DESC, g.number DESC
      LIMIT wanted);
  RETURN QUERY SELECT * FROM gallery_page(everybody::bigint, numbers);
END $$;

-- From 0 (other colors) to 1 (the same): how much of the named colors two pictures share, and how near their mean colors are.
-- A ThumbHash begins with the mean color: 6 bits each of lightness, yellow to blue and red to green.
CREATE FUNCTION gallery_palette_likeness(hash bytea, colors text[], other_hash bytea, other_colors text[])
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 0.5 * coalesce(
      cardinality(ARRAY(SELECT unnest(colors) INTERSECT SELECT unnest(other_colors)))::float8
        / nullif(cardinality(ARRAY(SELECT unnest(colors) UNION SELECT unnest(other_colors))), 0), 0)
    + 0.5 * exp(-4 * sqrt(
      ((mean & 63) / 63.0 - (other & 63) / 63.0) ^ 2
        + ((mean >> 6 & 63) / 31.5 - (other >> 6 & 63) / 31.5) ^ 2
        + ((mean >> 12 & 63) / 31.5 - (other >> 12 & 63) / 31.5) ^ 2)::float8)
    FROM (
      SELECT get_byte(hash, 0) | get_byte(hash, 1) << 8 | get_byte(hash, 2) << 16 AS mean,
        get_byte(other_hash, 0) | get_byte(other_hash, 1) << 8 | get_byte(other_hash, 2) << 16 AS other
    ) AS read
$$;

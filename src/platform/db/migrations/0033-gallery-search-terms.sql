-- A page of the pictures that have all wanted words of a query and none of the unwanted ones; see searchGalleryPostings.
-- `strict`: keys of words and of quoted pairs that are found by themselves alone; `pairs`: of pairs of words in a row,
-- which come first. For the other words three arrays side by side name the key, the word that it stands for, and how
-- loosely: 0 the word itself, 1 near, 2 of close meaning, 3 of similar meaning. `unwanted` and `unwanted_groups`: keys; a
-- picture with all keys of a group is left out. Each set of pictures lies within the next: phrase, exact, near, close, wide.
CREATE FUNCTION search_gallery_terms(
  strict bigint[], pairs bigint[], keys bigint[], words integer[], loosenesses integer[],
  unwanted bigint[], unwanted_groups integer[],
  as_of timestamptz, wanted integer, skipped bigint
) RETURNS SETOF gallery_page_row LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  edge bigint := gallery_edge(as_of);
  edge_block integer := edge >> 15;
  seen bit(32768) := (~(0::bit(32768))) >> (32767 - (edge & 32767)::int);
  loose_words bigint := (SELECT count(DISTINCT word) FROM unnest(words) AS word);
  is_near boolean := 1 = ANY (loosenesses);
  is_close boolean := 2 = ANY (loosenesses);
  is_wide boolean := 3 = ANY (loosenesses);
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
    SELECT block, CASE WHEN hidden.bits IS NULL THEN found.bits ELSE found.bits & ~hidden.bits END AS bits
      FROM unnest(candidates) AS block
      CROSS JOIN LATERAL (
        SELECT coalesce(bit_and(posted.bits), ~(0::bit(32768))) AS bits FROM unnest(strict) AS key
          JOIN gallery_postings AS posted ON posted.key = key.key AND posted.block = block.block
      ) AS found
      CROSS JOIN LATERAL (
        SELECT bit_or(each_group.bits) AS bits
          FROM (
            SELECT bit_and(posted.bits) AS bits
              FROM unnest(unwanted, unwanted_groups) AS asked (key, number)
              LEFT JOIN gallery_postings AS posted ON posted.key = asked.key AND posted.block = block.block
              GROUP BY asked.number HAVING count(posted.key) = count(*)
          ) AS each_group
      ) AS hidden
  ),
  loosely AS MATERIALIZED (
    SELECT block,
        CASE WHEN loose.words IS NULL THEN strictly.bits
          WHEN exact_words = loose_words THEN strictly.bits & loose.exact END AS exact,
        CASE WHEN near_words = loose_words THEN strictly.bits & loose.near END AS near,
        CASE WHEN close_words = loose_words THEN strictly.bits & loose.close END AS close,
        CASE WHEN wide_words = loose_words THEN strictly.bits & loose.wide END AS wide
      FROM strictly
      CROSS JOIN LATERAL (
        SELECT nullif(count(*), 0) AS words, bit_and(exact) AS exact, count(exact) AS exact_words,
            bit_and(near) AS near, count(near) AS near_words, bit_and(close) AS close, count(close) AS close_words,
            bit_and(wide) AS wide, count(wide) AS wide_words
          FROM (
            SELECT bit_or(bits) FILTER (WHERE looseness = 0) AS exact,
                bit_or(bits) FILTER (WHERE is_near AND looseness <= 1) AS near,
                bit_or(bits) FILTER (WHERE is_close AND looseness <= 2) AS close,
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
        bit_count(visible.close) AS closes, bit_count(visible.wide) AS wides
      FROM loosely
      CROSS JOIN LATERAL (
        SELECT CASE WHEN found.pairs = cardinality(search_gallery_terms.pairs) THEN exact & found.bits END AS phrase
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
            CASE WHEN hides THEN close & seen ELSE close END AS close,
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
        (3, closes - coalesce(nears, exacts, 0)),
        (4, wides - coalesce(closes, nears, exacts, 0))
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
          WHEN 3 THEN close & ~coalesce(near, exact, 0::bit(32768))
          ELSE wide & ~coalesce(close, near, exact, 0::bit(32768)) END,
        greatest(skipped - (through - count), 0)::int,
        (skipped + wanted - greatest(skipped, through - count))::int) AS place
      WHERE through > skipped AND through - count < skipped + wanted
  )
  SELECT coalesce((SELECT max(through) FROM counted), 0),
      ARRAY(SELECT number FROM found ORDER BY tier, number DESC)
    INTO total, numbers;
  RETURN QUERY SELECT * FROM gallery_page(total, numbers);
END $$;

import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { type GalleryImageView, type GalleryPage, newestNumber, SHOWN } from './gallery-pages.ts';

/** Keys of `gallery_postings` that a word of the query is found by, from the closest to the loosest. */
export interface SearchedWord {
  /** The word itself. */
  exact: readonly number[];
  /** Its forms, what begins with it, what it may be misspelt of. */
  near: readonly number[];
  /** What means something alike. */
  wide: readonly number[];
}

export interface SearchInput {
  /** At least one; a picture must have all of them. */
  words: readonly SearchedWord[];
  /** Keys of the pairs of words in a row: a picture that has them all has the phrase. */
  pairs: readonly number[];
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of the pictures that have all words: first those with the phrase, then with the words themselves, then with
 * near ones, then with a like meaning; newest first within each. Block by block the bitmaps of a word's keys are
 * united and those of the words intersected, so that the sets and their sizes are exact.
 */
export async function searchGalleryPostings(db: Database, input: SearchInput): Promise<GalleryPage> {
  const wanted = wantedKeys(input);
  const column = (name: keyof (typeof wanted)[number]) => wanted.map((row) => row[name]);
  const offset = sql`${input.offset}::bigint`;
  const limit = sql`${input.limit}::int`;
  const { rows } = await sql<SearchRow>`
    WITH edge AS MATERIALIZED (SELECT ${newestNumber(input.asOf)} AS number),
    words AS (
      SELECT block, word,
          bit_or(bits) FILTER (WHERE looseness = 0) AS exact,
          bit_or(bits) FILTER (WHERE looseness <= 1) AS near,
          bit_or(bits) AS wide
        FROM unnest(${column('key')}::bigint[], ${column('word')}::int[], ${column('looseness')}::int[])
          AS wanted (key, word, looseness)
        JOIN gallery_postings USING (key)
        GROUP BY block, word
    ),
    blocks AS (
      SELECT block,
          bit_and(exact) AS phrase, count(exact) AS phrase_words,
          bit_and(exact) FILTER (WHERE word >= 0) AS exact, count(exact) FILTER (WHERE word >= 0) AS exact_words,
          bit_and(near) FILTER (WHERE word >= 0) AS near, count(near) FILTER (WHERE word >= 0) AS near_words,
          bit_and(wide) FILTER (WHERE word >= 0) AS wide, count(wide) FILTER (WHERE word >= 0) AS wide_words
        FROM words GROUP BY block
    ),
    sets AS (
      SELECT block, seen,
          CASE WHEN phrase_words = ${input.words.length + input.pairs.length}::int THEN phrase & seen END AS phrase,
          CASE WHEN exact_words = ${input.words.length}::int THEN exact & seen END AS exact,
          CASE WHEN near_words = ${input.words.length}::int THEN near & seen END AS near,
          CASE WHEN wide_words = ${input.words.length}::int THEN wide & seen END AS wide
        FROM blocks CROSS JOIN LATERAL (
          SELECT CASE WHEN block < number >> 15 THEN ~(0::bit(32768))
            WHEN block = number >> 15 THEN ~(0::bit(32768)) >> (32767 - (number & 32767)::int)
            ELSE 0::bit(32768) END AS seen
          FROM edge
        ) AS seen
    ),
    tiers AS MATERIALIZED (
      SELECT tier, block, tiers.bits, bit_count(tiers.bits) AS count
        FROM sets CROSS JOIN LATERAL (VALUES
          (0, phrase),
          (1, exact & ~coalesce(phrase, 0::bit(32768))),
          (2, near & ~coalesce(exact, 0::bit(32768))),
          (3, wide & ~coalesce(near, 0::bit(32768)))
        ) AS tiers (tier, bits)
        WHERE bits IS NOT NULL
    ),
    counted AS MATERIALIZED (
      SELECT tier, block, count, sum(count) OVER (ORDER BY tier, block DESC) AS through FROM tiers
    ),
    found AS (
      SELECT tier, (block::bigint << 15) | (32767 - place) AS number
        FROM counted JOIN tiers USING (tier, block)
        CROSS JOIN LATERAL set_places(bits,
          greatest(${offset} - (through - counted.count), 0)::int,
          least(${offset} + ${limit} - greatest(${offset}, through - counted.count), ${limit})::int) AS place
        WHERE through > ${offset} AND through - counted.count < ${offset} + ${limit}
    )
    SELECT (SELECT coalesce(max(through), 0)::bigint FROM counted) AS total, page.*
      FROM (VALUES (1)) AS one (row)
      LEFT JOIN (
        SELECT tier, number, ${SHOWN}
          FROM found JOIN gallery_images USING (number) JOIN images ON images.id = gallery_images.image_id
      ) AS page ON true
      ORDER BY tier, page.number DESC`.execute(db);
  return { items: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

type SearchRow = GalleryImageView & { total: number };

function wantedKeys({ words, pairs }: SearchInput) {
  return [
    ...words.flatMap(({ exact, near, wide }, word) =>
      [exact, near, wide].flatMap((keys, looseness) => keys.map((key) => ({ key, word, looseness }))),
    ),
    ...pairs.map((key, index) => ({ key, word: -1 - index, looseness: 0 })),
  ];
}

import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** A word of a query, and what the vocabulary has for it. */
export interface AskedWord {
  /** Its place among the words of the query, from 1. */
  place: number;
  /** As typed: small letters without accents. */
  form: string;
  /** What it counts as: one for singular and plural. */
  word: string;
  /** A word that says nothing, such as 'the'. */
  isStop: boolean;
  /** Its own row of the vocabulary; null when no picture has it. */
  id: number | null;
  /** Pictures that have it. */
  count: number;
  /** Other forms of it: 'hike' for 'hiking'. */
  kin: number[];
  /** For the last word alone: what begins with it. */
  begun: number[];
  /** For a word that few pictures have: words that one or two mistakes could have made it of. */
  similar: SimilarWord[];
}

export interface SimilarWord {
  id: number;
  word: string;
  count: number;
}

const LONGEST_QUERY_WORDS = 16;
// Beginnings up to this length are rows of the vocabulary; longer ones are looked up in it.
const PREFIX_ROWS_UP_TO = 4;
const BEGUN_AT_MOST = 64;
const SIMILAR_AT_MOST = 100;
/** A word in fewer pictures than this may be a misspelling. */
const SUSPECT_BELOW = 20;

/** Reads a query's first 16 words against the vocabulary. */
export async function readGalleryQuery(db: Database, query: string): Promise<AskedWord[]> {
  const { rows } = await sql<AskedWord>`
    WITH asked AS MATERIALIZED (
      SELECT *, place = max(place) OVER () AS is_last, ts_lexize('english_stem', word) AS lexemes
        FROM gallery_words(${query}) WHERE place <= ${LONGEST_QUERY_WORDS}
    )
    SELECT place, form, asked.word, lexemes = '{}' AS is_stop, own.id, coalesce(own.count, 0) AS count,
      ARRAY(
        SELECT id FROM gallery_terms
          WHERE stem = coalesce(lexemes[1], asked.word) AND id IS DISTINCT FROM own.id AND count > 0
      ) AS kin,
      CASE WHEN NOT is_last THEN '{}'
        WHEN length(form) <= ${PREFIX_ROWS_UP_TO} THEN
          ARRAY(SELECT id FROM gallery_terms WHERE gallery_terms.word = form || '*')
        ELSE ARRAY(
          SELECT id FROM gallery_terms
            WHERE starts_with(gallery_terms.word, form) AND prefixes IS NOT NULL AND count > 0
            ORDER BY count DESC, id LIMIT ${BEGUN_AT_MOST})
      END AS begun,
      CASE WHEN coalesce(own.count, 0) >= ${SUSPECT_BELOW} OR length(asked.word) NOT BETWEEN 4 AND 32 THEN '[]'
        ELSE (
          SELECT coalesce(json_agg(json_build_object('id', id, 'word', near.word, 'count', near.count)), '[]') FROM (
            SELECT DISTINCT id, gallery_terms.word, count
              FROM gallery_misspellings(asked.word) AS misspelt
              JOIN gallery_spellings ON spelling = misspelt
              JOIN gallery_terms ON id = term
              WHERE id IS DISTINCT FROM own.id AND count > 0
              ORDER BY count DESC LIMIT ${SIMILAR_AT_MOST}
          ) AS near)
      END AS similar
    FROM asked LEFT JOIN gallery_terms AS own ON own.word = asked.word
    ORDER BY place`.execute(db);
  return rows;
}

/** The rows of these words (in the form that singular and plural share) that pictures have. */
export async function findGalleryTerms(
  db: Database,
  forms: readonly string[],
): Promise<{ form: string; id: number }[]> {
  if (forms.length === 0) return [];
  const { rows } = await sql<{ form: string; id: number }>`
    SELECT form, id FROM unnest(${[...forms]}::text[]) AS form
      JOIN gallery_terms ON word = gallery_singular(form) AND count > 0`.execute(db);
  return rows;
}

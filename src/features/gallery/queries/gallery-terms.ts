import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

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
  similarTerms: SimilarWord[];
}

export interface SimilarWord {
  id: number;
  word: string;
  count: number;
}

const LONGEST_QUERY_WORDS = 16;
const BEGUN_AT_MOST = 64;
/** A word in fewer pictures than this may be a misspelling. */
const SUSPECT_BELOW = 20;

/** Reads a query's first 16 words against the vocabulary. */
export async function readGalleryQuery(db: Database, query: string): Promise<AskedWord[]> {
  const { rows } = await sql<AskedWord>`
    SELECT * FROM read_gallery_query(${query}, ${LONGEST_QUERY_WORDS}, ${SUSPECT_BELOW}, ${BEGUN_AT_MOST})
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

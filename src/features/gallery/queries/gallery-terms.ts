import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** A word of a query with its matches in the vocabulary. */
export interface AskedWord {
  /** Position in the query, from 1. */
  place: number;
  /** As typed, in lowercase without accents. */
  form: string;
  /** Normalized form, the same for singular and plural. */
  word: string;
  /** Such as 'the'. */
  isStop: boolean;
  /** Its row in the vocabulary; null if no picture has it. */
  id: number | null;
  /** Number of pictures that have it. */
  count: number;
  /** Its other forms: 'hike' for 'hiking'. */
  kin: number[];
  /** Words that begin with it; only for the last word of the query. */
  begun: number[];
  /** Words within one or two spelling mistakes; only for a rare word. */
  similarTerms: SimilarWord[];
}

export interface SimilarWord {
  id: number;
  word: string;
  count: number;
}

const MAX_QUERY_WORDS = 16;
const MAX_COMPLETIONS = 64;
/** A word in fewer pictures than this may be a misspelling. */
const MISSPELLING_BELOW = 20;

/** Looks up the first 16 words of a query in the vocabulary. */
export async function readGalleryQuery(db: Database, query: string): Promise<AskedWord[]> {
  const { rows } = await sql<AskedWord>`
    SELECT * FROM read_gallery_query(${query}, ${MAX_QUERY_WORDS}, ${MISSPELLING_BELOW}, ${MAX_COMPLETIONS})
      ORDER BY place`.execute(db);
  return rows;
}

/** Vocabulary ids of these words, in their normalized forms. Words that no picture has are left out. */
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

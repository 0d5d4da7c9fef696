import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** A word of a query with its matches in the vocabulary. */
export interface AskedWord {
  /** Which of the texts it is in, from 1. */
  text: number;
  /** Position in its text, from 1. */
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
  /** Words that begin with it; only for the last word of the text to be completed. */
  begun: number[];
  /** Words within one or two spelling mistakes; only for a rare word. */
  similarTerms: SimilarWord[];
}

export interface SimilarWord {
  id: number;
  word: string;
  count: number;
}

const MAX_TEXT_WORDS = 16;
const MAX_COMPLETIONS = 64;
/** A word in fewer pictures than this may be a misspelling. */
const MISSPELLING_BELOW = 20;

/** Looks up the words of texts in the vocabulary. @param completed the number of the text whose last word may go on */
export async function readGalleryWords(
  db: Database,
  texts: readonly string[],
  completed: number | null,
): Promise<AskedWord[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<AskedWord>`
    SELECT asked.number::int AS text, read.*
      FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS asked (text, number)
      CROSS JOIN LATERAL read_gallery_query(asked.text, ${MAX_TEXT_WORDS}, ${MISSPELLING_BELOW},
        CASE WHEN asked.number = ${completed}::int THEN ${MAX_COMPLETIONS}::int ELSE 0 END) AS read
      ORDER BY asked.number, place`.execute(db);
  return rows.map((row) => (row.text === completed ? row : { ...row, begun: [] }));
}

/** The rarest words of a public picture that other pictures or synonyms may share, the rarest first. */
export async function listRarestWords(
  db: Database,
  id: string,
  limit: number,
): Promise<{ id: number; word: string }[]> {
  const { rows } = await sql<{ id: number; word: string }>`
    SELECT id, word FROM gallery_terms
      WHERE id = ANY ((SELECT words FROM gallery_images WHERE id = ${id})::int[]) AND NOT is_stop
      ORDER BY count, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Ids of the beginnings of one letter; every picture with words has one of them. */
export async function listFirstLetters(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM gallery_terms WHERE prefixes IS NULL AND word LIKE '_*'`.execute(db);
  return rows.map(({ id }) => id);
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

import type { Database } from '#platform/db/client';
import type { GalleryImageView } from '../queries/gallery-pages.ts';
import { type LikeWord, listSimilarGalleryImages } from '../queries/gallery-postings.ts';
import { findGalleryTerms, listRarestWords } from '../queries/gallery-terms.ts';
import { findSynonyms } from './synonyms.ts';

/** The rarest words say what a picture shows; more of them make it slow. */
const MOST_WORDS = 6;
const SYNONYMS_EACH = 4;
/** From this score on it is a word of the same meaning or a kind of it, as in a search. */
const CLOSE_FROM = 180;
/** What a synonym counts for, beside the word itself. */
const SYNONYM_SCORE = 0.6;

/** Pictures like this one, by meaning and palette, the most similar first. */
export async function listSimilarImages(
  { db }: { db: Database },
  { id, limit }: { id: string; limit: number },
): Promise<GalleryImageView[]> {
  const rarest = await listRarestWords(db, id, MOST_WORDS);
  const meant = rarest.flatMap(({ id: word, word: form }) =>
    findSynonyms([form], { from: CLOSE_FROM })
      .slice(0, SYNONYMS_EACH)
      .map((synonym) => ({ word, form: synonym.word })),
  );
  const known = await findGalleryTerms(db, [...new Set(meant.map(({ form }) => form))]);
  const keys = new Map(known.map(({ form, id: key }) => [form, key]));
  const synonyms: LikeWord[] = meant.flatMap(({ word, form }) => {
    const key = keys.get(form);
    return key === undefined || key === word ? [] : [{ key, word, score: SYNONYM_SCORE }];
  });
  const words = [...rarest.map(({ id: word }) => ({ key: word, word, score: 1 })), ...synonyms];
  return await listSimilarGalleryImages(db, { id, words, limit });
}

import type { LinkedData } from './read-json-ld.ts';

/** Nobody advertises with less: a share of the best rating, and how many people rated. */
const [SHARE_MIN, COUNT_MIN] = [0.8, 5];

/** How customers rate the page's first product, else the business, such as `★ 4.8 (1,203)`. @returns null if it is not worth a word */
export function findRating({ ratings }: Pick<LinkedData, 'ratings'>, language: string | null): string | null {
  const [rating] = ratings.filter(({ value, count }) => value > 0 && count > 0);
  if (!rating) return null;
  const { value, best, count } = rating;
  if (value > best || value / best < SHARE_MIN || count < COUNT_MIN) return null;
  const written = (number: number) =>
    new Intl.NumberFormat(language ?? 'en', { maximumFractionDigits: 1 }).format(number);
  return best === 5
    ? `★ ${written(value)} (${written(count)})`
    : `${written(value)}/${written(best)} (${written(count)})`;
}

import type { LinkedData } from './read-json-ld.ts';

/** The least share of the best rating, and the least number of people who rated: nobody advertises with less. */
const [SHARE_MIN, COUNT_MIN] = [0.8, 5];

/** The customers' rating of the page's only product, else of the business: `★ 4.8 (1,203)`. Null if it is poor or by too few. */
export function findRating({ ratings }: Pick<LinkedData, 'ratings'>, language: string | null): string | null {
  const [rating] = ratings.filter(({ value, count }) => value > 0 && count > 0);
  if (!rating) return null;
  const { value, best, count } = rating;
  if (value > best || value / best < SHARE_MIN || count < COUNT_MIN) return null;
  const written = (number: number) =>
    new Intl.NumberFormat(language ?? 'en', { maximumFractionDigits: 1, roundingMode: 'floor' }).format(
      number,
    );
  return best === 5
    ? `★ ${written(value)} (${written(count)})`
    : `${written(value)}/${written(best)} (${written(count)})`;
}

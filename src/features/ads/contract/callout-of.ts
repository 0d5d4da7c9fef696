import type { WebsiteAnalysis } from './ad-analyses.ts';
import { type AdConcept, CALLOUT_MAX_CHARACTERS } from './ad-enumerations.ts';

type Page = Pick<WebsiteAnalysis, 'price' | 'rating'>;

/**
 * The fact of a page that an ad calls out: its price, or else the rating of its customers. The story of a brand is told without
 * prices, and an offer without ratings. Empty if the page states none.
 */
export function calloutOf({ price, rating }: Page, concept: AdConcept | null): string {
  const [fact = ''] = calloutsOf({
    price: concept === 'story' ? null : price,
    rating: concept === 'offer' ? null : rating,
  });
  return fact;
}

/** The facts of a page that are short enough for an ad, the price first. */
export function calloutsOf({ price, rating }: Page): string[] {
  return [price, rating].filter(
    (fact): fact is string => !!fact && [...fact].length <= CALLOUT_MAX_CHARACTERS,
  );
}

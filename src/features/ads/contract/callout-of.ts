import type { WebsiteAnalysis } from './ad-analyses.ts';
import { type AdConcept, CALLOUT_MAX_CHARACTERS } from './ad-enumerations.ts';

/**
 * The fact of a page that an ad calls out: its price, or else the rating of its customers. The story of a brand is told without
 * prices, and an offer without ratings. Empty if the page states none, or none short enough.
 */
export function calloutOf(
  { price, rating }: Pick<WebsiteAnalysis, 'price' | 'rating'>,
  concept: AdConcept | null,
): string {
  const facts = [...(concept === 'story' ? [] : [price]), ...(concept === 'offer' ? [] : [rating])];
  return facts.find((fact) => fact && [...fact].length <= CALLOUT_MAX_CHARACTERS) ?? '';
}

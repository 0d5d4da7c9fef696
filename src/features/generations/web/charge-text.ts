import { creditsText } from '#features/credits/web/credits-text';
import type { Generation } from '../contract/generations.ts';

/** The charge of a generation without pictures, in a sentence or two. */
export function chargeText({
  creditsCharged,
  imageCount,
}: Pick<Generation, 'creditsCharged' | 'imageCount'>): string {
  if (creditsCharged === 0) return 'No credits were charged.';
  const what = imageCount === 1 ? 'the picture that had been started' : 'what had been started';
  const was = creditsCharged === 1 ? 'was' : 'were';
  return `${creditsText(creditsCharged)} ${was} charged for ${what}. If a picture is delivered anyway, it appears here.`;
}

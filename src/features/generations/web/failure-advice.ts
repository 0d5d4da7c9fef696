import * as phrases from '#phrases';
import type { Generation } from '../contract/generations.ts';

/**
 * Advice after a failed generation, in a sentence; null if there is none.
 * @param hasChoice whether another image model can be chosen
 */
export function failureAdvice(
  { failureRemedy }: Pick<Generation, 'failureRemedy'>,
  hasChoice: boolean,
): string | null {
  if (failureRemedy === 'other-words') return phrases.otherWordsAdvice;
  if (failureRemedy === 'wait') return hasChoice ? phrases.laterOrOtherModelAdvice : phrases.laterAdvice;
  return null;
}

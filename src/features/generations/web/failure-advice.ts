import type { Generation } from '../contract/generations.ts';

/**
 * Advice after a failed generation, in a sentence; null if there is none.
 * @param hasChoice whether another image model can be chosen
 */
export function failureAdvice(
  { failureRemedy }: Pick<Generation, 'failureRemedy'>,
  hasChoice: boolean,
): string | null {
  if (failureRemedy === 'other-words') return 'Try different words.';
  if (failureRemedy === 'wait')
    return hasChoice ? 'Try again later, or choose another image model.' : 'Try again later.';
  return null;
}

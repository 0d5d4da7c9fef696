import { SEED_MAX } from '#platform/limits/limits';

export interface Options {
  /** Null: a random one. */
  seed: number | null;
  negativePrompt: string;
}

export const NO_OPTIONS: Options = { seed: null, negativePrompt: '' };

/** The number in a text; null without one. Larger ones are cut to the largest. */
export function readSeed(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(SEED_MAX, Number(digits.slice(0, 10)));
}

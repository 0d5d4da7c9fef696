import { type Random, randomOption } from './random-option.ts';

/** What a refinement asks for when its prompt alone would ask for the same picture again. */
export const SUFFIX_VARIANTS = [
  'with cinematic lighting',
  'in golden hour light',
  'with award-winning focus',
  'from a unique angle',
  'in editorial quality',
  'in candid natural light',
  'in a minimalist clean style',
] as const;

/**
 * The prompt that a refinement starts from: the earlier picture's own, with a variant that it does not have yet
 * (any of them when it has all). A blank prompt stays blank.
 */
export function withSuffixVariant(prompt: string, random: Random): string {
  if (prompt.trim() === '') return '';
  const unused = SUFFIX_VARIANTS.filter((variant) => !prompt.includes(variant));
  const variant = randomOption(unused, random) ?? randomOption(SUFFIX_VARIANTS, random);
  return `${prompt.trimEnd()}, ${variant}`;
}

import { type Random, randomOption } from './random-option.ts';

/** Additions to a refinement's prompt, which alone would make the same picture again. */
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
 * A refinement's initial prompt: the earlier prompt with a variant that it does not have yet (any if it has all). A blank
 * prompt stays blank.
 */
export function withSuffixVariant(prompt: string, random: Random): string {
  if (prompt.trim() === '') return '';
  const unused = SUFFIX_VARIANTS.filter((variant) => !prompt.includes(variant));
  const variant = randomOption(unused, random) ?? randomOption(SUFFIX_VARIANTS, random);
  return `${prompt.trimEnd()}, ${variant}`;
}

/** The variant that a refinement's prompt has been given; null once it was edited. @param original the earlier prompt */
export function addedVariant(prompt: string, original: string): string | null {
  const start = `${original.trimEnd()}, `;
  const added = prompt.startsWith(start) ? prompt.slice(start.length) : '';
  return SUFFIX_VARIANTS.find((variant) => variant === added) ?? null;
}

import { understandPrompt } from '#studio/prompt/understand-prompt';
import { ARCHETYPE_CATEGORIES } from '../studio/archetype-categories.ts';

/** The content category that a prompt's words belong to, as the studio engine reads them. */
export function guessCategory(prompt: string): string | undefined {
  const { archetype } = understandPrompt(prompt);
  return archetype && ARCHETYPE_CATEGORIES[archetype];
}

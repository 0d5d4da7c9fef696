import { understandPrompt } from '#engines/studio/prompt/understand-prompt';
import { categoryOf } from '../studio/archetype-facts.ts';

/** The content category that a prompt's words belong to, as the studio engine reads them. */
export function guessCategory(prompt: string): string | undefined {
  const { archetype } = understandPrompt(prompt);
  return archetype && categoryOf(archetype);
}

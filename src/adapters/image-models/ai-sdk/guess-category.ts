import { understandPrompt } from '#engines/studio/prompt/understand-prompt';
import { categoryOf } from '../studio/archetype-facts.ts';

/** The content category of a prompt, as the studio engine understands it. */
export function guessCategory(prompt: string): string | undefined {
  const { archetype } = understandPrompt(prompt);
  return archetype && categoryOf(archetype);
}

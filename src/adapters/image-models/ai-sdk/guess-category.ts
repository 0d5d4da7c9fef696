import { ARCHETYPES } from '#engines/studio/archetypes';
import { understandPrompt } from '#engines/studio/prompt/understand-prompt';

/** The content category of a prompt, as the studio engine understands it. */
export function guessCategory(prompt: string): string | undefined {
  const { archetype } = understandPrompt(prompt);
  return archetype && ARCHETYPES[archetype].category;
}

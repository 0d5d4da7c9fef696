import { ARCHETYPES } from '#engines/studio/archetypes';
import { correctPrompt } from '#engines/studio/prompt/reading/correct-prompt';
import { readPrompt } from '#engines/studio/prompt/reading/read-prompt';
import { findSubjects, isDrawable } from '#engines/studio/prompt/vocabulary';

/** The content category of a prompt: that of the first noun which the studio engine can draw. */
export function guessCategory(prompt: string): string | undefined {
  const [subject] = readPrompt(correctPrompt(prompt, isDrawable).text, isDrawable).groups.flatMap(
    ({ noun }) => findSubjects(noun.forms),
  );
  if (subject?.kind === 'artwork') return subject.thing.category;
  return subject && (subject.kind === 'archetype' ? ARCHETYPES[subject.archetype].category : 'nature');
}

import { z } from 'zod';
import { continuePrompt, nameOfChange } from '#platform/words/changed-prompt';
import { withoutUnwanted } from '#platform/words/unwanted-things';

/** The parts of a stored grounding that tell the words of its picture. */
const grounding = z.object({
  prompt: z.string(),
  typed: z.string().optional(),
  words: z.string().optional(),
  details: z.object({
    recipe: z.object({ prompt: z.string(), refinements: z.array(z.string()).default([]) }).optional(),
  }),
});

/** All words of the picture that a generation changes, its prompt and the changes of it in order; null for a new picture. */
export function changedWords(stored: unknown): string | null {
  if (stored === null) return null;
  const { prompt, typed, words, details } = grounding.parse(stored);
  const { recipe } = details;
  return recipe
    ? recipe.refinements.reduce(continuePrompt, withoutUnwanted(recipe.prompt))
    : (words ?? typed ?? prompt);
}

/** The words by which lists name the pictures of a generation: for a change, those of the changed picture as well. */
export function nameOfPrompt({ prompt, grounding: stored }: { prompt: string; grounding: unknown }): string {
  return prompt && nameOfChange(changedWords(stored) ?? '', prompt);
}

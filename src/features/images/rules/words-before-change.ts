import { z } from 'zod';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
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

/** The prompt of the changed picture and its earlier changes as one prompt, such as `a lake, at night`; null for a new picture. */
export function wordsBeforeChange(stored: unknown): string | null {
  if (stored === null) return null;
  const { prompt, typed, words, details } = grounding.parse(stored);
  const { recipe } = details;
  return recipe
    ? recipe.refinements.reduce(continueWithin, withoutUnwanted(recipe.prompt))
    : (words ?? typed ?? prompt);
}

/** Changes that no longer fit into a prompt are left out. */
function continueWithin(words: string, change: string): string {
  const whole = continuePrompt(words, change);
  return whole.length > PROMPT_MAX_CHARACTERS ? words : whole;
}

/** The words that name a generation in lists: the prompt; for a change, `earlier prompt · change`. */
export function nameOfPrompt({ prompt, grounding: stored }: { prompt: string; grounding: unknown }): string {
  return prompt && nameOfChange(wordsBeforeChange(stored) ?? '', prompt);
}

import { parentPort } from 'node:worker_threads';
import { explainPainting } from '#engines/painter/explain';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToRead } from '#ports/prompt-explainer';

export type Answer = { explanation: PromptExplanation } | { failure: string };

/** Explains prompts one at a time. */
parentPort!.on('message', (asked: PromptToRead) => {
  explain(asked).then(
    (explanation) => parentPort!.postMessage({ explanation } satisfies Answer),
    (error: unknown) => parentPort!.postMessage({ failure: String(error) } satisfies Answer),
  );
});

/** Explains a prompt by the engines' own plans. A refinement is judged by its own words, unless it is a new prompt. */
async function explain({
  prompt,
  category,
  grounding,
  creditFree,
  size,
}: PromptToRead): Promise<PromptExplanation> {
  if (!grounding) return explainPainting(prompt, category, { creditFree });
  // Loads the composer, which plain prompts do not need.
  const { explainGrounded } = await import('./explain-grounded.ts');
  return await explainGrounded({ prompt, category, creditFree, size, details: grounding.details });
}

import { explainPrompt } from '#engines/studio/plan/explain-prompt';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToRead } from '#ports/prompt-explainer';

/** What the studio engine would draw. A refinement is judged by its own words, unless it is a new prompt. */
export async function explainRequest({
  prompt,
  category,
  grounding,
}: PromptToRead): Promise<PromptExplanation> {
  if (!grounding) return explainPrompt(prompt, category);
  // Loads the composer, which plain prompts do not need.
  const { explainGrounded } = await import('./explain-grounded.ts');
  return explainGrounded({ prompt, category, details: grounding.details });
}

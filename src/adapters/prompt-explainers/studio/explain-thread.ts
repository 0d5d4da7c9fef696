import { parentPort } from 'node:worker_threads';
import { explainPainting, explainProductShot } from '#engines/painter/explain';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToRead } from '#ports/prompt-explainer';
import type { SceneReading, SceneToRead } from '#ports/scene-reader';

export type Question = PromptToRead | { scene: SceneToRead };
export type Answer = { explanation: PromptExplanation } | { reading: SceneReading } | { failure: string };

/** Explains prompts and reads scenes one at a time. */
parentPort!.on('message', (asked: Question) => {
  answer(asked).then(
    (found) => parentPort!.postMessage(found),
    (error: unknown) => parentPort!.postMessage({ failure: String(error) } satisfies Answer),
  );
});

async function answer(asked: Question): Promise<Answer> {
  if (!('scene' in asked)) return { explanation: await explain(asked) };
  const { readScene } = await import('./read-scene.ts');
  return { reading: await readScene(asked.scene) };
}

/** Explains a prompt by the engines' own plans. A refinement is judged by its own words, unless it is a new prompt. */
async function explain({
  prompt,
  category,
  grounding,
  creditFree,
  hasCutOut,
  size,
}: PromptToRead): Promise<PromptExplanation> {
  if (hasCutOut && !grounding) return explainProductShot(prompt, { creditFree });
  if (!grounding) return explainPainting(prompt, category, { creditFree });
  // Loads the composer, which plain prompts do not need.
  const { explainGrounded } = await import('./explain-grounded.ts');
  return await explainGrounded({ prompt, category, creditFree, size, details: grounding.details });
}

import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { PromptExplainers, PromptToExplain } from '#ports/prompt-explainer';
import type { PromptAlternative, PromptExplanation } from '../contract/explain-prompt.ts';

export interface ExplainPromptDeps {
  /** The models on offer, the default first. */
  imageModels: readonly ImageModelSummary[];
  promptExplainers: PromptExplainers;
}

const MOST_ALTERNATIVES = 4;

/**
 * What a model would draw of a prompt, with a model that draws every prompt as the last alternative.
 * @throws ProviderError `transient`; AppError `rate_limited` unless it is paid
 */
export async function explainPrompt(
  { imageModels, promptExplainers }: ExplainPromptDeps,
  { imageModel, ...asked }: PromptToExplain & { imageModel: string },
): Promise<PromptExplanation> {
  const explainer = promptExplainers.get(imageModel);
  if (!explainer) return DRAWS_ALL;
  const explanation = await explainer.explain(asked);
  if (explanation.drawsPrompt) return explanation;
  const hosted = imageModels.find(({ id }) => !promptExplainers.has(id));
  const alternatives: PromptAlternative[] = explanation.alternatives.slice(
    0,
    hosted ? MOST_ALTERNATIVES - 1 : MOST_ALTERNATIVES,
  );
  if (hosted) alternatives.push({ prompt: asked.prompt, label: labelOf(hosted), imageModel: hosted.id });
  return { ...explanation, alternatives };
}

/** By a hosted model, or with a reference picture. */
export const DRAWS_ALL: PromptExplanation = {
  drawsPrompt: true,
  missing: null,
  head: null,
  drawn: [],
  leftOut: [],
  alternatives: [],
  language: 'und',
};

function labelOf({ provider, name }: ImageModelSummary): string {
  return `Use ${provider === null ? name : `${provider} ${name}`}`;
}

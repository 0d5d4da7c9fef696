import { AppError } from '#platform/errors/app-error';
import { type ExplainPromptDeps, explainPrompt } from './explain-prompt.ts';
import { asAsked } from './image-request.ts';
import type { GenerationRequest } from './request-generation.ts';

/**
 * The refusal of a prompt that its model would leave out of the picture; undefined if it is drawn, or the person wants the
 * picture anyway. With a reference picture, that is the subject.
 * @throws ProviderError `transient`
 */
export async function findUndrawable(
  deps: ExplainPromptDeps,
  { imageModel, request }: { imageModel: string; request: GenerationRequest },
): Promise<AppError | undefined> {
  const { prompt, anyway = false, settings, grounding, productId = null } = request;
  if (anyway || productId !== null) return undefined;
  const { drawsPrompt, missing, leftOut, alternatives } = await explainPrompt(deps, {
    imageModel,
    isPaid: true,
    caller: request.userId,
    category: settings?.category,
    creditFree: settings?.creditFree,
    ...(grounding ? asAsked(prompt, grounding) : { prompt }),
  });
  if (drawsPrompt) return undefined;
  return new AppError('cannot_draw', { head: missing, leftOut, alternatives, field: 'prompt' });
}

import { AppError } from '#platform/errors/app-error';
import { withUnwanted } from '#platform/words/unwanted-things';
import { type ExplainPromptDeps, explainPrompt } from './explain-prompt.ts';
import { asAsked } from './image-request.ts';
import type { GenerationRequest } from './request-generation.ts';

/**
 * The refusal of a prompt that its model would leave out of the picture; undefined if it is drawn, or the person wants the
 * picture anyway. A change that would not be seen is refused all the same: nobody pays for the same picture. With a reference
 * picture, that is the subject.
 * @throws ProviderError `transient`
 */
export async function findUndrawable(
  deps: ExplainPromptDeps,
  { imageModel, request }: { imageModel: string; request: GenerationRequest },
): Promise<AppError | undefined> {
  const { prompt, anyway = false, settings, grounding, productId = null, width, height } = request;
  if ((anyway && !grounding) || productId !== null) return undefined;
  const {
    drawsPrompt,
    missing,
    isChange = false,
    leftOut,
    alternatives,
  } = await explainPrompt(deps, {
    imageModel,
    isPaid: true,
    caller: { id: request.userId },
    category: settings?.category,
    creditFree: settings?.creditFree,
    ...(grounding
      ? { ...asAsked(prompt, grounding), size: { width, height } }
      : { prompt: withUnwanted(prompt, settings?.negativePrompt) }),
  });
  if (drawsPrompt || (anyway && !isChange)) return undefined;
  return new AppError('cannot_draw', {
    head: missing,
    leftOut,
    alternatives,
    field: 'prompt',
    ...(isChange && { isChange }),
  });
}

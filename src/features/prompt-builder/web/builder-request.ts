import {
  type GenerateGroundedRequest,
  generateGrounded,
  type VisualizeRequest,
  visualize,
} from '#features/generations/contract/guided-generation';
import { numberedWhereNumeric, refinementRequest } from '#features/generations/web/refinement-request';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { call } from '#web/api/call.ts';
import type { BuilderState } from './builder-state.ts';

/** A new picture, or the refinement of an earlier one. */
export type BuilderRequest =
  | { kind: 'new'; body: VisualizeRequest }
  | { kind: 'refinement'; body: GenerateGroundedRequest };

interface Place {
  /** As in the address. */
  modelId: string;
  /** Null: the default. */
  imageModel: string | null;
  /** Whether the picture must need no credit line. */
  creditFree?: boolean;
}

export function sendBuilderRequest(request: BuilderRequest, idempotencyKey: string) {
  return request.kind === 'new'
    ? call(visualize, { body: request.body, idempotencyKey })
    : call(generateGrounded, { body: request.body, idempotencyKey });
}

/** The request of Generate. */
export function builderRequest(
  state: BuilderState,
  { modelId, imageModel, creditFree }: Place,
): BuilderRequest {
  const { asset, example, grounding, settings, imageCount, options } = state;
  const negativePrompt = options.negativePrompt.trim();
  const customPrompt = sentPrompt(state);
  if (grounding) {
    const productId = asset?.id ?? example?.id;
    return {
      kind: 'refinement',
      body: refinementRequest({ grounding, customPrompt, productId, imageModel, creditFree }),
    };
  }
  return {
    kind: 'new',
    body: {
      assetId: asset?.id ?? null,
      exampleAsset: example && { name: example.name, imageUrl: example.imageUrl },
      modelId: numberedWhereNumeric(modelId),
      ...settings,
      customPrompt,
      imageCount,
      imageModel,
      ...(options.seed !== null && { seed: options.seed }),
      ...(negativePrompt !== '' && { negativePrompt }),
      ...(creditFree && { creditFree }),
    },
  };
}

/** The same request, also if the model leaves the subject of the prompt out. */
export function withAnyway(request: BuilderRequest): BuilderRequest {
  return request.kind === 'new'
    ? { ...request, body: { ...request.body, anyway: true } }
    : { ...request, body: { ...request.body, anyway: true } };
}

/** The final prompt, with the form's details as another sentence. */
export function sentPrompt({ prompt, details }: Pick<BuilderState, 'prompt' | 'details'>): string {
  const [first, further] = [prompt.trim(), details.trim()];
  if (further === '') return first;
  return /[.!?…]$/.test(first) ? `${first} ${further}` : `${first}. ${further}`;
}

/** The number of characters beyond the limit, counted as by the server. */
export function excessCharacters(prompt: string): number {
  return Math.max(0, [...prompt].length - PROMPT_MAX_CHARACTERS);
}

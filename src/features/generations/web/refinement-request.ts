import type { GenerateGroundedRequest } from '../contract/guided-generation.ts';
import type { GroundingContext } from './grounding-context.ts';

interface Refinement {
  grounding: GroundingContext;
  customPrompt: string;
  /** An asset chosen for this refinement; undefined: that of the earlier picture. */
  productId?: string | undefined;
  /** Null: the default. */
  imageModel: string | null;
  /** Whether the picture must need no credit line. */
  creditFree?: boolean | undefined;
}

/** The request that refines an earlier picture. */
export function refinementRequest({
  grounding,
  customPrompt,
  productId,
  imageModel,
  creditFree,
}: Refinement): GenerateGroundedRequest {
  const { originalGeneration, sourceImageUrl } = grounding;
  const { modelId, scene, style, clothing, color } = originalGeneration;
  return {
    modelId: numberedWhereNumeric(modelId),
    productId: productId ?? originalGeneration.productId ?? null,
    scene,
    style,
    clothing,
    color,
    customPrompt,
    groundingImageUrl: sourceImageUrl,
    groundingPrompt: originalGeneration.customPrompt || null,
    ...(imageModel !== null && { imageModel }),
    ...(creditFree && { creditFree }),
  };
}

/** The id of a professional model is a number. */
export function numberedWhereNumeric(modelId: number | string): number | string {
  return /^\d{1,15}$/.test(String(modelId)) ? Number(modelId) : modelId;
}

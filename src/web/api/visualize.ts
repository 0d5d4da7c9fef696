import { queryOptions } from '@tanstack/react-query';
import type { Asset, ExampleProduct } from '#contract/assets';
import type { BuilderPlace } from '#contract/builder-place';
import type { FormSettings } from '#contract/form-settings';
import type { GenerationAccepted } from '#contract/generations';
import type { TemplateSetDetail } from '#contract/template-sets';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

export function templateSetQuery(place: BuilderPlace) {
  return queryOptions({
    queryKey: queryKeys.templateSet(place),
    queryFn: ({ queryKey, signal }) => read<TemplateSetDetail>(queryKey, signal),
  });
}

export interface VisualizeRequest extends FormSettings {
  assetId: Asset['id'] | null;
  exampleAsset: Pick<ExampleProduct, 'name' | 'imageUrl'> | null;
  modelId: number | string;
  customPrompt: string;
  imageCount: number;
  imageModel: string | null;
}

export interface GroundedRequest {
  modelId: number | string;
  productId: string | null;
  scene: string;
  style: string;
  clothing: string;
  color: string;
  customPrompt: string;
  groundingImageUrl: string;
  groundingPrompt: string | null;
  /** The default where nothing is said. */
  imageModel?: string;
}

/** The prompt builder's request: of one kind or the other, by whether an earlier picture is refined. */
export type BuilderRequest =
  | { path: '/api/visualize'; payload: VisualizeRequest }
  | { path: '/api/generate-grounded'; payload: GroundedRequest };

export async function sendBuilderRequest(
  { path, payload }: BuilderRequest,
  idempotencyKey: string,
): Promise<GenerationAccepted> {
  const response = await request('POST', path, { payload, idempotencyKey });
  return (await response.json()) as GenerationAccepted;
}

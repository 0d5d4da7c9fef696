import { queryOptions } from '@tanstack/react-query';
import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import type { FormSettings } from '#features/generations/contract/form-settings';
import type { GenerationAccepted } from '#features/generations/contract/generations';
import { queryKeys } from '#web/api/query-keys.ts';
import { read, request } from '#web/api/request.ts';
import type { BuilderPlace } from '../../contract/builder-place.ts';
import type { TemplateSetDetail } from '../../contract/template-sets.ts';

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

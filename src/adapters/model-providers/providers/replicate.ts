import type { ImageModelV4CallOptions } from '@ai-sdk/provider';
import { adaptImageModel, withProviderOptions } from '../adapt-image-model.ts';
import { createCheck } from '../calls/request-json.ts';
import { toDataUri } from '../data-uri.ts';
import type { Provider } from '../provider.ts';
import { replicateImageModels } from '../replicate/replicate-image-models.ts';
import { stopWhenCanceled } from '../replicate/stop-when-canceled.ts';

export const replicate: Provider = {
  name: 'replicate',
  label: 'Replicate',
  isForPicturesAlone: true,
  whenCanceled: 'asks',
  settings: {
    apiToken: { variable: 'REPLICATE_API_TOKEN', isRequired: true, isSecret: true },
    baseUrl: { variable: 'REPLICATE_BASE_URL', default: 'https://api.replicate.com/v1' },
  },
  imageModels: replicateImageModels,
  async open({ apiToken = '', baseUrl = '' }, { fetch }) {
    const { createReplicate } = await import('@ai-sdk/replicate');
    const open = (observed: typeof fetch) => createReplicate({ apiToken, baseURL: baseUrl, fetch: observed });
    return {
      image: (id) =>
        adaptImageModel(open(fetch).image(id), (options) =>
          stopWhenCanceled({ fetch, baseUrl, apiToken }, toInput(id, options), (observed, asked) =>
            open(observed).image(id).doGenerate(asked),
          ),
        ),
      check: createCheck(fetch, `${baseUrl}/account`, { authorization: `Bearer ${apiToken}` }),
    };
  },
};

/** Names of the models' picture inputs that differ from the SDK's `image`. */
const PICTURE_INPUTS: readonly { models: RegExp; input: string; isList: boolean }[] = [
  { models: /\/(flux-2-|gpt-image-)/, input: 'input_images', isList: true },
  { models: /\/(nano-banana|seedream-)/, input: 'image_input', isList: true },
  { models: /\/flux-kontext-/, input: 'input_image', isList: false },
];

function toInput(id: string, options: ImageModelV4CallOptions): ImageModelV4CallOptions {
  const named = PICTURE_INPUTS.find(({ models }) => models.test(id));
  const pictures = named ? (options.files?.map(toDataUri) ?? []) : [];
  const [width, height] = options.size?.split('x').map(Number) ?? [];
  return withProviderOptions(
    {
      ...options,
      files: named ? undefined : options.files,
      size: undefined,
    },
    'replicate',
    {
      ...(named && pictures.length > 0 ? { [named.input]: named.isList ? pictures : pictures[0]! } : {}),
      ...(width && height ? { aspect_ratio: 'custom', width, height } : {}),
      // Short, so that a prediction's id is known soon and it can be canceled.
      maxWaitTimeInSeconds: 1,
      // The SDK's default is two minutes; the call has its own, longer limit.
      maxPollAttempts: 7_200,
    },
  );
}

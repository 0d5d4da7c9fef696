import type { ImageModelV4, ImageModelV4CallOptions } from '@ai-sdk/provider';
import { adaptImageModel, withProviderOptions } from '../adapt-image-model.ts';
import { falImageModels } from '../fal/fal-image-models.ts';
import type { Provider } from '../provider.ts';

export const fal: Provider = {
  name: 'fal',
  label: 'fal',
  isForPicturesAlone: true,
  settings: {
    apiKey: { variable: 'FAL_API_KEY', isRequired: true, unless: 'key', isSecret: true },
    key: { variable: 'FAL_KEY', isSecret: true, words: "API key, under the name that fal's own client uses" },
    baseUrl: { variable: 'FAL_BASE_URL', default: 'https://fal.run' },
  },
  imageModels: falImageModels,
  async open({ key = '', apiKey = key, baseUrl = '' }, { fetch }) {
    const { createFal } = await import('@ai-sdk/fal');
    const sdk = createFal({ apiKey, baseURL: baseUrl, fetch });
    return {
      image: (id) =>
        adaptImageModel(sdk.image(id), async (options) => {
          const endpoint = endpointOf(id, options);
          const model: ImageModelV4 = sdk.image(endpoint);
          return await model.doGenerate(toInput(endpoint, options));
        }),
    };
  },
};

/** Some models have separate endpoints for prompts with and without pictures. */
function endpointOf(id: string, { files = [] }: ImageModelV4CallOptions): string {
  const hasPictures = files.length > 0;
  if (/^fal-ai\/flux-pro\/kontext(\/max)?$/.test(id)) return hasPictures ? id : `${id}/text-to-image`;
  if (!hasPictures) return id;
  if (/^(fal-ai\/(flux-2(-pro|-flex|-max)?|nano-banana[^/]*)|google\/nano-banana[^/]*)$/.test(id))
    return `${id}/edit`;
  if (/seedream\/v[\d.]+\/text-to-image$/.test(id)) return id.replace(/text-to-image$/, 'edit');
  if (/^fal-ai\/flux\/(dev|krea)$/.test(id)) return `${id}/image-to-image`;
  return id;
}

function toInput(endpoint: string, options: ImageModelV4CallOptions): ImageModelV4CallOptions {
  const { aspectRatio } = options;
  return withProviderOptions({ ...options, aspectRatio: undefined }, 'fal', {
    // The SDK would turn it into a size, which these models ignore.
    ...(aspectRatio ? { aspect_ratio: aspectRatio } : {}),
    ...(endpoint.endsWith('/edit') ? { useMultipleImages: true } : {}),
  });
}

import { openaiImageModels } from '../openai/openai-image-models.ts';
import { withQuality } from '../openai/with-quality.ts';
import type { Provider } from '../provider.ts';

/** OpenAI's models in Azure, by deployment name. Traits apply to deployments that are named like the models. */
export const azure: Provider = {
  name: 'azure',
  label: 'Azure OpenAI',
  settings: {
    apiKey: { variable: 'AZURE_API_KEY', isRequired: true, isSecret: true },
    resource: {
      variable: 'AZURE_RESOURCE_NAME',
      isRequired: true,
      unless: 'baseUrl',
      words: 'name of the resource; AZURE_BASE_URL can replace it',
    },
    baseUrl: { variable: 'AZURE_BASE_URL' },
    apiVersion: { variable: 'AZURE_API_VERSION', default: 'v1', words: 'version of the API' },
    quality: {
      variable: 'AZURE_IMAGE_QUALITY',
      default: 'medium',
      words: 'quality of its pictures, as OPENAI_IMAGE_QUALITY',
    },
  },
  imageModels: openaiImageModels.map((traits) => ({ ...traits, price: null })),
  async open({ apiKey = '', resource, baseUrl, apiVersion = '', quality = '' }, { fetch }) {
    const { createAzure } = await import('@ai-sdk/azure');
    const sdk = createAzure({
      apiKey,
      apiVersion,
      fetch,
      ...(baseUrl ? { baseURL: baseUrl } : {}),
      ...(resource ? { resourceName: resource } : {}),
    });
    const paint = withQuality('AZURE_IMAGE_QUALITY', quality);
    return { image: (id) => paint(sdk.image(id)), language: (id) => sdk.languageModel(id) };
  },
};

import { createCheck } from '../calls/request-json.ts';
import { type ImageModelTraits, PLAIN_TRAITS, type Provider } from '../provider.ts';

const anyModel = {
  ...PLAIN_TRAITS,
  shapes: { kind: 'free', step: 32, leastSide: 256, mostSide: 1_440, mostPixels: 2_073_600 },
} satisfies Omit<ImageModelTraits, 'models'>;

export const deepinfra: Provider = {
  name: 'deepinfra',
  label: 'DeepInfra',
  settings: {
    apiKey: { variable: 'DEEPINFRA_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'DEEPINFRA_BASE_URL', default: 'https://api.deepinfra.com/v1' },
  },
  imageModels: [
    {
      ...anyModel,
      models: /^black-forest-labs\/FLUX-1-schnell$/,
      label: 'FLUX.1 schnell',
      price: {
        per: 'megapixel',
        usd: 0.002,
        source: 'deepinfra.com/black-forest-labs/FLUX-1-schnell, 2025-08',
      },
      // The default, one step, is too few.
      options: () => ({ deepinfra: { num_inference_steps: 4 } }),
    },
    {
      ...anyModel,
      models: /^black-forest-labs\/FLUX-1-dev$/,
      label: 'FLUX.1 dev',
      price: { per: 'megapixel', usd: 0.009, source: 'deepinfra.com/black-forest-labs/FLUX-1-dev, 2025-08' },
      options: () => ({ deepinfra: { num_inference_steps: 25 } }),
    },
    {
      ...anyModel,
      models: /^black-forest-labs\/FLUX-pro$/,
      label: 'FLUX.1 pro',
      price: { per: 'image', usd: 0.05, source: 'deepinfra.com/black-forest-labs/FLUX-pro, 2025-08' },
    },
    { ...anyModel, models: /^black-forest-labs\/FLUX\.1-Kontext-/, references: 1 },
    { ...anyModel, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createDeepInfra } = await import('@ai-sdk/deepinfra');
    const sdk = createDeepInfra({ apiKey, baseURL: baseUrl, fetch });
    return {
      image: (id) => sdk.image(id),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/openai/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

import { createCheck } from '../calls/request-json.ts';
import type { ImageModelTraits, Provider } from '../provider.ts';

const PRICING = 'docs.x.ai/docs/models, 2026-08';

const imagine = {
  shapes: {
    kind: 'ratios',
    ratios: ['2:1', '16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16', '1:2'],
    pixels: 1_048_576,
  },
  references: 3,
  takesMask: false,
  takesSeed: false,
  imagesPerCall: 3,
  price: null,
} satisfies Omit<ImageModelTraits, 'models'>;

export const xai: Provider = {
  name: 'xai',
  label: 'xAI',
  settings: {
    apiKey: { variable: 'XAI_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'XAI_BASE_URL', default: 'https://api.x.ai/v1' },
  },
  imageModels: [
    {
      ...imagine,
      models: /^grok-imagine-image$/,
      label: 'Grok Imagine',
      price: { per: 'image', usd: 0.02, source: PRICING },
    },
    {
      ...imagine,
      models: /^grok-imagine-image-quality$/,
      label: 'Grok Imagine Quality',
      price: { per: 'image', usd: 0.05, source: PRICING },
    },
    { ...imagine, models: /^grok-imagine-image-2\.0/, label: 'Grok Imagine 2.0' },
    { ...imagine, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createXai } = await import('@ai-sdk/xai');
    const sdk = createXai({ apiKey, baseURL: baseUrl, fetch });
    return {
      image: (id) => sdk.image(id),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

import { createCheck } from '../calls/request-json.ts';
import { type ImageModelTraits, PLAIN_TRAITS, type Provider, pricing } from '../provider.ts';

const { perImage } = pricing('docs.x.ai/docs/models, 2026-08');

const imagine = {
  ...PLAIN_TRAITS,
  shapes: {
    kind: 'ratios',
    ratios: ['2:1', '16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16', '1:2'],
    pixels: 1_048_576,
  },
  references: 3,
  takesSeed: false,
  imagesPerCall: 3,
} satisfies Omit<ImageModelTraits, 'models'>;

export const xai: Provider = {
  name: 'xai',
  label: 'xAI',
  settings: {
    apiKey: { variable: 'XAI_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'XAI_BASE_URL', default: 'https://api.x.ai/v1' },
  },
  imageModels: [
    { ...imagine, models: /^grok-imagine-image$/, label: 'Grok Imagine', price: perImage(0.02) },
    {
      ...imagine,
      models: /^grok-imagine-image-quality$/,
      label: 'Grok Imagine Quality',
      price: perImage(0.05),
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

import { createCheck } from '../calls/request-json.ts';
import { type ImageModelTraits, PLAIN_TRAITS, type Provider, pricing } from '../provider.ts';

const { perMegapixel } = pricing('together.ai/pricing, 2026-05');

const flux = {
  ...PLAIN_TRAITS,
  shapes: { kind: 'free', step: 16, leastSide: 256, mostSide: 1_440, mostPixels: 2_073_600 },
} satisfies Omit<ImageModelTraits, 'models'>;

export const togetherai: Provider = {
  name: 'togetherai',
  label: 'Together AI',
  settings: {
    apiKey: { variable: 'TOGETHER_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'TOGETHER_BASE_URL', default: 'https://api.together.xyz/v1' },
  },
  imageModels: [
    {
      ...flux,
      models: /^black-forest-labs\/FLUX\.1-schnell$/,
      label: 'FLUX.1 schnell',
      price: perMegapixel(0.0027),
    },
    {
      ...flux,
      models: /^black-forest-labs\/FLUX\.1-dev$/,
      label: 'FLUX.1 dev',
      price: perMegapixel(0.0154),
    },
    { ...flux, models: /^black-forest-labs\/FLUX\.2-pro$/, label: 'FLUX.2 pro', references: 1 },
    { ...flux, models: /^black-forest-labs\/FLUX\.2-flex$/, label: 'FLUX.2 flex', references: 1 },
    { ...flux, models: /^black-forest-labs\/FLUX\.1-kontext-/i, references: 1 },
    { ...flux, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createTogetherAI } = await import('@ai-sdk/togetherai');
    const sdk = createTogetherAI({ apiKey, baseURL: baseUrl, fetch });
    return {
      image: (id) => sdk.image(id),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

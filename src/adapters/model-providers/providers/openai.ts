import { createCheck } from '../calls/request-json.ts';
import { openaiImageModels } from '../openai/openai-image-models.ts';
import { withQuality } from '../openai/with-quality.ts';
import type { Provider } from '../provider.ts';

const PRICING = 'developers.openai.com/api/docs/pricing, 2026-05';

export const openai: Provider = {
  name: 'openai',
  label: 'OpenAI',
  settings: {
    apiKey: { variable: 'OPENAI_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'OPENAI_BASE_URL', default: 'https://api.openai.com/v1' },
    quality: {
      variable: 'OPENAI_IMAGE_QUALITY',
      default: 'medium',
      words: 'quality of its pictures, which decides their price (auto, low, medium, high, xhigh or max)',
    },
  },
  imageModels: openaiImageModels,
  textPrices: [
    { models: /^gpt-5\.5$/, inputUsd: 5, outputUsd: 30, source: PRICING },
    { models: /^gpt-5\.4-nano/, inputUsd: 0.2, outputUsd: 1.25, source: PRICING },
    { models: /^gpt-5\.4-mini/, inputUsd: 0.75, outputUsd: 4.5, source: PRICING },
    { models: /^gpt-5\.4$/, inputUsd: 2.5, outputUsd: 15, source: PRICING },
  ],
  async open({ apiKey = '', baseUrl = '', quality = '' }, { fetch }) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const sdk = createOpenAI({ apiKey, baseURL: baseUrl, fetch });
    const paint = withQuality('OPENAI_IMAGE_QUALITY', quality);
    return {
      image: (id) => paint(sdk.image(id)),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

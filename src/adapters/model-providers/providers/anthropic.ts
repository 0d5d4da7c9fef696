import { createCheck } from '../calls/request-json.ts';
import type { Provider } from '../provider.ts';

const PRICING = 'platform.claude.com/docs/about-claude/pricing, 2026-10';

/** Text and vision. */
export const anthropic: Provider = {
  name: 'anthropic',
  label: 'Anthropic',
  settings: {
    apiKey: { variable: 'ANTHROPIC_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'ANTHROPIC_BASE_URL', default: 'https://api.anthropic.com/v1' },
  },
  imageModels: [],
  textPrices: [
    { models: /^claude-opus-5-5/, inputUsd: 4, outputUsd: 20, source: PRICING },
    { models: /^claude-opus-(5|4-[56])/, inputUsd: 5, outputUsd: 25, source: PRICING },
    { models: /^claude-sonnet-5-5/, inputUsd: 2, outputUsd: 10, source: PRICING },
    { models: /^claude-sonnet-4/, inputUsd: 3, outputUsd: 15, source: PRICING },
    { models: /^claude-haiku-4-5/, inputUsd: 1, outputUsd: 5, source: PRICING },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const sdk = createAnthropic({ apiKey, baseURL: baseUrl, fetch });
    return {
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, {
        'x-api-key': apiKey,
        'anthropic-version': '2023-06-01',
      }),
    };
  },
};

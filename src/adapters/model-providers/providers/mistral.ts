import { createCheck } from '../calls/request-json.ts';
import type { Provider } from '../provider.ts';

/** Text and vision. */
export const mistral: Provider = {
  name: 'mistral',
  label: 'Mistral',
  settings: {
    apiKey: { variable: 'MISTRAL_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'MISTRAL_BASE_URL', default: 'https://api.mistral.ai/v1' },
  },
  imageModels: [],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createMistral } = await import('@ai-sdk/mistral');
    const sdk = createMistral({ apiKey, baseURL: baseUrl, fetch });
    return {
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

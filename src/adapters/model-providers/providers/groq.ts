import { createCheck } from '../calls/request-json.ts';
import type { Provider } from '../provider.ts';

/** Text and vision. */
export const groq: Provider = {
  name: 'groq',
  label: 'Groq',
  settings: {
    apiKey: { variable: 'GROQ_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'GROQ_BASE_URL', default: 'https://api.groq.com/openai/v1' },
  },
  imageModels: [],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createGroq } = await import('@ai-sdk/groq');
    const sdk = createGroq({ apiKey, baseURL: baseUrl, fetch });
    return {
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

import { createCheck } from '../calls/request-json.ts';
import { googleImageModels } from '../google/google-image-models.ts';
import { googleTextPrices } from '../google/google-text-prices.ts';
import { refuseBlocked } from '../google/refuse-blocked.ts';
import type { Provider } from '../provider.ts';

/** The Gemini API of Google AI Studio. */
export const google: Provider = {
  name: 'google',
  label: 'Google',
  settings: {
    apiKey: { variable: 'GOOGLE_GENERATIVE_AI_API_KEY', isRequired: true, isSecret: true },
    baseUrl: {
      variable: 'GOOGLE_GENERATIVE_AI_BASE_URL',
      default: 'https://generativelanguage.googleapis.com/v1beta',
    },
  },
  imageModels: googleImageModels('google'),
  textPrices: googleTextPrices,
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createGoogle } = await import('@ai-sdk/google');
    const { createImagenModel } = await import('../google/imagen-model.ts');
    const sdk = createGoogle({ apiKey, baseURL: baseUrl, fetch: refuseBlocked(fetch) });
    const models = `${baseUrl.replace(/\/+$/, '')}/models`;
    const headers = { 'x-goog-api-key': apiKey };
    const imagen = (id: string) =>
      createImagenModel(id, {
        provider: 'google',
        sign: async () => ({ url: `${models}/${encodeURIComponent(id)}:predict`, headers }),
        fetch,
      });
    return {
      image: (id) => (id.startsWith('imagen-') ? imagen(id) : sdk.image(id)),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, models, headers),
    };
  },
};

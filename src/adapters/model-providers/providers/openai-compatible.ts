import { createCheck } from '../calls/request-json.ts';
import { PLAIN_TRAITS, type Provider } from '../provider.ts';

/** Any server that speaks OpenAI's protocol: LocalAI, vLLM, SGLang, Ollama for text. */
export const openaiCompatible: Provider = {
  name: 'openai-compatible',
  label: 'OpenAI-compatible server',
  // Gateways support it; other servers ignore it.
  idempotencyHeader: 'Idempotency-Key',
  settings: {
    baseUrl: {
      variable: 'OPENAI_COMPATIBLE_BASE_URL',
      isRequired: true,
      unless: 'baseUrls',
      words: 'address with /v1 (LocalAI, vLLM, SGLang, Ollama)',
    },
    baseUrls: {
      variable: 'OPENAI_COMPATIBLE_BASE_URLS',
      words: 'addresses of several servers, comma-separated, as a pool',
    },
    apiKey: {
      variable: 'OPENAI_COMPATIBLE_API_KEY',
      isSecret: true,
      words: 'API key, if the server needs one',
    },
  },
  imageModels: [
    {
      models: /./,
      shapes: { kind: 'free', step: 64, leastSide: 256, mostSide: 2_048, mostPixels: 2_097_152 },
      ...PLAIN_TRAITS,
      references: 1,
      takesSeed: false,
      imagesPerCall: 4,
      price: { per: 'image', usd: 0, source: 'a server of one’s own' },
    },
  ],
  textPrices: [{ models: /./, inputUsd: 0, outputUsd: 0, source: 'a server of one’s own' }],
  async open({ baseUrl = '', apiKey }, { fetch }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const sdk = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl,
      fetch,
      // Most servers take a schema; others get it in the prompt at the second attempt.
      supportsStructuredOutputs: true,
      ...(apiKey ? { apiKey } : {}),
    });
    return {
      image: (id) => sdk.imageModel(id),
      language: (id) => sdk.chatModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    };
  },
};

import { createCheck } from '../calls/request-json.ts';
import { refuseModerated } from '../errors/refuse-moderated.ts';
import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  type Provider,
  type Safety,
  type ShapedRequest,
} from '../provider.ts';

const TOLERANCE: Record<Safety, number> = { strict: 0, standard: 2, relaxed: 5 };

const flux = {
  ...PLAIN_TRAITS,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '16:9', '3:2', '5:4', '1:1', '4:5', '2:3', '9:16', '9:21'],
    pixels: 1_048_576,
  },
} satisfies Omit<ImageModelTraits, 'models'>;

const kontext = {
  ...flux,
  references: 1,
  options: ({ safety, hasReference }: ShapedRequest) => ({
    fireworks: {
      safety_tolerance: hasReference ? Math.min(2, TOLERANCE[safety]) : TOLERANCE[safety],
      output_format: 'png',
    },
  }),
} satisfies Omit<ImageModelTraits, 'models'>;

export const fireworks: Provider = {
  name: 'fireworks',
  label: 'Fireworks',
  settings: {
    apiKey: { variable: 'FIREWORKS_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'FIREWORKS_BASE_URL', default: 'https://api.fireworks.ai/inference/v1' },
  },
  imageModels: [
    { ...flux, models: /\/flux-1-schnell-fp8$/, label: 'FLUX.1 schnell' },
    { ...flux, models: /\/flux-1-dev-fp8$/, label: 'FLUX.1 dev' },
    { ...kontext, models: /\/flux-kontext-pro$/, label: 'FLUX.1 Kontext pro' },
    { ...kontext, models: /\/flux-kontext-max$/, label: 'FLUX.1 Kontext max' },
    {
      ...flux,
      models: /\/(playground-v2|stable-diffusion-xl|japanese-stable-diffusion-xl|SSD-1B)/,
      shapes: { kind: 'free', step: 64, leastSide: 512, mostSide: 1_536, mostPixels: 1_048_576 },
    },
    { ...flux, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createFireworks } = await import('@ai-sdk/fireworks');
    const sdk = createFireworks({ apiKey, baseURL: baseUrl, fetch: refuseModerated(fetch) });
    return {
      image: (id) => sdk.image(id),
      language: (id) => sdk.languageModel(id),
      check: createCheck(fetch, `${baseUrl}/models`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

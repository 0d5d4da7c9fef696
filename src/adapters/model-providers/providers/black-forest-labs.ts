import { createCheck } from '../calls/request-json.ts';
import { refuseModerated } from '../errors/refuse-moderated.ts';
import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  type Provider,
  pricing,
  type Safety,
  type ShapedRequest,
} from '../provider.ts';

/** 0 is the strictest; 2 is the API's default, and the maximum with a reference. */
const TOLERANCE: Record<Safety, number> = { strict: 0, standard: 2, relaxed: 5 };

const { perImage, perMegapixel } = pricing('docs.bfl.ai/quick_start/pricing, 2026-11');

const flux = {
  ...PLAIN_TRAITS,
  options: ({ safety, hasReference }: ShapedRequest) => ({
    blackForestLabs: {
      safetyTolerance: hasReference ? Math.min(2, TOLERANCE[safety]) : TOLERANCE[safety],
      outputFormat: 'png',
    },
  }),
} satisfies Omit<ImageModelTraits, 'models' | 'shapes'>;

const flux2 = {
  ...flux,
  shapes: { kind: 'free', step: 16, leastSide: 256, mostSide: 2_048, mostPixels: 4_194_304 },
  references: 8,
} satisfies Omit<ImageModelTraits, 'models'>;

const kontext = {
  ...flux,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '2:1', '16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16', '1:2', '9:21'],
    pixels: 1_048_576,
  },
  references: 4,
} satisfies Omit<ImageModelTraits, 'models'>;

export const blackForestLabs: Provider = {
  name: 'black-forest-labs',
  label: 'Black Forest Labs',
  isForPicturesAlone: true,
  whenCanceled: 'finishes',
  settings: {
    apiKey: { variable: 'BFL_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'BFL_BASE_URL', default: 'https://api.bfl.ai/v1' },
  },
  imageModels: [
    { ...flux2, models: /^flux-2-pro/, label: 'FLUX.2 pro', price: perMegapixel(0.03) },
    { ...flux2, models: /^flux-2-max/, label: 'FLUX.2 max', price: perMegapixel(0.07) },
    { ...flux2, models: /^flux-2-flex/, label: 'FLUX.2 flex', price: perMegapixel(0.05) },
    { ...flux2, models: /^flux-2-klein-9b/, label: 'FLUX.2 klein 9B', price: perMegapixel(0.015) },
    { ...flux2, models: /^flux-2-klein-4b/, label: 'FLUX.2 klein 4B', price: perMegapixel(0.014) },
    { ...kontext, models: /^flux-kontext-pro/, label: 'FLUX.1 Kontext pro', price: perImage(0.04) },
    { ...kontext, models: /^flux-kontext-max/, label: 'FLUX.1 Kontext max', price: perImage(0.08) },
    {
      ...flux,
      models: /^flux-pro-1\.1-ultra/,
      label: 'FLUX 1.1 pro ultra',
      shapes: { ...kontext.shapes, pixels: 4_194_304 },
      price: perImage(0.06),
    },
    {
      ...flux,
      models: /^flux-pro-1\.1$/,
      label: 'FLUX 1.1 pro',
      shapes: { kind: 'free', step: 32, leastSide: 256, mostSide: 1_440, mostPixels: 2_073_600 },
      price: perImage(0.04),
    },
    { ...flux2, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
    const sdk = createBlackForestLabs({
      apiKey,
      baseURL: baseUrl,
      fetch: refuseModerated(fetch),
      pollIntervalMillis: 1_000,
      // The call has its own, shorter limit.
      pollTimeoutMillis: 3_600_000,
    });
    return {
      image: (id) => sdk.image(id),
      check: createCheck(fetch, `${baseUrl}/credits`, { 'x-key': apiKey }),
    };
  },
};

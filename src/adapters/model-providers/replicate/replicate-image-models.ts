import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  pricing,
  type Safety,
  type ShapedRequest,
} from '../provider.ts';

const { perImage } = pricing('replicate.com/pricing, 2026-10');

/** 1 is the strictest; 2 is the models' default, and the maximum with a reference. */
const TOLERANCE: Record<Safety, number> = { strict: 1, standard: 2, relaxed: 5 };

const IMAGEN_FILTER: Record<Safety, string> = {
  strict: 'block_low_and_above',
  standard: 'block_medium_and_above',
  relaxed: 'block_only_high',
};

const anyModel = {
  ...PLAIN_TRAITS,
  shapes: { kind: 'ratios', ratios: ['16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16'], pixels: 1_048_576 },
} satisfies Omit<ImageModelTraits, 'models'>;

const png = () => ({ replicate: { output_format: 'png' } });

const flux = {
  ...anyModel,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16', '9:21'],
    pixels: 1_048_576,
  },
  options: png,
} satisfies Omit<ImageModelTraits, 'models'>;

const fluxPro = {
  ...flux,
  options: ({ safety, hasReference }: ShapedRequest) => ({
    replicate: {
      output_format: 'png',
      safety_tolerance: hasReference ? Math.min(2, TOLERANCE[safety]) : TOLERANCE[safety],
    },
  }),
} satisfies Omit<ImageModelTraits, 'models'>;

const flux2 = {
  ...fluxPro,
  shapes: { kind: 'free', step: 32, leastSide: 256, mostSide: 2_048, mostPixels: 4_194_304 },
  references: 8,
} satisfies Omit<ImageModelTraits, 'models'>;

const google = {
  ...anyModel,
  takesSeed: false,
  options: png,
} satisfies Omit<ImageModelTraits, 'models'>;

/** From the schemas of the models' versions on replicate.com. */
export const replicateImageModels: readonly ImageModelTraits[] = [
  { ...flux2, models: /^black-forest-labs\/flux-2-pro/, label: 'FLUX.2 pro' },
  { ...flux2, models: /^black-forest-labs\/flux-2-flex/, label: 'FLUX.2 flex' },
  { ...flux2, models: /^black-forest-labs\/flux-2-max/, label: 'FLUX.2 max' },
  { ...fluxPro, models: /^black-forest-labs\/flux-kontext-pro/, label: 'FLUX.1 Kontext pro', references: 1 },
  { ...fluxPro, models: /^black-forest-labs\/flux-kontext-max/, label: 'FLUX.1 Kontext max', references: 1 },
  {
    ...fluxPro,
    models: /^black-forest-labs\/flux-1\.1-pro-ultra/,
    label: 'FLUX 1.1 pro ultra',
    shapes: { ...flux.shapes, pixels: 4_194_304 },
  },
  {
    ...fluxPro,
    models: /^black-forest-labs\/flux-1\.1-pro/,
    label: 'FLUX 1.1 pro',
    shapes: { kind: 'free', step: 32, leastSide: 256, mostSide: 1_440, mostPixels: 2_073_600 },
    price: perImage(0.04),
  },
  { ...flux, models: /^black-forest-labs\/flux-dev/, label: 'FLUX.1 dev', price: perImage(0.025) },
  { ...flux, models: /^black-forest-labs\/flux-schnell/, label: 'FLUX.1 schnell', price: perImage(0.003) },
  {
    ...google,
    models: /^google\/nano-banana/,
    label: 'Nano Banana',
    shapes: {
      kind: 'ratios',
      ratios: ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'],
      pixels: 1_048_576,
    },
    references: 3,
  },
  {
    ...google,
    models: /^google\/imagen-4/,
    label: 'Imagen 4',
    shapes: { kind: 'ratios', ratios: ['1:1', '9:16', '16:9', '3:4', '4:3'], pixels: 1_048_576 },
    options: ({ safety }) => ({
      replicate: { output_format: 'png', safety_filter_level: IMAGEN_FILTER[safety] },
    }),
  },
  {
    ...anyModel,
    models: /^bytedance\/seedream-4/,
    label: 'Seedream 4',
    shapes: { kind: 'free', step: 16, leastSide: 1_024, mostSide: 4_096, mostPixels: 4_194_304 },
    references: 10,
    takesSeed: false,
    // Without this the model ignores width and height.
    options: () => ({ replicate: { size: 'custom' } }),
  },
  {
    ...anyModel,
    models: /^ideogram-ai\/ideogram-v3-quality/,
    label: 'Ideogram 3 Quality',
    price: perImage(0.09),
  },
  { ...anyModel, models: /./ },
];

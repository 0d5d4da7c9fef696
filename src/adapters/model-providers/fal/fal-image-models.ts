import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  pricing,
  type Safety,
  type ShapedRequest,
} from '../provider.ts';

const { perImage, perMegapixel } = pricing('fal.ai/pricing, 2026-05');

/** 1 is the strictest, 6 the most tolerant. */
const TOLERANCE: Record<Safety, '1' | '2' | '5'> = { strict: '1', standard: '2', relaxed: '5' };

const anyModel = {
  ...PLAIN_TRAITS,
  shapes: { kind: 'free', step: 32, leastSide: 512, mostSide: 1_536, mostPixels: 2_097_152 },
  options: () => ({ fal: { outputFormat: 'png' } }),
} satisfies Omit<ImageModelTraits, 'models'>;

const tolerant = {
  ...anyModel,
  options: ({ safety }: ShapedRequest) => ({
    fal: { safetyTolerance: TOLERANCE[safety], outputFormat: 'png' },
  }),
} satisfies Omit<ImageModelTraits, 'models'>;

const kontext = {
  ...tolerant,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'],
    pixels: 1_048_576,
  },
  references: 1,
} satisfies Omit<ImageModelTraits, 'models'>;

const nanoBanana = {
  ...anyModel,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16'],
    pixels: 1_048_576,
  },
  references: 3,
  takesSeed: false,
} satisfies Omit<ImageModelTraits, 'models'>;

export const falImageModels: readonly ImageModelTraits[] = [
  {
    ...tolerant,
    models: /^fal-ai\/flux-2-pro/,
    label: 'FLUX.2 pro',
    references: 8,
    price: perMegapixel(0.03),
  },
  { ...anyModel, models: /^fal-ai\/flux-2$/, label: 'FLUX.2 dev', references: 3 },
  {
    ...kontext,
    models: /^fal-ai\/flux-pro\/kontext\/max/,
    label: 'FLUX.1 Kontext max',
    price: perImage(0.08),
  },
  { ...kontext, models: /^fal-ai\/flux-pro\/kontext/, label: 'FLUX.1 Kontext pro', price: perImage(0.04) },
  {
    ...tolerant,
    models: /^fal-ai\/flux-pro\/v1\.1-ultra$/,
    label: 'FLUX 1.1 pro ultra',
    shapes: { ...kontext.shapes, pixels: 4_194_304 },
    price: perImage(0.06),
  },
  {
    ...tolerant,
    models: /^fal-ai\/flux-pro\/v1\.1$/,
    label: 'FLUX 1.1 pro',
    shapes: { kind: 'free', step: 32, leastSide: 256, mostSide: 1_440, mostPixels: 2_073_600 },
    price: perImage(0.04),
  },
  { ...anyModel, models: /^fal-ai\/flux\/dev/, label: 'FLUX.1 dev', price: perMegapixel(0.025) },
  { ...anyModel, models: /^fal-ai\/flux\/krea/, label: 'FLUX.1 Krea' },
  { ...anyModel, models: /^fal-ai\/flux\/schnell/, label: 'FLUX.1 schnell', price: perMegapixel(0.003) },
  {
    ...nanoBanana,
    models: /^fal-ai\/nano-banana-pro/,
    label: 'Nano Banana Pro',
    references: 14,
    price: perImage(0.15),
  },
  {
    ...nanoBanana,
    models: /^google\/nano-banana-2\.1/,
    label: 'Nano Banana 2.1',
    references: 14,
    price: pricing('fal.ai/learn/tools/nano-banana-api, 2026-10').perImage(0.04),
  },
  { ...nanoBanana, models: /nano-banana/, label: 'Nano Banana' },
  {
    ...nanoBanana,
    models: /^fal-ai\/imagen4\//,
    label: 'Imagen 4',
    shapes: { kind: 'ratios', ratios: ['1:1', '16:9', '9:16', '3:4', '4:3'], pixels: 1_048_576 },
    references: 0,
    takesSeed: true,
  },
  {
    ...anyModel,
    models: /seedream\/v4/,
    label: 'Seedream 4',
    shapes: { kind: 'free', step: 32, leastSide: 1_024, mostSide: 4_096, mostPixels: 4_194_304 },
    references: 10,
    options: () => ({ fal: {} }),
    price: perImage(0.03),
  },
  { ...anyModel, models: /^fal-ai\/qwen-image$/, label: 'Qwen Image', price: perMegapixel(0.02) },
  { ...anyModel, models: /^fal-ai\/ideogram\/v3$/, label: 'Ideogram 3', options: () => ({ fal: {} }) },
  { ...anyModel, models: /./ },
];

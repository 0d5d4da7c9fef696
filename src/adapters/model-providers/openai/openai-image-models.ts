import type { SharedV4ProviderOptions } from '@ai-sdk/provider';
import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  type ShapedRequest,
  type Shapes,
  type Size,
} from '../provider.ts';

const GUIDE = 'developers.openai.com/api/docs/guides/image-generation, 2026-04';
const PRICING = 'developers.openai.com/api/docs/pricing, 2026-04';
const PRICING_25 = 'developers.openai.com/api/docs/pricing, 2026-09';
const PRICING_26 = 'developers.openai.com/api/docs/models/gpt-image-2.6-sunburst, 2026-11';

const bothOrientations = (sizes: readonly Size[]) =>
  sizes.flatMap(({ width, height }) => [
    { width, height },
    { width: height, height: width },
  ]);

const threeSizes: Shapes = {
  kind: 'sizes',
  sizes: [{ width: 1_024, height: 1_024 }, ...bothOrientations([{ width: 1_536, height: 1_024 }])],
};

/** A choice of sizes for GPT Image 2 and later: multiples of 16, ratio 3:1 at most, at least 655,360 pixels. */
const manySizes: Shapes = {
  kind: 'sizes',
  sizes: [
    { width: 1_024, height: 1_024 },
    ...bothOrientations([
      { width: 1_280, height: 1_024 },
      { width: 1_360, height: 1_024 },
      { width: 1_536, height: 1_024 },
      { width: 1_792, height: 1_008 },
      { width: 1_792, height: 896 },
      { width: 2_016, height: 864 },
      { width: 2_304, height: 768 },
    ]),
  ],
};

const gptImage = {
  shapes: manySizes,
  references: 4,
  takesMask: true,
  takesSeed: false,
  imagesPerCall: 4,
  price: null,
  options: ({ safety }: ShapedRequest): SharedV4ProviderOptions => ({
    openai: { moderation: safety === 'relaxed' ? 'low' : 'auto', outputFormat: 'png' },
  }),
} satisfies Omit<ImageModelTraits, 'models'>;

// The tokens of an image are not published. Before they are reported, the price for unknown models is assumed.
const gptImage25 = {
  ...gptImage,
  price: { per: 'tokens', usd: 0.1, inputUsd: 8, outputUsd: 30, source: PRICING_25 },
} satisfies Omit<ImageModelTraits, 'models'>;

const gptImage26 = {
  ...gptImage,
  price: { per: 'tokens', usd: 0.1, inputUsd: 8, outputUsd: 30, source: PRICING_26 },
} satisfies Omit<ImageModelTraits, 'models'>;

/** Traits of OpenAI's image models. Estimated prices are for medium quality. */
export const openaiImageModels: readonly ImageModelTraits[] = [
  { ...gptImage26, models: /^gpt-image-2\.6-sunburst/, label: 'GPT Image 2.6 Sunburst' },
  { ...gptImage26, models: /^gpt-image-2\.6-flare/, label: 'GPT Image 2.6 Flare' },
  { ...gptImage25, models: /^gpt-image-2\.5-sunburst/, label: 'GPT Image 2.5 Sunburst' },
  { ...gptImage25, models: /^gpt-image-2\.5-flare/, label: 'GPT Image 2.5 Flare' },
  {
    ...gptImage,
    models: /^gpt-image-2(-\d|$)/,
    label: 'GPT Image 2',
    price: { per: 'tokens', usd: 0.053, inputUsd: 8, outputUsd: 30, source: PRICING },
  },
  {
    ...gptImage,
    models: /^gpt-image-1\.5/,
    label: 'GPT Image 1.5',
    shapes: threeSizes,
    price: { per: 'tokens', usd: 0.05, inputUsd: 8, outputUsd: 32, source: PRICING },
  },
  {
    ...gptImage,
    models: /^gpt-image-1-mini/,
    label: 'GPT Image 1 mini',
    shapes: threeSizes,
    price: { per: 'tokens', usd: 0.015, inputUsd: 2.5, outputUsd: 8, source: PRICING },
  },
  {
    ...gptImage,
    models: /^gpt-image-1(-\d|$)/,
    label: 'GPT Image 1',
    shapes: threeSizes,
    price: { per: 'tokens', usd: 0.063, inputUsd: 10, outputUsd: 40, source: GUIDE },
  },
  {
    models: /^dall-e-3/,
    label: 'DALL·E 3',
    shapes: {
      kind: 'sizes',
      sizes: [{ width: 1_024, height: 1_024 }, ...bothOrientations([{ width: 1_792, height: 1_024 }])],
    },
    ...PLAIN_TRAITS,
    takesSeed: false,
  },
  { ...gptImage, shapes: threeSizes, imagesPerCall: 1, models: /./ },
];

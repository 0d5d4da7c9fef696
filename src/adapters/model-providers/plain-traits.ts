import type { ImageModelTraits } from './provider.ts';

/** Defaults: a model that makes one image a call from a prompt and a seed, at an unknown price. */
export const PLAIN_TRAITS = {
  references: 0,
  takesMask: false,
  takesSeed: true,
  imagesPerCall: 1,
  price: null,
} satisfies Omit<ImageModelTraits, 'models' | 'shapes'>;

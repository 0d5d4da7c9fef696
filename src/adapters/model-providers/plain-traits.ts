import type { ImageModelTraits } from './provider.ts';

/** A model that paints one picture a call from words and a seed, at a price that nobody has published. */
export const PLAIN_TRAITS = {
  references: 0,
  takesMask: false,
  takesSeed: true,
  imagesPerCall: 1,
  price: null,
} satisfies Omit<ImageModelTraits, 'models' | 'shapes'>;

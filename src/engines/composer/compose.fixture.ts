import type { AdInput, AdPicture } from './ad-input.ts';

/** One opaque pixel, in place of a photo of any size. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const PHOTO: AdPicture = { dataUrl: PIXEL, width: 1600, height: 1000, hasAlpha: false };
export const LOGO = { dataUrl: PIXEL, width: 300, height: 80, tone: 'dark' } as const;

/** An ad for a café, with changes. */
export function ad(changes: Partial<AdInput> = {}): AdInput {
  return {
    width: 1200,
    height: 628,
    layout: 'split',
    texts: {
      headline: 'Coffee worth waking up for',
      description: 'Small-batch beans, roasted on Monday and at your door by Wednesday.',
      cta: 'Shop the roast',
      brandName: 'Harbour & Hill',
    },
    picture: PHOTO,
    brand: { colors: ['#7a3b1d', '#e8a33d'], fontClass: 'sans' },
    direction: 'ltr',
    minimumTextSize: 12,
    ...changes,
  };
}

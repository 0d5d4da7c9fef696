import type { PictureCredit } from '#ports/image-model';

/** A model under CC BY in a picture. */
export const SAMPLE_CREDIT: PictureCredit = {
  title: 'Safe',
  author: 'Bocko',
  source: 'https://www.blendswap.com/blend/68016',
  license: 'CC-BY-3.0',
};

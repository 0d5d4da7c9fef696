import type { PictureCredit } from '#ports/image-model';

/** A work under CC BY in a picture. */
export const SAMPLE_CREDIT: PictureCredit = {
  title: 'Office chair',
  author: 'Jane Doe',
  source: 'https://example.org/chair',
  license: 'CC-BY-3.0',
};

import { z } from 'zod';

/** A work of another author in a picture; stored with the picture. */
export const pictureCredit = z.object({
  title: z.string(),
  author: z.string(),
  source: z.string(),
  license: z.literal('CC-BY-3.0'),
});

import { z } from 'zod';
import { ZIP_PICTURES_MAX } from './zip-limits.ts';

/** Ids of one's own pictures. As JSON, or as a form with one field `imageIds` a picture. */
export const downloadZipRequest = z.object({
  imageIds: z
    .array(z.uuid())
    .min(1, 'choose a picture')
    .max(ZIP_PICTURES_MAX, `choose at most ${ZIP_PICTURES_MAX} pictures`),
});

/** What a ZIP of these pictures would hold. */
export const zipPlan = z.object({
  pictureCount: z.number().int().positive(),
  /** Bytes of the pictures together. */
  byteSize: z.number().int().nonnegative(),
});
export type ZipPlan = z.infer<typeof zipPlan>;

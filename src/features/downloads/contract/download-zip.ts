import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';
import { ZIP_PICTURES_MAX } from './zip-limits.ts';

/** Ids of one's own pictures. As JSON, or as a form with one field `imageIds` a picture. */
export const downloadZipRequest = z.object({
  imageIds: z
    .array(z.uuid())
    .min(1, PROBLEM_PHRASES.noPictures)
    .max(ZIP_PICTURES_MAX, PROBLEM_PHRASES.tooManyPictures({ most: ZIP_PICTURES_MAX })),
});

/** What a ZIP of these pictures would hold. */
export const zipPlan = z.object({
  pictureCount: z.number().int().positive(),
  /** Bytes of the pictures together. */
  byteSize: z.number().int().nonnegative(),
});
export type ZipPlan = z.infer<typeof zipPlan>;

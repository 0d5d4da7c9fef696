import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { ZIP_PICTURES_MAX } from '#platform/limits/limits';

const SIGN_IN = 'signed_out.download';

/** Ids of one's own pictures. As JSON, or as a form with one field `imageIds` per picture. */
const chosenPictures = z.object({
  imageIds: z
    .array(z.uuid())
    .min(1, PROBLEM_PHRASES.noPictures)
    .max(ZIP_PICTURES_MAX, PROBLEM_PHRASES.tooManyPictures({ most: ZIP_PICTURES_MAX })),
});

/** The contents of a ZIP of these pictures. */
export const zipPlan = z.object({
  pictureCount: z.number().int().positive(),
  /** Bytes of the pictures together. */
  byteSize: z.number().int().nonnegative(),
});

export const downloadZip = endpoint({
  method: 'POST',
  path: '/api/download-zip',
  access: 'session',
  signIn: SIGN_IN,
  body: chosenPictures,
  responses: { 200: { description: 'The archive.', type: 'application/zip' } },
  cache: 'no-store',
  refusals: ['not_found'],
  runsWhenDiskFull: true,
  sendsPictures: true,
  words: {
    tag: 'Downloads',
    summary: 'Download several of your pictures as a ZIP',
    description: 'A form with a field `imageIds` for each picture is taken as well as JSON.',
  },
});

/** Called before `downloadZip`, since the page cannot read the answer to a form. */
export const planZip = endpoint({
  method: 'POST',
  path: '/api/download-zip/plan',
  access: 'session',
  signIn: SIGN_IN,
  body: chosenPictures,
  responses: { 200: zipPlan },
  refusals: ['not_found'],
  runsWhenDiskFull: true,
  words: { tag: 'Downloads', summary: 'Show the size of a ZIP of pictures' },
});

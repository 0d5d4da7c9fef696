import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { AD_PICTURE_KINDS } from './ad-enumerations.ts';
import { pixels } from './ad-fields.ts';

const scene = {
  prompt: z
    .string()
    .trim()
    .min(1, { error: PROBLEM_PHRASES.noPrompt })
    .max(2 * PROMPT_MAX_CHARACTERS),
  /** Another number gives another picture of the same prompt. */
  take: z.number().int().min(0).max(1_000).default(0),
};

export const adPictureRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('generated'), ...scene }),
    /** Removes the background. */
    z.object({ kind: z.literal('cutout'), sourceId: z.uuid() }),
    /** Cuts out the subject and paints a scene around it. */
    z.object({ kind: z.literal('staged'), sourceId: z.uuid(), ...scene }),
  ])
  .describe('A picture for ads');
export type AdPictureRequest = z.infer<typeof adPictureRequest>;

/** A picture for ads: `url` and the size are null until it is `ready`. */
export const adPicture = z.object({
  id: z.uuid(),
  kind: z.enum(AD_PICTURE_KINDS),
  status: z.enum(['making', 'ready']),
  url: z.string().nullable(),
  width: pixels.nullable(),
  height: pixels.nullable(),
  hasAlpha: z.boolean().nullable(),
  expiresAt: z.iso.datetime(),
});
export type AdPicture = z.infer<typeof adPicture>;

export const requestAdPicture = endpoint({
  method: 'POST',
  path: '/api/ad-creator/pictures',
  access: 'anyone',
  body: adPictureRequest,
  responses: { 200: adPicture, 202: adPicture },
  cache: 'no-store',
  refusals: ['moderated', 'not_found', 'not_composable', 'storage_full'],
  reads: ['Prefer'],
  sends: ['Location'],
  words: { tag: 'Ad creator', summary: 'Make a picture for ads' },
});

export const findAdPicture = endpoint({
  method: 'GET',
  path: '/api/ad-creator/pictures/:id',
  access: 'anyone',
  params: z.object({ id: id('not_found.ad_picture') }),
  responses: { 200: adPicture },
  cache: 'no-store',
  words: { tag: 'Ad creator', summary: 'Show the progress of a picture for ads' },
});

const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;

/** Object key and extension, such as `0123456789abcdef0123456789abcdef.png`. */
const pictureFile = z
  .string()
  .regex(/^[\da-f]{32}\.(png|jpg)$/)
  .transform((name) => {
    const [objectKey, extension] = name.split('.') as [string, keyof typeof CONTENT_TYPES];
    return { objectKey, contentType: CONTENT_TYPES[extension] };
  });

export const sendAdPicture = endpoint({
  method: 'GET',
  path: '/ad-pictures/:file',
  access: 'anyone',
  params: z.object({ file: id('not_found.ad_picture', pictureFile) }),
  responses: { 200: { description: 'The picture.', type: 'image/*' } },
  sendsPictures: true,
});

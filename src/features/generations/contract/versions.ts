import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { pictureAdjustment } from './picture-edit.ts';

/** One picture in the tree of refinements that a picture belongs to. */
export const pictureVersion = z.object({
  imageId: z.uuid(),
  generationId: z.uuid().nullable().describe('Null for a public picture of somebody else.'),
  galleryId: z
    .uuid()
    .nullable()
    .describe('The place in the gallery of a public picture of somebody else; null for your own.'),
  parentId: z
    .uuid()
    .nullable()
    .describe(
      'The picture that this one was made from; null for the first one, and if that is gone or was never public.',
    ),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  /** What was asked for; null if nothing was typed. */
  prompt: z.string().nullable(),
  seed: z
    .number()
    .int()
    .nullable()
    .describe('Of this picture; null for changes, uploads, and public pictures of somebody else.'),
  credits: z
    .number()
    .int()
    .nullable()
    .describe('The price of the picture; null for a public picture of somebody else.'),
  /** The adjustment that made it of its parent, so that it can be changed; null if something else did. */
  adjust: pictureAdjustment.nullable(),
  createdAt: z.iso.datetime(),
});
export type PictureVersion = z.infer<typeof pictureVersion>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/images/:id/versions',
  access: 'session',
  signIn: 'signed_out.see_images',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: z.array(pictureVersion) },
  cache: 'no-store',
  words: {
    tag: 'Generations',
    summary: 'List your versions of a picture, oldest first',
    description:
      'The pictures that it was refined from and all that were refined from them, itself included: the newest 200. Of somebody else’s public picture: that one, and what you made of it.',
  },
});

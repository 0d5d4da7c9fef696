import { z } from 'zod';
import { RENDITION_WIDTHS } from '#features/images/contract/rendition-widths';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

/** The last part of a page's address. Anyone who knows it may read the page. */
export const shareToken = z.string().regex(/^[0-9a-f]{32}$/);

const sharePictureRequest = z.object({
  imageId: z.uuid(),
  /** Whether the page shows the prompt. If left out: unchanged; false for a new link. */
  showsPrompt: z.boolean().optional(),
  /** Whether to restore the last revoked link, if there is one, instead of making a new one. */
  restoresLast: z.boolean().default(false),
});

/** The live link of the person's own picture. */
export const pictureLink = z.object({
  url: z.url(),
  showsPrompt: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type PictureLink = z.infer<typeof pictureLink>;

export const pictureLinkState = z.object({ link: pictureLink.nullable() });

/** A rendition of a shared picture. */
const sharedWidth = z.coerce.number().pipe(z.literal(RENDITION_WIDTHS));

/** The content of a shared picture's page. */
export const sharedPicture = z.object({
  /** Path of the page. */
  path: z.string(),
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  /** Null if its owner does not show it. */
  prompt: z.string().nullable(),
  /** The line that must be shown with the picture; null if it needs none. */
  creditLine: z.string().nullable(),
  sharedAt: z.iso.datetime(),
});
export type SharedPicture = z.infer<typeof sharedPicture>;

const SIGN_IN = 'signed_out.share';
const ofPicture = z.object({ imageId: id('not_found.picture') });
const withToken = z.object({ token: id('not_found.shared_picture', shareToken) });

export const sharePicture = endpoint({
  method: 'POST',
  path: '/api/shared-pictures',
  access: 'session',
  signIn: SIGN_IN,
  body: sharePictureRequest,
  responses: { 200: pictureLink },
  refusals: ['not_found', 'already_decided'],
  words: { tag: 'Sharing', summary: 'Create a picture’s public page' },
});

export const findPictureLink = endpoint({
  method: 'GET',
  path: '/api/shared-pictures/:imageId',
  access: 'session',
  signIn: SIGN_IN,
  params: ofPicture,
  responses: { 200: pictureLinkState },
  words: { tag: 'Sharing', summary: 'Find a picture’s public page' },
});

export const revokePictureLink = endpoint({
  method: 'DELETE',
  path: '/api/shared-pictures/:imageId',
  access: 'session',
  signIn: SIGN_IN,
  params: ofPicture,
  responses: { 204: DONE },
  words: { tag: 'Sharing', summary: 'Remove a picture’s public page' },
});

export const findSharedPicture = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'anyone',
  params: withToken,
  responses: { 200: sharedPicture },
  cache: 'no-store',
  words: { tag: 'Sharing', summary: 'Read a shared picture' },
});

/** The picture, or a rendition of this width. Its own address stays secret, since that would outlive the link. */
export const sendSharedPicture = endpoint({
  method: 'GET',
  path: '/shared/:token/picture.png',
  access: 'anyone',
  params: withToken,
  query: z.object({ width: sharedWidth.optional() }),
  responses: { 200: { description: 'The picture.', type: 'image/*' } },
  sendsPictures: true,
});

import { z } from 'zod';
import { RENDITION_WIDTHS } from './rendition-widths.ts';

/** What a page's address ends with, and the permission to read it. */
export const shareToken = z.string().regex(/^[0-9a-f]{32}$/);

export const sharePictureRequest = z.object({
  imageId: z.uuid(),
  /** Whether the page shows the prompt; as before when left out, and no for a new link. */
  showsPrompt: z.boolean().optional(),
  /** Whether the link that was revoked last is to come back, if there is one, rather than a new one. */
  restoresLast: z.boolean().default(false),
});

/** The live link of one of one's own pictures. */
export const pictureLink = z.object({
  url: z.url(),
  showsPrompt: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type PictureLink = z.infer<typeof pictureLink>;

export const pictureLinkState = z.object({ link: pictureLink.nullable() });
export type PictureLinkState = z.infer<typeof pictureLinkState>;

/** Which rendition of a shared picture is asked for, beside the picture itself. */
export const sharedWidth = z.coerce.number().pipe(z.literal(RENDITION_WIDTHS));

/** What the page of a shared picture shows. */
export const sharedPicture = z.object({
  /** Path of the page. */
  path: z.string(),
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  /** Null where its owner keeps it back. */
  prompt: z.string().nullable(),
  sharedAt: z.iso.datetime(),
});
export type SharedPicture = z.infer<typeof sharedPicture>;

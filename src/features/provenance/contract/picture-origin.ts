import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** Signed content credentials (C2PA), as they were found in a file. */
export const contentCredentials = z.object({
  /** Whether the signature holds and the file is as it was signed. */
  isIntact: z.boolean(),
  /** Whether this site signed it. */
  isTrusted: z.boolean(),
  /** Who signed, as the certificate names them. */
  signer: z.string().nullable(),
  /** ISO 8601, by the signer's own clock unless an authority vouches for it. */
  signedAt: z.string().nullable(),
  /** What made the file, such as `Framewright 1.0.0`. */
  producer: z.string().nullable(),
  /** The last part of the source type's address, such as `algorithmicMedia`. */
  digitalSourceType: z.string().nullable(),
  /** What was done to it, oldest first. */
  actions: z.array(
    z.object({
      /** Such as `c2pa.created`. */
      name: z.string(),
      description: z.string().nullable(),
    }),
  ),
  /** The checks that failed, by the standard's codes. */
  failures: z.array(z.string()),
});
export type ContentCredentials = z.infer<typeof contentCredentials>;

/** What a file says of where it comes from. */
export const pictureOrigin = z.object({
  /** Such as `PNG`. */
  format: z.string(),
  /** Null when it carries none, or none that can be read. */
  credentials: contentCredentials.nullable(),
  /** Whether there are credentials that cannot be read. */
  isDamaged: z.boolean(),
  /** What its XMP says, which anybody can write; null when it says nothing of it. */
  xmp: z
    .object({
      digitalSourceType: z.string().nullable(),
      creatorTool: z.string().nullable(),
    })
    .nullable(),
});
export type PictureOrigin = z.infer<typeof pictureOrigin>;

export const verifyPicture = endpoint({
  method: 'POST',
  path: '/api/verify',
  access: 'anyone',
  takesPicture: true,
  responses: { 200: pictureOrigin },
  cache: 'no-store',
  runsWhenDiskFull: true,
  words: { tag: 'Downloads', summary: 'Read where a picture says that it comes from' },
});

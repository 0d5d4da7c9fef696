import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** Signed content credentials (C2PA), as found in a file. */
export const contentCredentials = z.object({
  /** Whether the signature is valid and the file unchanged since. */
  isIntact: z.boolean(),
  /** Whether this site signed it. */
  isTrusted: z.boolean(),
  /** The name in the signer's certificate. */
  signer: z.string().nullable(),
  /** ISO 8601; the signer's own clock unless a time-stamping authority confirms it. */
  signedAt: z.string().nullable(),
  /** The program that made the file, such as `Framewright 1.0.0`. */
  producer: z.string().nullable(),
  /** The last part of the source type's address, such as `algorithmicMedia`. */
  digitalSourceType: z.string().nullable(),
  /** Edits, oldest first. */
  actions: z.array(
    z.object({
      /** Such as `c2pa.created`. */
      name: z.string(),
      description: z.string().nullable(),
    }),
  ),
  /** The line that must be shown with the picture. */
  credit: z.string().nullable(),
  /** Failed checks, by the standard's codes. */
  failures: z.array(z.string()),
});
export type ContentCredentials = z.infer<typeof contentCredentials>;

/** The origin that a file names. */
export const pictureOrigin = z.object({
  /** Such as `PNG`. */
  format: z.string(),
  /** Null if missing or unreadable. */
  credentials: contentCredentials.nullable(),
  /** Whether it has credentials that cannot be read. */
  isDamaged: z.boolean(),
  /** From its XMP, which anybody can write; null if that names no origin. */
  xmp: z
    .object({
      digitalSourceType: z.string().nullable(),
      creatorTool: z.string().nullable(),
      credit: z.string().nullable(),
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
  words: { tag: 'Downloads', summary: 'Read a picture’s provenance' },
});

import { z } from 'zod';

/** A picture whose subject or style goes into the new picture, in addition to the reference. */
export const furtherReference = z.object({
  /** Of an upload, of the user's own picture, or of an example. */
  id: z.string(),
  use: z.enum(['subject', 'style']),
});
export type FurtherReference = z.infer<typeof furtherReference>;

/** Parses the database's column; null is an empty list. */
export const storedReferences = z
  .array(furtherReference)
  .nullable()
  .transform((stored) => stored ?? []);

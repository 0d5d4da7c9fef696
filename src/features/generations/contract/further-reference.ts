import { z } from 'zod';

/** A picture beside the one that a request is built around: its subject is in the new picture too, or its style. */
export const furtherReference = z.object({
  /** Of an upload, of one's own picture, or of an example. */
  id: z.string(),
  use: z.enum(['subject', 'style']),
});
export type FurtherReference = z.infer<typeof furtherReference>;

/** As they are stored; null for none. */
export const storedReferences = z
  .array(furtherReference)
  .nullable()
  .transform((stored) => stored ?? []);

import { z } from 'zod';

/** What is kept for the person who asks, in figures. */
export const accountSummary = z.object({
  pictureCount: z.number().int().nonnegative(),
  uploadCount: z.number().int().nonnegative(),
  /** Bytes of all pictures and uploads: about what an export takes. */
  byteSize: z.number().int().nonnegative(),
  /** How they sign in: the identity provider's address. */
  issuer: z.string(),
});
export type AccountSummary = z.infer<typeof accountSummary>;

export const deleteAccountRequest = z.object({
  /** The account's own, typed by hand, in any case. */
  email: z.string().trim().min(1).max(320),
});

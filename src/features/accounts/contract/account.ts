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

/** One sign-in of one's own that has not ended. */
export const accountSession = z.object({
  id: z.uuid(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** As the browser sent it; null where it sent none. */
  userAgent: z.string().nullable(),
  /** In words, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const endedSessions = z.object({ ended: z.number().int().nonnegative() });

export const deleteAccountRequest = z.object({
  /** The account's own, typed by hand, in any case. */
  email: z.string().trim().min(1).max(320),
});

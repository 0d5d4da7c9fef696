import { z } from 'zod';

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  credits: z.number().int().nonnegative(),
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  subscriptionActive: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

/** Who is signed in; a visitor is no error here. */
export const sessionState = z.object({ userId: z.uuid().nullable() });
export type SessionState = z.infer<typeof sessionState>;

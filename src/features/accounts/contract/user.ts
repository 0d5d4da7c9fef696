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

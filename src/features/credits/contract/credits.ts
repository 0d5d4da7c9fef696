import { z } from 'zod';

export const credits = z.object({
  /** Spendable credits, without those held for running generations. */
  credits: z.number().int().nonnegative(),
  held: z.number().int().nonnegative(),
});
export type Credits = z.infer<typeof credits>;

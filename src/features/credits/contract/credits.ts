import { z } from 'zod';

export const credits = z.object({
  /** What the user can spend now; credits held for running generations are not in it. */
  credits: z.number().int().nonnegative(),
  held: z.number().int().nonnegative(),
});
export type Credits = z.infer<typeof credits>;

import { z } from 'zod';

/** What can paint pictures here. */
export const imageModel = z.object({
  id: z.string(),
  name: z.string(),
  /** Who serves it, such as `OpenAI`; null for what runs here. */
  provider: z.string().nullable(),
  /** Credits that a picture costs. */
  cost: z.number().int().positive(),
  /** Whether it paints around a reference itself; otherwise the studio engine stages it. */
  takesReference: z.boolean(),
});
export type ImageModelSummary = z.infer<typeof imageModel>;

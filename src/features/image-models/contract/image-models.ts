import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

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

export const listImageModels = endpoint({
  method: 'GET',
  path: '/api/image-models',
  access: 'anyone',
  responses: { 200: z.array(imageModel) },
  words: { tag: 'Generations', summary: 'List what can paint pictures' },
});

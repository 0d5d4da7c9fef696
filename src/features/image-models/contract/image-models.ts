import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** An image model on offer. */
export const imageModel = z.object({
  id: z.string(),
  name: z.string(),
  /** Such as `OpenAI`; null for a model that runs on this server. */
  provider: z.string().nullable(),
  /** Credits per picture. */
  cost: z.number().int().positive(),
  /** Whether it accepts a reference picture; otherwise the studio engine stages the reference. */
  takesReference: z.boolean(),
  /** Most subject pictures of one request; undefined: one. Without `takesReference`, the studio engine stages that one. */
  references: z.number().int().positive().optional(),
  /** Whether it paints into a part of a picture that a mask covers; undefined: no. */
  paintsParts: z.boolean().optional(),
});
export type ImageModelSummary = z.infer<typeof imageModel>;

export const listImageModels = endpoint({
  method: 'GET',
  path: '/api/image-models',
  access: 'anyone',
  responses: { 200: z.array(imageModel) },
  words: { tag: 'Generations', summary: 'List the image models' },
});

import { z } from 'zod';
import { modelId } from '#features/generations/contract/generations';
import { endpoint } from '#platform/endpoint/endpoint';

/** A template of the prompt builder; not an image model. */
export const model = z.object({ id: modelId, name: z.string() });
export type Model = z.infer<typeof model>;

export const listModels = endpoint({
  method: 'GET',
  path: '/api/models',
  access: 'anyone',
  responses: { 200: z.array(model) },
  words: { tag: 'Generations', summary: 'List the templates of generations' },
});

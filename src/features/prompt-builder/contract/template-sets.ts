import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** The parts of the prompt builder's address, which select the template set. */
export const templateSetQuery = z.object({
  category: z.string().max(200).default('business'),
  modelId: z.string().max(200).default(''),
});

/** The questions and examples of a prompt builder. */
export const templateSetDetail = z.object({
  id: z.string(),
  /** The professional model's name if the address has one, else the set's. */
  name: z.string(),
  category: z.string(),
  /** In the order of the prompt; the first is required. */
  groups: z.array(
    z.object({
      category: z.string(),
      description: z.string(),
      required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
  /** Finished prompts of the category. */
  examples: z.array(
    z.object({
      title: z.string(),
      prompt: z.string(),
      style: z.string(),
      /** Address of a picture of 480 by 360 pixels. */
      thumbnail: z.string(),
    }),
  ),
});
export type TemplateSetDetail = z.infer<typeof templateSetDetail>;

export const findTemplateSet = endpoint({
  method: 'GET',
  path: '/api/template-sets',
  access: 'anyone',
  query: templateSetQuery,
  responses: { 200: templateSetDetail },
  cache: 'shared',
  refusals: ['not_found'],
  words: { tag: 'Generations', summary: 'Read the questions of the prompt builder' },
});

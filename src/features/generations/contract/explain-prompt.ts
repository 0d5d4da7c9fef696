import { z } from 'zod';
import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import { endpoint } from '#platform/endpoint/endpoint';
import { creditFree } from './form-settings.ts';
import { chosenImageModel } from './generations.ts';
import { prompt } from './prompt.ts';

/** A stretch of the prompt: its words in lower case, and its place in UTF-16 code units. */
const part = z.object({
  words: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});

const drawnPart = part.extend({
  kind: z
    .enum([
      'artwork',
      'object',
      'people',
      'landscape',
      'abstract',
      'concept',
      'style',
      'text',
      'change',
      'removal',
    ])
    .describe(
      '`change`: words of a refinement that change the earlier picture; `removal`: what it takes out of it.',
    ),
  subject: z.string().optional().describe('What is drawn, for nouns.'),
  count: z.number().int().positive().optional(),
  color: z.string().optional().describe('As `#rrggbb`.'),
});

export const leftOutPart = part.extend({
  why: z
    .enum(['unknown', 'elsewhere', 'look', 'kind'])
    .describe(
      '`unknown`: cannot be drawn; `elsewhere`: can be drawn, but not in this picture; `look`: has no effect; `kind`: drawn as the more general thing in `general`.',
    ),
  general: z
    .string()
    .exactOptional()
    .describe('What is drawn for a more specific noun: a bird for a sparrow.'),
  isColor: z
    .boolean()
    .exactOptional()
    .describe('True for a color in a refinement that no thing in the picture takes.'),
});
export type LeftOutPart = z.infer<typeof leftOutPart>;

export const promptAlternative = z.object({
  prompt: z.string(),
  label: z.string(),
  imageModel: z.string().optional().describe('The image model that can draw it, if it is another one.'),
});
export type PromptAlternative = z.infer<typeof promptAlternative>;

/** The drawn and left-out words of a prompt. */
export const promptExplanation = z.object({
  drawsPrompt: z.boolean().describe('Whether the main noun, and every noun joined to it by “and”, is drawn.'),
  missing: z
    .string()
    .nullable()
    .describe('The words for which it is not drawn, as typed; null if it is drawn, or names nothing.'),
  isChange: z
    .boolean()
    .exactOptional()
    .describe('True where the words change the earlier picture instead of naming a new one.'),
  head: z.string().nullable().describe('The main noun; null if the prompt names none.'),
  drawn: z.array(drawnPart),
  leftOut: z.array(leftOutPart),
  alternatives: z.array(promptAlternative).describe('Up to four; empty if the prompt can be drawn.'),
  language: z.string().describe('BCP 47; `und` if it was not determined.'),
});
const objectModels = z
  .array(z.object({ id: z.string(), license: z.string(), author: z.string(), source: z.string() }))
  .describe('Openly licensed models of objects that the prompt names.');

/** An explanation as image models give it; only the built-in one has several engines. */
export type PromptExplanation = z.infer<typeof promptExplanation> & {
  engine?: string;
  models?: z.infer<typeof objectModels>;
};

const explained = promptExplanation.extend({
  engine: z
    .string()
    .describe(
      'What makes the picture: `studio` draws and `photo-studio` photographs; otherwise the image model.',
    ),
  models: objectModels,
});

const CATEGORIES = Object.keys(CONTENT_CATEGORIES) as [ContentCategory, ...ContentCategory[]];

export const explainPrompt = endpoint({
  method: 'POST',
  path: '/api/prompts/explain',
  access: 'visitor',
  body: z.object({
    prompt,
    imageModel: chosenImageModel,
    creditFree,
    category: z.enum(CATEGORIES).optional().describe('Chooses between meanings of a word.'),
    groundingImageUrl: z
      .string()
      .min(1)
      .max(2_000)
      .optional()
      .describe('The picture that the prompt refines: one’s own, or a public one.'),
    hasCutOut: z
      .boolean()
      .optional()
      .describe(
        'Whether a reference picture with a transparent ground goes along, which the words surround.',
      ),
  }),
  responses: { 200: explained },
  cache: 'no-store',
  refusals: ['not_found', 'unavailable'],
  runsWhenDiskFull: true,
  words: {
    tag: 'Generations',
    summary: 'Say what a picture of a prompt would show',
    description:
      'Paints nothing and costs nothing. A hosted model draws every prompt: `drawsPrompt` is true and `leftOut` is empty.',
    example: {
      request: { prompt: 'A red cat with a top hat' },
      response: {
        drawsPrompt: true,
        missing: null,
        head: 'cat',
        drawn: [{ words: 'cat', start: 6, end: 9, kind: 'artwork', subject: 'cat', count: 1 }],
        leftOut: [{ words: 'red', start: 2, end: 5, why: 'look' }],
        alternatives: [],
        language: 'en',
        engine: 'studio',
        models: [],
      },
    },
  },
});

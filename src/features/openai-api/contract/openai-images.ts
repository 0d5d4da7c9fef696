import { z } from 'zod';
import { PAID_REFUSALS } from '#features/generations/contract/generations';
import { prompt } from '#features/generations/contract/prompt';
import { endpoint } from '#platform/endpoint/endpoint';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';

/**
 * OpenAI's images protocol, as its API reference describes it, so that programs written for it need only another base URL and
 * key. What it has no field for is added beside its own: `anyway` in requests; `notes` and `credit_line` in answers.
 */

const SIDE = { least: 256, most: 2_048 };
const MOST_PIXELS = 2_100_000;
const MOST_RATIO = 3;
const SIZE = /^(\d{3,4})x(\d{3,4})$/;
const USUAL_SIZE = { width: 1_024, height: 1_024 };
const MOST_PARTIAL_IMAGES = 3;

/** Null: `auto`. */
export const size = z
  .string()
  .nullish()
  .transform((text, context) => {
    if ((text ?? 'auto') === 'auto') return null;
    const [, width, height] = (SIZE.exec(text!) ?? []).map(Number);
    if (width && height && isPaintable(width, height)) return { width, height };
    context.addIssue({
      code: 'custom',
      message: `must be auto or width x height such as 1536x1024, with sides of ${SIDE.least} to ${SIDE.most} pixels, at most ${MOST_PIXELS / 1e6} megapixels, and at most ${MOST_RATIO} times as long as wide`,
    });
    return z.NEVER;
  });

function isPaintable(width: number, height: number): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return (
    short >= SIDE.least && long <= SIDE.most && width * height <= MOST_PIXELS && long <= short * MOST_RATIO
  );
}

const FORMATS = ['png', 'jpeg', 'webp'] as const;

const someone = z.string().max(1_000).nullish();

/** Fields of the protocol that change nothing here: every picture has the same quality, and nothing is kept by its end users. */
const IGNORED = {
  quality: z.enum(['auto', 'low', 'medium', 'high', 'xhigh', 'max', 'standard', 'hd']).nullish(),
  complexity: z.enum(['low', 'medium', 'high']).nullish(),
  style: z.enum(['vivid', 'natural']).nullish(),
  moderation: z.enum(['auto', 'low']).nullish(),
  user: someone,
  safety_identifier: someone,
};

const onlyNull = (error: string) => z.null({ error }).optional();

/** Fields for files that are not made here; programs send them as null. */
const OTHER_FILES = {
  frame_count: onlyNull('is for GIF files, which are not made here'),
  frame_duration_ms: onlyNull('is for GIF files, which are not made here'),
  svg: onlyNull('is for SVG files, which are not made here'),
};

/** Not transparent: background removal is an act of its own. */
const background = z
  .enum(['auto', 'opaque', 'transparent'])
  .nullish()
  .refine((value) => value !== 'transparent', {
    error: 'cannot be transparent: remove the background of a finished picture instead',
  });

/** Fields of every request that makes pictures. */
export const PICTURE_FIELDS = {
  model: z.string().min(1).max(200).nullish(),
  n: z
    .int()
    .min(1)
    .max(IMAGE_COUNT_MAX)
    .nullish()
    .transform((count) => count ?? 1),
  background,
  output_format: z
    .enum(FORMATS)
    .nullish()
    .transform((format) => format ?? 'png'),
  output_compression: z.int().min(0).max(100).nullish(),
  response_format: z
    .enum(['url', 'b64_json'])
    .nullish()
    .transform((format) => format ?? 'b64_json'),
  stream: z.boolean().nullish(),
  partial_images: z.int().min(0).max(MOST_PARTIAL_IMAGES).nullish(),
  anyway: z
    .boolean()
    .nullish()
    .transform((asked) => asked ?? false),
  ...IGNORED,
  ...OTHER_FILES,
};

/** What does not depend on the words. */
type PictureFields = z.output<z.ZodObject<typeof PICTURE_FIELDS>>;

/** Refuses combinations that cannot be answered. */
export function refuseCombinations({
  value: { stream, n, response_format: answer, output_format: format },
  issues,
}: {
  value: PictureFields;
  issues: z.core.$ZodRawIssue[];
}): void {
  const refuse = (field: keyof PictureFields, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: undefined });
  if (stream && n !== 1) refuse('n', 'must be 1 with stream');
  if (stream && answer === 'url') refuse('response_format', 'must be b64_json with stream');
  if (answer === 'url' && format !== 'png') refuse('output_format', 'must be png with response_format url');
}

export const imagesRequest = z
  .strictObject({ prompt, ...PICTURE_FIELDS, size: size.transform((asked) => asked ?? USUAL_SIZE) })
  .check(refuseCombinations);

/** How an answer is to look. */
export type AskedAnswer = Pick<
  PictureFields,
  'output_format' | 'output_compression' | 'response_format' | 'partial_images'
>;

const image = z.object({
  b64_json: z.string().exactOptional(),
  url: z.string().exactOptional(),
  revised_prompt: z.string().exactOptional(),
  /** The line that must be shown with the picture; left out if it needs none. */
  credit_line: z.string().exactOptional(),
});
export type OpenaiImage = z.output<typeof image>;

export const imagesAnswer = z.object({
  /** Seconds since 1970. */
  created: z.int(),
  data: z.array(image),
  background: z.literal('opaque'),
  output_format: z.enum(FORMATS),
  size: z.string(),
  /** Sentences on what the model left out. */
  notes: z.array(z.string()),
});

export type ImagesAnswer = z.output<typeof imagesAnswer>;

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});

export const createOpenaiImages = endpoint({
  method: 'POST',
  path: '/v1/images/generations',
  access: 'key',
  scope: 'generations:write',
  limit: 'paid',
  body: imagesRequest,
  responses: { 200: imagesAnswer },
  refusals: [...PAID_REFUSALS, 'cannot_draw'],
  reads: ['Idempotency-Key'],
  sendsPictures: true,
});

export const listOpenaiModels = endpoint({
  method: 'GET',
  path: '/v1/models',
  access: 'key',
  scope: 'generations:write',
  responses: { 200: z.object({ object: z.literal('list'), data: z.array(model) }) },
});

export const findOpenaiModel = endpoint({
  method: 'GET',
  // Ids of hosted models contain slashes.
  path: '/v1/models/*',
  access: 'key',
  scope: 'generations:write',
  params: z.object({ '*': z.string() }),
  responses: { 200: model },
  refusals: ['not_found'],
});

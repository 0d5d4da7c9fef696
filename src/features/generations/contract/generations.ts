import { z } from 'zod';
import {
  BACKGROUND_REMOVAL_MODEL,
  GENERATION_STATUSES,
  QUICK_GENERATION_MODEL,
  UPLOADED_PICTURE,
} from '#features/images/contract/enumerations';
import { PROBLEM_PHRASES } from '#phrases';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  GENERATIONS_PAGE_DEFAULT,
  GENERATIONS_PAGE_MAX,
  IMAGE_COUNT_MAX,
  REFERENCES_MAX,
} from '#platform/limits/limits';
import { COLOR_NAMES } from '#platform/words/color-names';
import {
  chosenNegativePrompt,
  chosenSeed,
  creditFree,
  outputFormat,
  seed,
  visualStyle,
  wishes,
} from './form-settings.ts';
import { DEFAULT_GENERATION_SETTINGS } from './generation-settings.ts';
import { prompt } from './prompt.ts';

export const generationId = z.uuid();

/** A template's id: a number for the professional models, a text for the others. */
export const modelId = z.union([z.number().int(), z.string()]);

/** The model id of a request for pictures. A picture built around a cut-out or an upload is a quick generation. */
export const paintedModelId = z
  .union([z.number().int(), z.string().max(200)])
  .transform((id) =>
    id === BACKGROUND_REMOVAL_MODEL || id === UPLOADED_PICTURE ? QUICK_GENERATION_MODEL : id,
  );

/** An id that /api/image-models lists; null for the first of them. */
export const chosenImageModel = z.string().max(200).nullable().default(null);

/** One picture, with its size and preview for the layout before it has loaded. */
export const generationImage = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  /** The line that must be shown with the picture; null if it needs none. */
  creditLine: z.string().nullable(),
});

/** One paid request with its pictures. All fields are always present; `null` if empty. */
export const generation = z.object({
  id: generationId,
  modelId,
  productId: z.string().nullable(),
  /** Ids of pictures of further subjects. */
  furtherReferences: z.array(z.string()),
  /** Id of the picture whose style it takes over. */
  styleReference: z.string().nullable(),
  status: z.enum(GENERATION_STATUSES),
  scene: z.string().nullable(),
  style: z.string().nullable(),
  clothing: z.string().nullable(),
  color: z.string().nullable(),
  /** What the user asked for. */
  customPrompt: z.string().nullable(),
  /** For a change, the words of the picture that it changes: its prompt and the changes before. Null for a new picture. */
  refines: z.string().nullable(),
  /** The address of that picture, which may have been deleted since; null if it is not known. */
  refinesImageUrl: z.string().nullable(),
  /** Whether it is an edit (erased, expanded, adjusted …): then `customPrompt` only says so, such as `Erase a part`. */
  isEdit: z.boolean(),
  /** The prompt after enhancement by the text model; null if it was used as typed. */
  enhancedPrompt: z.string().nullable(),
  /** The requested image model, an id of /api/image-models. */
  imageModel: z.string(),
  /** The fallback model that made its pictures; null if the requested one did. */
  madeBy: z.string().nullable(),
  /** Why it failed, in a sentence; null if the cause is internal. */
  failureReason: z.string().nullable(),
  /** `other-words` after a refusal, `wait` if the model was down; null if unknown. */
  failureRemedy: z.enum(['other-words', 'wait']).nullable(),
  category: z.string().nullable(),
  /** The chosen settings, all or some; null for a plain prompt. */
  settings: wishes.nullable(),
  /** Of its first picture; each further one has the next. */
  seed,
  /** A cut-out's original picture, at the same size; null for other generations. */
  sourceImageUrl: z.string().nullable(),
  /** Requested pictures. */
  imageCount: z.number().int().positive(),
  resultImageUrl: z.string().nullable(),
  resultImageUrls: z.array(z.string()),
  images: z.array(generationImage),
  /** The unfinished picture; null if the model sends none, and after the generation has ended. */
  preview: z
    .object({
      /** A `data:` address. */
      url: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
    })
    .nullable(),
  /** 0 to 1, as the image model reports it. */
  progress: z.number().min(0).max(1),
  /** Generations that will start before this one; `null` once it has started. */
  queuePosition: z.number().int().nonnegative().nullable(),
  /** Charged credits: 0 until it has ended, and if it failed without being canceled. */
  creditsCharged: z.number().int().nonnegative(),
  /** Credits that canceling now would charge: 0 until a provider has been asked for a picture. Null once it has ended. */
  cancelCost: z.number().int().nonnegative().nullable(),
  /** When its owner canceled it. It is `failed` then, or `completed` if pictures arrived nevertheless. */
  canceledAt: z.iso.datetime().nullable(),
  /** Whether one of its pictures waits for an admin's review before it appears in the gallery. */
  isInReview: z.boolean(),
  /** The model's notes on what it drew and left out, one sentence each. */
  notes: z.array(z.string()),
  /** Name, notes and tags by the owner. */
  name: z.string().nullable(),
  ownNotes: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generation>;

/** A page of a user's generations, newest first; `total` travels in the `X-Total-Count` header. */
export interface GenerationsPage {
  items: Generation[];
  /** All images of the user, shown by the library's badge. */
  total: number;
}

/** Whether to make a picture of a prompt that the model cannot draw. */
export const anyway = z
  .boolean()
  .default(false)
  .describe('Makes a picture even if the model leaves the subject of the prompt out.');

/** Id of an upload, or of one's own picture. */
export const chosenAssetId = z.string().max(200).nullable().default(null);

/** An example that /api/example-products lists. */
export const chosenExampleAsset = z
  .object({ name: z.string().max(200), imageUrl: z.string().max(500) })
  .nullable()
  .default(null);

export const furtherReferences = z
  .array(z.string().max(200))
  .max(REFERENCES_MAX - 1)
  .default([])
  .describe(
    'Ids of pictures of further subjects, beside the reference picture, for models that take several (`references` of the image model).',
  );

export const styleReference = chosenAssetId.describe(
  'Id of a picture whose style the new one takes over: its colors and light; by a model that takes pictures, also its medium and mood.',
);

/** At most one of `assetId` and `exampleAsset` may be given. */
export const oneAssetAtMost = {
  check: ({ assetId, exampleAsset }: { assetId: string | null; exampleAsset: object | null }) =>
    assetId === null || exampleAsset === null,
  params: { path: ['exampleAsset'], error: PROBLEM_PHRASES.twoAssets },
};

const quickGenerateRequest = z
  .object({
    prompt,
    /** Whether the pictures appear in the public gallery. */
    publish: z.boolean().default(false),
    /** Whether the text model may enhance the prompt. */
    enhance: z.boolean().default(true),
    imageModel: chosenImageModel,
    /** Null: left to the prompt. */
    style: visualStyle.nullable().default(null),
    outputFormat: outputFormat.default(DEFAULT_GENERATION_SETTINGS.outputFormat),
    imageCount: z.int().min(1).max(IMAGE_COUNT_MAX).default(1),
    seed: chosenSeed,
    negativePrompt: chosenNegativePrompt,
    creditFree,
    anyway,
    assetId: chosenAssetId,
    exampleAsset: chosenExampleAsset,
    furtherReferences,
    styleReference,
  })
  .refine(oneAssetAtMost.check, oneAssetAtMost.params);
export type QuickGenerateRequest = z.input<typeof quickGenerateRequest>;

/** The answer to a paid request for pictures. `creditsCharged` is held until delivery. */
export const generationAccepted = z.object({
  id: generationId,
  status: z.enum(GENERATION_STATUSES),
  creditsCharged: z.number().int().nonnegative(),
});
export type GenerationAccepted = z.infer<typeof generationAccepted>;

/** Refusals of every paid request. */
export const PAID_REFUSALS = [
  'insufficient_credits',
  'storage_full',
  'idempotency_key_reused',
  'moderated',
  'rate_limited',
] as const;

export const ACCEPTED_EXAMPLE = {
  id: '0198c7a2-6a3e-7d5c-9a70-3f0f5f3b6d11',
  status: 'generating',
  creditsCharged: 1,
};

/** The body may be left out. */
export const cancelRequest = z
  .object({
    maxCredits: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe(
        'Refuses with 409 `cancel_costs` where canceling costs more. Without it, it cancels at any price.',
      ),
  })
  .nullish();

/** `canceled`, or the earlier outcome of a finished generation; with its charge. */
export const cancelOutcome = z.object({
  status: z.enum(['canceled', 'completed', 'failed']),
  creditsCharged: z.number().int().nonnegative(),
});
export type CancelOutcome = z.infer<typeof cancelOutcome>;

const word = z
  .string()
  .max(200)
  // PostgreSQL stores no NUL, so nothing has it.
  .transform((text) => text.replaceAll('\0', ' ').toWellFormed())
  .optional();

/** Selects generations. Each of these may be left out. */
export const generationFilter = z.object({
  q: word.describe('Words of the prompt, name, tags or notes, or of similar meaning; `-word` leaves out.'),
  status: z.enum(['generating', 'completed', 'failed', 'canceled']).optional(),
  category: word,
  kind: z.enum(['picture', 'change', 'cutout', 'upload']).optional(),
  imageModel: word,
  tag: word,
  color: z.enum(COLOR_NAMES).optional().describe('Only pictures with much of this color.'),
  orientation: z.enum(['landscape', 'portrait', 'square']).optional(),
  people: z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether people are in it. Of uploads, cut-outs and some hosted models nobody knows.'),
  starred: z.enum(['true', 'false']).optional().describe('Whether to list only starred pictures.'),
  from: z.iso.date().optional().describe('The first day (UTC).'),
  to: z.iso.date().optional().describe('The last day (UTC).'),
});
export type GenerationFilterQuery = z.infer<typeof generationFilter>;

const generationsQuery = generationFilter.extend({
  limit: z.coerce.number().int().min(1).max(GENERATIONS_PAGE_MAX).default(GENERATIONS_PAGE_DEFAULT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const deletionQuery = z.object({
  permanent: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether to erase it at once instead of keeping it in the trash.'),
});

const TAG = 'Generations';
const OWN = { access: 'session', signIn: 'signed_out.see_images' } as const;
const params = z.object({ id: id('not_found.generation', generationId) });

/** Paid requests for pictures by a signed-in user. */
export const PAID_SESSION = {
  access: 'session',
  signIn: 'signed_out.generate',
  limit: 'paid',
  responses: { 202: generationAccepted },
  refusals: [...PAID_REFUSALS, 'cannot_draw', 'not_found'],
  reads: ['Idempotency-Key'],
} as const;

export const quickGenerate = endpoint({
  method: 'POST',
  path: '/api/quick-generate',
  ...PAID_SESSION,
  body: quickGenerateRequest,
  words: {
    tag: TAG,
    summary: 'Generate pictures from a prompt',
    description:
      'Holds the price and answers at once; the pictures are painted by a job. Read the generation until its status is no longer `generating`. A prompt whose subject the model cannot draw is refused with `cannot_draw`, `leftOut` and `alternatives`, and costs nothing; `anyway` makes the picture all the same. Everything beside the prompt may be left out; `assetId` names an upload, or one of one’s own pictures.',
    example: { request: { prompt: 'A mountain lake at dawn, soft fog' }, response: ACCEPTED_EXAMPLE },
  },
});

export const listGenerations = endpoint({
  method: 'GET',
  path: '/api/generations',
  ...OWN,
  query: generationsQuery,
  responses: { 200: z.array(generation) },
  cache: 'no-store',
  sends: ['X-Total-Count'],
  words: {
    tag: TAG,
    summary: 'List your generations, newest first',
    description:
      'A filter by color, orientation, people or star also leaves out the other pictures of a generation. `X-Total-Count` is the number of matching pictures; with a status whose generations have none, that of generations.',
  },
});

export const findGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/:id',
  ...OWN,
  params,
  responses: { 200: generation },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Read one of your generations' },
});

export const cancelGeneration = endpoint({
  method: 'POST',
  path: '/api/generations/:id/cancel',
  ...OWN,
  limit: 'cancel',
  params,
  body: cancelRequest,
  responses: { 200: cancelOutcome },
  refusals: ['cancel_costs'],
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Cancel a generation',
    description:
      'Free until a provider has been asked for a picture; pictures that had been begun are charged. `cancelCost` of the generation says what it costs now.',
  },
});

export const deleteGeneration = endpoint({
  method: 'DELETE',
  path: '/api/generations/:id',
  ...OWN,
  params,
  query: deletionQuery,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a generation with its pictures',
    description:
      'One that is being made is canceled first, at the same price. It stays in the trash for 30 days and is found nowhere else; with `permanent=true` it is erased at once.',
  },
});

/** Deleting the last picture deletes the generation. */
export const deleteGenerationImage = endpoint({
  method: 'DELETE',
  path: '/api/generations/:id/images/:imageId',
  ...OWN,
  params: params.extend({ imageId: z.string() }),
  query: deletionQuery,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Delete one picture of a generation' },
});

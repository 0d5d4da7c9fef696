import { z } from 'zod';
import {
  BACKGROUND_REMOVAL_MODEL,
  GENERATION_STATUSES,
  QUICK_GENERATION_MODEL,
} from '#features/images/contract/enumerations';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { GENERATIONS_PAGE_DEFAULT, GENERATIONS_PAGE_MAX, IMAGE_COUNT_MAX } from '#platform/limits/limits';
import { outputFormat, visualStyle, wishes } from './form-settings.ts';
import { DEFAULT_GENERATION_SETTINGS } from './generation-settings.ts';
import { prompt } from './prompt.ts';

export const generationId = z.uuid();

/** A template's id: a number for the professional models, a text for the others. */
export const modelId = z.union([z.number().int(), z.string()]);

/** As a client names it for a picture to be painted: what is built around a cut-out is no cut-out. */
export const paintedModelId = modelId.transform((id) =>
  id === BACKGROUND_REMOVAL_MODEL ? QUICK_GENERATION_MODEL : id,
);

/** What is to paint, one of those that /api/image-models lists; null for the first of them. */
export const chosenImageModel = z.string().max(200).nullable().default(null);

/** One produced picture, with what a page needs to lay it out before it has loaded. */
export const generationImage = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
});

/** One paid request with its pictures. All fields are always there; `null` where empty. */
export const generation = z.object({
  id: generationId,
  modelId,
  productId: z.string().nullable(),
  status: z.enum(GENERATION_STATUSES),
  scene: z.string().nullable(),
  style: z.string().nullable(),
  clothing: z.string().nullable(),
  color: z.string().nullable(),
  /** What the user asked for. */
  customPrompt: z.string().nullable(),
  /** What the text model made of it, and what was painted; null where it was painted as it stands. */
  enhancedPrompt: z.string().nullable(),
  /** What was asked to paint it, one of those that /api/image-models lists. */
  imageModel: z.string(),
  /** What made its pictures instead, where another stood in; null where the asked one did. */
  madeBy: z.string().nullable(),
  /** Why it failed, in a sentence; null where there is nothing more to say. */
  failureReason: z.string().nullable(),
  /** What helps: other words against a refusal, waiting where the model was down; null where neither is known to. */
  failureRemedy: z.enum(['other-words', 'wait']).nullable(),
  category: z.string().nullable(),
  /** What was wished beside the prompt: all that the builder's form says, or a part; null for a plain prompt. */
  settings: wishes.nullable(),
  /** The picture that a cut-out was taken from, at the same size; null for every other generation. */
  sourceImageUrl: z.string().nullable(),
  /** Pictures that were asked for. */
  imageCount: z.number().int().positive(),
  resultImageUrl: z.string().nullable(),
  resultImageUrls: z.array(z.string()),
  images: z.array(generationImage),
  /** Share of the work that is done, 0 to 1, as the picture model reports it. */
  progress: z.number().min(0).max(1),
  /** Generations that will start before this one; `null` once it has started. */
  queuePosition: z.number().int().nonnegative().nullable(),
  /** Credits that were charged: 0 until it has ended, and for ever when it failed; see `canceledAt`. */
  creditsCharged: z.number().int().nonnegative(),
  /**
   * Credits that canceling it is charged for at the moment: 0 until a provider has been asked for a picture. Null once it has
   * ended.
   */
  cancelCost: z.number().int().nonnegative().nullable(),
  /**
   * When its owner canceled it. It is `failed` then, or `completed` where pictures that had been begun came all the same.
   */
  canceledAt: z.iso.datetime().nullable(),
  /** Whether a picture of it waits for somebody to look at it before it joins the gallery, or is in it again. */
  isInReview: z.boolean(),
  /** What the model says it drew and left out, one sentence each. */
  notes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generation>;

/** A page of a user's generations, newest first; `total` travels in the `X-Total-Count` header. */
export interface GenerationsPage {
  items: Generation[];
  /** All images of the user, which the library's badge shows. */
  total: number;
}

/** Of an upload, or of one's own pictures. */
export const chosenAssetId = z.string().max(200).nullable().default(null);

/** One of those that /api/example-products lists. */
export const chosenExampleAsset = z
  .object({ name: z.string().max(200), imageUrl: z.string().max(500) })
  .nullable()
  .default(null);

/** Of `assetId` and `exampleAsset` one at most is given. */
export const oneAssetAtMost = {
  check: ({ assetId, exampleAsset }: { assetId: string | null; exampleAsset: object | null }) =>
    assetId === null || exampleAsset === null,
  params: { path: ['exampleAsset'], error: 'choose an uploaded asset or an example, not both' },
};

/** A prompt alone, or with what is said beside it. */
const quickGenerateRequest = z
  .object({
    prompt,
    /** Whether the pictures are to appear in the public gallery. */
    publish: z.boolean().default(false),
    /** Whether the text model may write the prompt out, where it can. */
    enhance: z.boolean().default(true),
    imageModel: chosenImageModel,
    /** Null: as the prompt has it. */
    style: visualStyle.nullable().default(null),
    outputFormat: outputFormat.default(DEFAULT_GENERATION_SETTINGS.outputFormat),
    imageCount: z.int().min(1).max(IMAGE_COUNT_MAX).default(1),
    assetId: chosenAssetId,
    exampleAsset: chosenExampleAsset,
  })
  .refine(oneAssetAtMost.check, oneAssetAtMost.params);
export type QuickGenerateRequest = z.input<typeof quickGenerateRequest>;

/** The answer to any paid request for pictures. `creditsCharged` is what is held until delivery. */
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

/** `canceled`, or how the generation had ended before; what was charged for it. */
export const cancelOutcome = z.object({
  status: z.enum(['canceled', 'completed', 'failed']),
  creditsCharged: z.number().int().nonnegative(),
});
export type CancelOutcome = z.infer<typeof cancelOutcome>;

const generationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(GENERATIONS_PAGE_MAX).default(GENERATIONS_PAGE_DEFAULT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

const TAG = 'Generations';
const SIGN_IN = 'signed_out.see_images';
const params = z.object({ id: id('not_found.generation', generationId) });

export const quickGenerate = endpoint({
  method: 'POST',
  path: '/api/quick-generate',
  access: 'session',
  signIn: 'signed_out.generate',
  limit: 'paid',
  body: quickGenerateRequest,
  responses: { 202: generationAccepted },
  refusals: [...PAID_REFUSALS, 'not_found'],
  reads: ['Idempotency-Key'],
  words: {
    tag: TAG,
    summary: 'Ask for pictures of a prompt',
    description:
      'Holds the price and answers at once; the pictures are painted by a job. Read the generation until its status is no longer `generating`. Everything beside the prompt may be left out; `assetId` names an upload, or one of one’s own pictures.',
    example: { request: { prompt: 'A lighthouse at dawn, soft fog' }, response: ACCEPTED_EXAMPLE },
  },
});

export const listGenerations = endpoint({
  method: 'GET',
  path: '/api/generations',
  access: 'session',
  signIn: SIGN_IN,
  query: generationsQuery,
  responses: { 200: z.array(generation) },
  cache: 'no-store',
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'List one’s own generations, newest first' },
});

export const findGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/:id',
  access: 'session',
  signIn: SIGN_IN,
  params,
  responses: { 200: generation },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Read one of one’s own generations' },
});

export const cancelGeneration = endpoint({
  method: 'POST',
  path: '/api/generations/:id/cancel',
  access: 'session',
  signIn: SIGN_IN,
  limit: 'cancel',
  params,
  body: cancelRequest,
  responses: { 200: cancelOutcome },
  refusals: ['cancel_costs'],
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Cancel a generation that is being made',
    description:
      'Free until a provider has been asked for a picture; pictures that had been begun are charged. `cancelCost` of the generation says what it costs now.',
  },
});

export const deleteGeneration = endpoint({
  method: 'DELETE',
  path: '/api/generations/:id',
  access: 'session',
  signIn: SIGN_IN,
  params,
  responses: { 204: DONE },
  words: {
    tag: TAG,
    summary: 'Delete a generation with its pictures',
    description: 'One that is being made is canceled first, at the same price.',
  },
});

/** With the last of its pictures the generation goes. */
export const deleteGenerationImage = endpoint({
  method: 'DELETE',
  path: '/api/generations/:id/images/:imageId',
  access: 'session',
  signIn: SIGN_IN,
  params: params.extend({ imageId: z.string() }),
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Delete one picture of a generation' },
});

import { z } from 'zod';
import {
  chosenNegativePrompt,
  chosenSeed,
  creditFree,
  seed,
} from '#features/generations/contract/form-settings';
import { OUTPUT_FORMATS } from '#features/generations/contract/generation-settings';
import {
  furtherReferences,
  generationFilter,
  generationId,
  styleReference,
} from '#features/generations/contract/generations';
import { prompt } from '#features/generations/contract/prompt';
import { type ASPECT_RATIOS, GENERATION_STATUSES } from '#features/images/contract/enumerations';
import { publication } from '#features/publications/contract/publications';
import { webhookDelivery } from '#features/webhooks/contract/webhooks';
import { GENERATIONS_PAGE_DEFAULT, IMAGE_COUNT_MAX } from '#platform/limits/limits';

/** Requests and responses of `/api/v1`. Stable: fields may be added, but not changed or removed. */

/** Pixels by aspect ratio: about a megapixel, with sides divisible by 16. */
export const V1_SIZES = {
  '1:1': OUTPUT_FORMATS.square,
  '16:9': OUTPUT_FORMATS.landscape,
  '9:16': OUTPUT_FORMATS.portrait,
  '3:1': OUTPUT_FORMATS.banner,
  '3:2': OUTPUT_FORMATS.photo,
  '2:3': OUTPUT_FORMATS.poster,
  '4:5': OUTPUT_FORMATS.feed,
  '4:3': { width: 1152, height: 864 },
} as const satisfies Record<
  (typeof ASPECT_RATIOS)[number] | '9:16' | '3:1' | '4:5',
  { width: number; height: number }
>;
type V1AspectRatio = keyof typeof V1_SIZES;

export const v1GenerationRequest = z.strictObject({
  prompt: prompt.describe('What the picture shows.'),
  model: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The image model: an `id` of `GET /api/image-models`. Default: the first of them.'),
  aspectRatio: z
    .enum(Object.keys(V1_SIZES) as [V1AspectRatio, ...V1AspectRatio[]])
    .default('1:1')
    .describe('Width to height.'),
  count: z.int().min(1).max(IMAGE_COUNT_MAX).default(1).describe('Number of pictures; each has its price.'),
  enhance: z.boolean().default(false).describe('Whether the text model may expand the prompt.'),
  seed: chosenSeed,
  negativePrompt: chosenNegativePrompt,
  creditFree,
  anyway: z
    .boolean()
    .default(false)
    .describe('Whether to make a picture even if the model leaves the subject of the prompt out.'),
  reference: z
    .string()
    .max(200)
    .optional()
    .describe('A picture to build around: the `id` of `POST /api/v1/references`, or of a cut-out’s picture.'),
  furtherReferences,
  styleReference,
});

const v1Image = z.object({
  id: z.uuid(),
  url: z.string().describe('Address of the picture. Anyone who knows it can open it.'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  creditLine: z
    .string()
    .nullable()
    .describe('The line that must be shown with the picture; null if it needs none.'),
});

/** A generation, a background removal or an upload. */
export const v1Generation = z.object({
  id: generationId,
  object: z.enum(['generation', 'background-removal', 'upload']),
  status: z.enum(GENERATION_STATUSES),
  prompt: z.string().nullable(),
  enhancedPrompt: z.string().nullable(),
  model: z.string(),
  madeBy: z
    .string()
    .nullable()
    .describe('The model that was used instead, if the requested one was not available.'),
  count: z.number().int().positive(),
  seed: seed.describe('Of the first picture; each further one has the next.'),
  progress: z.number().min(0).max(1),
  images: z.array(v1Image),
  notes: z
    .array(z.string())
    .describe(
      'Sentences for people on what the model drew and what it left out; empty until a picture is made.',
    ),
  failure: z
    .object({ reason: z.string().nullable(), remedy: z.enum(['other-words', 'wait']).nullable() })
    .nullable()
    .describe('Why there is no picture; null unless `status` is `failed`.'),
  name: z.string().nullable().describe('What you wrote on it, as `ownNotes` and `tags`.'),
  ownNotes: z.string().nullable(),
  tags: z.array(z.string()),
  creditsCharged: z.number().int().nonnegative(),
  cancelCost: z
    .number()
    .int()
    .nonnegative()
    .nullable()
    .describe('Credits that canceling is charged for at the moment; null once the generation has ended.'),
  canceledAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'When its owner canceled it. The status is then `failed`, or `completed` if a picture was delivered anyway.',
    ),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type V1Generation = z.infer<typeof v1Generation>;

const V1_PAGE_MAX = 100;

export const v1GenerationsQuery = generationFilter.extend({
  limit: z.coerce.number().int().min(1).max(V1_PAGE_MAX).default(GENERATIONS_PAGE_DEFAULT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const v1GenerationList = z.object({ data: z.array(v1Generation) });

/** The part of a generation that is in the trash. */
export const v1TrashEntry = z.object({
  id: generationId,
  object: z.enum(['generation', 'background-removal', 'upload']),
  prompt: z.string().nullable(),
  imageIds: z.array(z.uuid()).describe('Its pictures that are in the trash.'),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().describe('When the last of it was deleted.'),
  erasesAt: z.iso.datetime().describe('When the first of it will be erased.'),
});
export type V1TrashEntry = z.infer<typeof v1TrashEntry>;

export const v1TrashList = z.object({
  data: z.array(v1TrashEntry),
  total: z.number().int().nonnegative(),
});

/** A starred picture. */
const v1Favorite = z.object({
  id: z.uuid(),
  url: z.string(),
  page: z.string().nullable().describe('Its page in the gallery; null if it is not public.'),
  generationId: z.uuid().nullable().describe('Your generation; null if it is somebody else’s.'),
  prompt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  starredAt: z.iso.datetime(),
});

export const v1FavoriteList = z.object({
  data: z.array(v1Favorite),
  total: z.number().int().nonnegative(),
});

/** A picture of one's own in the gallery, or on its way there. */
export const v1Publication = z.object({
  imageId: z.uuid(),
  object: z.literal('publication'),
  state: publication.shape.state.describe('`checking`: it is being judged; `review`: it waits for an admin.'),
  page: z.string().nullable().describe('Its page in the gallery; null until it is public.'),
});

export const v1PublicationList = z.object({ data: z.array(v1Publication) });

export const v1Collection = z.object({
  id: z.uuid(),
  object: z.literal('collection'),
  parentId: z.uuid().nullable().describe('The collection that it is in; null at the top.'),
  name: z.string(),
  pictureCount: z
    .number()
    .int()
    .nonnegative()
    .describe('Its pictures that you can see: neither in your trash nor withdrawn from the gallery.'),
  coverUrl: z.string().nullable(),
  link: z.string().nullable().describe('Its page for anybody with this address; null if it is not shared.'),
  createdAt: z.iso.datetime(),
});
export type V1Collection = z.infer<typeof v1Collection>;

/** Collections of the same parent are in order. */
export const v1CollectionList = z.object({ data: z.array(v1Collection) });

const v1CollectionPicture = z.object({
  id: z.uuid(),
  url: z.string(),
  page: z.string().nullable().describe('Its page in the gallery; null if it is not public.'),
  generationId: z.uuid().nullable().describe('Your generation; null if it is somebody else’s.'),
  prompt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  creditLine: z
    .string()
    .nullable()
    .describe('The line that must be shown with the picture; null if it needs none.'),
  addedAt: z.iso.datetime(),
});

export const v1CollectionPictures = z.object({
  data: z.array(v1CollectionPicture),
  total: z.number().int().nonnegative(),
});

const v1GalleryImage = z.object({
  id: z.uuid(),
  url: z.string(),
  page: z.string().describe('The picture’s own page.'),
  prompt: z.string(),
  category: z.string(),
  hasPeople: z.boolean(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  generatedAt: z.iso.datetime(),
});

export const v1GalleryPage = z.object({
  data: z.array(v1GalleryImage),
  total: z.number().int().nonnegative(),
});

export const v1GalleryDetail = v1GalleryImage.extend({
  imageId: z.uuid().describe('The `imageId` of edits; `id` is its place in the gallery.'),
  tags: z.array(z.string()).describe('Lowercase nouns for the things in it.'),
  creditLine: z
    .string()
    .nullable()
    .describe('The line that must be shown with the picture; null if it needs none.'),
  person: z
    .string()
    .nullable()
    .describe('The name of the public page of who published it; null if they chose none.'),
  similar: z
    .array(v1GalleryImage)
    .describe('Pictures like it by meaning and palette, the most similar first.'),
});

export const v1Person = z.object({
  name: z.string(),
  object: z.literal('person'),
  page: z.string().describe('Their public page.'),
  data: z.array(v1GalleryImage).describe('Pictures that they published, the newest first.'),
  total: z.number().int().nonnegative(),
});

export const v1Page = z.object({
  object: z.literal('page'),
  name: z.string().nullable().describe('Null if you have none.'),
  page: z.string().nullable().describe('Its address; null unless it is shown.'),
  isRemoved: z.boolean().describe('Whether an admin has removed it.'),
});

export const v1Reference = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/**
 * The body of a webhook. `data` is the generation, or what of it is in the trash, the collection, the publication or the page, at that
 * time; only the id of a deleted collection, and of a withdrawn or starred picture; empty for a test.
 */
export const webhookEvent = z.object({
  id: z.uuid(),
  type: webhookDelivery.shape.eventType,
  createdAt: z.iso.datetime(),
  data: z.union([
    v1Generation,
    v1TrashEntry,
    v1Collection,
    v1Publication,
    v1Page,
    z.strictObject({ imageId: z.uuid(), object: z.enum(['publication', 'favorite']) }),
    z.strictObject({ id: z.uuid(), object: z.literal('collection') }),
    z.strictObject({}),
  ]),
});

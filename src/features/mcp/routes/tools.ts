import { z } from 'zod';
import { chooseAsset } from '#features/assets/rules/choose-asset';
import { findCredits } from '#features/credits/rules/find-credits';
import { type RequestImageFileDeps, requestImageFile } from '#features/downloads/rules/request-image-file';
import { editRequest } from '#features/editing/contract/edits';
import { presentObject } from '#features/editing/routes/present-object';
import { findPictureToEdit } from '#features/editing/rules/find-picture-to-edit';
import { listObjects } from '#features/editing/rules/list-objects';
import { type RequestEditDeps, requestEdit } from '#features/editing/rules/request-edit';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import { prompt } from '#features/generations/contract/prompt';
import { readGenerationFilter } from '#features/generations/routes/read-generation-filter';
import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import { explainPrompt } from '#features/generations/rules/explain-prompt';
import { findGrounding } from '#features/generations/rules/find-grounding';
import { listGenerations } from '#features/generations/rules/list-generations';
import {
  type RequestGenerationDeps,
  requestGeneration,
} from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { V1_SIZES, v1GenerationRequest } from '#features/public-api/contract/public-api';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import type { RateLimitName } from '#platform/limits/rate-limits';

export type ToolDeps = RequestGenerationDeps &
  RequestEditDeps &
  RequestImageFileDeps &
  Parameters<typeof searchGallery>[0] & { describeSearch: (q: string) => string | undefined };

/** Who calls, and by which key. */
export interface ToolCaller {
  userId: string;
  apiKeyId: string;
  /** @throws AppError `rate_limited` */
  count(limit: RateLimitName): Promise<void>;
}

/** What a tool has found or begun. */
export type ToolOutcome =
  | { kind: 'generation'; id: string }
  | { kind: 'facts'; facts: object }
  | {
      kind: 'pictures';
      from: string;
      total?: number;
      pictures: { objectKey: string; name: string; facts: object }[];
    };

interface Tool<Input extends z.ZodObject = z.ZodObject> {
  title: string;
  description: string;
  input: Input;
  /** Needed of the key; undefined: any key may. */
  scope?: ApiScope;
  /** `costs`: it takes credits; `stores`: it takes room; undefined: it only reads. */
  effect?: 'costs' | 'stores';
  run(deps: ToolDeps, caller: ToolCaller, input: z.output<Input>): Promise<ToolOutcome>;
}

function tool<Input extends z.ZodObject>(definition: Tool<Input>): Tool {
  return definition as unknown as Tool;
}

const imageId = z.uuid().describe('The id of one of your pictures, from another tool.');
const limit = z.int().min(1).max(20).default(8).describe('Pictures at most.');
const { model, aspectRatio, count, anyway, creditFree, reference } = v1GenerationRequest.shape;

const COMMON = { modelId: QUICK_GENERATION_MODEL, publish: false, idempotencyKey: null };

/** To add a tool, add an entry: its schema, scope check, limits and annotations follow from it. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  explain_prompt: tool({
    title: 'Explain what can be drawn',
    description:
      'Says, without painting and at no cost, what a model would draw of a prompt, what it would leave out, and which prompts it can draw instead.',
    input: z.strictObject({ prompt, model }),
    async run(deps, { userId }, { prompt: words, model: asked }) {
      const { id } = chooseImageModel(deps.imageModels, asked, 'model');
      const facts = await explainPrompt(deps, {
        imageModel: id,
        isPaid: false,
        caller: { id: userId },
        prompt: words,
      });
      return { kind: 'facts', facts: { model: id, ...facts } };
    },
  }),

  credits: tool({
    title: 'Read credits and prices',
    description:
      'Your credits, those held for pictures that are being made, and what a picture of each model costs.',
    input: z.strictObject({}),
    async run(deps, { userId }) {
      const models = deps.imageModels.map(({ id, name, cost }) => ({ id, name, creditsPerPicture: cost }));
      return { kind: 'facts', facts: { ...(await findCredits(deps, userId)), models, edit: deps.editCost } };
    },
  }),

  make_picture: tool({
    title: 'Make pictures',
    description:
      'Makes pictures from words, and waits for them. Costs credits for each picture. What cannot be drawn is refused with alternatives, and costs nothing.',
    scope: 'generations:write',
    effect: 'costs',
    input: z.strictObject({ prompt, model, aspectRatio, count, anyway, creditFree, reference }),
    async run(deps, { userId, apiKeyId }, asked) {
      const { width, height } = V1_SIZES[asked.aspectRatio];
      const { id } = await requestGeneration(deps, {
        ...COMMON,
        userId,
        apiKeyId,
        prompt: asked.prompt,
        category: null,
        width,
        height,
        imageCount: asked.count,
        imageModel: asked.model ?? null,
        anyway: asked.anyway,
        settings: asked.creditFree ? { creditFree: true } : null,
        productId:
          asked.reference === undefined
            ? null
            : await chooseAsset(deps, { userId, productId: asked.reference, field: 'reference' }),
      });
      return { kind: 'generation', id };
    },
  }),

  refine_picture: tool({
    title: 'Refine a picture',
    description:
      'Makes a new version of one of your pictures by a whole new prompt, and keeps its layout. The earlier one stays. Costs credits.',
    scope: 'generations:write',
    effect: 'costs',
    input: z.strictObject({ imageId, prompt: prompt.describe('What the new version shows.'), model }),
    async run(deps, { userId, apiKeyId }, asked) {
      const { objectKey } = await findPictureToEdit(deps, {
        userId,
        imageId: asked.imageId,
        field: 'imageId',
      });
      const { cutOutOf: _, ...source } = await findGrounding(deps, { userId, objectKey });
      const { id } = await requestGeneration(deps, {
        ...COMMON,
        ...source,
        userId,
        apiKeyId,
        prompt: asked.prompt,
        imageCount: 1,
        imageModel: asked.model ?? null,
      });
      return { kind: 'generation', id };
    },
  }),

  list_objects: tool({
    title: 'List the things in a picture',
    description:
      'The things in one of your pictures that edit_picture can change by themselves, with their places in pixels.',
    scope: 'generations:read',
    input: z.strictObject({ imageId }),
    async run(deps, { userId }, asked) {
      const { objects, ...size } = await listObjects(deps, { userId, imageId: asked.imageId });
      return { kind: 'facts', facts: { ...size, objects: objects.map((one) => presentObject(one, size)) } };
    },
  }),

  edit_picture: tool({
    title: 'Change a part of a picture',
    description:
      'Makes a new version of one of your pictures with a thing removed, recolored, replaced or moved, a part erased, or another background. Costs credits; what cannot be done is refused and costs nothing.',
    scope: 'edits:write',
    effect: 'costs',
    input: editRequest as unknown as z.ZodObject,
    async run(deps, { userId, apiKeyId }, asked) {
      const request = editRequest.parse(asked);
      const { id } = await requestEdit(deps, { userId, apiKeyId, request, idempotencyKey: null });
      return { kind: 'generation', id };
    },
  }),

  remove_background: tool({
    title: 'Remove a background',
    description: 'Makes a version of one of your pictures with a transparent background. Costs credits.',
    scope: 'cutouts:write',
    effect: 'costs',
    input: z.strictObject({ imageId }),
    async run(deps, { userId, apiKeyId }, asked) {
      const request = {
        imageId: asked.imageId,
        operation: 'background' as const,
        background: { kind: 'none' as const },
      };
      const { id } = await requestEdit(deps, { userId, apiKeyId, request, idempotencyKey: null });
      return { kind: 'generation', id };
    },
  }),

  enlarge_picture: tool({
    title: 'Enlarge a picture',
    description:
      'Makes a file of 4,096 pixels on the longer side from one of your pictures. Costs no credits. Call it again until `status` is `ready`.',
    scope: 'generations:write',
    effect: 'stores',
    input: z.strictObject({ imageId }),
    async run(deps, { userId, count: countCalls }, asked) {
      const { objectKey } = await findPictureToEdit(deps, {
        userId,
        imageId: asked.imageId,
        field: 'imageId',
      });
      const file = await requestImageFile(deps, {
        objectKey,
        userId,
        format: 'png',
        size: '4k',
        method: undefined,
        findStorageOwner: async () => storageOwnerOfUser(userId),
        onMaking: (isSlow) => countCalls(isSlow ? 'enlargement' : 'imageFile'),
      });
      return { kind: 'facts', facts: file };
    },
  }),

  search_gallery: tool({
    title: 'Search the gallery',
    description: 'Finds public pictures by words, best first.',
    scope: 'gallery:read',
    input: z.strictObject({ query: z.string().max(200).describe('Words; `-word` leaves out.'), limit }),
    async run(deps, _, { query, limit: most }) {
      const { items, total } = await searchGallery(deps, {
        q: query,
        limit: most,
        offset: 0,
        asOf: undefined,
      });
      return {
        kind: 'pictures',
        from: 'gallery',
        total,
        pictures: items.map(({ id, objectKey, prompt: words, width, height }) => ({
          objectKey,
          name: `Gallery picture ${id}`,
          facts: { galleryId: id, prompt: words, width, height },
        })),
      };
    },
  }),

  search_library: tool({
    title: 'Search your library',
    description: 'Finds your own pictures by words; without words, the newest.',
    scope: 'generations:read',
    input: z.strictObject({ query: z.string().max(200).optional(), limit }),
    async run(deps, { userId }, { query, limit: most }) {
      const filter = readGenerationFilter({ q: query }, { userId, ...deps });
      const { items, total } = filter
        ? await listGenerations(deps, { userId, limit: most, offset: 0, filter })
        : { items: [], total: 0 };
      const pictures = items.flatMap(({ id, status, prompt: words, images }) =>
        images.map((image) => ({
          objectKey: image.objectKey,
          name: `Picture ${image.id}`,
          facts: { imageId: image.id, generationId: id, status, prompt: words },
        })),
      );
      return { kind: 'pictures', from: 'library', total, pictures: pictures.slice(0, most) };
    },
  }),

  get_generation: tool({
    title: 'Read a generation',
    description:
      'The state and pictures of a generation, for example one that took longer than a call could wait.',
    scope: 'generations:read',
    input: z.strictObject({ generationId: z.uuid() }),
    async run(_deps, _caller, { generationId }) {
      return { kind: 'generation', id: generationId };
    },
  }),
};

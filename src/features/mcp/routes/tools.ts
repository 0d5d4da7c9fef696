import { z } from 'zod';
import { findCredits } from '#features/credits/rules/find-credits';
import { requestImageFile } from '#features/downloads/rules/request-image-file';
import { editRequest } from '#features/editing/contract/edits';
import { presentObject } from '#features/editing/routes/present-object';
import { findPictureToEdit } from '#features/editing/rules/find-picture-to-edit';
import { listObjects } from '#features/editing/rules/list-objects';
import { requestEdit } from '#features/editing/rules/request-edit';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import { prompt } from '#features/generations/contract/prompt';
import { readGenerationFilter } from '#features/generations/routes/read-generation-filter';
import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import { chooseReferences } from '#features/generations/rules/choose-references';
import { explainPrompt } from '#features/generations/rules/explain-prompt';
import { listGenerations } from '#features/generations/rules/list-generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { V1_SIZES, v1GenerationRequest } from '#features/public-api/contract/public-api';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { AD_TOOLS } from './ad-tools.ts';
import { imageId, type Tool, tool } from './tool.ts';
import { UPLOAD_TOOLS } from './upload-tools.ts';

const limit = z.int().min(1).max(20).default(8).describe('Pictures at most.');
const { model, aspectRatio, count, seed, negativePrompt, anyway, creditFree } = v1GenerationRequest.shape;
const { reference, furtherReferences, styleReference } = v1GenerationRequest.shape;

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
    scope: 'credits:read',
    input: z.strictObject({}),
    async run(deps, { userId }) {
      const models = deps.imageModels.map(({ id, name, cost, paintsParts = false }) => ({
        id,
        name,
        creditsPerPicture: cost,
        paintsParts,
      }));
      return { kind: 'facts', facts: { ...(await findCredits(deps, userId)), models, edit: deps.editCost } };
    },
  }),

  make_picture: tool({
    title: 'Make pictures',
    description:
      'Makes pictures from words, and waits for them. Costs credits for each picture. What cannot be drawn is refused with alternatives, and costs nothing.',
    scope: 'generations:write',
    effect: 'costs',
    input: z.strictObject({
      prompt,
      model,
      aspectRatio,
      count,
      seed,
      negativePrompt,
      anyway,
      creditFree,
      reference,
      furtherReferences,
      styleReference,
    }),
    async run(deps, { userId, apiKeyId }, asked) {
      const { width, height } = V1_SIZES[asked.aspectRatio];
      const settings = {
        ...(asked.creditFree && { creditFree: true as const }),
        ...(asked.negativePrompt !== '' && { negativePrompt: asked.negativePrompt }),
      };
      const first = asked.reference === undefined ? null : { id: asked.reference, field: 'reference' };
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
        seed: asked.seed,
        settings: Object.keys(settings).length > 0 ? settings : null,
        ...(await chooseReferences(deps, { ...asked, userId, first })),
      });
      return { kind: 'generation', id };
    },
  }),

  ...UPLOAD_TOOLS,

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
      'Makes a new version of one of your pictures: with a thing removed, recolored, replaced or moved, a part erased, another background, a larger canvas, or words, light and frame adjusted (free). Costs the `edit` price of the tool credits; only `replace` with a `model` can cost the price of that model instead, where the studio does not know what is under the mask. What cannot be done is refused and costs nothing.',
    scope: 'edits:write',
    effect: 'costs',
    input: editRequest as unknown as z.ZodObject,
    async run(deps, { userId, apiKeyId }, asked) {
      const request = editRequest.parse(asked);
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
        onMaking: async (isSlow) => {
          await countCalls(isSlow ? 'enlargement' : 'imageFile');
        },
      });
      return { kind: 'facts', facts: { ...file, imageUrl: imageAddress(objectKey) } };
    },
  }),

  ...AD_TOOLS,

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

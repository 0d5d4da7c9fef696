import { z } from 'zod';
import { storeAsset } from '#features/assets/rules/store-asset';
import { admitCutout } from '#features/cutouts/rules/admit-cutout';
import { requestCutout } from '#features/cutouts/rules/request-cutout';
import { findPictureToEdit } from '#features/editing/rules/find-picture-to-edit';
import { requestEdit } from '#features/editing/rules/request-edit';
import { prompt } from '#features/generations/contract/prompt';
import { findGrounding } from '#features/generations/rules/find-grounding';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { editsForm } from '#features/openai-api/contract/openai-edits';
import { findOwnCopy } from '#features/openai-api/rules/find-own-copy';
import { requestPictureEdit } from '#features/openai-api/rules/request-picture-edit';
import { v1GenerationRequest } from '#features/public-api/contract/public-api';
import { expectRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { AppError } from '#platform/errors/app-error';
import { MASK_MAX_CHARACTERS } from '#platform/limits/limits';
import { imageId, type Tool, type ToolCaller, tool } from './tool.ts';

const picture = z
  .string()
  .min(1)
  .max(MASK_MAX_CHARACTERS)
  .describe(
    'A picture file (PNG, JPEG, WebP, AVIF or GIF) in base64, or as a data: address; at most 3.7 MB.',
  );
const { model } = v1GenerationRequest.shape;

/** Either one of the person's pictures, or a file. */
const EITHER = { imageId: imageId.optional(), picture: picture.optional() };

/** Tools that take pictures from elsewhere. */
export const UPLOAD_TOOLS: Readonly<Record<string, Tool>> = {
  upload_picture: tool({
    title: 'Upload a picture',
    description:
      'Stores a picture, for make_picture to build a new one around (`reference`). If it is one of your own that was made here, its `imageId` is found instead, for the tools that change pictures. Costs no credits.',
    scope: 'generations:write',
    effect: 'stores',
    input: z.strictObject({ picture, name: z.string().max(200).default('picture') }),
    async run(deps, { userId, count }, asked) {
      await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(userId), bytes: 1 });
      await count('upload');
      const file = readPicture(asked.picture);
      return await deps.uploadQueues.runForUser(userId, async () => {
        const upload = await deps.readUpload(file);
        const { width, height } = upload;
        const own = await findOwnCopy(deps, { userId, upload });
        if (own) return { kind: 'facts', facts: { imageId: own.id, reference: own.id, width, height } };
        const read = async () => upload;
        const { id } = await storeAsset(
          { ...deps, readUpload: read },
          { ...file, userId, fileName: asked.name },
        );
        return { kind: 'facts', facts: { imageId: null, reference: id, width, height } };
      });
    },
  }),

  refine_picture: tool({
    title: 'Refine a picture',
    description:
      'Makes a new version of one of your pictures by a whole new prompt, and keeps its layout; of a `picture` from elsewhere, makes a new one around it. The earlier one stays. Costs credits.',
    scope: 'generations:write',
    effect: 'costs',
    input: z.strictObject({ ...EITHER, prompt: prompt.describe('What the new version shows.'), model }),
    async run(deps, caller, asked) {
      const { userId, apiKeyId } = caller;
      const source = await chooseSource(caller, asked);
      if ('file' in source) {
        const form = editsForm.parse({ prompt: asked.prompt, ...(asked.model && { model: asked.model }) });
        const image = { ...source.file, fileName: 'picture' };
        const common = { userId, apiKeyId, idempotencyKey: null, mask: undefined };
        const { id } = await deps.uploadQueues.runForUser(userId, () =>
          requestPictureEdit(deps, { ...common, form, image }),
        );
        return { kind: 'generation', id };
      }
      const { objectKey } = await findPictureToEdit(deps, { userId, ...source, field: 'imageId' });
      const { cutOutOf: _, ...grounding } = await findGrounding(deps, { userId, objectKey });
      const { id } = await requestGeneration(deps, {
        ...grounding,
        modelId: QUICK_GENERATION_MODEL,
        publish: false,
        idempotencyKey: null,
        userId,
        apiKeyId,
        prompt: asked.prompt,
        imageCount: 1,
        imageModel: asked.model ?? null,
      });
      return { kind: 'generation', id };
    },
  }),

  remove_background: tool({
    title: 'Remove a background',
    description:
      'Makes a version of one of your pictures, or of a `picture` from elsewhere, with a transparent background. Costs credits.',
    scope: 'cutouts:write',
    effect: 'costs',
    input: z.strictObject(EITHER),
    async run(deps, caller, asked) {
      const { userId, apiKeyId } = caller;
      const source = await chooseSource(caller, asked);
      if ('file' in source) {
        const offer = await admitCutout(deps, { userId, idempotencyKey: null });
        const file = { ...source.file, fileName: 'picture', offer, idempotencyKey: null };
        const { id } = await deps.uploadQueues.runForUser(userId, () =>
          requestCutout(deps, { userId, apiKeyId, ...file }),
        );
        return { kind: 'generation', id };
      }
      const request = {
        ...source,
        operation: 'background' as const,
        background: { kind: 'none' as const },
      };
      const { id } = await requestEdit(deps, { userId, apiKeyId, request, idempotencyKey: null });
      return { kind: 'generation', id };
    },
  }),
};

/** @throws AppError `invalid_request` unless there is exactly one; `rate_limited` for too many files */
async function chooseSource(
  { count }: ToolCaller,
  asked: { imageId?: string | undefined; picture?: string | undefined },
): Promise<{ imageId: string } | { file: ReturnType<typeof readPicture> }> {
  if ((asked.imageId === undefined) === (asked.picture === undefined))
    throw new AppError('invalid_request.field', {
      field: 'imageId',
      problem: 'send it, or picture, and not both',
    });
  if (asked.imageId !== undefined) return { imageId: asked.imageId };
  await count('upload');
  return { file: readPicture(asked.picture!) };
}

/** @throws AppError `invalid_request` if it is not base64 */
function readPicture(text: string): { bytes: Buffer; declaredType: string } {
  const [, type = 'image/png', data] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(text) ?? [];
  const base64 = (data ?? text).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(base64))
    throw new AppError('invalid_request.field', {
      field: 'picture',
      problem: 'must be base64, or a data: address',
    });
  return { bytes: Buffer.from(base64, 'base64'), declaredType: type };
}

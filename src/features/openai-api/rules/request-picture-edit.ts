import { createHash } from 'node:crypto';
import { deleteAsset } from '#features/assets/rules/delete-asset';
import { type StoreAssetDeps, storeAsset } from '#features/assets/rules/store-asset';
import type { ReadUpload, Upload } from '#features/assets/rules/uploads/read-upload';
import { expectCredits } from '#features/credits/rules/expect-credits';
import { expectMaskSize } from '#features/editing/rules/read-mask';
import { type RequestEditDeps, requestEdit } from '#features/editing/rules/request-edit';
import type { GenerationRow } from '#features/generations/queries/generations';
import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import { closestFormat } from '#features/generations/rules/closest-format';
import { findFirstAnswer } from '#features/generations/rules/find-first-answer';
import { findGrounding } from '#features/generations/rules/find-grounding';
import {
  type RequestGenerationDeps,
  requestGeneration,
} from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { AppError } from '#platform/errors/app-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { EditsForm, VariationsForm } from '../contract/openai-edits.ts';
import { findOwnCopy, type OwnCopy } from './find-own-copy.ts';
import { readEditPrompt } from './read-edit-prompt.ts';

export type PictureEditDeps = RequestGenerationDeps & RequestEditDeps & StoreAssetDeps;

interface Asked<Form> {
  userId: string;
  apiKeyId: string;
  idempotencyKey: string | null;
  form: Form;
  image: Upload & { fileName: string };
}

type Request<Form> = Asked<Form> & { requestHash: Buffer | null; upload: ReadUpload };

/**
 * Accepts an edit in OpenAI's form: with a mask, a part of a picture that was made here is erased or replaced; without one, such a
 * picture is refined, and any other is what a new picture is built around. What cannot be done costs nothing.
 * @throws AppError as `requestGeneration`, `requestEdit` and uploads do
 */
export async function requestPictureEdit(
  deps: PictureEditDeps,
  { mask, ...asked }: Asked<EditsForm> & { mask: Upload | undefined },
): Promise<GenerationRow> {
  return await once(deps, asked, mask, async (request) => {
    const own = await findOwnCopy(deps, request);
    if (mask) return await changePart(deps, request, { own, mask });
    return own ? await refine(deps, request, own) : await buildAround(deps, request);
  });
}

/**
 * Accepts pictures like one that was made here: by its prompt and settings, with other seeds.
 * @throws AppError as `requestGeneration` and uploads do; `cannot_edit` for a picture that has no prompt of its own
 */
export async function requestVariations(
  deps: PictureEditDeps,
  asked: Asked<VariationsForm>,
): Promise<GenerationRow> {
  return await once(deps, asked, undefined, async (request) => {
    const own = await findOwnCopy(deps, request);
    if (!own) throw new AppError('cannot_edit.no_prompt', { field: 'image' });
    const source = await findGrounding(deps, { userId: request.userId, objectKey: own.objectKey });
    const { prompt } = source.grounding;
    if (own.isVersion || prompt === '') throw new AppError('cannot_edit.no_prompt', { field: 'image' });
    return await requestGeneration(deps, {
      ...commonOf(request),
      prompt,
      category: source.category,
      ...(request.form.size ?? { width: source.width, height: source.height }),
      settings: source.settings,
      productId: source.productId,
    });
  });
}

/** Answers a repeat before anything is decoded, and checks what can be checked without the picture. */
async function once<Form extends VariationsForm>(
  deps: PictureEditDeps,
  asked: Asked<Form>,
  mask: Upload | undefined,
  accept: (request: Request<Form>) => Promise<GenerationRow>,
): Promise<GenerationRow> {
  const { userId, idempotencyKey, form, image } = asked;
  const { cost } = chooseImageModel(deps.imageModels, form.model, 'model');
  const requestHash = idempotencyKey === null ? null : hashOf(form, [image, ...(mask ? [mask] : [])]);
  const repeated = await findFirstAnswer(deps.db, { userId, idempotencyKey, requestHash });
  if (repeated) return repeated;
  await expectCredits(deps, userId, mask ? deps.editCost : cost * form.n);
  return await accept({ ...asked, requestHash, upload: await deps.readUpload(image) });
}

function hashOf(form: object, files: readonly Upload[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(form));
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest();
}

async function changePart(
  deps: PictureEditDeps,
  { userId, apiKeyId, idempotencyKey, requestHash, form, upload }: Request<EditsForm>,
  { own, mask }: { own: OwnCopy | undefined; mask: Upload },
): Promise<GenerationRow> {
  if (!own) throw new AppError('cannot_edit.not_made_here', { field: 'image' });
  expectOne(form, upload);
  const white = await invertMask(deps, mask, upload);
  const wish = readEditPrompt(form.prompt);
  return await requestEdit(deps, {
    userId,
    apiKeyId,
    idempotencyKey,
    requestHash,
    request: {
      imageId: own.id,
      mask: `data:image/png;base64,${white.toString('base64')}`,
      ...(wish.operation === 'replace' ? { ...wish, model: form.model ?? undefined } : wish),
    },
  });
}

/** OpenAI's masks are transparent where the picture changes; ours are white there. */
async function invertMask(
  { readUpload }: PictureEditDeps,
  mask: Upload,
  picture: ReadUpload,
): Promise<Buffer> {
  const { bytes, hasAlpha, ...size } = await readUpload({ ...mask, keepsSize: true });
  if (!hasAlpha) throw new AppError('invalid_request.mask_opaque', { field: 'mask' });
  expectMaskSize(size, picture);
  return await decodePicture({ bytes }).extractChannel(3).negate().png().toBuffer();
}

async function refine(
  deps: PictureEditDeps,
  request: Request<EditsForm>,
  { objectKey }: OwnCopy,
): Promise<GenerationRow> {
  const { userId, form } = request;
  const { grounding, width, height, category, settings, productId } = await findGrounding(deps, {
    userId,
    objectKey,
  });
  expectOne(form, { width, height });
  return await requestGeneration(deps, {
    ...commonOf(request),
    prompt: form.prompt,
    category,
    width,
    height,
    settings,
    productId,
    grounding,
  });
}

/** A change keeps the size of the picture, and is made once. */
function expectOne({ n, size }: EditsForm, { width, height }: { width: number; height: number }): void {
  const refuse = (field: string, problem: string) =>
    new AppError('invalid_request.field', { field, problem });
  if (n !== 1) throw refuse('n', 'must be 1 for a change of a picture that was made here');
  if (size && (size.width !== width || size.height !== height))
    throw refuse('size', `must be auto or ${width}x${height}: a changed picture keeps its size`);
}

async function buildAround(deps: PictureEditDeps, request: Request<EditsForm>): Promise<GenerationRow> {
  const { userId, form, image, upload } = request;
  const { width, height } = form.size ?? closestFormat(upload);
  const asset = await storeAsset({ ...deps, readUpload: async () => upload }, { userId, ...image });
  try {
    const generation = await requestGeneration(deps, {
      ...commonOf(request),
      prompt: form.prompt,
      category: null,
      width,
      height,
      productId: asset.id,
    });
    // A concurrent repeat: the first request has stored its own upload.
    if (generation.productId !== asset.id) await drop();
    return generation;
  } catch (error) {
    // After any other error, such as a lost connection, the transaction may have committed.
    if (error instanceof AppError) await drop();
    throw error;
  }

  async function drop(): Promise<void> {
    await deleteAsset(deps, { userId, id: asset.id, evenIfUsed: false });
  }
}

function commonOf({ userId, apiKeyId, idempotencyKey, requestHash, form }: Request<VariationsForm>) {
  return {
    userId,
    apiKeyId,
    idempotencyKey,
    requestHash,
    modelId: QUICK_GENERATION_MODEL,
    imageCount: form.n,
    imageModel: form.model ?? null,
    anyway: form.anyway,
    publish: false as const,
  };
}

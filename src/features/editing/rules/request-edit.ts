import { createHash } from 'node:crypto';
import { chooseAsset } from '#features/assets/rules/choose-asset';
import { expectCredits } from '#features/credits/rules/expect-credits';
import type { StoredEdit } from '#features/generations/contract/picture-edit';
import type { GenerationRow } from '#features/generations/queries/generations';
import { insertMask } from '#features/generations/queries/masks';
import { acceptGeneration } from '#features/generations/rules/accept-generation';
import { chooseImageModel } from '#features/generations/rules/choose-image-model';
import { findFirstAnswer } from '#features/generations/rules/find-first-answer';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import {
  isWithinBudget,
  type ModelBudgetDeps,
  overBudgetRefusal,
} from '#features/image-models/rules/model-budget';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { AppError } from '#platform/errors/app-error';
import type { EncodedMask } from '#platform/images/encode-mask';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { PartBox, SceneEdit, SceneObject } from '#ports/scene-reader';
import {
  type Adjustment,
  adjustedFrame,
  CROP_MIN_PIXELS,
  isUnadjusted,
  pixelsStraightened,
} from '../contract/adjustment.ts';
import type { EditRequest, ObjectChange, PixelBox } from '../contract/edits.ts';
import {
  EDITED_MAX_PIXELS,
  EXPANDED_MAX_PIXELS,
  type Expansion,
  expandedFrame,
  MOST_EXPANSION,
} from '../contract/expansion.ts';
import { describeEdit } from './describe-edit.ts';
import { expandedBy, type FindExpansionDeps } from './find-expansion.ts';
import { findPictureToEdit, type PictureToEdit } from './find-picture-to-edit.ts';
import type { ListObjectsDeps } from './list-objects.ts';
import { type ReadMaskDeps, readMask } from './read-mask.ts';
import { readObjects } from './read-objects.ts';

export type RequestEditDeps = ListObjectsDeps &
  FindExpansionDeps &
  ModelBudgetDeps &
  ReadMaskDeps & {
    queue: Queue;
    storageLimits: StorageLimits;
    moderation: Moderation;
    /** Credits for one edit. */
    editCost: number;
    imageModels: readonly ImageModelSummary[];
    /** Null if no model that finds subjects is installed. */
    cutouts: { model: string } | null;
  };

export interface EditToRequest {
  userId: string;
  request: EditRequest;
  /** The API key of the request; undefined for the site's own pages. */
  apiKeyId?: string;
  /** A repeat with the same key gets the first answer and pays nothing. */
  idempotencyKey: string | null;
  /** The digest by which a repeat is recognized, if what was sent differs from `request`. */
  requestHash?: Buffer | null;
}

/** Stored with the edits of each kind, in the place of an image model. */
const MADE_BY = { object: 'studio', erase: 'patches', adjust: 'adjustment', expand: 'expansion' };

/**
 * Accepts an edit of one of the user's pictures; all but adjustments cost credits. What cannot be done is refused before a credit is held.
 * @throws AppError `not_found`, `cannot_edit`, `moderated`, `insufficient_credits`, `storage_full`, `invalid_request`,
 * `too_large` or `unsupported_media` for the mask, `unavailable` without a model for subjects, `idempotency_key_reused`, `rate_limited`
 */
export async function requestEdit(
  deps: RequestEditDeps,
  { userId, request, apiKeyId, idempotencyKey, ...asked }: EditToRequest,
): Promise<GenerationRow> {
  const requestHash = idempotencyKey === null ? null : (asked.requestHash ?? hashOf(request));
  const repeated = await findFirstAnswer(deps.db, { userId, idempotencyKey, requestHash });
  if (repeated) return repeated;
  const picture = await findPictureToEdit(deps, { userId, imageId: request.imageId, field: 'imageId' });
  if (picture.width * picture.height > EDITED_MAX_PIXELS) throw new AppError('cannot_edit.too_many_pixels');
  const cost = request.operation === 'adjust' ? 0 : deps.editCost;
  await expectCredits(deps, userId, cost);
  const isFilled = request.operation === 'erase';
  const mask =
    'mask' in request
      ? await readMask(deps, { userId, mask: request.mask, size: picture, isFilled })
      : undefined;
  const { edit, label, painter } = await checkEdit(deps, { userId, request, picture, mask });
  const { category, settings, grounding, productId } = picture;
  return await deps.db.transaction().execute(async (trx) => {
    const generation = await acceptGeneration(trx, deps, {
      userId,
      ...(apiKeyId === undefined ? {} : { apiKeyId }),
      prompt: describeEdit(edit, label),
      modelId: QUICK_GENERATION_MODEL,
      imageModel: makerOf(deps, edit),
      imageCount: 1,
      costPerImage: painter?.cost ?? cost,
      ...sizeAfter(edit, picture),
      category,
      settings: settings && JSON.stringify(settings),
      productId,
      grounding: JSON.stringify(grounding),
      edit: JSON.stringify(edit),
      publish: false,
      idempotencyKey,
      requestHash,
    });
    if (mask && (edit.operation === 'erase' || edit.operation === 'paint'))
      await insertMask(trx, { generationId: generation.id, file: mask.file });
    return generation;
  });
}

function makerOf({ cutouts }: RequestEditDeps, edit: StoredEdit): string {
  if (edit.operation === 'paint') return edit.model;
  return edit.operation === 'background' ? cutouts!.model : MADE_BY[edit.operation];
}

interface EditToCheck {
  userId: string;
  request: EditRequest;
  picture: PictureToEdit;
  mask: EncodedMask | undefined;
}

interface Checked {
  edit: StoredEdit;
  /** The changed thing's. */
  label?: string;
  /** The model that paints, at its own price. */
  painter?: ImageModelSummary;
}

/** Asks the scene of the picture whether it can be done. */
async function checkEdit(deps: RequestEditDeps, asked: EditToCheck): Promise<Checked> {
  const { userId, request, picture, mask } = asked;
  switch (request.operation) {
    case 'erase':
      return { edit: { operation: 'erase' } };
    case 'adjust':
      return {
        edit: {
          operation: 'adjust',
          adjust: await checkAdjustment(deps, { userId, picture, adjust: request.adjust }),
        },
      };
    case 'expand':
      return { edit: { operation: 'expand', expand: checkExpansion(deps, request.expand, picture) } };
    case 'background':
      if (!deps.cutouts) throw new AppError('unavailable.cutout');
      return { edit: { operation: 'background', background: await checkBackground(deps, userId, request) } };
    case 'object':
      return await checkObject(deps, asked, inParts(request.object, picture));
    case 'replace':
      return await checkReplacement(deps, asked, { ...request, mask: mask! });
  }
}

/**
 * A thing that the scene knows is replaced by the engine; anything else is painted by the named model, if it takes masks.
 * @throws AppError `cannot_edit` if neither is possible, `moderated`, and for the model's price and today's budget
 */
async function checkReplacement(
  deps: RequestEditDeps,
  asked: EditToCheck,
  { prompt, model, mask }: { prompt: string; model?: string | undefined; mask: EncodedMask },
): Promise<Checked> {
  const { userId, picture } = asked;
  // No other than the named one: nobody has agreed to its price.
  const named = model === undefined ? undefined : chooseImageModel(deps.imageModels, model, 'model');
  try {
    const { objects } = await readObjects(deps, picture, { userId, isPaid: true });
    const { id } = mostCovered(objects, mask);
    return await checkObject(deps, asked, { id, action: 'replace', prompt });
  } catch (error) {
    if (!named?.paintsParts || !(error instanceof AppError && error.code === 'cannot_edit')) throw error;
  }
  await expectCredits(deps, userId, named.cost);
  if (!(await isWithinBudget(deps, { imageModel: named.id, purpose: 'generation' })))
    throw overBudgetRefusal(new Date());
  await refuseModerated(deps, { userId, prompt, publish: false });
  return { edit: { operation: 'paint', prompt, model: named.id }, painter: named };
}

/** @throws AppError `moderated` for the words of a staging, `not_found` for a picture that is not the user's */
async function checkBackground(
  deps: RequestEditDeps,
  userId: string,
  { background }: Extract<EditRequest, { operation: 'background' }>,
) {
  if (background.kind === 'staging')
    await refuseModerated(deps, { userId, prompt: background.prompt, publish: false });
  if (background.kind === 'picture')
    await chooseAsset(deps, {
      userId,
      productId: background.pictureId,
      field: 'background.pictureId',
    });
  return background;
}

/** @throws AppError `cannot_edit` if it changes nothing, or leaves too little; `moderated` for its words */
async function checkAdjustment(
  deps: RequestEditDeps,
  { userId, picture, adjust }: { userId: string; picture: PictureToEdit; adjust: Adjustment },
): Promise<Adjustment> {
  if (isUnadjusted(adjust)) throw new AppError('cannot_edit.unchanged', { field: 'adjust' });
  // A long strip is far larger while it is turned. A square of the most pixels doubles.
  if (pixelsStraightened(picture, adjust.straighten) > 2 * EDITED_MAX_PIXELS)
    throw new AppError('cannot_edit.too_long_to_straighten', { field: 'adjust.straighten' });
  const { width, height } = adjustedFrame(picture, adjust);
  if (Math.min(width, height) < Math.min(CROP_MIN_PIXELS, picture.width, picture.height))
    throw new AppError('cannot_edit.too_small', { field: 'adjust.crop', least: CROP_MIN_PIXELS });
  const { texts } = adjust;
  if (texts.length > 0) {
    const prompt = texts.map(({ words }) => words).join('\n');
    await refuseModerated(deps, { userId, prompt, publish: false });
  }
  return adjust;
}

/** @throws AppError `cannot_edit` if it changes nothing, or is more than can be continued */
function checkExpansion(deps: RequestEditDeps, expand: Expansion, picture: PictureToEdit): Expansion {
  const { width, height } = expandedFrame(picture, expand);
  if (width === picture.width && height === picture.height)
    throw new AppError('cannot_edit.unchanged', { field: 'expand' });
  if (Math.max(width, height) > EXPANDED_MAX_PIXELS)
    throw new AppError('cannot_edit.too_large', { field: 'expand', most: EXPANDED_MAX_PIXELS });
  const most = MOST_EXPANSION[expandedBy(deps, picture)];
  if (Object.values(expand).some((side) => side > most))
    throw new AppError('cannot_edit.too_far', { field: 'expand', percent: most * 100 });
  return expand;
}

function sizeAfter(edit: StoredEdit, picture: PictureToEdit): { width: number; height: number } {
  const { width, height } =
    edit.operation === 'adjust'
      ? adjustedFrame(picture, edit.adjust)
      : edit.operation === 'expand'
        ? expandedFrame(picture, edit.expand)
        : picture;
  return { width, height };
}

async function checkObject(
  deps: RequestEditDeps,
  { userId, picture }: EditToCheck,
  object: SceneEdit,
): Promise<Checked> {
  const { id, action } = object;
  if (action === 'replace') await refuseModerated(deps, { userId, prompt: object.prompt, publish: false });
  const { objects, allows } = await readObjects(deps, picture, {
    userId,
    isPaid: true,
    edit: object,
  });
  if (objects.length === 0) throw new AppError('cannot_edit.no_objects', { field: 'imageId' });
  const chosen = objects.find((one) => one.id === id);
  if (!chosen) throw new AppError('cannot_edit.no_object', { field: 'object.id' });
  const { label } = chosen;
  if (!chosen.actions.includes(action))
    throw new AppError(`cannot_edit.${action}`, { field: 'object.action', label });
  if (!allows) {
    if (action === 'replace')
      throw new AppError('cannot_edit.unknown_thing', { field: 'object.prompt', words: object.prompt });
    throw new AppError('cannot_edit.no_room', { field: 'object', label });
  }
  return { label, edit: { operation: 'object', from: chosen.box, object } };
}

/**
 * The thing that the mask covers most.
 * @throws AppError `cannot_edit` if there is none
 */
function mostCovered(objects: readonly SceneObject[], mask: EncodedMask): SceneObject {
  const covered = objects
    .map((object) => ({ object, share: coveredShare(object.box, mask) }))
    .toSorted((one, other) => other.share - one.share)[0];
  if (!covered || covered.share < LEAST_COVERED)
    throw new AppError('cannot_edit.nothing_there', { field: 'mask' });
  return covered.object;
}

/** Part of a thing's box that must be painted over, so that it is meant. */
const LEAST_COVERED = 0.3;

/** White pixels of a mask within a box, as a part of the box's. */
function coveredShare(box: PartBox, { values, width, height }: EncodedMask): number {
  const [left, right] = [box.x, box.x + box.width].map((x) => Math.round(x * width));
  const [top, bottom] = [box.y, box.y + box.height].map((y) => Math.round(y * height));
  let white = 0;
  for (let y = top!; y < bottom!; y++)
    for (let x = left!; x < right!; x++) if (values[y * width + x]! > 0) white++;
  return white / Math.max(1, (right! - left!) * (bottom! - top!));
}

/**
 * A change with its place as parts of the picture's sides.
 * @throws AppError `cannot_edit` for a place outside of the picture
 */
function inParts(change: ObjectChange, picture: PictureToEdit): SceneEdit {
  if (change.action !== 'move') return change;
  const box = partsOf(change.box, picture);
  if (!isInPicture(box)) throw new AppError('cannot_edit.outside', { field: 'object.box' });
  return { ...change, box };
}

function partsOf(box: PixelBox, { width, height }: { width: number; height: number }): PartBox {
  return { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height };
}

/** Parts of the picture's sides. */
const LEAST_SEEN = 0.02;
const SIZE = { least: 0.01, most: 2 };

/** At least a bit of it must be seen, and it may not fill the picture many times. */
function isInPicture({ x, y, width, height }: PartBox): boolean {
  const isSeen = (from: number, size: number) => from + size > LEAST_SEEN && from < 1 - LEAST_SEEN;
  const isSized = (size: number) => size >= SIZE.least && size <= SIZE.most;
  return isSeen(x, width) && isSeen(y, height) && isSized(width) && isSized(height);
}

function hashOf(request: EditRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

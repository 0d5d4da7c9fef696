import { createHash } from 'node:crypto';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import {
  isWithinBudget,
  type ModelBudgetDeps,
  overBudgetRefusal,
} from '#features/image-models/rules/model-budget';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { Wishes } from '../contract/form-settings.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { acceptGeneration } from './accept-generation.ts';
import { findFirstAnswer } from './find-first-answer.ts';
import type { StoredGrounding } from './image-request.ts';

export interface RequestGenerationDeps extends ModelBudgetDeps {
  queue: Queue;
  storageLimits: StorageLimits;
  /** The models on offer, the default first. */
  imageModels: readonly ImageModelSummary[];
  moderation: Moderation;
}

export interface GenerationRequest {
  userId: string;
  prompt: string;
  modelId: string;
  category: string | null;
  width: number;
  height: number;
  imageCount: number;
  /** Undefined or null: the default. */
  imageModel?: string | null;
  /** Whether the text model may enhance the prompt; undefined: no. */
  enhance?: boolean;
  /** Choices beside the prompt. */
  settings?: Wishes | null;
  /** The asset to build the pictures around; see `findReference`. */
  productId?: string | null;
  /** The earlier picture to refine. */
  grounding?: StoredGrounding;
  /** The client's labels, shown beside the pictures. */
  labels?: GenerationLabels;
  /** Whether the pictures are to appear in the public gallery. */
  publish: boolean;
  /** The API key of the request; undefined for the site's own pages. */
  apiKeyId?: string;
  /** A repeat with the same key gets the first answer and pays nothing. */
  idempotencyKey: string | null;
}

interface GenerationLabels {
  scene: string | null;
  style: string | null;
  clothing: string | null;
  color: string | null;
}

/**
 * Accepts a paid request: holds its price, inserts the generation and enqueues its job, all or nothing.
 * @throws AppError `moderated`, `insufficient_credits`, `storage_full`, `invalid_request` for an unknown image model,
 * `rate_limited` if the day's budget allows neither the model nor its fallback, or `idempotency_key_reused` if the key
 * belongs to another request
 */
export async function requestGeneration(
  deps: RequestGenerationDeps,
  request: GenerationRequest,
): Promise<GenerationRow> {
  const imageModel = chooseImageModel(deps, request.imageModel);
  const reviewReason = await refuseModerated(deps, request);
  const { userId, idempotencyKey, labels, settings, grounding, productId = null, ...asked } = request;
  const requestHash = idempotencyKey === null ? null : hashOf(request);
  const isAffordable = await isWithinBudget(deps, { imageModel: imageModel.id, purpose: 'generation' });
  // A repeat gets its answer even beyond the budget.
  if (!isAffordable && !(await findFirstAnswer(deps.db, { userId, idempotencyKey, requestHash })))
    throw overBudgetRefusal(new Date());
  return await deps.db.transaction().execute((trx) =>
    acceptGeneration(trx, deps, {
      ...asked,
      ...labels,
      userId,
      productId,
      reviewReason,
      settings: json(settings),
      grounding: json(grounding),
      imageModel: imageModel.id,
      costPerImage: imageModel.cost,
      idempotencyKey,
      requestHash,
    }),
  );
}

function chooseImageModel(
  { imageModels }: RequestGenerationDeps,
  asked: string | null | undefined,
): ImageModelSummary {
  const chosen = asked == null ? imageModels[0] : imageModels.find(({ id }) => id === asked);
  if (chosen) return chosen;
  throw new AppError('invalid_request.image_model', { model: asked, field: 'imageModel' });
}

function json(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}

// Without the API key: a repeat may use the key that replaced the first.
function hashOf({ idempotencyKey: _, apiKeyId: __, ...asked }: GenerationRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}

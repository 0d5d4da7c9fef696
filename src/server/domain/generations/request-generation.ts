import { createHash } from 'node:crypto';
import type { FormSettings } from '#contract/form-settings';
import type { ImageModelSummary } from '#contract/guided-generation';
import type { Database } from '#server/db/client';
import type { GenerationRow } from '#server/db/queries/generations';
import type { Queue } from '#server/db/queue';
import { AppError } from '#server/errors';
import type { Grounding } from '#server/ports/image-model';
import type { Moderation } from '#server/ports/moderation';
import { refuseModerated } from '../moderation/refuse-moderated.ts';
import { enterGeneration } from './enter-generation.ts';

export interface RequestGenerationDeps {
  db: Database;
  queue: Queue;
  /** What can paint, the default first. */
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
  /** What paints; the default where none is named. */
  imageModel?: string | null;
  /** The form beside the prompt. */
  settings?: FormSettings | null;
  /** The asset to build the pictures around; see `findReference`. */
  productId?: string | null;
  /** The earlier picture that is refined. */
  grounding?: Grounding;
  /** What the client calls them; shown beside the pictures. */
  labels?: GenerationLabels;
  /** Whether the pictures are to appear in the public gallery. */
  publish: boolean;
  /** The client's name for this request: a repeat gets the first answer and pays nothing. */
  idempotencyKey: string | null;
}

interface GenerationLabels {
  scene: string | null;
  style: string | null;
  clothing: string | null;
  color: string | null;
}

/**
 * Takes a paid request: holds its price, inserts the generation and enqueues its job, all or nothing.
 * @throws AppError `moderated`, `insufficient_credits`, `invalid_request` for an unknown image model, or
 * `idempotency_key_reused` when the key named another request.
 */
export async function requestGeneration(
  deps: RequestGenerationDeps,
  request: GenerationRequest,
): Promise<GenerationRow> {
  const imageModel = chooseImageModel(deps, request.imageModel);
  const reviewReason = await refuseModerated(deps, request);
  const { idempotencyKey, labels, settings, grounding, productId = null, ...asked } = request;
  return await deps.db.transaction().execute((trx) =>
    enterGeneration(trx, deps.queue, {
      ...asked,
      ...labels,
      productId,
      reviewReason,
      settings: json(settings),
      grounding: json(grounding),
      imageModel: imageModel.id,
      costPerImage: imageModel.cost,
      idempotencyKey,
      requestHash: idempotencyKey === null ? null : hashOf(request),
    }),
  );
}

function chooseImageModel(
  { imageModels }: RequestGenerationDeps,
  asked: string | null | undefined,
): ImageModelSummary {
  const chosen = asked == null ? imageModels[0] : imageModels.find(({ id }) => id === asked);
  if (chosen) return chosen;
  throw new AppError('invalid_request', `imageModel: there is no image model ${asked}`, {
    field: 'imageModel',
  });
}

function json(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}

function hashOf({ idempotencyKey: _, ...asked }: GenerationRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}

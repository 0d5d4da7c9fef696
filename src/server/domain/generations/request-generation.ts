import { createHash, randomInt } from 'node:crypto';
import type { FormSettings } from '#contract/form-settings';
import type { ImageModelSummary } from '#contract/guided-generation';
import type { Database, DatabaseTransaction } from '#server/db/client';
import {
  countUnsettledOfUser,
  findGenerationByKey,
  type GenerationRow,
  insertGeneration,
} from '#server/db/queries/generations';
import { lockLedgerAccounts } from '#server/db/queries/ledger-accounts';
import type { Queue } from '#server/db/queue';
import { AppError } from '#server/errors';
import type { Grounding } from '#server/ports/image-model';
import type { Moderation } from '#server/ports/moderation';
import { holdCredits } from '../credits/hold-credits.ts';
import { refuseModerated } from '../moderation/refuse-moderated.ts';

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
  const requestHash = request.idempotencyKey === null ? null : hashOf(request);
  const price = imageModel.cost * request.imageCount;
  return await deps.db.transaction().execute(async (trx) => {
    // One request of a user at a time: what follows sees every earlier one.
    await lockLedgerAccounts(trx, request.userId);
    const first = await findFirstAnswer(trx, request, requestHash);
    if (first) return first;

    const waiting = await countUnsettledOfUser(trx, request.userId);
    const generation = await insertGeneration(trx, {
      userId: request.userId,
      prompt: request.prompt,
      modelId: request.modelId,
      category: request.category,
      width: request.width,
      height: request.height,
      imageCount: request.imageCount,
      publish: request.publish,
      reviewReason,
      settings: json(request.settings),
      productId: request.productId ?? null,
      grounding: json(request.grounding),
      ...request.labels,
      imageModel: imageModel.id,
      seed: randomInt(2 ** 32),
      costPerImage: imageModel.cost,
      idempotencyKey: request.idempotencyKey,
      requestHash,
    });
    await holdCredits(trx, { userId: request.userId, generationId: generation.id, amount: price });
    await deps.queue.enqueue(
      trx,
      'run-generation',
      { generationId: generation.id },
      // A fair turn: the tenth picture of one user waits for the first of another.
      { group: request.userId, priority: -waiting },
    );
    return generation;
  });
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

async function findFirstAnswer(
  trx: DatabaseTransaction,
  request: GenerationRequest,
  requestHash: Buffer | null,
): Promise<GenerationRow | undefined> {
  if (request.idempotencyKey === null || requestHash === null) return undefined;
  const first = await findGenerationByKey(trx, request.userId, request.idempotencyKey);
  if (first && !first.requestHash?.equals(requestHash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Send a new key.',
      { field: 'Idempotency-Key' },
    );
  }
  return first;
}

function hashOf({ idempotencyKey: _, ...asked }: GenerationRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}

import { createHash, randomInt } from 'node:crypto';
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
import type { Moderation } from '#server/ports/moderation';
import { holdCredits } from '../credits/hold-credits.ts';
import { refuseModerated } from '../moderation/refuse-moderated.ts';

export interface RequestGenerationDeps {
  db: Database;
  queue: Queue;
  /** Credits an image costs. */
  generationCost: number;
  /** What paints; see ports/image-model. */
  imageModelId: string;
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
  /** Whether the pictures are to appear in the public gallery. */
  publish: boolean;
  /** The client's name for this request: a repeat gets the first answer and pays nothing. */
  idempotencyKey: string | null;
}

/**
 * Takes a paid request: holds its price, inserts the generation and enqueues its job, all or nothing.
 * @throws AppError `moderated`, `insufficient_credits`, or `idempotency_key_reused` when the key named another request.
 */
export async function requestGeneration(
  deps: RequestGenerationDeps,
  request: GenerationRequest,
): Promise<GenerationRow> {
  await refuseModerated(deps, request);
  const requestHash = request.idempotencyKey === null ? null : hashOf(request);
  const price = deps.generationCost * request.imageCount;
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
      imageModel: deps.imageModelId,
      seed: randomInt(2 ** 32),
      costPerImage: deps.generationCost,
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

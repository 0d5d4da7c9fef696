import { setTimeout as delay } from 'node:timers/promises';
import { findCreditSettlement } from '#features/credits/queries/credit-holds';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { CancelOutcome } from '../../contract/generations.ts';
import { lockGenerationOfUser, updateCancelRequested } from '../../queries/generations.ts';
import { listBegunPictures } from '../../queries/picture-calls.ts';
import { announceGeneration } from '../announce-generation.ts';
import { settleCancellation } from './settle-cancellation.ts';

/** Time that a provider has to confirm that a call is free. */
const CONFIRMATION_MS = 8_000;
const POLL_MS = 200;

/** Confirmations awaited in this process, by generation: concurrent calls share one. */
const pending = new Map<string, Promise<CancelOutcome>>();

/**
 * Cancels a generation. That is free until a provider has been asked for a picture. Pictures already begun are charged,
 * unless the provider confirms in time that they are free. A finished generation stays unchanged.
 * @param input.maxCredits the most that the owner agreed to pay; undefined: any price
 * @throws AppError `not_found`, or `cancel_costs` if it would cost more; nothing is changed then
 */
export async function cancelGeneration(
  { db, queue }: { db: Database; queue: Queue },
  input: { userId: string; id: string; maxCredits?: number | undefined },
): Promise<CancelOutcome> {
  const outcome = await db.transaction().execute((trx) => tryCancel(trx, queue, { ...input, mayWait: true }));
  if (outcome) return outcome;
  // Owner and price are checked, so that concurrent calls may share one wait.
  const settled =
    pending.get(input.id) ?? untilSettled({ db, queue }, input).finally(() => pending.delete(input.id));
  pending.set(input.id, settled);
  return await settled;
}

async function untilSettled(
  { db, queue }: { db: Database; queue: Queue },
  { userId, id }: { userId: string; id: string },
): Promise<CancelOutcome> {
  const until = performance.now() + CONFIRMATION_MS;
  for (;;) {
    await delay(POLL_MS);
    const mayWait = performance.now() < until;
    const outcome = await db.transaction().execute((trx) => tryCancel(trx, queue, { userId, id, mayWait }));
    if (outcome) return outcome;
  }
}

/** @returns undefined while a provider may still confirm that a picture is free */
async function tryCancel(
  trx: DatabaseTransaction,
  queue: Queue,
  {
    userId,
    id,
    maxCredits,
    mayWait,
  }: { userId: string; id: string; maxCredits?: number | undefined; mayWait: boolean },
): Promise<CancelOutcome | undefined> {
  const generation = await lockGenerationOfUser(trx, userId, id);
  if (!generation) throw new AppError('not_found.generation');
  if (generation.status !== 'generating') {
    const settlement = await findCreditSettlement(trx, id);
    const status = generation.status === 'completed' ? 'completed' : 'failed';
    return {
      status: generation.canceledAt === null ? status : 'canceled',
      creditsCharged: settlement?.captured ?? 0,
    };
  }
  const begun = await listBegunPictures(trx, id);
  if (generation.canceledAt === null) {
    const cost = begun.reduce((sum, picture) => sum + picture.cost, 0);
    if (maxCredits !== undefined && cost > maxCredits)
      throw new AppError('cancel_costs', { begun: begun.length, creditsRequired: cost });
    await updateCancelRequested(trx, id);
  }
  if (mayWait && begun.some(({ mayBeFree }) => mayBeFree)) return undefined;
  const creditsCharged = await settleCancellation(trx, generation);
  await announceGeneration(trx, queue, generation, 'generation.failed');
  return { status: 'canceled', creditsCharged };
}

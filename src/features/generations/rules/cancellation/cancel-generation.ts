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

/** How long a provider that can confirm that a call costs nothing has to do so. */
const CONFIRMATION_MS = 8_000;
const POLL_MS = 200;

/** What is waited for in this process, by generation: however many cancel one, it is asked about once at a time. */
const waits = new Map<string, Promise<CancelOutcome>>();

/**
 * Cancels a generation. It is free until a provider has been asked for a picture; what has begun is called off by the worker
 * and charged, unless the provider confirms in time that it costs nothing. One that has ended stays as it is.
 * @param input.maxCredits what its owner agreed to pay for it at most; without it, whatever it costs
 * @throws AppError `not_found`, or `cancel_costs` where it would cost more, and then nothing has changed.
 */
export async function cancelGeneration(
  { db, queue }: { db: Database; queue: Queue },
  input: { userId: string; id: string; maxCredits?: number | undefined },
): Promise<CancelOutcome> {
  const outcome = await db.transaction().execute((trx) => attempt(trx, queue, { ...input, isPatient: true }));
  if (outcome) return outcome;
  // It is theirs, and what it may cost has been agreed to: that holds for all who wait.
  const wait =
    waits.get(input.id) ?? untilSettled({ db, queue }, input).finally(() => waits.delete(input.id));
  waits.set(input.id, wait);
  return await wait;
}

async function untilSettled(
  { db, queue }: { db: Database; queue: Queue },
  { userId, id }: { userId: string; id: string },
): Promise<CancelOutcome> {
  const until = performance.now() + CONFIRMATION_MS;
  for (;;) {
    await delay(POLL_MS);
    const isPatient = performance.now() < until;
    const outcome = await db.transaction().execute((trx) => attempt(trx, queue, { userId, id, isPatient }));
    if (outcome) return outcome;
  }
}

/** @returns undefined while a provider may still confirm that something costs nothing */
async function attempt(
  trx: DatabaseTransaction,
  queue: Queue,
  {
    userId,
    id,
    maxCredits,
    isPatient,
  }: { userId: string; id: string; maxCredits?: number | undefined; isPatient: boolean },
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
    if (maxCredits !== undefined && cost > maxCredits) throw costsMore(begun.length, cost);
    await updateCancelRequested(trx, id);
  }
  if (isPatient && begun.some(({ mayBeFree }) => mayBeFree)) return undefined;
  const creditsCharged = await settleCancellation(trx, generation);
  await announceGeneration(trx, queue, generation, 'generation.failed');
  return { status: 'canceled', creditsCharged };
}

function costsMore(begun: number, cost: number): AppError {
  return new AppError('cancel_costs', { begun, creditsRequired: cost });
}

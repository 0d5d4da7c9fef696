import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import { settleHold } from '#features/credits/rules/settle-hold';
import { findGeneration } from '#features/generations/queries/generations';
import { beginPictureCall } from '#features/generations/rules/cancellation/begin-picture-call';
import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { completeGeneration, type StoredPicture } from '#features/generations/rules/complete-generation';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { failStrandedGenerations } from '#features/generations/rules/fail-stranded-generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { applyEvent } from '#features/plans/rules/apply-event';
import type { Payments } from '#features/plans/rules/payments';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { CanceledError } from '#platform/errors/canceled-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { GatewayEvent } from '#ports/payment-gateway';
import { TEST_CARD } from '#testing/test-card';
import { type ChosenRequest, type Operation, PRICES } from './choose-operation.ts';
import { invoiceOf, subscriptionOf } from './made-up-gateway.ts';

export interface ActorDeps {
  db: Database;
  queue: Queue;
  moderation: Moderation;
  payments: Payments;
  /** Seed of the run; it determines the gateway's objects. */
  seed: number;
  userIds: readonly string[];
  /** Called with each generation that was answered to a user: its hold must never be lost. */
  onAccepted: (generationId: string) => void;
}

/**
 * Runs one operation with the product's own functions.
 * @throws AppError for their refusals, which are valid outcomes; any other error is a fault of the ledger
 */
export async function performOperation(deps: ActorDeps, operation: Operation): Promise<void> {
  const { db } = deps;
  switch (operation.kind) {
    case 'grant-extra':
      return await inTransaction(deps, operation, (trx, userId) =>
        grantExtraCredits(trx, {
          userId,
          amount: operation.amount,
          reason: 'other',
          idempotencyKey: operation.key,
        }),
      );
    case 'event': {
      await applyEvent(deps, eventOf(deps, operation), 'webhook');
      return;
    }
    case 'lapse':
      return await inTransaction(deps, operation, (trx, userId) =>
        lapseMonthlyCredits(trx, { userId, reason: 'period-ended' }),
      );
    case 'request':
      return await request(deps, operation.user, operation.request);
    case 'request-twice':
      return await together([1, 2].map(() => request(deps, operation.user, operation.request)));
    case 'deliver':
      return await settleUnsettled(deps, operation.nth, (id, wanted) =>
        deliver(deps, id, Math.min(wanted, operation.images), operation.standInCost),
      );
    case 'deliver-twice':
      return await settleUnsettled(deps, operation.nth, (id, wanted) =>
        together([
          deliver(deps, id, wanted),
          deliver(deps, id, Math.min(wanted, operation.images), operation.standInCost),
        ]),
      );
    case 'deliver-or-fail':
      return await settleUnsettled(deps, operation.nth, (id, wanted) =>
        together([
          deliver(deps, id, Math.min(wanted, operation.images), operation.standInCost),
          fail(deps, id),
        ]),
      );
    case 'fail':
      return await settleUnsettled(deps, operation.nth, (id) => fail(deps, id));
    case 'strand':
      return await settleUnsettled(deps, operation.nth, (id) => strand(db, id));
    case 'begin':
      return await settleUnsettled(deps, operation.nth, (id) => begin(deps, id, operation));
    case 'cancel':
    case 'cancel-twice':
      return await settleRecent(deps, operation, ({ id, userId }) =>
        together(
          (operation.kind === 'cancel' ? [1] : [1, 2]).map(async () => {
            await cancelGeneration(deps, { userId, id });
          }),
        ),
      );
    case 'settle-late':
      return await settleRecent(deps, operation, async ({ id, imageCount }) => {
        await deliver(deps, id, imageCount);
        await fail(deps, id);
        // Settled already, so this changes nothing, even without checking the generation.
        await db.transaction().execute((trx) => settleHold(trx, { generationId: id, captured: 0 }));
      });
    case 'delete':
      return await settleRecent(deps, operation, ({ id, userId }) => deleteGeneration(deps, { userId, id }));
    case 'delete-image':
      return await settleRecent(deps, operation, async ({ id, userId }) => {
        const images = db.selectFrom('images').select('id').where('generationId', '=', id);
        const image = await images.limit(1).executeTakeFirst();
        if (image) await deleteGeneration(deps, { userId, id, imageId: image.id });
      });
    case 'sweep':
      await failStrandedGenerations(deps);
  }
}

async function inTransaction(
  { db, userIds }: ActorDeps,
  { user }: { user: number },
  work: (trx: DatabaseTransaction, userId: string) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute((trx) => work(trx, userIds[user]!));
}

/** The event with its object's first state; the product loads the current state from the gateway. */
function eventOf(
  { seed, userIds }: ActorDeps,
  { about, invoice, nth }: Extract<Operation, { kind: 'event' }>,
): GatewayEvent {
  const made = invoiceOf(seed, userIds, invoice);
  const event = { id: `evt_${about}_${made.id}_${nth}`, type: about, createdAt: made.createdAt };
  switch (about) {
    case 'invoice':
      return { ...event, about, invoice: made };
    case 'payment':
      return { ...event, about, paymentIntentId: made.paymentIntentId! };
    case 'subscription':
      return { ...event, about, subscription: subscriptionOf(seed, userIds, invoice) };
  }
}

async function request(deps: ActorDeps, user: number, chosen: ChosenRequest): Promise<void> {
  const imageModels = PRICES.map((cost) => ({ ...TEST_CARD, id: `costs-${cost}`, cost }));
  const { id } = await requestGeneration(
    { ...deps, imageModels, promptExplainers: new Map(), storageLimits: UNLIMITED_STORAGE },
    {
      userId: deps.userIds[user]!,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: chosen.imageCount,
      imageModel: `costs-${chosen.costPerImage}`,
      publish: false,
      idempotencyKey: chosen.key,
    },
  );
  deps.onAccepted(id);
}

async function deliver(
  deps: ActorDeps,
  generationId: string,
  count: number,
  standInCost: number | null = null,
): Promise<void> {
  await completeGeneration(
    deps,
    generationId,
    Array.from({ length: count }, (_, index) => nextPicture(index % 2 === 0 ? standInCost : null)),
  );
}

/** Records a call like a worker before it calls a provider; its outcome is never recorded. */
async function begin(
  { db }: ActorDeps,
  generationId: string,
  { from, count, cost }: { from: number; count: number; cost: number },
): Promise<void> {
  const generation = await findGeneration(db, generationId);
  if (!generation) return;
  const model = { id: 'made-up', generate: () => Promise.reject(new Error('Never called')) };
  const generationModels = { byDefault: model, find: () => model, costOf: () => cost };
  try {
    const call = { model: model.id, first: 0, count, mayBeFree: false };
    await beginPictureCall({ db, generationModels }, { generation, from }, call);
  } catch (error) {
    if (!(error instanceof CanceledError)) throw error;
  }
}

async function fail(deps: ActorDeps, generationId: string): Promise<void> {
  await failGeneration(deps, { generationId, failure: 'chaos test' });
}

/** Waits for all attempts, then throws the first failure. */
async function together(attempts: Promise<void>[]): Promise<void> {
  for (const attempt of await Promise.allSettled(attempts))
    if (attempt.status === 'rejected') throw attempt.reason;
}

async function settleUnsettled(
  { db }: ActorDeps,
  nth: number,
  settle: (id: string, imageCount: number) => Promise<void>,
): Promise<void> {
  const generation = await db
    .selectFrom('generations')
    .select(['id', 'imageCount'])
    .where('status', '=', 'generating')
    .orderBy('createdAt')
    .limit(1)
    .offset(nth)
    .executeTakeFirst();
  if (generation) await settle(generation.id, generation.imageCount);
}

async function settleRecent(
  { db, userIds }: ActorDeps,
  { user, nth }: { user: number; nth: number },
  settle: (generation: { id: string; userId: string; imageCount: number }) => Promise<void>,
): Promise<void> {
  const generation = await db
    .selectFrom('generations')
    .select(['id', 'userId', 'imageCount'])
    .where('userId', '=', userIds[user]!)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(nth)
    .executeTakeFirst();
  if (generation) await settle(generation);
}

/** Deletes a generation's job, and dates the generation back by an hour. */
async function strand(db: Database, generationId: string): Promise<void> {
  await sql`DELETE FROM pgboss.job WHERE name = 'run-generation' AND data->>'generationId' = ${generationId}`.execute(
    db,
  );
  await sql`UPDATE generations SET created_at = created_at - interval '1 hour' WHERE id = ${generationId}`.execute(
    db,
  );
}

/** A stored picture, without an object. */
function nextPicture(cost: number | null): StoredPicture {
  return {
    ...(cost !== null && { cost }),
    objectKey: randomBytes(16).toString('hex'),
    contentType: 'image/png',
    width: 64,
    height: 64,
    byteSize: 1_000,
    thumbHash: Buffer.alloc(20),
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Lake',
      category: 'nature',
      hasPeople: false,
      notes: [],
      // For the audit.
      details: { cost },
    },
  };
}

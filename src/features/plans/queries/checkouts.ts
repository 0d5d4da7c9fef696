import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Checkouts } from '#platform/db/schema.generated';

export type CheckoutRow = Selectable<Checkouts>;

export async function findCheckout(db: Database, userId: string): Promise<CheckoutRow | undefined> {
  return await db.selectFrom('checkouts').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/**
 * Starts the checkout after `last`, or the user's first one.
 * @returns false when `last` has changed in the meantime
 */
export async function insertCheckout(
  db: Database,
  last: CheckoutRow | undefined,
  { userId, priceId, promotionCodeId }: { userId: string; priceId: string; promotionCodeId: string | null },
): Promise<boolean> {
  const round = last?.round ?? 0;
  const begun = {
    ...{ round: round + 1, priceId, promotionCodeId },
    ...{ sessionId: null, url: null, expiresAt: null },
  };
  const row = await db
    .insertInto('checkouts')
    .values({ userId, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(begun)
        .where('checkouts.round', '=', round)
        // Otherwise its URL may be in use, and it must be closed first.
        .where('checkouts.sessionId', 'is not distinct from', last?.sessionId ?? null),
    )
    .returning('round')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the opened Checkout of a round. @returns false when a newer round has begun */
export async function updateCheckoutOpened(
  db: Database,
  { userId, round }: { userId: string; round: number },
  opened: { sessionId: string; url: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set(opened)
    .where('userId', '=', userId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the user's round, whatever its outcome. The next Checkout gets a new idempotency key and closes an open one. */
export async function updateCheckoutEnded(
  db: Database,
  { userId, round }: { userId: string; round: number },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ round: round + 1, priceId: NO_PRICE })
    .where('userId', '=', userId)
    .where('round', '=', round)
    .execute();
}

/** The same for a user whose customer is gone: the next customer gets a new idempotency key, too. */
export async function upsertCheckoutEnded(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx
    .insertInto('checkouts')
    .values({ userId, round: 1, priceId: NO_PRICE })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(({ eb }) => ({ round: eb('checkouts.round', '+', 1), priceId: NO_PRICE })),
    )
    .execute();
}

// Matches no request.
const NO_PRICE = '';

/** Marks a Checkout as completed. */
export async function updateCheckoutCompleted(trx: DatabaseTransaction, sessionId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ expiresAt: new Date(0) })
    .where('sessionId', '=', sessionId)
    .execute();
}

import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Checkouts } from '#platform/db/schema.generated';

export type CheckoutRow = Selectable<Checkouts>;

export async function findCheckout(db: Database, userId: string): Promise<CheckoutRow | undefined> {
  return await db.selectFrom('checkouts').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/**
 * Begins the Checkout that comes after `last`, or a person's first one.
 * @returns false when something has happened to `last` meanwhile
 */
export async function insertCheckoutRound(
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
        // Or its address may have been handed out, and it has to be closed first.
        .where('checkouts.sessionId', 'is not distinct from', last?.sessionId ?? null),
    )
    .returning('round')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what was opened in a round. @returns false when another round has begun meanwhile */
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

/** Ends a person's round, whatever has come of it: the next Checkout has a name of its own, and closes what is open. */
export async function updateCheckoutOver(
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

/** The same, for somebody whose customer is gone: the next customer has a name of its own, too. */
export async function upsertCheckoutOver(trx: DatabaseTransaction, userId: string): Promise<void> {
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

// So that no request is taken for the same one.
const NO_PRICE = '';

/** Notes that a Checkout has been completed. */
export async function updateCheckoutDone(trx: DatabaseTransaction, sessionId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ expiresAt: new Date(0) })
    .where('sessionId', '=', sessionId)
    .execute();
}

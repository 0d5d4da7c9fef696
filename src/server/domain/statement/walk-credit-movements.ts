import type { Database } from '#platform/db/client';
import { listCreditMovements, type Movement } from './list-credit-movements.ts';

const LINES_AT_ONCE = 200;

/** The whole statement of a user, newest first, as it is read. */
export async function* walkCreditMovements(
  deps: { db: Database },
  { userId }: { userId: string },
): AsyncGenerator<Movement> {
  let place: { before?: number; balance?: number } | null = {};
  while (place) {
    const page = await listCreditMovements(deps, { userId, limit: LINES_AT_ONCE, ...place });
    yield* page.movements;
    const last = page.movements.at(-1);
    // What is older never changes, so that its balance need not be added up again.
    place = page.next === null || !last ? null : { before: page.next, balance: last.balance - last.amount };
  }
}

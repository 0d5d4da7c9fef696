import type { Database } from '#platform/db/client';
import { listCreditMovements, type Movement } from './list-credit-movements.ts';

const LINES_AT_ONCE = 200;

/** Reads a user's whole statement page by page, newest first. */
export async function* streamCreditMovements(
  deps: { db: Database },
  { userId }: { userId: string },
): AsyncGenerator<Movement> {
  let cursor: { before?: number; balance?: number } | null = {};
  while (cursor) {
    const page = await listCreditMovements(deps, { userId, limit: LINES_AT_ONCE, ...cursor });
    yield* page.movements;
    const last = page.movements.at(-1);
    // Older movements never change, so the balance can be carried on.
    cursor = page.next === null || !last ? null : { before: page.next, balance: last.balance - last.amount };
  }
}

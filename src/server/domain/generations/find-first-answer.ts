import type { Database, DatabaseTransaction } from '#platform/db/client';
import { findGenerationByKey, type GenerationRow } from '#server/db/queries/generations';
import { findUsedIdempotencyKey } from '#server/db/queries/used-idempotency-keys';
import { AppError } from '#server/errors';

/**
 * The generation that an earlier request with this key began.
 * @throws AppError `idempotency_key_reused` when the key named another request; `not_found` when its generation has been
 * deleted, which a repeat neither pays for nor paints again.
 */
export async function findFirstAnswer(
  db: Database | DatabaseTransaction,
  {
    userId,
    idempotencyKey,
    requestHash,
  }: { userId: string; idempotencyKey: string | null; requestHash: Buffer | null },
): Promise<GenerationRow | undefined> {
  if (idempotencyKey === null || requestHash === null) return undefined;
  const first = await findGenerationByKey(db, userId, idempotencyKey);
  const used = first ?? (await findUsedIdempotencyKey(db, { userId, key: idempotencyKey }));
  if (used && !used.requestHash?.equals(requestHash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Send a new key.',
      { field: 'Idempotency-Key' },
    );
  }
  if (used && !first) {
    throw new AppError(
      'not_found',
      'The generation that this Idempotency-Key began has been deleted. Send a new key to begin another.',
    );
  }
  return first;
}

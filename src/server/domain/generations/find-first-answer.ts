import type { Database, DatabaseTransaction } from '#server/db/client';
import { findGenerationByKey, type GenerationRow } from '#server/db/queries/generations';
import { AppError } from '#server/errors';

/**
 * The generation that an earlier request with this key began.
 * @throws AppError `idempotency_key_reused` when the key named another request.
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
  if (first && !first.requestHash?.equals(requestHash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Send a new key.',
      { field: 'Idempotency-Key' },
    );
  }
  return first;
}

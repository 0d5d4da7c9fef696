import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findGenerationByKey, type GenerationRow } from '../queries/generations.ts';
import { findUsedIdempotencyKey } from '../queries/used-idempotency-keys.ts';

/**
 * The generation of an earlier request with this key.
 * @throws AppError `idempotency_key_reused` if the key belongs to another request; `not_found` if its generation was
 * deleted: a repeat does not make it again
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
    throw new AppError('idempotency_key_reused', { field: 'Idempotency-Key' });
  }
  if (used && (!first || first.trashedAt !== null)) {
    throw new AppError('not_found.repeated_generation');
  }
  return first;
}

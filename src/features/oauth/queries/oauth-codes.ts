import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { OauthCodes } from '#platform/db/schema.generated';

export type CodeRow = Selectable<OauthCodes>;

/** @returns false if the program's request has a code already */
export async function insertCode(trx: DatabaseTransaction, code: Insertable<OauthCodes>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('oauthCodes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId', 'challenge']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes all codes of a person for a program but the newest. */
export async function deleteOldestCodes(
  trx: DatabaseTransaction,
  { userId, clientId, keep }: { userId: string; clientId: string; keep: number },
): Promise<void> {
  await sql`DELETE FROM oauth_codes WHERE code_hash IN (
    SELECT code_hash FROM oauth_codes WHERE user_id = ${userId} AND client_id = ${clientId}
      ORDER BY created_at DESC OFFSET ${keep})`.execute(trx);
}

export async function findCode(db: Database, codeHash: Buffer): Promise<CodeRow | undefined> {
  return await db.selectFrom('oauthCodes').selectAll().where('codeHash', '=', codeHash).executeTakeFirst();
}

export async function updateCodeUsed(
  trx: DatabaseTransaction,
  { codeHash, keyId }: { codeHash: Buffer; keyId: string },
): Promise<void> {
  await trx
    .updateTable('oauthCodes')
    .set({ keyId, usedAt: sql`now()` })
    .where('codeHash', '=', codeHash)
    .execute();
}

export async function deleteCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('oauthCodes').where('createdAt', '<', before).execute();
}

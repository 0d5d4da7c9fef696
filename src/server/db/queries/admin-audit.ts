import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../client.ts';
import type { AdminAudit } from '../schema.generated.ts';

/** In the transaction that makes the change. */
export async function insertAdminAudit(
  trx: DatabaseTransaction,
  entry: Insertable<AdminAudit>,
): Promise<void> {
  await trx.insertInto('adminAudit').values(entry).execute();
}

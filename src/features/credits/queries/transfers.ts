import type { DatabaseTransaction } from '#platform/db/client';

export interface NewTransfer {
  userId: string;
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'revoke';
  fromAccount: number;
  toAccount: number;
  amount: number;
  /** Names the movement for ever; a second one of this name cannot be inserted. */
  idempotencyKey: string;
  generationId?: string;
  grantId?: string | null;
  /** Why, in a word of contract/credit-history; what a generation moves says it by itself. */
  reason?: string;
  invoiceId?: string | null;
}

/** Moves credits; a trigger keeps the users' balances. A transfer of nothing is no transfer. */
export async function insertTransfer(trx: DatabaseTransaction, transfer: NewTransfer): Promise<void> {
  if (transfer.amount === 0) return;
  await trx.insertInto('transfers').values(transfer).execute();
}

/** Whether a movement of this name has been made. */
export async function hasTransfer(trx: DatabaseTransaction, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('transfers')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

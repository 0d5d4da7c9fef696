import type { DatabaseTransaction } from '#platform/db/client';

export interface NewTransfer {
  userId: string;
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'revoke';
  fromAccount: number;
  toAccount: number;
  amount: number;
  /** Unique for ever. */
  idempotencyKey: string;
  generationId?: string;
  grantId?: string | null;
  /** One of CREDIT_REASONS in the statement's contract; not needed for a generation's transfers. */
  reason?: string;
  invoiceId?: string | null;
}

/** Moves credits. A trigger updates the users' balances. A transfer of 0 is not stored. */
export async function insertTransfer(trx: DatabaseTransaction, transfer: NewTransfer): Promise<void> {
  if (transfer.amount === 0) return;
  await trx.insertInto('transfers').values(transfer).execute();
}

/** Whether a transfer with this key exists. */
export async function hasTransfer(trx: DatabaseTransaction, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('transfers')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

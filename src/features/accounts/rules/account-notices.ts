import type { Database } from '#platform/db/client';
import { ACCOUNT_NOTICE_KINDS, type AccountNotices } from '../contract/account-notices.ts';
import { deleteAccountNotice, listAccountNotices } from '../queries/account-notices.ts';

export async function findAccountNotices({ db }: { db: Database }, userId: string): Promise<AccountNotices> {
  const rows = await listAccountNotices(db, userId);
  return {
    notices: rows.flatMap(({ topic, kind, createdAt }) => {
      const known = ACCOUNT_NOTICE_KINDS.find((candidate) => candidate === kind);
      return known ? [{ topic, kind: known, at: createdAt.toISOString() }] : [];
    }),
  };
}

/** Deletes a notice that has been read. No error if it is gone already. */
export async function dismissAccountNotice(
  { db }: { db: Database },
  { userId, topic }: { userId: string; topic: string },
): Promise<void> {
  await deleteAccountNotice(db, userId, topic);
}

import { createHash } from 'node:crypto';
import { findUser } from '#features/accounts/queries/users';
import { canonicalAddress } from '#features/accounts/rules/canonical-address';
import type { DatabaseTransaction } from '#platform/db/client';
import { countWeighingReportsOfUser, isWeighedAlready } from '../queries/gallery-reports.ts';

const DAY_MS = 86_400_000;
/** Accounts that are younger may have been made for the report. */
const LEAST_AGE_MS = 7 * DAY_MS;
/** Reports of one person in a day that count towards hiding. */
const MOST_A_DAY = 10;

export interface ReportWeight {
  /** Whether the report counts towards hiding the picture. */
  weighs: boolean;
  network: Buffer | null;
  mailbox: Buffer | null;
}

/**
 * Whether a report counts towards hiding its picture; moderators see all reports. It counts if the reporter's account with a
 * verified email is a week old, for ten reports a day, and once for each mailbox and each network.
 * @param network of the address that the report came from
 */
export async function weighReport(
  trx: DatabaseTransaction,
  { caseId, userId, network, salt }: { caseId: string; userId: string | null; network: string; salt: Buffer },
): Promise<ReportWeight> {
  const user = userId === null ? undefined : await findUser(trx, userId);
  if (!user?.emailVerified || Date.now() - user.createdAt.getTime() < LEAST_AGE_MS) return NOTHING;
  const since = new Date(Date.now() - DAY_MS);
  if ((await countWeighingReportsOfUser(trx, { userId: user.id, since })) >= MOST_A_DAY) return NOTHING;
  const hash = (text: string) => createHash('sha256').update(salt).update(`${caseId} ${text}`).digest();
  const traces = { network: hash(`network ${network}`), mailbox: hash(canonicalAddress(user.email)) };
  if (await isWeighedAlready(trx, { caseId, ...traces })) return NOTHING;
  return { weighs: true, ...traces };
}

const NOTHING: ReportWeight = { weighs: false, network: null, mailbox: null };

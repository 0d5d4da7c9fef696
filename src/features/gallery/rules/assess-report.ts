import { createHash } from 'node:crypto';
import { findUser } from '#features/accounts/queries/users';
import { canonicalAddress } from '#features/accounts/rules/canonical-address';
import type { DatabaseTransaction } from '#platform/db/client';
import { countEffectiveReportsOfUser, hasEffectiveReportFrom } from '../queries/gallery-reports.ts';

const DAY_MS = 86_400_000;
/** Younger accounts may have been made only for the report. */
const MIN_ACCOUNT_AGE_MS = 7 * DAY_MS;
/** Effective reports of one person per day. */
const MAX_REPORTS_PER_DAY = 10;

export interface AssessedReport {
  /** Whether the report counts towards hiding the picture. */
  weighs: boolean;
  network: Buffer | null;
  mailbox: Buffer | null;
}

/**
 * Decides whether a report counts towards hiding its picture; moderators see all reports. It counts if the reporter has a
 * verified email and an account at least a week old, for up to ten reports a day, and once per mailbox and network.
 * @param network of the reporter's IP address
 */
export async function assessReport(
  trx: DatabaseTransaction,
  { caseId, userId, network, salt }: { caseId: string; userId: string | null; network: string; salt: Buffer },
): Promise<AssessedReport> {
  const user = userId === null ? undefined : await findUser(trx, userId);
  if (!user?.emailVerified || Date.now() - user.createdAt.getTime() < MIN_ACCOUNT_AGE_MS) return INEFFECTIVE;
  const since = new Date(Date.now() - DAY_MS);
  if ((await countEffectiveReportsOfUser(trx, { userId: user.id, since })) >= MAX_REPORTS_PER_DAY)
    return INEFFECTIVE;
  const hash = (text: string) => createHash('sha256').update(salt).update(`${caseId} ${text}`).digest();
  const hashes = { network: hash(`network ${network}`), mailbox: hash(canonicalAddress(user.email)) };
  if (await hasEffectiveReportFrom(trx, { caseId, ...hashes })) return INEFFECTIVE;
  return { weighs: true, ...hashes };
}

const INEFFECTIVE: AssessedReport = { weighs: false, network: null, mailbox: null };

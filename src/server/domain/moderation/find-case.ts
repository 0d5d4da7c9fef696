import type { Database } from '#platform/db/client';
import { findModerationCase } from '#server/db/queries/moderation-cases';
import { AppError } from '#server/errors';
import { addFindings, type CaseWithFindings } from './add-findings.ts';

/** @throws AppError `not_found` */
export async function findCase({ db }: { db: Database }, id: string): Promise<CaseWithFindings> {
  const view = await findModerationCase(db, id);
  const [found] = await addFindings(db, view ? [view] : []);
  if (!found) throw new AppError('not_found', 'There is no such case');
  return found;
}

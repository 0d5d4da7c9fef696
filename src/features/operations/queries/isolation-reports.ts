import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { IsolationReport } from '#platform/isolation/isolation-report';

/** Replaces the previous report of the same role, host and program. */
export async function upsertIsolationReport(
  db: Database,
  { properties, ...report }: IsolationReport & { role: string; host: string },
): Promise<void> {
  const values = { ...report, properties: JSON.stringify(properties) };
  await db
    .insertInto('isolationReports')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['role', 'host', 'program']).doUpdateSet({
        properties: values.properties,
        measuredAt: sql`now()`,
      }),
    )
    .execute();
}

export async function deleteIsolationReportsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('isolationReports').where('measuredAt', '<', before).execute();
}

export async function listIsolationReportsSince(db: Database, since: Date) {
  return await db
    .selectFrom('isolationReports')
    .selectAll()
    .where('measuredAt', '>=', since)
    .orderBy('role')
    .orderBy('host')
    .orderBy('program')
    .execute();
}

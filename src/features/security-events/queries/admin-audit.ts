import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { containing } from '#platform/db/contains-text';
import type { AdminAudit } from '#platform/db/schema.generated';

/** Call it in the transaction that makes the change. */
export async function insertAdminAudit(
  trx: DatabaseTransaction,
  entry: Insertable<AdminAudit>,
): Promise<void> {
  await trx.insertInto('adminAudit').values(entry).execute();
}

/** Keeps entries of the last 30 days in any case. @returns how many were deleted */
export async function deleteAdminAuditBefore(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{
    forgotten: number;
  }>`SELECT forget_admin_audit(${before}) AS forgotten`.execute(db);
  return rows[0]!.forgotten;
}

/** Empty filters are ignored. */
export interface AuditFilter {
  action: string;
  adminEmail: string;
  /** Part of the subject, or of the email or name of the affected user; case is ignored. */
  subject: string;
}

export interface AuditRow {
  id: number;
  createdAt: Date;
  adminEmail: string;
  action: string;
  subject: string;
  /** The affected user's email; null for deleted accounts and other subjects. */
  subjectEmail: string | null;
  detail: Record<string, unknown>;
}

/** Newest first. */
export async function listAuditRows(
  db: Database,
  { limit, offset, ...filter }: AuditFilter & { limit: number; offset: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    SELECT page.id, page.created_at, admin_email, action, page.subject, detail, users.email::text AS subject_email
      FROM (
        SELECT *, CASE WHEN subject ~ '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            THEN substr(subject, 6)::uuid END AS user_id
          FROM admin_audit WHERE ${matches(filter)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}
      ) AS page
      LEFT JOIN users ON users.id = page.user_id AND issuer <> 'deleted'
      ORDER BY page.id DESC`.execute(db);
  return rows;
}

export async function countAuditRows(db: Database, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM admin_audit WHERE ${matches(filter)}`.execute(db);
  return rows[0]!.count;
}

/** All actions and admins in the log, sorted. */
export async function listAuditFilters(db: Database): Promise<{ actions: string[]; admins: string[] }> {
  const { rows } = await sql<{ actions: string[]; admins: string[] }>`
    SELECT coalesce(array_agg(DISTINCT action), '{}') AS actions,
        coalesce(array_agg(DISTINCT admin_email), '{}') AS admins
      FROM admin_audit`.execute(db);
  return rows[0]!;
}

function matches({ action, adminEmail, subject }: AuditFilter): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`true`,
    ...(action === '' ? [] : [sql<boolean>`action = ${action}`]),
    ...(adminEmail === '' ? [] : [sql<boolean>`admin_email = ${adminEmail}`]),
    ...(subject === ''
      ? []
      : [
          sql<boolean>`(${containing(sql.ref('subject'), subject)} OR subject IN (
            SELECT 'user:' || id FROM users WHERE issuer <> 'deleted' AND ${containing(sql.ref('searched'), subject)}))`,
        ]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

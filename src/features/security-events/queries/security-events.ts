import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { containing } from '#platform/db/contains-text';
import type { Retention } from '#platform/limits/days';

export interface NewSecurityEventRow {
  at: Date;
  kind: string;
  userId: string | null;
  subjectUserId: string | null;
  address: string | null;
  requestId: string | null;
  count: number;
  details: Record<string, unknown>;
}

export async function insertSecurityEvents(
  db: Database,
  rows: readonly NewSecurityEventRow[],
): Promise<void> {
  await db
    .insertInto('securityEvents')
    .values(rows.map((row) => ({ ...row, details: JSON.stringify(row.details) })))
    .execute();
}

interface SweepDeps {
  db: Database;
  retention: Pick<Retention, 'securityEventDays'>;
}

/** Deletes security events past their retention, and the oldest above the table's limit. */
export async function sweepSecurityEvents({ db, retention }: SweepDeps): Promise<void> {
  await sql`SELECT sweep_security_events(${retention.securityEventDays})`.execute(db);
}

/** Empty and null filters are ignored. */
export interface SecurityEventFilter {
  kind: string;
  /** A user's id, or part of their email or name. */
  person: string;
  /** The first part of the IP address. */
  address: string;
  from: Date | null;
  to: Date | null;
}

export interface SecurityEventRow extends NewSecurityEventRow {
  id: number;
  /** Null for deleted accounts. */
  email: string | null;
  subjectEmail: string | null;
}

/** Newest first. @param before only events with a smaller id */
export async function listSecurityEventRows(
  db: Database,
  {
    limit,
    offset = 0,
    before,
    ...filter
  }: SecurityEventFilter & { limit: number; offset?: number; before?: number },
): Promise<SecurityEventRow[]> {
  const earlier = before === undefined ? sql`` : sql` AND id < ${before}`;
  const { rows } = await sql<SecurityEventRow>`
    SELECT page.*, actor.email::text AS email, subject.email::text AS subject_email
      FROM (
        SELECT * FROM security_events WHERE ${matches(filter)}${earlier}
          ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}
      ) AS page
      LEFT JOIN users AS actor ON actor.id = page.user_id AND actor.deleted_at IS NULL
      LEFT JOIN users AS subject ON subject.id = page.subject_user_id AND subject.deleted_at IS NULL
      ORDER BY page.id DESC`.execute(db);
  return rows;
}

export async function countSecurityEventRows(db: Database, filter: SecurityEventFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM security_events WHERE ${matches(filter)}`.execute(db);
  return rows[0]!.count;
}

function matches({ kind, person, address, from, to }: SecurityEventFilter): RawBuilder<boolean> {
  const people = sql`(SELECT id FROM users WHERE id::text = ${person.toLowerCase()}
    OR deleted_at IS NULL AND ${containing(sql.ref('searched'), person)})`;
  const conditions = [
    sql<boolean>`true`,
    ...(kind === '' ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(person === '' ? [] : [sql<boolean>`(user_id IN ${people} OR subject_user_id IN ${people})`]),
    ...(address === '' ? [] : [sql<boolean>`starts_with(address, ${address})`]),
    ...(from === null ? [] : [sql<boolean>`at >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`at < ${to}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

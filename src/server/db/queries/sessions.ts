import { sql } from 'kysely';
import type { Database } from '../client.ts';
import type { UserRow } from './users.ts';

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  expiresAt: Date;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface SessionRow {
  user: UserRow;
  lastSeenAt: Date;
}

/** The session of this token's hash with its user, unless it has expired or was idle since `idleSince`. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('users')
    .select('sessions.lastSeenAt')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', idleSince)
    .executeTakeFirst();
  if (!row) return undefined;
  const { lastSeenAt, ...user } = row;
  return { user, lastSeenAt };
}

export async function updateSessionSeen(db: Database, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

/** Deletes sessions past their absolute expiry or idle since `idleSince`. */
export async function deleteLapsedSessions(db: Database, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expiresAt', '<=', sql<Date>`now()`), where('lastSeenAt', '<=', idleSince)]),
    )
    .execute();
}

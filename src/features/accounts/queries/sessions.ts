import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { UserRow } from './users.ts';

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  expiresAt: Date;
  /** When the person proved who they are; now when it is left out. */
  signedInAt?: Date;
  /** How they did, in the identity provider's words. */
  acr?: string | null;
  userAgent?: string | null;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface SessionRow {
  id: string;
  user: UserRow;
  createdAt: Date;
  lastSeenAt: Date;
  signedInAt: Date;
  acr: string | null;
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
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt as sessionCreatedAt',
      'sessions.lastSeenAt',
      'sessions.signedInAt',
      'sessions.acr',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', idleSince)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId: id, sessionCreatedAt: createdAt, lastSeenAt, signedInAt, acr, ...user } = row;
  return { id, user, createdAt, lastSeenAt, signedInAt: signedInAt ?? createdAt, acr };
}

export interface ListedSessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The user's sessions that can be used, the last used first. */
export async function listLiveSessions(
  db: Database,
  userId: string,
  idleSince: Date,
): Promise<ListedSessionRow[]> {
  return await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function updateSessionSeen(db: Database, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** @returns whose it was */
export async function deleteSession(
  db: Database,
  tokenHash: Buffer,
): Promise<{ userId: string } | undefined> {
  return await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
}

/** @returns whether the user had a session of this id */
export async function deleteSessionOfUser(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All of a user's sessions, but for one. @returns how many there were */
export async function deleteSessionsOfUser(
  db: Database,
  { userId, exceptId }: { userId: string; exceptId: string | null },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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

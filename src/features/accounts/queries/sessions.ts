import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Sessions } from '#platform/db/schema.generated';

export async function insertSession(db: Database, session: Insertable<Sessions>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session with its user, unless it has expired or was last used before `idleSince`. */
export async function findSession(db: Database, tokenHash: Buffer, idleSince: Date) {
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
  // `signedInAt` is when the user last authenticated, `acr` how (an OIDC name).
  const { sessionId: id, sessionCreatedAt: createdAt, lastSeenAt, signedInAt, acr, ...user } = row;
  return { id, user, createdAt, lastSeenAt, signedInAt: signedInAt ?? createdAt, acr };
}

/** The user's valid sessions, last used first. */
export async function listLiveSessions(db: Database, userId: string, idleSince: Date) {
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

/** @returns its user, if it existed */
export async function deleteSession(db: Database, tokenHash: Buffer) {
  return await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
}

/** @returns whether the user had this session */
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

/** Deletes all sessions of the user except one. @returns how many */
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

/** Deletes sessions that have expired or were last used before `idleSince`. */
export async function deleteLapsedSessions(db: Database, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expiresAt', '<=', sql<Date>`now()`), where('lastSeenAt', '<=', idleSince)]),
    )
    .execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/db/client';
import type { SignInAttempts } from '#platform/db/schema.generated';

export async function insertSignInAttempt(db: Database, attempt: Insertable<SignInAttempts>): Promise<void> {
  await db.insertInto('signInAttempts').values(attempt).execute();
}

/** Deletes and returns the attempt, if it began after `since`: each state is valid for one callback. */
export async function takeSignInAttempt(
  db: Database,
  stateHash: Buffer,
  since: Date,
): Promise<Selectable<SignInAttempts> | undefined> {
  return await db
    .deleteFrom('signInAttempts')
    .where('stateHash', '=', stateHash)
    .where('createdAt', '>', since)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSignInAttempts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('signInAttempts').where('createdAt', '<=', before).execute();
}

import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Users } from '#platform/db/schema.generated';

export type UserRow = Selectable<Users>;

export type Identity = Pick<
  UserRow,
  'issuer' | 'subject' | 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'profileImageUrl'
>;

/** Inserts the user of this issuer and subject, or updates their data. */
export async function upsertUser(db: Database, identity: Identity): Promise<UserRow> {
  const { issuer: _issuer, subject: _subject, ...profile } = identity;
  return await db
    .insertInto('users')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(profile))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @param reason null ends the suspension; a continued suspension keeps its start time */
export async function updateUserSuspension(
  trx: DatabaseTransaction,
  { id, reason }: { id: string; reason: string | null },
): Promise<UserRow> {
  return await trx
    .updateTable('users')
    .set({
      suspendedAt: reason === null ? null : sql`coalesce(suspended_at, now())`,
      suspensionReason: reason,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Users with this email (ignoring case), last registered first. */
export async function listUsersByEmail(db: Database, email: string): Promise<UserRow[]> {
  return await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks the user until the transaction ends. Other transactions can still insert rows that refer to the user. */
export async function lockUser(trx: DatabaseTransaction, id: string): Promise<Selectable<Users> | undefined> {
  return await trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

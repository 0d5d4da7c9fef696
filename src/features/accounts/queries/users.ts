import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Users } from '#platform/db/schema.generated';

export type UserRow = Selectable<Users>;

export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** Inserts the user of this issuer and subject, or brings what the issuer says of them up to date. */
export async function upsertUser(db: Database, identity: Identity): Promise<UserRow> {
  return await db
    .insertInto('users')
    .values(identity)
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({
        email: identity.email,
        emailVerified: identity.emailVerified,
        firstName: identity.firstName,
        lastName: identity.lastName,
        profileImageUrl: identity.profileImageUrl,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @param reason null: no longer suspended; a suspension that goes on keeps its time */
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

/** Everybody with this email, in any case, the last registered first. */
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

/** Locked until the transaction ends; what others insert for the user may still refer to it. */
export async function lockUser(trx: DatabaseTransaction, id: string): Promise<Selectable<Users> | undefined> {
  return await trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

import type { Selectable } from 'kysely';
import type { Database } from '../client.ts';
import type { Users } from '../schema.generated.ts';

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

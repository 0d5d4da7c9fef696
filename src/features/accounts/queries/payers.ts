import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { UserRow } from './users.ts';

/** The user data that payments need. */
export type PayerRow = Pick<UserRow, (typeof PAYER)[number]>;

const PAYER = ['id', 'email', 'firstName', 'lastName', 'stripeCustomerId', 'deletedAt'] as const;

export async function findPayer(db: Database, userId: string): Promise<PayerRow | undefined> {
  return await db.selectFrom('users').select(PAYER).where('id', '=', userId).executeTakeFirst();
}

export async function findPayerByIdentity(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<PayerRow | undefined> {
  return await db
    .selectFrom('users')
    .select(PAYER)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The user who has or had this customer; otherwise the user named in the subscription's metadata. Emails are not
 * compared: two accounts may have the same one.
 */
export async function findPayerOf(
  db: Database,
  { customerId, userId }: { customerId: string; userId: string | null },
): Promise<PayerRow | undefined> {
  const ofCustomer = await db
    .selectFrom('users')
    .select(PAYER)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('stripeCustomerId', '=', customerId),
        eb(
          'id',
          'in',
          selectFrom('subscriptions').select('userId').where('subscriptions.customerId', '=', customerId),
        ),
      ]),
    )
    .orderBy(sql`stripe_customer_id IS NOT DISTINCT FROM ${customerId}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ofCustomer || userId === null || !UUID.test(userId)) return ofCustomer;
  return await findPayer(db, userId);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stores the user's first customer. @returns the stored one, which a concurrent call may have stored */
export async function updateCustomerId(db: Database, userId: string, customerId: string): Promise<string> {
  const { stripeCustomerId } = await db
    .updateTable('users')
    .set({ stripeCustomerId: sql`coalesce(stripe_customer_id, ${customerId})` })
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .returning('stripeCustomerId')
    .executeTakeFirstOrThrow();
  return stripeCustomerId!;
}

/** Forgets a customer. @returns the id of its user */
export async function updateCustomerForgotten(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('users')
    .set({ stripeCustomerId: null })
    .where('stripeCustomerId', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

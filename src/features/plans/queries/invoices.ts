import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { CreditGrants, Invoices } from '#platform/db/schema.generated';

export type InvoiceRow = Selectable<Invoices>;

/**
 * Stores the invoice as observed. Keeps its granted credits and returned money.
 * @returns `undefined` when a newer observation is stored
 */
export async function upsertInvoice(
  trx: DatabaseTransaction,
  invoice: Insertable<Invoices>,
): Promise<InvoiceRow | undefined> {
  const { id: _id, userId: _userId, ...seen } = invoice;
  return await trx
    .insertInto('invoices')
    .values(invoice)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(seen).whereRef('invoices.observedAt', '<=', 'excluded.observedAt'),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | undefined> {
  return await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findInvoiceByPayment(
  db: Database,
  paymentIntentId: string,
): Promise<InvoiceRow | undefined> {
  return await db
    .selectFrom('invoices')
    .selectAll()
    .where('paymentIntentId', '=', paymentIntentId)
    .executeTakeFirst();
}

/** Stores the credits that an invoice granted, or the money returned of its payment. */
export async function updateInvoice(
  trx: DatabaseTransaction,
  id: string,
  change: Pick<Updateable<Invoices>, 'credits' | 'grantId' | 'amountRefunded' | 'disputeStatus'>,
): Promise<InvoiceRow> {
  return await trx
    .updateTable('invoices')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Plan changes whose reduction waits for the grant of their month, oldest first. */
export async function listWaitingChanges(
  trx: DatabaseTransaction,
  subscriptionId: string,
  month: { start: Date; end: Date },
): Promise<InvoiceRow[]> {
  return await trx
    .selectFrom('invoices')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .where('billingReason', '=', 'subscription_update')
    .where('credits', '<', 0)
    .where('grantId', 'is', null)
    .where('createdAt', '>=', month.start)
    .where('createdAt', '<', month.end)
    .orderBy('createdAt')
    .execute();
}

/** The newest monthly grant of a subscription. */
export async function findNewestMonth(
  trx: DatabaseTransaction,
  subscriptionId: string,
): Promise<Pick<Selectable<CreditGrants>, 'id' | 'periodStart' | 'periodEnd'> | undefined> {
  return await trx
    .selectFrom('creditGrants')
    .innerJoin('invoices', 'invoices.id', 'creditGrants.invoiceId')
    .select(['creditGrants.id', 'creditGrants.periodStart', 'creditGrants.periodEnd'])
    .where('invoices.subscriptionId', '=', subscriptionId)
    .where('creditGrants.kind', '=', 'monthly')
    .orderBy('creditGrants.periodStart', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The invoice of the month and the invoices of plan changes in it. */
export async function listInvoicesOfGrant(trx: DatabaseTransaction, grantId: string): Promise<InvoiceRow[]> {
  return await trx
    .selectFrom('invoices')
    .selectAll()
    .where('grantId', '=', grantId)
    .orderBy('createdAt')
    .execute();
}

/** Whether any invoice of a subscription has granted credits. */
export async function hasCreditedInvoice(db: Database, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('credits', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user's newest failed invoice, while its subscription is past due. */
export async function findUnpaidInvoice(db: Database, userId: string): Promise<InvoiceRow | undefined> {
  return await db
    .selectFrom('invoices')
    .innerJoin('subscriptions', 'subscriptions.id', 'invoices.subscriptionId')
    .selectAll('invoices')
    .where('invoices.userId', '=', userId)
    .where('invoices.status', '=', 'open')
    .where('invoices.amountDue', '>', 0)
    .where('subscriptions.status', 'in', ['past_due', 'unpaid', 'incomplete'])
    .orderBy('invoices.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a subscription has an unpaid invoice. */
export async function hasUnpaidInvoice(db: Database, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('status', 'in', ['open', 'uncollectible', 'void'])
    .where('amountDue', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

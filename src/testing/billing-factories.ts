import { findPayer } from '#features/accounts/queries/payers';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import type { PlanId } from '#features/plans/contract/plans';
import { findCheckout } from '#features/plans/queries/checkouts';
import { applyEvent } from '#features/plans/rules/apply-event';
import { startCheckout } from '#features/plans/rules/start-checkout';
import type { Database } from '#platform/db/client';
import type { GatewayEvent } from '#ports/payment-gateway';
import { createUser } from './factories.ts';
import type { TestPayments } from './test-billing.ts';

export interface BillingContext extends TestPayments {
  db: Database;
}

export const PUBLIC_URL = 'https://pictures.test';

export interface Subscriber {
  userId: string;
  customerId: string;
  subscriptionId: string;
}

export function priceOf({ payments }: BillingContext, planId: PlanId): string {
  return payments.plans.find(({ id }) => id === planId)!.priceId!;
}

/** A user who has just paid at the stand-in's Checkout; no event has been delivered yet. */
export async function createSubscriber(
  context: BillingContext,
  planId: PlanId,
  { promoCode = null, credits }: { promoCode?: string | null; credits?: number } = {},
): Promise<Subscriber> {
  const user = await createUser(context.db, credits === undefined ? {} : { credits });
  return await subscribe(context, user.id, planId, { promoCode });
}

export async function subscribe(
  context: BillingContext,
  userId: string,
  planId: PlanId,
  { promoCode = null }: { promoCode?: string | null } = {},
): Promise<Subscriber> {
  const deps = { ...context, publicUrl: PUBLIC_URL };
  await startCheckout(deps, { user: { id: userId }, priceId: priceOf(context, planId), promoCode });
  const { sessionId } = (await findCheckout(context.db, userId))!;
  context.standIn.completeCheckout(sessionId!);
  const { stripeCustomerId } = (await findPayer(context.db, userId))!;
  const [subscription] = await context.payments.gateway.listSubscriptions(stripeCustomerId!);
  return { userId, customerId: stripeCustomerId!, subscriptionId: subscription!.id };
}

/** All events of a customer, the oldest first. */
export async function listEventsOf(
  { payments, standIn }: BillingContext,
  { customerId }: Subscriber,
): Promise<GatewayEvent[]> {
  const ofCustomer = new Set(
    [...standIn.stores.test.objects.event.values()]
      .filter(({ data }) => {
        const object = data.object as { id: string; customer?: unknown; payment_intent?: unknown };
        if (object.id === customerId || object.customer === customerId) return true;
        const intent = standIn.stores.test.objects.payment_intent.get(String(object.payment_intent));
        return intent?.customer === customerId;
      })
      .map(({ id }) => id),
  );
  const events: GatewayEvent[] = [];
  for await (const event of payments.gateway.listEvents(new Date(0)))
    if (ofCustomer.has(event.id)) events.push(event);
  return events;
}

/** Delivers all events of a subscriber so far, in order. */
export async function deliverAll(context: BillingContext, subscriber: Subscriber): Promise<void> {
  for (const event of await listEventsOf(context, subscriber)) await applyEvent(context, event, 'webhook');
}

export async function balancesOf(db: Database, userId: string) {
  const { monthly, extra, held } = await findLedgerAccounts(db, userId);
  return { monthly: monthly.balance, extra: extra.balance, held: held.balance };
}

/** The ids of a subscriber's invoices, the oldest first. */
export function invoicesOf({ standIn }: BillingContext, { subscriptionId }: Subscriber): string[] {
  return [...standIn.stores.test.objects.invoice.values()]
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscriptionId)
    .map(({ id }) => id!);
}

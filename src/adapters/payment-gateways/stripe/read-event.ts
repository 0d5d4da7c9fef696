import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { GatewayEvent } from '#ports/payment-gateway';
import { readInvoice } from './read-invoice.ts';
import { readSubscription } from './read-subscription.ts';
import { readAs, reference, referenceOrNull, textOrNull, time, userIdOfMetadata } from './wire-values.ts';

type About<Event> = Event extends GatewayEvent ? Omit<Event, 'id' | 'createdAt' | 'type'> : never;
type Reader = (object: unknown) => About<GatewayEvent>;

const OTHER: About<GatewayEvent> = { about: 'other' };

/** Reports an unreadable object by its id: the app fetches it again in the current API version. */
function orUnreadable(what: 'subscription' | 'invoice', read: Reader): Reader {
  return (object) => {
    try {
      return read(object);
    } catch (error) {
      const named = z.object({ id: z.string() }).safeParse(object);
      if (!(error instanceof ProviderError) || !named.success) throw error;
      return { about: 'unreadable', what, objectId: named.data.id };
    }
  };
}

const subscription = orUnreadable('subscription', (object) => ({
  about: 'subscription',
  subscription: readSubscription(object),
}));

const withoutCustomer = z.object({ customer: z.null() });
// An invoice without a customer has no subscription.
const invoice = orUnreadable('invoice', (object) =>
  withoutCustomer.safeParse(object).success
    ? OTHER
    : { about: 'invoice', invoice: readInvoice(object).invoice },
);

const paymentPart = z.object({ payment_intent: referenceOrNull });
// Charges, refunds and disputes have a payment intent if they belong to an invoice.
const payment: Reader = (object) => {
  const { payment_intent: paymentIntentId } = readAs(paymentPart, object, 'payment');
  return paymentIntentId === null ? OTHER : { about: 'payment', paymentIntentId };
};

const checkoutSession = z.object({
  id: z.string(),
  client_reference_id: textOrNull,
  metadata: userIdOfMetadata,
  customer: referenceOrNull,
  subscription: referenceOrNull,
});
const checkout: Reader = (object) => {
  const session = readAs(checkoutSession, object, 'Checkout');
  return {
    about: 'checkout',
    sessionId: session.id,
    userId: session.metadata ?? session.client_reference_id,
    customerId: session.customer,
    subscriptionId: session.subscription,
  };
};

const deletedCustomer: Reader = (object) => ({
  about: 'customer',
  customerId: readAs(reference, object, 'customer'),
  change: 'deleted',
});

/** By event type. Stripe's list of events accepts at most 20 types. */
const READERS = {
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'customer.subscription.paused': subscription,
  'customer.subscription.resumed': subscription,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'invoice.payment_action_required': invoice,
  'invoice.voided': invoice,
  'invoice.marked_uncollectible': invoice,
  'charge.refunded': payment,
  'refund.created': payment,
  'refund.updated': payment,
  'refund.failed': payment,
  'charge.dispute.created': payment,
  'charge.dispute.updated': payment,
  'charge.dispute.closed': payment,
  'checkout.session.completed': checkout,
  'checkout.session.expired': checkout,
  'customer.deleted': deletedCustomer,
} satisfies Record<string, Reader>;

export const EVENT_TYPES = Object.keys(READERS);

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: time,
  data: z.object({ object: z.unknown() }),
});

export function readStripeEvent(object: unknown): GatewayEvent {
  const { id, type, created, data } = readAs(envelope, object, 'event');
  const read = Object.hasOwn(READERS, type) ? READERS[type as keyof typeof READERS] : undefined;
  return { id, type, createdAt: created, ...(read ? read(data.object) : OTHER) };
}

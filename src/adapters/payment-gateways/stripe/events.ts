import Stripe from 'stripe';
import { AppError } from '#platform/errors/app-error';
import type { PaymentGateway } from '#ports/payment-gateway';
import { createdSince, oldestFirst } from './lists.ts';
import { EVENT_TYPES, readStripeEvent } from './read-event.ts';

/** Older signed events are refused as replays. */
const TOLERANCE_S = 300;

export function eventsOf(
  stripe: Stripe,
  { webhookSecret }: { webhookSecret: string },
): Pick<PaymentGateway, 'readEvent' | 'listEvents'> {
  return {
    readEvent(body, signature) {
      return readStripeEvent(openEvent(stripe, body, signature, webhookSecret));
    },
    async *listEvents(since) {
      yield* await oldestFirst(
        () => stripe.events.list({ types: EVENT_TYPES, created: createdSince(since), limit: 100 }),
        readStripeEvent,
      );
    },
  };
}

function openEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch (error) {
    // The SDK's error holds the whole unverified body, so it is not passed on as the cause.
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    throw new AppError(isForged ? 'invalid_request.signature_wrong' : 'invalid_request.event');
  }
}

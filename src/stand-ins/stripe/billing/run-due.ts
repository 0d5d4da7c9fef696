import { DAY } from '../clock.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Store } from '../store.ts';
import { retireReductions } from './discounts.ts';
import { isLive } from './end-subscription.ts';
import { attemptPayment } from './follow-payment.ts';
import { expireCheckout } from './open-checkout.ts';
import { renewSubscription } from './renew-subscription.ts';

interface Due {
  /** Seconds since 1970. */
  at: number;
  /** Its current due time, which earlier tasks may have changed. Null if it is no longer due. */
  currentAt: () => number | null;
  run: () => void;
}

/** Stripe forgets events after 30 days. */
const EVENT_LIFE = 30 * DAY;
/** The shortest time from one task to the next that it causes: the first retry. */
const SHORTEST_DELAY = 3 * DAY;

/** Runs everything due by `second`, earliest first, each at its own time. */
export function runDue(store: Store, second: number): void {
  retireReductions(store);
  // Nothing becomes due in the second in which it was created.
  if (store.settledAt === second) return;
  store.settledAt = second;
  for (let due = collectDue(store, second); due.length > 0; due = collectDue(store, second)) {
    due.sort((one, other) => one.at - other.at);
    const end = due[0]!.at + SHORTEST_DELAY;
    for (const { at, currentAt, run } of due) if (at < end && currentAt() === at) store.clock.at(at, run);
  }
  for (const event of store.objects.event.values()) {
    if (event.created > second - EVENT_LIFE) break;
    // A clock step must not delete undelivered events.
    if (event.pending_webhooks === 0) store.objects.event.delete(event.id);
  }
}

function collectDue(store: Store, second: number): Due[] {
  const due: Due[] = [];
  const add = (currentAt: () => number | null, run: () => void) => {
    const at = currentAt();
    if (at !== null && at <= second) due.push({ at, currentAt, run });
  };
  for (const subscription of store.objects.subscription.values())
    add(
      () => (isLive(subscription) ? itemOf(subscription).current_period_end : null),
      () => renewSubscription(store, subscription),
    );
  for (const invoice of store.objects.invoice.values())
    add(
      () => (invoice.status === 'open' ? invoice.next_payment_attempt : null),
      () => {
        attemptPayment(store, invoice);
      },
    );
  for (const session of store.objects['checkout.session'].values())
    add(
      () => (session.status === 'open' ? session.expires_at : null),
      () => expireCheckout(store, session),
    );
  return due;
}

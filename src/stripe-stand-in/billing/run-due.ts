import { DAY } from '../clock.ts';
import { itemOf } from '../objects/subscription.ts';
import { listObjects, type World } from '../world.ts';
import { retireReductions } from './discounts.ts';
import { isLive } from './end-subscription.ts';
import { attemptPayment } from './follow-payment.ts';
import { expireCheckout } from './open-checkout.ts';
import { renewSubscription } from './renew-subscription.ts';

interface Due {
  at: number;
  run: () => void;
}

/** Stripe forgets events after 30 days. */
const EVENT_LIFE = 30 * DAY;

/** Does what has fallen due by `second`, each thing at its own time, earliest first. */
export function runDue(world: World, second: number): void {
  for (let due = nextDue(world, second); due; due = nextDue(world, second)) world.clock.at(due.at, due.run);
  retireReductions(world);
  for (const event of world.objects.event.values()) {
    if (event.created > second - EVENT_LIFE) break;
    // A step of the clock must not take what is still on its way.
    if (event.pending_webhooks === 0) world.objects.event.delete(event.id);
  }
}

function nextDue(world: World, second: number): Due | undefined {
  const all = [...renewals(world), ...retries(world), ...expiries(world)];
  return all.filter(({ at }) => at <= second).sort((one, other) => one.at - other.at)[0];
}

function renewals(world: World): Due[] {
  return listObjects(world, 'subscription')
    .filter(isLive)
    .map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      run: () => renewSubscription(world, subscription),
    }));
}

function retries(world: World): Due[] {
  return listObjects(world, 'invoice')
    .filter(({ status, next_payment_attempt }) => status === 'open' && next_payment_attempt !== null)
    .map((invoice) => ({
      at: invoice.next_payment_attempt!,
      run: () => {
        attemptPayment(world, invoice);
      },
    }));
}

function expiries(world: World): Due[] {
  return listObjects(world, 'checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, run: () => expireCheckout(world, session) }));
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '../../tests/e2e/support/stage.ts';
import { postAs } from './post-as.ts';

const WEBHOOK_MS = 20_000;

/** Buys the plan Professional at the stand-in's Checkout, and waits until the product knows it. */
export async function payAtCheckout(
  stage: Stage,
  userId: string,
  { failsAtRenewal = false }: { failsAtRenewal?: boolean } = {},
): Promise<void> {
  const { db } = stage;
  const asked = { priceId: 'price_professional', promoCode: null };
  const { url } = (await postAs(stage, userId, '/api/create-subscription', asked)) as { url: string };
  const checkout = new URL(url);
  const control = async (name: string, input: object) => {
    const done = await fetch(`${checkout.origin}/_control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!done.ok) throw new Error(`The stand-in refused ${name}: ${await done.text()}`);
  };
  const untilStatus = async (status: string) => {
    const until = Date.now() + WEBHOOK_MS;
    while (Date.now() < until) {
      const row = await db
        .selectFrom('subscriptions')
        .select('status')
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row?.status === status) return;
      await delay(100);
    }
    throw new Error(`The subscription did not become ${status}`);
  };

  await control('completeCheckout', { sessionId: checkout.pathname.split('/').at(-1) });
  await untilStatus('active');
  if (!failsAtRenewal) return;
  const { stripeCustomerId } = await db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await control('failNextPayment', { customerId: stripeCustomerId });
  await control('advance', { months: 1 });
  await untilStatus('past_due');
}

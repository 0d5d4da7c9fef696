import { expect, test } from 'vitest';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { type TestBilling, WEBHOOK_SECRET } from '#testing/test-billing';
import { reconcile } from '../../rules/reconcile.ts';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

const GIVEN = ['+300 subscription = 300'];

/** Pays while events are held back. @returns the ids of the events */
async function payUnheard(ada: Awaited<ReturnType<typeof createPayer>>): Promise<string[]> {
  const { deliveries } = site.standIn;
  const session = await ada.openCheckout();
  await untilDelivered(site.standIn);
  const before = new Set(deliveries.list().map(({ eventId }) => eventId));
  deliveries.setMode('lost');
  site.standIn.completeCheckout(session);
  const events = deliveries.list().map(({ eventId }) => eventId);
  return events.filter((id) => !before.has(id));
}

test('"I was credited twice": every webhook arrives twice, and grants once', async () => {
  const ada = await createPayer(site);
  site.standIn.deliveries.setMode('duplicate');
  await ada.subscribe();
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  expect(await ada.history()).toEqual(GIVEN);
  expect((await ada.subscription()).status).toBe('active');
});

test('"I was credited twice": the same webhooks, many times at once, grant once', async () => {
  const ada = await createPayer(site);
  const events = await payUnheard(ada);
  expect(await ada.balance()).toEqual({ credits: 0, held: 0 });
  const answers = await Promise.all(
    [...events, ...events, ...events, ...events].map((id) => site.standIn.deliveries.redeliver(id)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await ada.history()).toEqual(GIVEN);
  expect(await ada.invoices()).toHaveLength(1);
});

test('"My plan shows an old state": webhooks in the wrong order lead to the gateway’s current state', async () => {
  const ada = await createPayer(site);
  const { deliveries } = site.standIn;
  deliveries.setMode('reordered');
  await ada.subscribe();
  const { id } = await ada.subscription();
  deliveries.setMode('delayed');
  site.standIn.cancel(id);
  site.standIn.resume(id);
  const waiting = deliveries.list().filter(({ state }) => state === 'held');
  expect(waiting).toHaveLength(2);
  // The first event is delivered last.
  for (const { eventId } of waiting.toReversed()) expect(await deliveries.redeliver(eventId)).toBe(200);
  const { subscription } = await (await ada.call('/api/billing')).json();
  expect(subscription).toMatchObject({ id, status: 'active', planId: 'professional', cancelAt: null });
  expect(await ada.history()).toEqual(GIVEN);
});

test('"I paid and had no credits": the page claims nothing before the webhook, and shows them after it', async () => {
  const ada = await createPayer(site);
  const { deliveries } = site.standIn;
  deliveries.setMode('delayed');
  site.standIn.completeCheckout(await ada.openCheckout());
  // The browser has returned already.
  expect((await ada.call('/success?success=true')).status).toBe(200);
  expect(await ada.balance()).toEqual({ credits: 0, held: 0 });
  expect((await (await ada.call('/api/billing')).json()).subscription).toBeNull();
  await deliveries.flush();
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  expect(await ada.history()).toEqual(GIVEN);
});

test('"I closed the tab after paying": the webhook grants the credits without the browser, and its return grants no more', async () => {
  const ada = await createPayer(site);
  await ada.subscribe();
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  await ada.call('/success?success=true');
  await ada.call('/success?success=true');
  expect(await ada.history()).toEqual(GIVEN);
});

test('"I paid and never got my credits": reconciliation finds lost webhooks, once', async () => {
  const ada = await createPayer(site);
  await payUnheard(ada);
  expect(await ada.history()).toEqual([]);
  await Promise.all([reconcile(site), reconcile(site)]);
  await reconcile(site);
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  expect(await ada.history()).toEqual(GIVEN);
  const { subscription } = await (await ada.call('/api/billing')).json();
  expect(subscription).toMatchObject({ id: (await ada.subscription()).id, status: 'active' });
});

test('"Somebody forged a payment": webhooks signed with another secret are refused, and real ones are accepted', async () => {
  const ada = await createPayer(site);
  const url = `${site.origin}/api/stripe/webhook`;
  site.standIn.setWebhook({ url, secret: 'whsec_of_somebody_else' });
  const session = await ada.openCheckout();
  site.standIn.completeCheckout(session);
  const refused = () => site.standIn.deliveries.list().filter(({ attempts }) => attempts[0]?.status === 400);
  await expect.poll(refused, { timeout: 20_000 }).not.toEqual([]);
  expect(await ada.history()).toEqual([]);
  site.standIn.setWebhook({ url, secret: WEBHOOK_SECRET });
  await untilDelivered(site.standIn);
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  expect(await ada.history()).toEqual(GIVEN);
});

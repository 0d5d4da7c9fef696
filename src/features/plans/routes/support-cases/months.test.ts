import { expect, test } from 'vitest';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { deliver, failPicture } from '#testing/site-person';
import type { TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

async function advance(by: { days?: number; months?: number }): Promise<void> {
  await site.standIn.clock.advance(by);
  await untilDelivered(site.standIn);
}

test('"My leftover credits are gone": a renewal replaces them, and the statement has both lines', async () => {
  const ada = await createPayer(site, 5);
  await ada.subscribe('starter');
  await deliver(site, await ada.request());
  await advance({ months: 1 });
  // Extra credits stay.
  expect(await ada.balance()).toEqual({ credits: 8, held: 0 });
  expect(await ada.history()).toEqual([
    '+5 other = 5',
    '+3 subscription = 8',
    '-1 generation (charged 1) = 7',
    '-2 renewed = 5',
    '+3 subscription = 8',
  ]);
  expect((await ada.invoices()).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('"It renewed while my picture was being made": delivered pictures are charged to the old month, once', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const generation = await ada.request();
  await advance({ months: 1 });
  await deliver(site, generation);
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-1 generation (charged 1) = 2',
    '-2 renewed = 0',
    '+3 subscription = 3',
  ]);
});

test('"It failed after the renewal, and my credit is gone": it belonged to a month that is over, as the statement says', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const generation = await ada.request(2);
  await advance({ months: 1 });
  await failPicture(site, generation);
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-2 generation (charged 0) = 1',
    '-1 renewed = 0',
    '+3 subscription = 3',
    '0 not-delivered (2 lapsed) = 3',
  ]);
});

test('"I canceled and lost my credits": they last until the end of the paid month', async () => {
  const ada = await createPayer(site, 5);
  await ada.subscribe('starter');
  const { id } = await ada.subscription();
  site.standIn.cancel(id);
  await advance({ days: 20 });
  expect(await ada.balance()).toEqual({ credits: 8, held: 0 });
  const { subscription } = await (await ada.call('/api/billing')).json();
  expect(subscription).toMatchObject({ id, status: 'active', planId: 'starter' });
  expect(subscription.cancelAt).toBe(subscription.currentPeriodEnd);

  await advance({ days: 20 });
  expect((await ada.subscription()).status).toBe('canceled');
  expect(await ada.invoices()).toHaveLength(1);
  expect((await (await ada.call('/api/billing')).json()).subscription).toBeNull();
  expect(await ada.balance()).toEqual({ credits: 5, held: 0 });
  expect(await ada.history()).toEqual(['+5 other = 5', '+3 subscription = 8', '-3 period-ended = 5']);
});

test('"My picture failed after my plan had ended": its credits end with the month, and nothing is charged', async () => {
  const ada = await createPayer(site, 1);
  await ada.subscribe('starter');
  // Three monthly credits and one extra credit.
  const generation = await ada.request(4);
  site.standIn.cancel((await ada.subscription()).id);
  await advance({ months: 1, days: 1 });
  await failPicture(site, generation);
  expect(await ada.balance()).toEqual({ credits: 1, held: 0 });
  expect(await ada.history()).toEqual([
    '+1 other = 1',
    '+3 subscription = 4',
    '-4 generation (charged 0) = 0',
    '+1 not-delivered (3 lapsed) = 1',
  ]);
});

test('"I took my cancellation back, and it ended all the same": a resumed plan renews', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const { id } = await ada.subscription();
  site.standIn.cancel(id);
  await advance({ days: 5 });
  site.standIn.resume(id);
  await advance({ months: 1 });
  expect((await ada.subscription()).status).toBe('active');
  expect((await (await ada.call('/api/billing')).json()).subscription).toMatchObject({ id, cancelAt: null });
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 renewed = 0', '+3 subscription = 3']);
});

test('"You took my credits when my card failed": a failed renewal grants nothing, takes nothing, and is shown', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  site.standIn.failNextPayment(await ada.customerId());
  await advance({ months: 1 });
  expect((await ada.subscription()).status).toBe('past_due');
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual(['+3 subscription = 3']);
  const { subscription, openInvoice } = await (await ada.call('/api/billing')).json();
  expect(subscription).toMatchObject({ status: 'past_due' });
  expect(openInvoice).toMatchObject({ amountDue: 999, hostedUrl: expect.stringContaining('http') });

  // Paid later: the month is granted once.
  site.standIn.payInvoice((await ada.invoices()).at(-1)!.id);
  await untilDelivered(site.standIn);
  expect((await ada.subscription()).status).toBe('active');
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 renewed = 0', '+3 subscription = 3']);
  expect((await (await ada.call('/api/billing')).json()).openInvoice).toBeNull();
});

test('"It never got paid, and I kept the plan": after the last attempt the plan ends, and its credits with it', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  site.standIn.changeCard(await ada.customerId(), 'fails-later');
  await advance({ months: 1 });
  await advance({ days: 30 });
  expect((await ada.subscription()).status).toBe('canceled');
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 period-ended = 0']);
});

test('"An old invoice took my new credits": an invoice reported after a newer one replaces nothing', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const { deliveries, clock } = site.standIn;
  const known = new Set(deliveries.list().map(({ eventId }) => eventId));
  deliveries.setMode('lost');
  await clock.advance({ months: 1 });
  const second = deliveries.list().flatMap(({ eventId }) => (known.has(eventId) ? [] : eventId));
  deliveries.setMode('normal');
  await advance({ months: 1 });
  for (const id of second) expect(await deliveries.redeliver(id)).toBe(200);
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-3 renewed = 0',
    '+3 subscription = 3',
    '+3 subscription = 6',
    '-3 period-ended = 3',
  ]);
  expect(await ada.invoices()).toHaveLength(3);
});

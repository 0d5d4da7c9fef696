import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdCredits } from '#features/credits/rules/hold-credits';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { deliver, failPicture } from '#testing/site-person';
import type { TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

async function changePlan(ada: Awaited<ReturnType<typeof createPayer>>, priceId: string): Promise<void> {
  site.standIn.changePlan((await ada.subscription()).id, priceId);
  await untilDelivered(site.standIn);
}

const planOf = async (ada: Awaited<ReturnType<typeof createPayer>>) =>
  (await (await ada.call('/api/billing')).json()).subscription.planId;

test('"I paid for the larger plan and got nothing": an upgrade in the portal grants the credits that it charges for', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  await deliver(site, await ada.request());
  await changePlan(ada, 'price_professional');
  expect(await planOf(ada)).toBe('professional');
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([999, 500]);
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-1 generation (charged 1) = 2',
    '+297 plan-change = 299',
  ]);
});

test('"The change gave me a whole month": half-way through, half of the difference is added', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  const { items } = await ada.subscription();
  const { current_period_start: start, current_period_end: end } = items.data[0]!;
  await site.standIn.clock.advance({ days: (end - start) / 86_400 / 2 });
  await changePlan(ada, 'price_enterprise');
  // 225 and a little: the amounts are whole cents.
  const [, added] = await ada.history();
  expect(added).toMatch(/^\+22[45] plan-change = 52[45]$/);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect(await ada.balance()).toEqual({ credits: 750, held: 0 });
});

test('"I changed to the smaller plan and owe credits": only unspent credits are taken back', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  await changePlan(ada, 'price_starter');
  expect(await planOf(ada)).toBe('starter');
  expect(await ada.history()).toEqual(['+300 subscription = 300', '-297 plan-lowered = 3']);

  await deliver(site, await ada.request(2), { count: 2 });
  await changePlan(ada, 'price_enterprise');
  await changePlan(ada, 'price_starter');
  expect(await ada.balance()).toEqual({ credits: 1, held: 0 });
  expect((await ada.history()).slice(2)).toEqual([
    '-2 generation (charged 2) = 1',
    '+747 plan-change = 748',
    '-747 plan-lowered = 1',
  ]);
});

test('"What does it cost from then on?": a smaller plan that begins with the next month is told like in the portal', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  const { id } = await ada.subscription();
  const { url } = await (await ada.post('/api/customer-portal', {})).json();
  const form = new URLSearchParams({ subscription: id, price: 'price_starter' });
  expect(await (await fetch(`${url}/change-plan`, { method: 'POST', body: form })).text()).toContain(
    '<dd>$9.99 on ',
  );
  const renewal = await (await ada.call('/api/billing/renewal')).json();
  expect(renewal).toEqual({ amountDue: 999, currency: 'usd', credits: 3 });
});

test('"I spent them and changed down": spent credits stay spent, and the balance stays at zero or above', async () => {
  const ada = await createPayer(site, 2);
  await ada.subscribe('starter');
  await deliver(site, await ada.request(3), { count: 3 });
  await changePlan(ada, 'price_professional');
  await deliver(site, await ada.request(4), { count: 4 });
  await changePlan(ada, 'price_starter');
  // Those that were granted as extra credits are never taken.
  expect(await ada.balance()).toEqual({ credits: 2, held: 0 });
  expect((await ada.history()).at(-1)).toBe('-293 plan-lowered = 2');
});

test('"Up and down again gives pictures for nothing": the price of spent credits is not refunded', async () => {
  const ada = await createPayer(site, 2);
  await ada.subscribe('professional');
  await deliver(site, await ada.request(4), { count: 4 });
  for (let round = 0; round < 3; round += 1) {
    await changePlan(ada, 'price_starter');
    expect(await ada.balance()).toEqual({ credits: 2, held: 0 });
    await changePlan(ada, 'price_professional');
    expect(await ada.balance()).toEqual({ credits: 299, held: 0 });
  }
  // One of the 297 credits was spent: the next change charges its cent. Then all 297 are there and are refunded.
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499, 0, 1, 0, 0, 0, 0]);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect(await ada.balance()).toEqual({ credits: 302, held: 0 });
});

test('"I spent all of the large plan, and had its price back": nothing is left for the next month', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('enterprise');
  await spendAll(ada);
  await changePlan(ada, 'price_starter');
  const customer = site.standIn.stores.test.objects.customer.get(await ada.customerId())!;
  // 747 of 747 credits were spent, or reserved, before the change.
  expect(customer.balance).toBe(0);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([2_999, 0, 999]);
});

test('"I wait for the renewal with the smaller plan": settling at the renewal refunds no spent credits either', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('enterprise');
  await spendAll(ada);
  await updateAtGateway(ada, { price: 'price_starter', quantity: undefined }, 'create_prorations');
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  const customer = site.standIn.stores.test.objects.customer.get(await ada.customerId())!;
  const paid = (await ada.invoices()).reduce((sum, invoice) => sum + invoice.amount_paid, 0);
  expect(paid + customer.balance).toBe(2_999 + 999);
});

test('"A picture was being made while I changed down and up": its returned credits are charged', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  const [delivered, failed] = [await ada.request(4), await ada.request(4)];
  await changePlan(ada, 'price_starter');
  expect(await ada.balance()).toEqual({ credits: 0, held: 8 });
  await changePlan(ada, 'price_professional');
  // The price of the 5 reserved credits of 297 was not refunded: 8 cents.
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499, 0, 8]);
  await failPicture(site, failed);
  await deliver(site, delivered, { count: 4 });
  expect(await ada.balance()).toEqual({ credits: 301, held: 0 });
});

test('"I changed to the smaller plan in the portal": it begins with the next month, and refunds nothing', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('enterprise');
  const { url } = await (await ada.post('/api/customer-portal', {})).json();
  const change = async (price: string) => {
    const form = new URLSearchParams({ subscription: (await ada.subscription()).id, price });
    const answer = await fetch(`${url}/change-plan`, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.status).toBe(303);
    await untilDelivered(site.standIn);
  };
  await change('price_starter');
  expect(await planOf(ada)).toBe('enterprise');
  expect((await ada.invoices()).map(({ total }) => total)).toEqual([2_999]);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect(await planOf(ada)).toBe('starter');
  // A larger plan begins at once.
  await change('price_professional');
  expect(await planOf(ada)).toBe('professional');
  expect((await ada.invoices()).map(({ total }) => total)).toEqual([2_999, 999, 500]);
  expect(await ada.balance()).toEqual({ credits: 300, held: 0 });
  const ours = [...site.standIn.stores.test.objects['billing_portal.configuration'].values()];
  expect(ours.filter(({ metadata }) => metadata?.framewright !== undefined).length).toBe(1);
});

/** Reserves all monthly credits, as pictures in progress do. */
async function spendAll(ada: Awaited<ReturnType<typeof createPayer>>): Promise<void> {
  const { credits: amount } = await ada.balance();
  const hold = { userId: ada.id, generationId: randomUUID(), amount };
  await site.db.transaction().execute((trx) => holdCredits(trx, hold));
}

/** A change at the gateway’s dashboard, or in a portal with other settings. */
async function updateAtGateway(
  ada: Awaited<ReturnType<typeof createPayer>>,
  change: Record<'price' | 'quantity', string | undefined>,
  prorationBehavior: string,
): Promise<void> {
  const { id, items } = await ada.subscription();
  const form = new URLSearchParams({
    'items[0][id]': items.data[0]!.id,
    proration_behavior: prorationBehavior,
  });
  for (const [name, value] of Object.entries(change)) if (value) form.set(`items[0][${name}]`, value);
  const answer = await fetch(`${site.standIn.url}/v1/subscriptions/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.standIn.secretKeys.test}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  await untilDelivered(site.standIn);
}

test('"I pay for the plan twice and have its credits once": every paid month is granted', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  await updateAtGateway(ada, { price: undefined, quantity: '2' }, 'always_invoice');
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499, 1_499, 2_998]);
  expect(await ada.history()).toEqual([
    '+300 subscription = 300',
    '+300 plan-change = 600',
    '-600 renewed = 0',
    '+600 subscription = 600',
  ]);
});

test('"The change was charged a month later, and gave nothing": its credits come with the invoice that charges the change', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  await updateAtGateway(ada, { price: 'price_professional', quantity: undefined }, 'create_prorations');
  expect(await ada.history()).toEqual(['+3 subscription = 3']);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([999, 1_499 + 500]);
  expect((await ada.history()).slice(1)).toEqual(['-3 renewed = 0', '+597 subscription-arrears = 597']);

  // That downgrade’s refund was for a month that is over.
  await updateAtGateway(ada, { price: 'price_starter', quantity: undefined }, 'create_prorations');
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect((await ada.history()).slice(3)).toEqual(['-597 renewed = 0', '+3 subscription = 3']);
});

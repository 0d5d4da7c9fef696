import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SOUND_LEDGER } from '#testing/audit-ledger';
import { closeBooks, createPayer, untilTold } from '#testing/payer';
import { deliver, failPicture } from '#testing/site-person';
import { startTestBilling, type TestBilling } from '#testing/test-billing';

let site: TestBilling;
beforeAll(async () => {
  site = await startTestBilling();
});
afterEach(async () => {
  expect(await closeBooks(site)).toEqual(SOUND_LEDGER);
});
afterAll(() => site.close());

async function changePlan(ada: Awaited<ReturnType<typeof createPayer>>, priceId: string): Promise<void> {
  site.standIn.changePlan((await ada.subscription()).id, priceId);
  await untilTold(site.standIn);
}

const planOf = async (ada: Awaited<ReturnType<typeof createPayer>>) =>
  (await (await ada.call('/api/billing')).json()).subscription.planId;

test('"I paid for the larger plan and got nothing": a change up in the portal adds what it charges for', async () => {
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
  await untilTold(site.standIn);
  expect(await ada.balance()).toEqual({ credits: 750, held: 0 });
});

test('"I changed to the smaller plan and owe credits": what is unspent is taken back, never more', async () => {
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

test('"I spent them and changed down": spent credits stay spent, and the balance is not below zero', async () => {
  const ada = await createPayer(site, 2);
  await ada.subscribe('starter');
  await deliver(site, await ada.request(3), { count: 3 });
  await changePlan(ada, 'price_professional');
  await deliver(site, await ada.request(4), { count: 4 });
  await changePlan(ada, 'price_starter');
  // Those that were given for good are nobody's to take.
  expect(await ada.balance()).toEqual({ credits: 2, held: 0 });
  expect((await ada.history()).at(-1)).toBe('-293 plan-lowered = 2');
});

test('"Up and down again gives pictures for nothing": what was spent before its price came back is not given anew', async () => {
  const ada = await createPayer(site, 2);
  await ada.subscribe('professional');
  await deliver(site, await ada.request(4), { count: 4 });
  // Its price is left at the gateway, and pays for the next change up.
  for (let round = 0; round < 3; round += 1) {
    await changePlan(ada, 'price_starter');
    expect(await ada.balance()).toEqual({ credits: 2, held: 0 });
    await changePlan(ada, 'price_professional');
    expect(await ada.balance()).toEqual({ credits: 298, held: 0 });
  }
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499, 0, 0, 0, 0, 0, 0]);
  expect((await ada.history()).slice(2, 6)).toEqual([
    '-4 generation (charged 4) = 298',
    '-296 plan-lowered = 2',
    '+297 plan-change = 299',
    '-1 plan-lowered-spent = 298',
  ]);
  await site.standIn.clock.advance({ months: 1 });
  await untilTold(site.standIn);
  expect(await ada.balance()).toEqual({ credits: 302, held: 0 });
});

test('"A picture was being made while I changed down and up": what comes back of it is taken once', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  const [delivered, failed] = [await ada.request(4), await ada.request(4)];
  await changePlan(ada, 'price_starter');
  expect(await ada.balance()).toEqual({ credits: 0, held: 8 });
  await changePlan(ada, 'price_professional');
  await failPicture(site, failed);
  await deliver(site, delivered, { count: 4 });
  // One too many: whether the picture would spend it was not known when the plan was made larger. The next change knows.
  expect(await ada.balance()).toEqual({ credits: 297, held: 0 });
  await changePlan(ada, 'price_starter');
  await changePlan(ada, 'price_professional');
  expect(await ada.balance()).toEqual({ credits: 296, held: 0 });
});

/** What somebody does at the gateway's dashboard, or in a portal that is set up in another way. */
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
  await untilTold(site.standIn);
}

test('"I pay for the plan twice and have its credits once": as many months are given as are paid for', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional');
  await updateAtGateway(ada, { price: undefined, quantity: '2' }, 'always_invoice');
  await site.standIn.clock.advance({ months: 1 });
  await untilTold(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499, 1_499, 2_998]);
  expect(await ada.history()).toEqual([
    '+300 subscription = 300',
    '+300 plan-change = 600',
    '-600 renewed = 0',
    '+600 subscription = 600',
  ]);
});

test('"The change was charged a month later, and gave nothing": its credits come with the invoice that charges it', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  await updateAtGateway(ada, { price: 'price_professional', quantity: undefined }, 'create_prorations');
  expect(await ada.history()).toEqual(['+3 subscription = 3']);
  await site.standIn.clock.advance({ months: 1 });
  await untilTold(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([999, 1_499 + 500]);
  expect((await ada.history()).slice(1)).toEqual(['-3 renewed = 0', '+597 subscription-arrears = 597']);

  // What a change down gives back there was for a month that is over.
  await updateAtGateway(ada, { price: 'price_starter', quantity: undefined }, 'create_prorations');
  await site.standIn.clock.advance({ months: 1 });
  await untilTold(site.standIn);
  expect((await ada.history()).slice(3)).toEqual(['-597 renewed = 0', '+3 subscription = 3']);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SOUND_LEDGER } from '#testing/audit-ledger';
import { closeBooks, createPayer, untilTold } from '#testing/payer';
import { deliver } from '#testing/site-person';
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

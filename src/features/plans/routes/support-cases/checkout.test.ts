import { expect, test } from 'vitest';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import type { TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

const openSessions = async (customer: string) =>
  [...site.standIn.stores.test.objects['checkout.session'].values()].filter(
    (session) => session.customer === customer && session.status === 'open',
  );

test('"I clicked twice on Subscribe": both clicks lead to the same Checkout, which is paid once', async () => {
  const ada = await createPayer(site);
  const [first, second] = await Promise.all([ada.openCheckout(), ada.openCheckout()]);
  expect(second).toBe(first);
  expect(await openSessions(await ada.customerId())).toHaveLength(1);
  site.standIn.completeCheckout(first);
  expect(() => site.standIn.completeCheckout(second)).toThrow();
  await untilDelivered(site.standIn);
  expect((await ada.subscription()).status).toBe('active');
  expect(await ada.invoices()).toHaveLength(1);
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

test('"I had two tabs open": the Checkout of the earlier plan is closed, and a second subscription refused', async () => {
  const ada = await createPayer(site);
  const starter = await ada.openCheckout('starter');
  const enterprise = await ada.openCheckout('enterprise');
  expect(() => site.standIn.completeCheckout(starter)).toThrow();
  site.standIn.completeCheckout(enterprise);
  await untilDelivered(site.standIn);
  expect(await ada.history()).toEqual(['+750 subscription = 750']);

  const again = await ada.askForCheckout('starter');
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'already_subscribed', error: 'Already subscribed' });
  expect((await ada.subscription()).status).toBe('active');
});

test('"I pay for two subscriptions": a second one is refused right after payment, before any webhook', async () => {
  const ada = await createPayer(site);
  site.standIn.deliveries.setMode('lost');
  site.standIn.completeCheckout(await ada.openCheckout('professional'));
  const upgrade = await ada.askForCheckout('enterprise');
  expect(upgrade.status).toBe(409);
  expect(await upgrade.json()).toMatchObject({
    error: 'Please cancel your current subscription first, then subscribe to the new plan.',
  });
  expect((await ada.subscription()).status).toBe('active');
});

test('"Two tabs at once asked for different plans": only one Checkout can be paid', async () => {
  const ada = await createPayer(site);
  const answers = await Promise.all(
    (['starter', 'professional', 'enterprise'] as const).map((plan) => ada.askForCheckout(plan)),
  );
  for (const { status } of answers) expect([200, 503]).toContain(status);
  const left = await openSessions(await ada.customerId());
  expect(left).toHaveLength(1);
  site.standIn.completeCheckout(left[0]!.id);
  await untilDelivered(site.standIn);
  expect((await ada.subscription()).status).toBe('active');
  expect(await ada.history()).toHaveLength(1);
});

test('"My card was declined and I was charged": a declined card changes nothing, and another one pays', async () => {
  const ada = await createPayer(site);
  const session = await ada.openCheckout();
  expect(site.standIn.completeCheckout(session, { card: 'declined' })).toBe('declined');
  await untilDelivered(site.standIn);
  expect(await ada.history()).toEqual([]);
  expect(await ada.openCheckout()).toBe(session);
  site.standIn.completeCheckout(session);
  await untilDelivered(site.standIn);
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

for (const [complaint, code] of [
  ['is unknown', 'NOBODY'],
  ['has expired', 'EXPIRED10'],
  ['is used up', 'USEDUP'],
] as const)
  test(`"My code was taken and did nothing": a promo code that ${complaint} is refused before payment`, async () => {
    const ada = await createPayer(site);
    const refusal = await ada.askForCheckout('professional', code);
    expect(refusal.status).toBe(404);
    expect(await refusal.json()).toMatchObject({
      code: 'unknown_promo_code',
      error: 'This promo code is unknown or has expired.',
    });
    const asked = await ada.call(`/api/promo-codes/${code}`);
    expect(asked.status).toBe(404);
    expect(await ada.history()).toEqual([]);
    await expect(ada.subscription()).rejects.toThrow();
  });

test('"My code is valid, and you say that payments are down": a code for first purchases is refused with that reason', async () => {
  site.standIn.createPromotionCode({
    code: 'FIRST10',
    percentOff: 10,
    duration: 'once',
    firstTimeOnly: true,
  });
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  site.standIn.cancelNow((await ada.subscription()).id);
  await untilDelivered(site.standIn);
  const refusal = await ada.askForCheckout('professional', 'FIRST10');
  expect(refusal.status).toBe(404);
  expect(await refusal.json()).toMatchObject({
    code: 'unknown_promo_code',
    error: 'This promo code is not valid for this purchase: some are for first purchases only.',
  });
  expect((await ada.askForCheckout('professional')).status).toBe(200);

  const bob = await createPayer(site);
  await bob.subscribe('professional', 'FIRST10');
  expect((await bob.invoices()).map((invoice) => invoice.amount_paid)).toEqual([1_499 - 150]);
});

test('"The discount was not taken off": a code typed in lower case works', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional', ' welcome20 ');
  const [invoice] = await ada.invoices();
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 1_499 - 300 });
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

test('"The free month gave no credits": an invoice over 0 grants the month, and the next one is paid', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('professional', 'FREEMONTH');
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([0]);
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect((await ada.invoices()).map((invoice) => invoice.amount_paid)).toEqual([0, 1_499]);
  expect(await ada.history()).toEqual([
    '+300 subscription = 300',
    '-300 renewed = 0',
    '+300 subscription = 300',
  ]);
});

test('"The button did something odd": a price of no plan is refused by name', async () => {
  const ada = await createPayer(site);
  const refusal = await ada.post('/api/create-subscription', { priceId: 'price_of_somebody_else' });
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ code: 'invalid_request', field: 'priceId' });
});

test('"The plan cannot be bought": an inactive price is refused with a reason, and nothing is charged', async () => {
  const ada = await createPayer(site);
  site.standIn.deactivatePrice('price_enterprise');
  const refusal = await ada.askForCheckout('enterprise');
  expect(refusal.status).toBe(409);
  expect(await refusal.json()).toMatchObject({
    code: 'price_unavailable',
    error: 'This plan cannot be bought at the moment. Nothing was charged.',
  });
  // The others can still be bought.
  await ada.subscribe('professional');
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

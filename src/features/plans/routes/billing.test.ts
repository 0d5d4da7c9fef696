import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '#features/accounts/contract/user';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp } from '#testing/test-app';
import { startTestBilling } from '#testing/test-billing';
import { billing, hostedPage, promoCodeOffer } from '../contract/billing.ts';

let site: Awaited<ReturnType<typeof startTestBilling>>;
let person: SitePerson;
beforeAll(async () => {
  site = await startTestBilling({ limits: { promoCode: 5 } });
});
beforeEach(async () => {
  person = await createPerson(site, 10);
});
afterAll(() => site?.close());

const subscribe = (priceId: string, promoCode?: string | null) =>
  person.post('/api/create-subscription', { priceId, promoCode });
const sessionOf = (url: string) => /cs_[A-Za-z0-9_]+/.exec(url)?.[0] ?? '';
const findBilling = async () => billing.parse(await (await person.call('/api/billing')).json());

async function pay(priceId: string): Promise<void> {
  const { url } = hostedPage.parse(await (await subscribe(priceId)).json());
  site.standIn.completeCheckout(sessionOf(url));
  await site.standIn.deliveries.idle();
}

test('visitors see the plans with their prices, and no subscription', async () => {
  const answer = await fetch(`${site.origin}/api/billing`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { plans, ...rest } = billing.parse(await answer.json());
  expect(plans.map(({ id, priceId, credits }) => [id, priceId, credits])).toEqual([
    ['starter', 'price_starter', 3],
    ['professional', 'price_professional', 300],
    ['enterprise', 'price_enterprise', 750],
  ]);
  expect(rest).toEqual({ mode: 'stand-in', subscription: null, openInvoice: null, ended: null });
});

test('a plan is bought at the gateway, and shown once paid', async () => {
  await pay('price_professional');
  const { subscription } = await findBilling();
  expect(subscription).toMatchObject({
    planId: 'professional',
    status: 'active',
    cancelAt: null,
    credited: true,
  });
  const me = user.parse(await (await person.call('/api/auth/user')).json());
  expect(me).toMatchObject({
    credits: 310,
    stripeSubscriptionId: subscription?.id,
    subscriptionActive: true,
    subscriptionStatus: 'active',
  });
  expect(me.stripeCustomerId).toMatch(/^cus_/);

  const again = await subscribe('price_enterprise');
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    code: 'already_subscribed',
    error: 'Please cancel your current subscription first, then subscribe to the new plan.',
  });
  const portal = await person.post('/api/customer-portal', {});
  expect(portal.status).toBe(200);
  expect(hostedPage.parse(await portal.json()).url).toMatch(/^http/);
});

test('two concurrent requests for one plan open one Checkout', async () => {
  const answers = await Promise.all([subscribe('price_starter'), subscribe('price_starter')]);
  const [first, second] = await Promise.all(answers.map(async (it) => hostedPage.parse(await it.json()).url));
  expect(sessionOf(first!)).toMatch(/^cs_/);
  expect(sessionOf(second!)).toBe(sessionOf(first!));
});

test('a promo code shows its offer, and is applied at Checkout', async () => {
  const told = await person.call('/api/promo-codes/%20welcome20%20');
  expect(promoCodeOffer.parse(await told.json())).toMatchObject({ code: 'WELCOME20' });
  expect((await subscribe('price_starter', ' WELCOME20 ')).status).toBe(200);
  expect((await subscribe('price_starter', '  ')).status).toBe(200);
});

test.each(['NOSUCHCODE', 'EXPIRED10', 'USEDUP'])(
  'the promo code %s is refused with a reason',
  async (code) => {
    const words = { code: 'unknown_promo_code', error: 'This promo code is unknown or has expired.' };
    const told = await person.call(`/api/promo-codes/${code}`);
    expect([told.status, await told.json()]).toEqual([404, expect.objectContaining(words)]);
    const bought = await subscribe('price_starter', code);
    expect([bought.status, await bought.json()]).toEqual([404, expect.objectContaining(words)]);
  },
);

test('guessing promo codes is rate-limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await person.call(`/api/promo-codes/TRY${i}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

test.each([
  [{}, 'priceId'],
  [{ priceId: '  ' }, 'priceId'],
  [{ priceId: 7 }, 'priceId'],
  [{ priceId: 'price_of_others' }, 'priceId'],
  [{ priceId: 'price_starter', promoCode: 'x'.repeat(101) }, 'promoCode'],
])('%j is refused, naming the field', async (body, field) => {
  const answer = await person.post('/api/create-subscription', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
});

test.each(['/api/create-subscription', '/api/customer-portal', '/api/clear-test-customer'])(
  'visitors are asked to sign in by %s, even with an invalid body',
  async (path) => {
    const answer = await fetch(`${site.origin}${path}`, { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('sign in');
  },
);

test('without a subscription there is nothing to manage or to clear', async () => {
  for (const path of ['/api/customer-portal', '/api/clear-test-customer']) {
    const answer = await person.post(path, {});
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'not_subscribed']);
  }
});

test('an unreachable gateway is a 503 with a retry time that says nothing was charged', async () => {
  site.standIn.faults.set('down');
  try {
    const answer = await subscribe('price_starter');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer.json()).error).toContain('Nothing was charged');
    expect((await person.call('/api/billing')).status).toBe(200);
  } finally {
    site.standIn.faults.set('none');
  }
});

test('with payments off, plans are shown and cannot be bought', async () => {
  const off = await startTestApp();
  try {
    const answer = await fetch(`${off.origin}/api/billing`);
    const { mode, plans } = billing.parse(await answer.json());
    expect([mode, plans.length, plans[0]?.priceId]).toEqual(['off', 3, null]);
    const someone = await createPerson(off, 0);
    const bought = await someone.post('/api/create-subscription', { priceId: 'price_starter' });
    expect([bought.status, (await bought.json()).code]).toEqual([409, 'payments_off']);
    expect((await someone.call('/api/promo-codes/WELCOME20')).status).toBe(409);
  } finally {
    await off.close();
  }
});

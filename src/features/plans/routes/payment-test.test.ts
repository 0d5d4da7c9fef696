import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp } from '#testing/test-app';
import { startTestBilling, type TestBilling } from '#testing/test-billing';
import { paymentConfig, priceTest } from '../contract/payment-test.ts';

const CONFIG = '/api/test-stripe-config';
const PRICE = '/api/test-stripe-price';

let site: TestBilling;
let admin: SitePerson;
beforeAll(async () => {
  site = await startTestBilling();
  admin = await createAdmin(site);
});
afterAll(() => site.close());

const readConfig = async () => paymentConfig.parse(await (await admin.call(CONFIG)).json());
const readPrice = async (id: string) => priceTest.parse(await (await admin.call(`${PRICE}/${id}`)).json());

test.each([CONFIG, `${PRICE}/price_starter`])('%s is for admins only', async (path) => {
  expect((await fetch(`${site.origin}${path}`)).status).toBe(401);
  expect((await (await createPerson(site, 0)).call(path)).status).toBe(403);
});

test('reports the key, the mode and the plans for sale', async () => {
  const { activePrices, plans, ...rest } = await readConfig();
  expect(rest).toEqual({
    stripeConfigured: true,
    stripeMode: 'stand-in',
    pricesAccessible: true,
    error: null,
  });
  expect(activePrices).toContainEqual({ id: 'price_professional', unitAmount: 1_499, currency: 'usd' });
  expect(plans.map(({ priceId, unitAmount }) => [priceId, unitAmount])).toEqual([
    ['price_starter', 999],
    ['price_professional', 1_499],
    ['price_enterprise', 2_999],
  ]);
});

test('reports a price, and a missing one', async () => {
  expect(await readPrice('price_starter')).toEqual({
    success: true,
    price: { active: true, currency: 'usd', unitAmount: 999, livemode: false },
    error: null,
    code: null,
    type: null,
  });
  expect(await readPrice('price_nothing')).toEqual({
    success: false,
    price: null,
    error: 'There is no price price_nothing in this mode',
    code: 'resource_missing',
    type: 'invalid_request_error',
  });
});

test('reports a price that can no longer be bought', async () => {
  site.standIn.deactivatePrice('price_enterprise');
  expect((await readPrice('price_enterprise')).price?.active).toBe(false);
  expect((await readConfig()).activePrices.map(({ id }) => id)).not.toContain('price_enterprise');
});

describe('while the payment service is unreachable', () => {
  beforeAll(() => site.standIn.faults.set('down'));
  afterAll(() => site.standIn.faults.set('none'));

  test('reports it instead of failing', async () => {
    expect(await readConfig()).toMatchObject({
      stripeConfigured: true,
      pricesAccessible: false,
      activePrices: [],
      error: expect.stringMatching(/./),
    });
    expect(await readPrice('price_starter')).toMatchObject({
      success: false,
      price: null,
      code: 'transient',
      type: 'api_error',
    });
  });
});

test('without payments it reports that they are off', async () => {
  const without = await startTestApp();
  try {
    const { call } = await createAdmin(without);
    const config = paymentConfig.parse(await (await call(CONFIG)).json());
    expect(config).toMatchObject({ stripeConfigured: false, stripeMode: 'off', plans: [] });
    const price = priceTest.parse(await (await call(`${PRICE}/price_starter`)).json());
    expect(price).toMatchObject({ success: false, code: 'payments_off' });
  } finally {
    await without.close();
  }
});

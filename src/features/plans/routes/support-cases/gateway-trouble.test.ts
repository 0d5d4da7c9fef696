import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SOUND_LEDGER } from '#testing/audit-ledger';
import { closeBooks, createPayer, untilDelivered } from '#testing/payer';
import { startTestApp } from '#testing/test-app';
import {
  createTestGateway,
  startTestPayments,
  type TestBilling,
  WEBHOOK_SECRET,
} from '#testing/test-billing';
import { reconcile } from '../../rules/reconcile.ts';

const IMPATIENT_MS = 250;
const PATIENTLY = { timeout: 20_000 };

let site: TestBilling;
beforeAll(async () => {
  // As in the product, but with a shorter timeout for a slow gateway.
  const { standIn, payments } = await startTestPayments();
  const impatient = { ...payments, gateway: createTestGateway(standIn, { timeoutMs: IMPATIENT_MS }) };
  const app = await startTestApp({ payments: impatient });
  standIn.setWebhook({ url: `${app.origin}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  site = { ...app, standIn, payments: impatient };
});
afterEach(async () => {
  expect(await closeBooks(site)).toEqual(SOUND_LEDGER);
});
afterAll(async () => {
  await site.standIn.stop();
  await site.close();
});

for (const fault of ['down', 'slow', 'rate-limited', 'errors', 'answer-lost'] as const)
  test(`"I clicked and do not know whether I paid": Stripe ${fault}: the answer says when to retry, and the retry works`, async () => {
    const ada = await createPayer(site);
    site.standIn.faults.set(fault, { slowMs: IMPATIENT_MS * 4 });
    const answer = await ada.askForCheckout();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      error: 'Payments cannot be reached at the moment. Nothing was charged. Please try again shortly.',
    });
    expect(await ada.history()).toEqual([]);

    site.standIn.faults.set('none');
    await ada.subscribe();
    expect((await ada.subscription()).status).toBe('active');
    expect(await ada.invoices()).toHaveLength(1);
    expect(await ada.history()).toEqual(['+300 subscription = 300']);
  });

test('"I paid while Stripe had an outage": webhooks that cannot be verified are refused, redelivered, and grant once', async () => {
  const ada = await createPayer(site);
  const session = await ada.openCheckout();
  const { deliveries, faults } = site.standIn;
  faults.set('down');
  site.standIn.completeCheckout(session);
  await expect
    .poll(() => deliveries.list().filter(({ attempts }) => attempts[0]?.status === 503), PATIENTLY)
    .not.toEqual([]);
  expect(await ada.history()).toEqual([]);
  faults.set('none');
  await untilDelivered(site.standIn);
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

test('"The nightly check failed": a reconciliation without the gateway is recorded as failed, and the next one repairs', async () => {
  const ada = await createPayer(site);
  const session = await ada.openCheckout();
  await untilDelivered(site.standIn);
  site.standIn.deliveries.setMode('lost');
  site.standIn.completeCheckout(session);
  site.standIn.faults.set('down');
  await reconcile(site);
  const runs = () => site.db.selectFrom('reconciliations').selectAll().orderBy('id', 'desc').execute();
  expect((await runs())[0]).toMatchObject({ finishedAt: null, failure: expect.any(String) });
  expect(await ada.history()).toEqual([]);
  site.standIn.faults.set('none');
  await reconcile(site);
  expect((await runs())[0]).toMatchObject({ failure: null });
  expect(await ada.history()).toEqual(['+300 subscription = 300']);
});

test('"You say that I am subscribed, and I cannot manage it": a deleted customer is replaced', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const first = await ada.customerId();
  site.standIn.deleteCustomer(first);
  await untilDelivered(site.standIn);
  expect((await (await ada.call('/api/billing')).json()).subscription).toBeNull();
  const portal = await ada.post('/api/customer-portal', {});
  expect(portal.status).toBe(409);
  expect(await portal.json()).toMatchObject({ code: 'not_subscribed' });
  // The month is paid, so its credits stay until it ends.
  expect(await ada.history()).toEqual(['+3 subscription = 3']);

  await ada.subscribe('professional');
  expect(await ada.customerId()).not.toBe(first);
  expect((await ada.subscription()).status).toBe('active');
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 renewed = 0', '+300 subscription = 300']);
});

test('"A customer that you know nothing of": if the deletion’s webhook is lost, Checkout notices', async () => {
  const ada = await createPayer(site);
  const session = await ada.openCheckout();
  const first = await ada.customerId();
  await untilDelivered(site.standIn);
  site.standIn.deliveries.setMode('lost');
  site.standIn.deleteCustomer(first);
  site.standIn.deliveries.setMode('normal');
  expect(await ada.openCheckout()).not.toBe(session);
  expect(await ada.customerId()).not.toBe(first);
});

test('"The price does not exist": a plan with a price unknown to the gateway is refused with a reason', async () => {
  const { payments, standIn } = site;
  const plans = payments.plans.map((plan) =>
    plan.id === 'starter' ? { ...plan, priceId: 'price_gone' } : plan,
  );
  const elsewhere = await startTestApp({ payments: { ...payments, plans } });
  try {
    const ada = await createPayer({ ...elsewhere, standIn, payments });
    const refusal = await ada.post('/api/create-subscription', { priceId: 'price_gone' });
    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toMatchObject({ code: 'price_unavailable' });
    expect(await ada.history()).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

test('"Test data on the live site": a test customer is refused under a live key, cleared, and its credits taken', async () => {
  const { payments, standIn } = site;
  // The same site, before and after its operator enters the live key.
  let gateway = payments.gateway;
  const switched = new Proxy(gateway, { get: (_, name) => Reflect.get(gateway, name) });
  const app = await startTestApp({ payments: { ...payments, gateway: switched } });
  const elsewhere = { ...app, standIn, payments };
  standIn.setWebhook({ url: `${app.origin}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  try {
    const ada = await createPayer(elsewhere, 2);
    await ada.subscribe('starter');
    expect(await ada.balance()).toEqual({ credits: 5, held: 0 });
    gateway = createTestGateway(standIn, { mode: 'live' });
    const portal = await ada.post('/api/customer-portal', {});
    expect(await portal.json()).toMatchObject({
      code: 'test_mode_customer',
      error: expect.stringContaining('test mode'),
    });
    const cleared = await Promise.all([1, 2].map(() => ada.post('/api/clear-test-customer', {})));
    expect(cleared.map(({ status }) => status)).toContain(200);
    expect(await ada.balance()).toEqual({ credits: 2, held: 0 });
    expect(await ada.history()).toEqual(['+2 other = 2', '+3 subscription = 5', '-3 test-data-cleared = 2']);
    await expect(ada.customerId()).rejects.toThrow('no customer');
    expect(await closeBooks(elsewhere)).toEqual(SOUND_LEDGER);
  } finally {
    standIn.setWebhook({ url: `${site.origin}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
    await app.close();
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPayer } from '#features/accounts/queries/payers';
import {
  type BillingContext,
  createSubscriber,
  deliverAll,
  PUBLIC_URL,
  priceOf,
} from '#testing/billing-factories';
import { createUser } from '#testing/factories';
import { createTestGateway, startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import type { PlanId } from '../contract/plans.ts';
import { findCheckout } from '../queries/checkouts.ts';
import { startCheckout } from './start-checkout.ts';

let context: TestContext & BillingContext;
beforeAll(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterAll(async () => {
  await context.standIn.stop();
  await context.close();
});

function start(userId: string, planId: PlanId, promoCode: string | null = null, deps: object = {}) {
  return startCheckout(
    { ...context, publicUrl: PUBLIC_URL, ...deps },
    { user: { id: userId }, priceId: priceOf(context, planId), promoCode },
  );
}

const sessionsOf = (userId: string) =>
  [...context.standIn.stores.test.objects['checkout.session'].values()].filter(
    (session) => session.client_reference_id === userId,
  );
const openSessionsOf = (userId: string) => sessionsOf(userId).filter(({ status }) => status === 'open');
const customersOf = (userId: string) =>
  [...context.standIn.stores.test.objects.customer.values()].filter(
    ({ metadata }) => metadata?.userId === userId,
  );

describe('a checkout', () => {
  test('leads to the payment page, and back', async () => {
    const user = await createUser(context.db, { email: 'payer@example.test' });
    const { url } = await start(user.id, 'professional');
    const [session] = sessionsOf(user.id);
    expect(url).toBe(session!.url);
    expect(session).toMatchObject({
      success_url: `${PUBLIC_URL}/success?success=true`,
      cancel_url: `${PUBLIC_URL}/pricing`,
    });
    expect(customersOf(user.id)).toMatchObject([{ email: 'payer@example.test', name: 'Ada Lovelace' }]);
  });

  test('is the same for repeated and concurrent requests', async () => {
    const user = await createUser(context.db);
    const urls = await Promise.all(Array.from({ length: 5 }, () => start(user.id, 'starter')));
    const again = await start(user.id, 'starter');
    expect(new Set([...urls, again].map(({ url }) => url)).size).toBe(1);
    expect(sessionsOf(user.id)).toHaveLength(1);
    expect(customersOf(user.id)).toHaveLength(1);
  });

  test('of another plan closes the earlier one', async () => {
    const user = await createUser(context.db);
    await start(user.id, 'starter');
    const { url } = await start(user.id, 'enterprise');
    expect(openSessionsOf(user.id).map((session) => session.url)).toEqual([url]);
    expect(sessionsOf(user.id)).toHaveLength(2);
  });

  test('is the only open one after concurrent requests from several tabs', async () => {
    const user = await createUser(context.db);
    const plans: PlanId[] = ['starter', 'enterprise', 'professional'];
    const answers = await Promise.allSettled(plans.map((plan) => start(user.id, plan)));
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    const open = openSessionsOf(user.id);
    expect(open).toHaveLength(1);
    expect((await findCheckout(context.db, user.id))?.sessionId).toBe(open[0]!.id);
  });

  test('follows an expired one', async () => {
    const user = await createUser(context.db);
    const { url } = await start(user.id, 'starter');
    context.standIn.expireCheckout(sessionsOf(user.id)[0]!.id);
    expect((await start(user.id, 'starter')).url).not.toBe(url);
  });
});

describe('a checkout is refused', () => {
  test('for a price that belongs to no plan', async () => {
    const user = await createUser(context.db);
    const request = { user, priceId: 'price_of_another_site', promoCode: null };
    await expect(startCheckout({ ...context, publicUrl: PUBLIC_URL }, request)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { field: 'priceId' },
    });
  });

  test('with payments off', async () => {
    const user = await createUser(context.db);
    await expect(start(user.id, 'starter', null, { payments: null })).rejects.toMatchObject({
      code: 'payments_off',
    });
  });

  test('for a subscriber, with words for the wanted plan', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    await deliverAll(context, subscriber);
    const refusal = (plan: PlanId) => start(subscriber.userId, plan).catch((error: unknown) => error);
    const already = { code: 'already_subscribed', message: 'Already subscribed' };
    expect(await refusal('starter')).toMatchObject(already);
    expect(await refusal('professional')).toMatchObject(already);
    expect(await refusal('enterprise')).toMatchObject({
      code: 'already_subscribed',
      message: 'Please cancel your current subscription first, then subscribe to the new plan.',
    });
  });

  test('for a user who has just paid, before the webhook', async () => {
    const subscriber = await createSubscriber(context, 'starter');
    await expect(start(subscriber.userId, 'starter')).rejects.toMatchObject({ code: 'already_subscribed' });
    expect(openSessionsOf(subscriber.userId)).toHaveLength(0);
  });

  test.each(['NOSUCHCODE', 'EXPIRED10', 'USEDUP'])('with the promo code %s', async (code) => {
    const user = await createUser(context.db);
    await expect(start(user.id, 'starter', code)).rejects.toMatchObject({
      code: 'unknown_promo_code',
      message: 'This promo code is unknown or has expired.',
    });
  });

  test('while the gateway is unreachable, and opens once it is back', async () => {
    const user = await createUser(context.db);
    context.standIn.faults.set('errors');
    await expect(start(user.id, 'starter')).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
    context.standIn.faults.set('none');
    await start(user.id, 'starter');
    expect(openSessionsOf(user.id)).toHaveLength(1);
    expect(customersOf(user.id)).toHaveLength(1);
  });

  test('for a test-mode customer under a live key, with the reason', async () => {
    const subscriber = await createSubscriber(context, 'starter');
    const gateway = createTestGateway(context.standIn, { mode: 'live' });
    const payments = { ...context.payments, gateway };
    await expect(start(subscriber.userId, 'starter', null, { payments })).rejects.toMatchObject({
      code: 'test_mode_customer',
      message: expect.stringContaining('test mode'),
    });
  });
});

test('a customer deleted at the gateway is replaced, once', async () => {
  const user = await createUser(context.db);
  await start(user.id, 'starter');
  const first = (await findPayer(context.db, user.id))!.stripeCustomerId!;
  context.standIn.deleteCustomer(first);
  await Promise.all([start(user.id, 'starter'), start(user.id, 'starter')]);
  const second = (await findPayer(context.db, user.id))!.stripeCustomerId!;
  expect(second).not.toBe(first);
  expect(openSessionsOf(user.id).map(({ customer }) => customer)).toEqual([second]);
});

// Last, because it ends the plan's sale.
test('a price that is no longer sold is refused, every time', async () => {
  const user = await createUser(context.db);
  context.standIn.deactivatePrice(priceOf(context, 'enterprise'));
  for (const _attempt of [1, 2])
    await expect(start(user.id, 'enterprise')).rejects.toMatchObject({ code: 'price_unavailable' });
  await start(user.id, 'starter');
  expect(openSessionsOf(user.id)).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { isLiveStatus } from '../contract/billing.ts';
import { findBilling } from './find-billing.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('with payments off, plans have no prices at the gateway', async () => {
  const billing = await findBilling({ db: context.db, payments: null }, null);
  expect(billing).toMatchObject({ mode: 'off', subscription: null, openInvoice: null, ended: null });
  expect(billing.plans.map(({ id, priceId }) => [id, priceId])).toEqual([
    ['starter', null],
    ['professional', null],
    ['enterprise', null],
  ]);
});

describe('a subscription gives access according to the contract', () => {
  const statuses = 'active trialing past_due canceled unpaid incomplete incomplete_expired paused'.split(' ');
  test.each(statuses)('%s', async (status) => {
    const { id: userId } = await createUser(context.db);
    const at = new Date();
    await context.db
      .insertInto('subscriptions')
      .values({
        ...{ id: `sub_${userId}`, userId, customerId: `cus_${userId}`, planId: 'starter', priceId: 'price' },
        ...{ status, currentPeriodStart: at, currentPeriodEnd: at, livemode: false },
        ...{ startedAt: at, observedAt: at },
      })
      .execute();
    const { subscription } = await findBilling({ db: context.db, payments: null }, userId);
    expect(subscription !== null).toBe(isLiveStatus(status));
  });
});

test('an ended subscription is shown for some weeks, and whether it was unpaid', async () => {
  const { id: userId } = await createUser(context.db);
  const endedAt = new Date(Date.now() - 86_400_000);
  const subscription = { userId, customerId: `cus_${userId}`, livemode: false, observedAt: endedAt };
  await context.db
    .insertInto('subscriptions')
    .values({
      ...{ ...subscription, id: `sub_${userId}`, planId: 'enterprise', priceId: 'price', status: 'canceled' },
      ...{ currentPeriodStart: endedAt, currentPeriodEnd: endedAt, startedAt: endedAt, endedAt },
    })
    .execute();
  const read = () => findBilling({ db: context.db, payments: null }, userId);
  const told = { planId: 'enterprise', endedAt: endedAt.toISOString() };
  expect((await read()).ended).toEqual({ ...told, unpaid: false });
  await context.db
    .insertInto('invoices')
    .values({
      ...{ ...subscription, id: `in_${userId}`, subscriptionId: `sub_${userId}`, status: 'void' },
      ...{ currency: 'usd', amountDue: 2_999, amountPaid: 0, createdAt: endedAt },
    })
    .execute();
  expect((await read()).ended).toEqual({ ...told, unpaid: true });
  const longAgo = new Date(Date.now() - 60 * 86_400_000);
  await context.db
    .updateTable('subscriptions')
    .set({ endedAt: longAgo })
    .where('userId', '=', userId)
    .execute();
  expect((await read()).ended).toBeNull();
});

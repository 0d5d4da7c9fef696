import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLiveStatus } from '#contract/billing';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findBilling } from './find-billing.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('without payments, the plans are told without prices', async () => {
  const billing = await findBilling({ db: context.db, payments: null }, null);
  expect(billing).toMatchObject({ mode: 'off', subscription: null, openInvoice: null });
  expect(billing.plans.map(({ id, priceId }) => [id, priceId])).toEqual([
    ['starter', null],
    ['professional', null],
    ['enterprise', null],
  ]);
});

describe('a subscription gives access as the contract says', () => {
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPayer } from '#features/accounts/queries/payers';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import {
  type BillingContext,
  balancesOf,
  createSubscriber,
  deliverAll,
  PUBLIC_URL,
} from '#testing/billing-factories';
import { createUser } from '#testing/factories';
import { createTestGateway, startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findSubscription } from '../queries/subscriptions.ts';
import { clearTestCustomer } from './clear-test-customer.ts';
import { openPortal } from './open-portal.ts';

let context: TestContext & BillingContext;
beforeAll(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterAll(async () => {
  await context.standIn.stop();
  await context.close();
});

const open = (user: { id: string }, deps: object = {}) =>
  openPortal({ ...context, publicUrl: PUBLIC_URL, ...deps }, user);

/** A live site whose subscribers paid in test mode. */
const withLiveKey = () => ({
  payments: { ...context.payments, gateway: createTestGateway(context.standIn, { mode: 'live' }) },
});

test('the portal opens for a subscriber', async () => {
  const { userId } = await createSubscriber(context, 'starter');
  expect((await open({ id: userId })).url).toContain(context.standIn.url);
});

test('other users have no portal', async () => {
  await expect(open(await createUser(context.db))).rejects.toMatchObject({ code: 'not_subscribed' });
});

test('a deleted customer has none, and is forgotten', async () => {
  const { userId, customerId } = await createSubscriber(context, 'starter');
  context.standIn.deleteCustomer(customerId);
  await expect(open({ id: userId })).rejects.toMatchObject({ code: 'not_subscribed' });
  expect((await findPayer(context.db, userId))?.stripeCustomerId).toBeNull();
});

test('a test-mode customer is reported, and cleared with its remaining credits', async () => {
  const subscriber = await createSubscriber(context, 'professional', { credits: 4 });
  await deliverAll(context, subscriber);
  const user = { id: subscriber.userId };
  await expect(open(user, withLiveKey())).rejects.toMatchObject({
    code: 'test_mode_customer',
    message: expect.stringContaining('test mode'),
  });
  await clearTestCustomer({ ...context, ...withLiveKey() }, user);
  expect(await balancesOf(context.db, user.id)).toEqual({ monthly: 0, extra: 4, held: 0 });
  expect((await findPayer(context.db, user.id))?.stripeCustomerId).toBeNull();
  expect(await findSubscription(context.db, subscriber.subscriptionId)).toMatchObject({ status: 'canceled' });
  await expect(clearTestCustomer({ ...context, ...withLiveKey() }, user)).rejects.toMatchObject({
    code: 'not_subscribed',
  });
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
});

test('a customer that the gateway knows is not cleared', async () => {
  const subscriber = await createSubscriber(context, 'professional');
  await deliverAll(context, subscriber);
  await expect(clearTestCustomer(context, { id: subscriber.userId })).rejects.toMatchObject({
    code: 'nothing_to_clear',
    status: 409,
  });
  expect((await balancesOf(context.db, subscriber.userId)).monthly).toBe(300);
});

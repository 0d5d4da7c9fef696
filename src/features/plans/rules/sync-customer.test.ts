import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingContext, createSubscriber } from '#testing/billing-factories';
import { createUser } from '#testing/factories';
import { startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import { syncCustomer } from './sync-customer.ts';

let context: TestContext & BillingContext;
beforeAll(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterAll(async () => {
  await context.standIn.stop();
  await context.close();
});

async function rename(userId: string, email: string): Promise<void> {
  await context.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
  await syncCustomer(context, { userId, occasion: crypto.randomUUID() });
}

test('a changed email reaches the gateway, also when it is changed back', async () => {
  const { userId, customerId } = await createSubscriber(context, 'starter');
  const emailThere = () => context.standIn.stores.test.objects.customer.get(customerId)?.email;
  for (const email of ['new@example.test', 'old@example.test', 'new@example.test']) {
    await rename(userId, email);
    expect(emailThere()).toBe(email);
  }
});

test('nothing is sent for users without a customer, or with a deleted one', async () => {
  await rename((await createUser(context.db)).id, 'nobody@example.test');
  const { userId, customerId } = await createSubscriber(context, 'starter');
  context.standIn.deleteCustomer(customerId);
  await rename(userId, 'gone@example.test');
  expect(context.standIn.stores.test.objects.customer.get(customerId)?.email).not.toBe('gone@example.test');
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { ProviderError } from '#platform/errors/provider-error';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import {
  type BillingContext,
  balancesOf,
  createSubscriber,
  deliverAll,
  invoicesOf,
  type Subscriber,
} from '#testing/billing-factories';
import { createUser } from '#testing/factories';
import { startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listReconciliations } from '../queries/reconciliations.ts';
import { findBilling } from './find-billing.ts';
import { reconcile } from './reconcile.ts';

let context: TestContext & BillingContext;
beforeEach(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterEach(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.standIn.stop();
  await context.close();
});

const monthly = async ({ userId }: Subscriber) => (await balancesOf(context.db, userId)).monthly;

async function latest() {
  await reconcile(context);
  const [run] = await listReconciliations(context.db, 1);
  return run!;
}

/** Removes the events, so that only comparing helps. */
function loseEvents(): void {
  context.standIn.stores.test.objects.event.clear();
}

describe('undelivered events', () => {
  test('are applied once', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    const first = await latest();
    expect(first).toMatchObject({ failure: null, findings: [] });
    expect(first.eventsRecovered).toBeGreaterThanOrEqual(3);
    expect(await monthly(subscriber)).toBe(300);
    expect(await latest()).toMatchObject({ eventsRecovered: 0, findings: [] });
  });

  test('are applied once by two concurrent reconciliations', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    await Promise.all([reconcile(context), reconcile(context)]);
    expect(await monthly(subscriber)).toBe(300);
  });
});

test('that fail are reported, and do not block others', async () => {
  const subscriber = await createSubscriber(context, 'professional');
  const { gateway } = context.payments;
  const refusing = {
    ...gateway,
    findSubscription: async () => {
      throw new ProviderError('rejected', 'It is not to be read');
    },
  };
  await reconcile({ db: context.db, payments: { ...context.payments, gateway: refusing } });
  const [run] = await listReconciliations(context.db, 1);
  expect(run?.findings).toContainEqual(expect.objectContaining({ kind: 'event-failed', repaired: false }));
  expect(await monthly(subscriber)).toBe(300);
});

describe('lost events', () => {
  test('a paid invoice still grants its credits, minus returned money', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    context.standIn.refund(invoicesOf(context, subscriber)[0]!, { amount: 500 });
    loseEvents();
    const run = await latest();
    expect(run.findings).toMatchObject([{ kind: 'invoice-not-credited', repaired: true }]);
    expect(await monthly(subscriber)).toBe(200);
    const { subscription } = await findBilling(context, subscriber.userId);
    expect(subscription?.planId).toBe('professional');
    expect((await latest()).findings).toEqual([]);
  });

  test('a changed subscription is refreshed', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    await deliverAll(context, subscriber);
    context.standIn.cancelNow(subscriber.subscriptionId);
    loseEvents();
    expect((await latest()).findings).toMatchObject([
      { kind: 'subscription-differed', subject: subscriber.subscriptionId, repaired: true },
    ]);
    expect((await findBilling(context, subscriber.userId)).subscription).toBeNull();
    expect(await monthly(subscriber)).toBe(300);
  });

  test('a subscription that the gateway does not have is ended', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    await deliverAll(context, subscriber);
    context.standIn.stores.test.objects.subscription.delete(subscriber.subscriptionId);
    expect((await latest()).findings).toMatchObject([{ kind: 'subscription-missing', repaired: true }]);
    expect((await findBilling(context, subscriber.userId)).subscription).toBeNull();
  });
});

test('an unreachable gateway is recorded, and the next run catches up', async () => {
  const subscriber = await createSubscriber(context, 'professional');
  context.standIn.faults.set('errors');
  expect(await latest()).toMatchObject({ finishedAt: null, failure: expect.any(String) });
  expect(await monthly(subscriber)).toBe(0);
  context.standIn.faults.set('none');
  expect(await latest()).toMatchObject({ finishedAt: expect.any(Date), failure: null });
  expect(await monthly(subscriber)).toBe(300);
});

describe('a month that is over', () => {
  const lastMonth = { start: new Date('2026-01-01'), end: new Date('2026-02-01') };

  test('ends without a live subscription', async () => {
    const { id: userId } = await createUser(context.db, { credits: 2 });
    await context.db.transaction().execute((trx) =>
      grantMonthlyCredits(trx, {
        ...{
          userId,
          amount: 9,
          reason: 'subscription',
          idempotencyKey: 'invoice:in_old',
          invoiceId: 'in_old',
        },
        period: lastMonth,
      }),
    );
    await latest();
    expect(await balancesOf(context.db, userId)).toEqual({ monthly: 0, extra: 2, held: 0 });
  });

  test('stays while the gateway is about to renew it or retries the payment', async () => {
    const subscriber = await createSubscriber(context, 'starter');
    await deliverAll(context, subscriber);
    await context.owner
      .updateTable('creditGrants')
      .set({ periodStart: lastMonth.start, periodEnd: lastMonth.end })
      .where('userId', '=', subscriber.userId)
      .execute();
    await latest();
    expect(await monthly(subscriber)).toBe(3);
    context.standIn.cancelNow(subscriber.subscriptionId);
    loseEvents();
    await latest();
    expect(await monthly(subscriber)).toBe(0);
  });
});

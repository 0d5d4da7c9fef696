import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  CANCEL,
  collect,
  createCustomer,
  findLastEvent,
  type GatewayStage,
  openCheckout,
  SUCCESS,
  subscribe,
} from './payment-gateway-stage.ts';

/** Rules for every adapter of the payment gateway's port. */
export function describePaymentGateway(start: () => Promise<GatewayStage>): void {
  test('a write that is named the same is done once', async () => {
    const stage = await start();
    const details = { userId: randomUUID(), email: 'ada@example.test', name: null };
    const first = await stage.gateway.createCustomer(details, 'customer:1');
    const again = await stage.gateway.createCustomer({ ...details, email: 'new@example.test' }, 'customer:1');
    expect(again).toBe(first);
    const { userId, customerId } = await createCustomer(stage);
    const request = {
      userId,
      customerId,
      priceId: stage.priceIds[0],
      promotionCodeId: null,
      successUrl: SUCCESS,
      cancelUrl: CANCEL,
    };
    const [one, two] = await Promise.all(
      [1, 2].map(() => stage.gateway.openCheckout(request, `checkout:${userId}:1`)),
    );
    expect(one).toEqual(two);
  });

  test('a customer is present, deleted or missing, and may be deleted twice', async () => {
    const stage = await start();
    const { customerId } = await createCustomer(stage);
    await stage.gateway.updateCustomer(customerId, { email: 'b@example.test', name: null }, 'update:1');
    expect(await stage.gateway.findCustomer(customerId)).toEqual({ state: 'present' });
    await stage.gateway.deleteCustomer(customerId, 'delete:1');
    await stage.gateway.deleteCustomer(customerId, 'delete:2');
    expect(await stage.gateway.findCustomer(customerId)).toEqual({ state: 'deleted' });
    expect(await stage.gateway.findCustomer('cus_nobody')).toEqual({ state: 'missing' });
  });

  test('a paid Checkout makes a subscription and a paid invoice that name the user', async () => {
    const stage = await start();
    const { userId, customerId, checkoutId, subscription, invoice } = await subscribe(stage);
    expect(await stage.gateway.findCheckout(checkoutId)).toEqual({ status: 'complete' });
    expect(subscription).toMatchObject({
      customerId,
      userId,
      priceId: stage.priceIds[0],
      status: 'active',
      cancelAt: null,
      endedAt: null,
    });
    expect(subscription.currentPeriodEnd.getTime()).toBeGreaterThan(
      subscription.currentPeriodStart.getTime(),
    );
    const { gateway } = stage;
    const price = await gateway.findPrice(stage.priceIds[0]);
    expect(invoice).toMatchObject({
      customerId,
      userId,
      subscriptionId: subscription.id,
      status: 'paid',
      billingReason: 'subscription_create',
      currency: 'usd',
      amountPaid: price!.unitAmount,
      lines: [{ priceId: stage.priceIds[0], amount: price!.unitAmount, quantity: 1, isProration: false }],
    });
    expect(invoice.number).not.toBeNull();
    expect(invoice.paidAt).toBeInstanceOf(Date);
    expect(invoice.lines[0]!.periodEnd).toEqual(subscription.currentPeriodEnd);
    expect(await gateway.findPayment(invoice.paymentIntentId!)).toEqual({
      invoiceId: invoice.id,
      amount: price!.unitAmount,
      amountRefunded: 0,
      disputeStatus: null,
    });
    expect(await gateway.findSubscription(subscription.id)).toEqual(subscription);
    expect(await gateway.findInvoice(invoice.id)).toEqual(invoice);
  });

  test('a first month that is free has a paid invoice of nothing, without a payment', async () => {
    const stage = await start();
    const free = await stage.gateway.findPromotionCode(stage.codes.free);
    const { invoice } = await subscribe(stage, { promotionCodeId: free!.id });
    expect(invoice).toMatchObject({ status: 'paid', amountPaid: 0, paymentIntentId: null });
    expect(invoice.lines[0]!.amount).toBeGreaterThan(0);
  });

  test('promotion codes are found in any case, unless nobody can use them', async () => {
    const { gateway, codes } = await start();
    const found = await gateway.findPromotionCode(codes.twenty.toLowerCase());
    expect(found).toMatchObject({ code: codes.twenty, offer: '20% off the first month' });
    expect((await gateway.findPromotionCode(codes.free))?.offer).toBe('The first month is free');
    for (const code of [codes.expired, codes.usedUp, 'NOSUCHCODE'])
      expect(await gateway.findPromotionCode(code)).toBeUndefined();
  });

  test('an open Checkout can be closed, and one that is over stays as it is', async () => {
    const stage = await start();
    const { opened } = await openCheckout(stage);
    if ('refused' in opened) throw new Error('refused');
    expect(opened.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(await stage.gateway.findCheckout(opened.id)).toEqual({ status: 'open' });
    await stage.gateway.expireCheckout(opened.id);
    await stage.gateway.expireCheckout(opened.id);
    expect(await stage.gateway.findCheckout(opened.id)).toEqual({ status: 'expired' });
    const { checkoutId } = await subscribe(stage);
    await stage.gateway.expireCheckout(checkoutId);
    expect(await stage.gateway.findCheckout(checkoutId)).toEqual({ status: 'complete' });
    expect(await stage.gateway.findCheckout('cs_test_nothing')).toBeUndefined();
  });

  test('a refusal says what is in the way', async () => {
    const stage = await start();
    const refusalOf = async (given: Parameters<typeof openCheckout>[1]) =>
      (await openCheckout(stage, given)).opened;
    expect(await refusalOf({ priceId: 'price_nothing' })).toEqual({ refused: 'price_missing' });
    expect(await refusalOf({ customerId: 'cus_nobody' })).toEqual({ refused: 'customer_missing' });
    expect(await refusalOf({ promotionCodeId: 'promo_nothing' })).toEqual({
      refused: 'promotion_code_invalid',
    });
    const { customerId } = await createCustomer(stage);
    stage.deleteCustomer(customerId);
    expect(await refusalOf({ customerId })).toEqual({ refused: 'customer_missing' });
    expect(await stage.gateway.openPortal({ customerId, returnUrl: CANCEL })).toEqual({
      refused: 'customer_missing',
    });
    stage.deactivatePrice(stage.priceIds[0]);
    expect(await refusalOf({})).toEqual({ refused: 'price_inactive' });
    expect(await stage.gateway.findPrice(stage.priceIds[0])).toMatchObject({ active: false });
    expect((await stage.gateway.listActivePrices()).map(({ id }) => id)).not.toContain(stage.priceIds[0]);
  });

  test('the portal opens for a customer', async () => {
    const stage = await start();
    const { customerId } = await createCustomer(stage);
    const opened = await stage.gateway.openPortal({ customerId, returnUrl: CANCEL });
    expect(opened).toEqual({ url: expect.stringMatching(/^https?:/) });
  });

  test('prices are returned unchanged', async () => {
    const { gateway, priceIds } = await start();
    await gateway.checkAccess();
    const [cheap, dear] = priceIds;
    const prices = await gateway.listActivePrices();
    expect(prices.map(({ id }) => id)).toEqual(expect.arrayContaining([cheap, dear]));
    expect(await gateway.findPrice(dear)).toEqual(prices.find(({ id }) => id === dear));
    expect(await gateway.findPrice('price_nothing')).toBeUndefined();
  });

  test('what the gateway does not know is undefined', async () => {
    const { gateway } = await start();
    expect(await gateway.findSubscription('sub_nothing')).toBeUndefined();
    expect(await gateway.findInvoice('in_nothing')).toBeUndefined();
    expect(await gateway.findPayment('pi_nothing')).toBeUndefined();
    expect(await gateway.listSubscriptions('cus_nobody')).toEqual([]);
  });

  test('renewals bring an invoice each, the oldest listed first', async () => {
    const stage = await start();
    const { subscription } = await subscribe(stage);
    await stage.passMonths(3);
    const invoices = await stage.gateway.listSubscriptionInvoices(subscription.id);
    expect(invoices.map(({ billingReason }) => billingReason)).toEqual([
      'subscription_create',
      ...Array(3).fill('subscription_cycle'),
    ]);
    const times = invoices.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const since = invoices[2]!.createdAt;
    const listed = await collect(stage.gateway.listPaidInvoices(since));
    expect(listed.map(({ id }) => id)).toEqual([invoices[2]!.id, invoices[3]!.id]);
  });

  test('a renewal is previewed without a discount that is over, with the balance', async () => {
    const stage = await start();
    const { gateway, priceIds } = stage;
    const code = await gateway.findPromotionCode(stage.codes.twenty);
    const { customerId, subscription } = await subscribe(stage, { promotionCodeId: code!.id });
    const price = (await gateway.findPrice(priceIds[0]))!.unitAmount!;
    const preview = { amountDue: price, currency: 'usd', priceId: priceIds[0] };
    expect(await gateway.previewRenewal(subscription.id)).toEqual(preview);
    const charge = { customerId, amount: 100, currency: 'usd', description: 'Spent credits' };
    await gateway.chargeBalance(charge, 'charge:1');
    expect(await gateway.previewRenewal(subscription.id)).toEqual({ ...preview, amountDue: price + 100 });
    expect(await gateway.previewRenewal('sub_nothing')).toBeUndefined();
  });

  test('a failed renewal is past due, with an open invoice that says when it is tried again', async () => {
    const stage = await start();
    const { customerId, subscription } = await subscribe(stage);
    stage.failNextPayment(customerId);
    await stage.passMonths(1);
    const found = await stage.gateway.findSubscription(subscription.id);
    expect(found?.status).toBe('past_due');
    const failed = await findLastEvent(stage.gateway, 'invoice.payment_failed');
    expect(failed).toMatchObject({ about: 'invoice', invoice: { status: 'open', amountPaid: 0 } });
    if (failed?.about === 'invoice') expect(failed.invoice.nextAttemptAt).toBeInstanceOf(Date);
  });

  test('a subscription that is canceled says when it ends, and then that it has', async () => {
    const stage = await start();
    const { subscription } = await subscribe(stage);
    stage.cancelAtPeriodEnd(subscription.id);
    const leaving = await stage.gateway.findSubscription(subscription.id);
    expect(leaving).toMatchObject({ status: 'active', cancelAt: subscription.currentPeriodEnd });
    const other = await subscribe(stage);
    await stage.gateway.cancelSubscription(other.subscription.id, 'cancel:1');
    await stage.gateway.cancelSubscription(other.subscription.id, 'cancel:2');
    const ended = await stage.gateway.findSubscription(other.subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
  });

  test('a change of plan is an invoice of two prorations, one below zero', async () => {
    const stage = await start();
    const { subscription } = await subscribe(stage);
    stage.changePlan(subscription.id, stage.priceIds[1]);
    const [, changed] = await stage.gateway.listSubscriptionInvoices(subscription.id);
    expect(changed?.billingReason).toBe('subscription_update');
    const lines = changed!.lines.map(({ priceId, isProration, amount }) => [
      priceId,
      isProration,
      Math.sign(amount),
    ]);
    expect(lines.toSorted()).toEqual(
      [
        [stage.priceIds[0], true, -1],
        [stage.priceIds[1], true, 1],
      ].toSorted(),
    );
  });

  test('a payment lists its refunds and disputes', async () => {
    const stage = await start();
    const { invoice } = await subscribe(stage);
    const paymentIntentId = invoice.paymentIntentId!;
    stage.refund(invoice.id, 100);
    expect(await stage.gateway.findPayment(paymentIntentId)).toMatchObject({ amountRefunded: 100 });
    expect(await findLastEvent(stage.gateway, 'charge.refunded')).toMatchObject({
      about: 'payment',
      paymentIntentId,
    });
    const other = await subscribe(stage);
    const dispute = stage.dispute(other.invoice.id);
    const disputed = () => stage.gateway.findPayment(other.invoice.paymentIntentId!);
    expect((await disputed())?.disputeStatus).toBe('needs_response');
    dispute.lose();
    expect((await disputed())?.disputeStatus).toBe('lost');
    expect(await findLastEvent(stage.gateway, 'charge.dispute.closed')).toMatchObject({
      about: 'payment',
      paymentIntentId: other.invoice.paymentIntentId,
    });
  });

  test('events are listed from the oldest on, each about what it tells of', async () => {
    const stage = await start();
    const { userId, customerId, checkoutId, subscription, invoice } = await subscribe(stage);
    stage.deleteCustomer(customerId);
    const events = await collect(stage.gateway.listEvents(new Date(0)));
    const times = events.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(events.map(({ about }) => about)).not.toContain('other');
    expect(events).toContainEqual(
      expect.objectContaining({ about: 'checkout', sessionId: checkoutId, userId, customerId }),
    );
    const about = (id: string) => expect.objectContaining({ id });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'customer.subscription.created',
        subscription: about(subscription.id),
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'invoice.paid', invoice: about(invoice.id) }),
    );
    expect(events.at(-1)).toMatchObject({ about: 'customer', customerId, change: 'deleted' });
  });
}

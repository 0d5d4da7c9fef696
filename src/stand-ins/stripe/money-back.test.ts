import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

async function pay(): Promise<{ invoice: string; charge: Stripe.Charge }> {
  const { customer } = await scene.subscribe();
  const [invoice] = await scene.invoices(customer);
  const [charge] = (await scene.stripe.charges.list({ customer })).data;
  return { invoice: invoice!.id, charge: charge! };
}

async function typesAbout(id: string): Promise<string[]> {
  const { data } = await scene.stripe.events.list({ limit: 100 });
  const about = data.filter(({ data: { object } }) => {
    const { id: own, charge } = object as { id?: string; charge?: string };
    return own === id || charge === id;
  });
  return about.map(({ type }) => type).reverse();
}

it('refunds in parts, and never more than was paid', async () => {
  const { invoice, charge } = await pay();
  const refund = await scene.stripe.refunds.create({
    payment_intent: String(charge.payment_intent),
    amount: 400,
    reason: 'requested_by_customer',
  });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 400, charge: charge.id });
  await expect(scene.stripe.refunds.create({ charge: charge.id, amount: 1501 })).rejects.toThrow(
    'Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)',
  );
  expect(scene.standIn.refund(invoice).amount).toBe(1500);
  const after = await scene.stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
  expect(after).toMatchObject({ amount_refunded: 1900, refunded: true });
  expect(after.refunds?.data).toHaveLength(2);
  await expect(scene.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await typesAbout(charge.id)).toEqual([
    'charge.succeeded',
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.created',
    'charge.refunded',
    'refund.updated',
  ]);
});

it('withdraws a disputed charge until the dispute is won', async () => {
  const { invoice, charge } = await pay();
  const { id } = scene.standIn.openDispute(invoice);
  expect(await scene.stripe.disputes.retrieve(id)).toMatchObject({
    status: 'needs_response',
    amount: 1900,
    charge: charge.id,
  });
  await expect(scene.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  scene.standIn.closeDispute(id, 'won');
  expect(await scene.stripe.disputes.retrieve(id)).toMatchObject({ status: 'won' });
  expect(await typesAbout(charge.id)).toEqual([
    'charge.succeeded',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ]);
});

it('keeps the money of a lost dispute', async () => {
  const { invoice, charge } = await pay();
  const { id } = scene.standIn.openDispute(invoice);
  scene.standIn.closeDispute(id, 'lost');
  expect(await typesAbout(charge.id)).not.toContain('charge.dispute.funds_reinstated');
  expect(() => scene.standIn.closeDispute(id, 'won')).toThrow('closed already');
});

it('refuses to refund an invoice without a charge', async () => {
  const { customer } = await scene.subscribe({ code: 'FREE' });
  const [invoice] = await scene.invoices(customer);
  expect(() => scene.standIn.refund(invoice!.id)).toThrow('No money was paid');
});

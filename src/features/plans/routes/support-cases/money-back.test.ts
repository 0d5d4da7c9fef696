import { expect, test } from 'vitest';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { deliver, failPicture } from '#testing/site-person';
import type { TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

type Payer = Awaited<ReturnType<typeof createPayer>>;

/** A user with a month of 300 credits and one extra credit; 10 credits are spent. */
async function createSpender(): Promise<{ ada: Payer; invoiceId: string }> {
  const ada = await createPayer(site, 1);
  await ada.subscribe('professional');
  for (const count of [4, 4, 2]) await deliver(site, await ada.request(count), { count });
  const [invoice] = await ada.invoices();
  return { ada, invoiceId: invoice!.id };
}

const allDelivered = () => untilDelivered(site.standIn);

test('"You refunded me and left me credits": a full refund takes the unspent credits of that month', async () => {
  const { ada, invoiceId } = await createSpender();
  site.standIn.refund(invoiceId);
  await allDelivered();
  expect(await ada.balance()).toEqual({ credits: 1, held: 0 });
  expect((await ada.history()).at(-1)).toBe('-290 refund = 1');
});

test('"You took all my credits for a part of the money": each partial refund takes its share', async () => {
  const { ada, invoiceId } = await createSpender();
  site.standIn.refund(invoiceId, { amount: 500 });
  await allDelivered();
  expect((await ada.history()).at(-1)).toBe('-100 refund = 191');
  site.standIn.deliveries.setMode('duplicate');
  site.standIn.refund(invoiceId, { amount: 250 });
  await allDelivered();
  expect((await ada.history()).slice(-2)).toEqual(['-100 refund = 191', '-50 refund = 141']);
});

test('"I was refunded while pictures were being made": returned credits are taken, delivered pictures stay', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const [delivered, failed] = [await ada.request(), await ada.request(2)];
  const [invoice] = await ada.invoices();
  site.standIn.refund(invoice!.id);
  await allDelivered();
  expect(await ada.balance()).toEqual({ credits: 0, held: 3 });
  await deliver(site, delivered);
  await failPicture(site, failed);
  expect(await ada.balance()).toEqual({ credits: 0, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-1 generation (charged 1) = 2',
    '-2 generation (charged 0) = 0',
    '+2 not-delivered = 2',
    '-2 refund-due = 0',
  ]);
});

test('"The refund came before my credits": if the refund’s event comes first, the month is granted and taken back', async () => {
  const ada = await createPayer(site);
  const session = await ada.openCheckout();
  const { deliveries } = site.standIn;
  await untilDelivered(site.standIn);
  deliveries.setMode('delayed');
  site.standIn.completeCheckout(session);
  const [invoice] = await ada.invoices();
  site.standIn.refund(invoice!.id);
  const waiting = deliveries.list().filter(({ state }) => state === 'held');
  for (const { eventId } of waiting.toReversed()) await deliveries.redeliver(eventId);
  await deliveries.flush();
  expect(await ada.balance()).toEqual({ credits: 0, held: 0 });
  expect(await ada.history()).toEqual(['+300 subscription = 300', '-300 refund = 0']);
});

test('"You took my credits while my bank was still asking": a dispute takes nothing until it is lost', async () => {
  const { ada, invoiceId } = await createSpender();
  const before = await ada.history();
  const dispute = site.standIn.openDispute(invoiceId);
  await allDelivered();
  expect(await ada.history()).toEqual(before);
  site.standIn.closeDispute(dispute.id, 'lost');
  await allDelivered();
  expect(await ada.balance()).toEqual({ credits: 1, held: 0 });
  expect((await ada.history()).at(-1)).toBe('-290 dispute = 1');
});

test('"I gave in, and my credits are gone": a dispute that the site wins changes nothing', async () => {
  const { ada, invoiceId } = await createSpender();
  const before = await ada.history();
  const dispute = site.standIn.openDispute(invoiceId);
  site.standIn.closeDispute(dispute.id, 'won');
  await allDelivered();
  expect(await ada.balance()).toEqual({ credits: 291, held: 0 });
  expect(await ada.history()).toEqual(before);
});

test('"A refund of last month took this month’s credits": lapsed credits are not taken again', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  await site.standIn.clock.advance({ months: 1 });
  await allDelivered();
  const [first] = await ada.invoices();
  site.standIn.refund(first!.id);
  await allDelivered();
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 renewed = 0', '+3 subscription = 3']);
});

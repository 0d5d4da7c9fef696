import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCredits } from '#features/credits/rules/find-credits';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { startTestApp } from '#testing/test-app';
import { startTestBilling, type TestBilling, WEBHOOK_SECRET } from '#testing/test-billing';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startTestBilling({ limits: { api: 20 } });
});
afterAll(() => billing.close());
beforeEach(() => {
  billing.standIn.faults.set('none');
  billing.standIn.deliveries.setMode('normal');
});

const PATH = '/api/stripe/webhook';

function signed(body: string, { secret = WEBHOOK_SECRET, ageS = 0 } = {}): Record<string, string> {
  const time = Math.floor(Date.now() / 1000) - ageS;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${time},v1=${signature}`,
  };
}

function send(body: string, headers: Record<string, string> = signed(body)): Promise<Response> {
  return fetch(`${billing.origin}${PATH}`, { method: 'POST', headers, body });
}

/** A user with a paid starter plan, and Stripe's event of the payment. */
async function paidUser() {
  const { db, payments, standIn } = billing;
  const user = await createUser(db);
  const details = { userId: user.id, email: user.email, name: null };
  const customerId = await payments.gateway.createCustomer(details, `customer:${user.id}`);
  await db.updateTable('users').set({ stripeCustomerId: customerId }).where('id', '=', user.id).execute();
  const opened = await payments.gateway.openCheckout(
    {
      userId: user.id,
      customerId,
      priceId: 'price_starter',
      promotionCodeId: null,
      successUrl: `${billing.origin}/success`,
      cancelUrl: `${billing.origin}/pricing`,
    },
    `checkout:${user.id}`,
  );
  if ('refused' in opened) throw new Error(opened.refused);
  standIn.completeCheckout(opened.id);
  await standIn.deliveries.idle();
  const paid = standIn.deliveries.list().findLast(({ type }) => type === 'invoice.paid')!;
  return { user, paid: JSON.stringify(standIn.stores.test.objects.event.get(paid.eventId)) };
}

test('a paid invoice grants its credits once, however often it is delivered', async () => {
  billing.standIn.deliveries.setMode('duplicate');
  const { user, paid } = await paidUser();
  const answers = await Promise.all([send(paid), send(paid), send(paid)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]!.json()).toEqual({ received: true });
  expect(await findCredits({ db: billing.db }, user.id)).toMatchObject({ credits: 3 });
  expect(await auditLedger(billing.db)).toEqual(SOUND_LEDGER);
});

test('a request without a valid signature is refused, and changes nothing', async () => {
  billing.standIn.deliveries.setMode('lost');
  const { user, paid } = await paidUser();
  const forged = [
    signed(paid, { secret: 'whsec_other' }),
    signed(paid, { ageS: 301 }),
    signed(`${paid} `),
    { 'content-type': 'application/json', 'stripe-signature': 'nonsense' },
    { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=' },
    { 'content-type': 'application/json' },
  ];
  for (const headers of forged) {
    const answer = await send(paid, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  }
  expect((await send('not json', signed('not json'))).status).toBe(400);
  expect(await findCredits({ db: billing.db }, user.id)).toMatchObject({ credits: 0 });
  // The same bytes are accepted with the right signature.
  expect((await send(paid, signed(paid, { ageS: 290 }))).status).toBe(200);
  expect(await findCredits({ db: billing.db }, user.id)).toMatchObject({ credits: 3 });
});

test('oversized and non-JSON requests are refused', async () => {
  const huge = JSON.stringify({ id: 'evt_1', filling: 'x'.repeat(1024 * 1024) });
  expect((await send(huge)).status).toBe(413);
  const form = 'id=evt_1';
  const answer = await send(form, {
    ...signed(form),
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.status).toBe(415);
  expect((await fetch(`${billing.origin}${PATH}`)).status).toBe(404);
});

test('events of other types are accepted without asking the gateway', async () => {
  billing.standIn.faults.set('down');
  const body = JSON.stringify({
    id: 'evt_other',
    object: 'event',
    type: 'payout.paid',
    created: 1,
    data: { object: { id: 'po_1' } },
  });
  expect((await send(body)).status).toBe(200);
});

test('an event of a later API version is followed up by its object’s id', async () => {
  billing.standIn.deliveries.setMode('lost');
  const { user, paid } = await paidUser();
  const event = JSON.parse(paid) as { id: string; data: { object: Record<string, unknown> } };
  const { id, customer } = event.data.object;
  const later = (object: object, eventId = event.id) =>
    JSON.stringify({ ...event, id: eventId, data: { object: { object: 'invoice', customer, ...object } } });
  expect((await send(later({ id }))).status).toBe(200);
  expect(await findCredits(billing, user.id)).toEqual({ credits: 3, held: 0 });
  // The gateway no longer has this object: the event need not be redelivered.
  expect((await send(later({ id: 'in_gone' }, 'evt_gone'))).status).toBe(200);
  expect(await findCredits(billing, user.id)).toEqual({ credits: 3, held: 0 });
});

test('an event that cannot be followed up is delivered again, and nothing is lost', async () => {
  const { standIn } = billing;
  standIn.deliveries.setMode('lost');
  const { user, paid } = await paidUser();
  for (const fault of ['down', 'rate-limited', 'errors'] as const) {
    standIn.faults.set(fault);
    const answer = await send(paid);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(await findCredits({ db: billing.db }, user.id)).toMatchObject({ credits: 0 });
  standIn.faults.set('none');
  expect((await send(paid)).status).toBe(200);
  expect(await findCredits({ db: billing.db }, user.id)).toMatchObject({ credits: 3 });
}, 30_000);

test('events are not rate-limited', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'payout.paid', created: 1, data: { object: {} } });
  const statuses = [];
  for (let i = 0; i < 30; i++) statuses.push((await send(body)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the address is a 404 while payments are off', async () => {
  const app = await startTestApp();
  try {
    const body = '{}';
    const answer = await fetch(`${app.origin}${PATH}`, { method: 'POST', headers: signed(body), body });
    expect(answer.status).toBe(404);
  } finally {
    await app.close();
  }
});

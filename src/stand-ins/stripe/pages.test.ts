import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

async function open(url: string) {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, page: await response.text() };
}

async function submit(url: string, fields: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    page: await response.text(),
  };
}

const startCheckout = (more: object = {}) =>
  scene.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_starter', quantity: 1 }],
    success_url: 'http://localhost:4000/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/pricing',
    ...more,
  });

it('shows what is charged, says that no money moves, and has one subscribe button', async () => {
  const { url } = await startCheckout({ customer_email: 'ada@example.com' });
  const { page, headers } = await open(url!);
  expect(page).toContain('Test payments: no money moves.');
  expect(page).toContain('$19.00');
  expect(page).toContain('ada@example.com');
  expect(page).toContain('href="http://localhost:4000/pricing"');
  expect(page.match(/>Subscribe</g)).toHaveLength(1);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('http://localhost:4000');
});

it('leads to the success page after payment, however often the button is pressed', async () => {
  const { id, url } = await startCheckout({ customer_email: 'ada@example.com' });
  const success = `http://localhost:4000/success?session=${id}`;
  const [one, two] = await Promise.all([submit(url!, { card: 'ok' }), submit(url!, { card: 'ok' })]);
  expect([one.location, two.location]).toEqual([success, success]);
  const { subscription } = await scene.stripe.checkout.sessions.retrieve(id);
  expect(subscription).toMatch(/^sub_/);
  const again = await open(url!);
  expect(again.page).toContain('You are subscribed');
  expect(again.page).toContain(success);
});

it('says that a card was declined, and keeps the form’s input', async () => {
  const { url, id } = await startCheckout();
  const declined = await submit(url!, { card: 'declined', email: 'bob@example.com' });
  expect(declined.status).toBe(402);
  expect(declined.page).toContain('The card was declined. Nothing was charged');
  expect(declined.page).toContain('value="bob@example.com"');
  expect((await scene.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

it('takes a code, refuses a wrong one, and removes it again', async () => {
  const { url, id } = await startCheckout({ allow_promotion_codes: true, customer_email: 'a@example.com' });
  expect((await submit(`${url}/code`, { code: 'WRONG' })).page).toContain('This code is invalid.');
  await submit(`${url}/code`, { code: 'once20' });
  expect((await open(url!)).page).toContain('$15.20');
  expect((await scene.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(1520);
  await submit(`${url}/code`, { code: '' });
  expect((await scene.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(1900);
});

it('says that a session has expired', async () => {
  const { url } = await startCheckout({ customer_email: 'ada@example.com' });
  await scene.standIn.clock.advance({ days: 1 });
  expect((await open(url!)).page).toContain('This checkout has expired');
  expect((await submit(url!, { card: 'ok' })).status).toBe(410);
});

it('lets a customer cancel, resume, and change plan and card in their own portal only', async () => {
  const { customer, subscription } = await scene.subscribe();
  const other = await scene.subscribe();
  const { url } = await scene.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:4000/account',
  });
  const state = () => scene.stripe.subscriptions.retrieve(subscription);
  expect((await open(url)).page).toContain('href="http://localhost:4000/account"');
  await submit(`${url}/cancel`, { subscription });
  expect((await state()).cancel_at_period_end).toBe(true);
  expect((await open(url)).page).toContain('Keep the plan');
  await submit(`${url}/resume`, { subscription });
  expect((await state()).cancel_at_period_end).toBe(false);
  await submit(`${url}/change-plan`, { subscription, price: 'price_pro' });
  expect((await state()).items.data[0]?.price.id).toBe('price_pro');
  await submit(`${url}/card`, { card: 'fails-later' });
  await scene.standIn.clock.advance({ months: 1 });
  expect((await state()).status).toBe('past_due');
  expect((await open(url)).page).toContain('failed');
  expect((await submit(`${url}/cancel`, { subscription: other.subscription })).status).toBe(400);
  expect((await open(`${scene.standIn.url}/p/session/test_guess`)).status).toBe(404);
});

it('shows an invoice, and takes its payment while it is open', async () => {
  const { customer } = await scene.subscribe({ code: 'ONCE20' });
  scene.standIn.failNextPayment(customer);
  await scene.standIn.clock.advance({ months: 1 });
  const [unpaid, paid] = await scene.invoices(customer);
  expect((await open(paid!.hosted_invoice_url!)).page).toContain('$15.20');
  expect((await open(unpaid!.hosted_invoice_url!)).page).toContain('Pay $19.00');
  await submit(`${unpaid!.hosted_invoice_url!}/pay`);
  expect((await scene.stripe.invoices.retrieve(unpaid!.id)).status).toBe('paid');
});

it('escapes user input', async () => {
  const { url } = await startCheckout({ customer_email: '<b>"x"@example.com' });
  const { page } = await open(url!);
  expect(page).not.toContain('<b>"x"');
  expect(page).toContain('&#60;b&#62;');
});

it('moves the clock and refunds from the dashboard', async () => {
  const { customer } = await scene.subscribe();
  const [invoice] = await scene.invoices(customer);
  const root = await open(scene.standIn.url);
  expect(root.page).toContain('A month on');
  expect(root.page).toContain(invoice!.number!);
  expect((await submit(`${scene.standIn.url}/dashboard/advance`, { months: '1' })).location).toBe('/');
  expect(await scene.invoices(customer)).toHaveLength(2);
  await submit(`${scene.standIn.url}/dashboard/refund`, { invoiceId: invoice!.id });
  expect((await scene.stripe.refunds.list()).data[0]?.amount).toBe(1900);
  const failed = await submit(`${scene.standIn.url}/dashboard/refund`, { invoiceId: invoice!.id });
  expect(failed.page).toContain('has already been refunded');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

const create = (more: object = {}) =>
  scene.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_pro', quantity: 1 }],
    success_url: 'http://localhost/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/pricing',
    ...more,
  });

it('refuses prices that are not for sale', async () => {
  await expect(create({ line_items: [{ price: 'price_gone', quantity: 1 }] })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'line_items[0][price]',
    message: "No such price: 'price_gone'",
  });
  const product = await scene.stripe.products.create({ name: 'Old plan' });
  const price = await scene.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  scene.standIn.deactivatePrice(price.id);
  expect((await scene.stripe.prices.list({ active: true })).data.map(({ id }) => id)).not.toContain(price.id);
  await expect(create({ line_items: [{ price: price.id, quantity: 1 }] })).rejects.toThrow(
    'The price specified is inactive. This field only accepts active prices.',
  );
});

it('refuses expired codes, and two codes at once', async () => {
  const code = scene.standIn.createPromotionCode({
    code: 'TODAY',
    percentOff: 10,
    duration: 'once',
    expiresAt: new Date(scene.standIn.clock.now().getTime() + 3_600_000),
  });
  const discounts = [{ promotion_code: code.id }];
  expect((await create({ discounts })).amount_total).toBe(4410);
  await expect(create({ discounts, allow_promotion_codes: true })).rejects.toThrow(
    'You may only specify one of these parameters',
  );
  await scene.standIn.clock.advance({ days: 1 });
  await expect(create({ discounts })).rejects.toThrow('it is inactive');
});

it('keeps the metadata of the subscription and the session', async () => {
  const { id } = await create({
    client_reference_id: 'user-1',
    metadata: { userId: 'user-1' },
    subscription_data: { metadata: { userId: 'user-1' } },
  });
  scene.standIn.completeCheckout(id, { email: 'new@example.com' });
  const session = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'customer'] });
  expect(session).toMatchObject({
    client_reference_id: 'user-1',
    metadata: { userId: 'user-1' },
    subscription: { metadata: { userId: 'user-1' } },
    customer: { email: 'new@example.com' },
  });
});

it('stays open when the card is declined, and charges nothing', async () => {
  const { id: customer } = await scene.stripe.customers.create({ email: 'ada@example.com' });
  const { id } = await create({ customer });
  expect(scene.standIn.completeCheckout(id, { card: 'declined' })).toBe('declined');
  expect((await scene.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await scene.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  const [charge] = (await scene.stripe.charges.list({ customer })).data;
  expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: 'card_declined' });
  expect(scene.standIn.completeCheckout(id)).toBe('paid');
  expect(() => scene.standIn.completeCheckout(id)).toThrow('complete and can no longer be completed');
});

it('expires after a day, or on request', async () => {
  const { id: left } = await create();
  const { id: dropped } = await create();
  expect((await scene.stripe.checkout.sessions.expire(dropped)).status).toBe('expired');
  await expect(scene.stripe.checkout.sessions.expire(dropped)).rejects.toThrow('can be expired');
  await scene.standIn.clock.advance({ days: 1 });
  expect(await scene.stripe.checkout.sessions.retrieve(left)).toMatchObject({ status: 'expired', url: null });
  const { data } = await scene.stripe.events.list({ type: 'checkout.session.expired' });
  expect(data.map((event) => (event.data.object as { id: string }).id)).toContain(left);
  expect(() => scene.standIn.completeCheckout(left, { email: 'a@example.com' })).toThrow('expired');
});

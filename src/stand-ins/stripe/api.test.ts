import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

it('refuses a missing and a wrong key with 401, naming a part of the wrong key', async () => {
  const wrong = new Stripe('sk_test_entirely_wrong', {
    host: '127.0.0.1',
    port: scene.standIn.port,
    protocol: 'http',
  });
  await expect(wrong.prices.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: 'Invalid API Key provided: sk_test_**********rong',
  });
  const response = await fetch(`${scene.standIn.url}/v1/prices`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

it('keeps test and live mode apart, and says in which mode a missing object exists', async () => {
  const { id } = await scene.stripe.customers.create({});
  await expect(scene.live.customers.retrieve(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: `No such customer: '${id}'; a similar object exists in test mode, but a live mode key was used to make this request.`,
  });
  const alive = await scene.live.customers.create({});
  expect(alive.livemode).toBe(true);
  await expect(scene.stripe.customers.retrieve(alive.id)).rejects.toThrow(
    'a similar object exists in live mode, but a test mode key was used',
  );
});

it('answers unknown requests, objects and parameters with error bodies like Stripe’s', async () => {
  await expect(scene.stripe.rawRequest('GET', '/v1/issuing/cards')).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/issuing/cards).'),
  });
  await expect(scene.stripe.prices.retrieve('price_no')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such price: 'price_no'",
  });
  await expect(scene.stripe.rawRequest('POST', '/v1/customers', { color: 'red' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'color',
  });
  await expect(scene.stripe.rawRequest('POST', '/v1/billing_portal/sessions', {})).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'customer',
  });
});

it('sends each request’s id and API version in headers', async () => {
  const { lastResponse } = await scene.stripe.accounts.retrieveCurrent();
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
  expect(lastResponse.headers['stripe-version']).toBe('2026-10-28.endive');
});

it('pages through lists in both directions, newest first', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1)
    made.unshift((await scene.stripe.customers.create({ email: 'pages@example.com' })).id);
  const first = await scene.stripe.customers.list({ email: 'pages@example.com', limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(first.has_more).toBe(true);
  const before = await scene.stripe.customers.list({
    email: 'pages@example.com',
    ending_before: made[4]!,
    limit: 2,
  });
  expect(before.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
  const all = await scene.stripe.customers
    .list({ email: 'pages@example.com', limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  await expect(scene.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('expands along paths and refuses unknown ones', async () => {
  const { session } = await scene.subscribe();
  const found = await scene.stripe.checkout.sessions.retrieve(session, {
    expand: ['subscription.latest_invoice.payments', 'line_items', 'customer'],
  });
  const { latest_invoice } = found.subscription as Stripe.Subscription;
  expect((latest_invoice as Stripe.Invoice).payments?.data[0]?.status).toBe('paid');
  expect(found.line_items?.data[0]?.price?.id).toBe('price_starter');
  expect(found.customer).toMatchObject({ email: 'ada@example.com' });
  const { data } = await scene.stripe.subscriptions.list({ limit: 1, expand: ['data.customer'] });
  expect(data[0]?.customer).toMatchObject({ object: 'customer' });
  await expect(scene.stripe.checkout.sessions.retrieve(session, { expand: ['nowhere'] })).rejects.toThrow(
    'This property cannot be expanded (nowhere).',
  );
});

it('filters events by type and creation time', async () => {
  await scene.subscribe();
  await scene.standIn.clock.advance({ days: 1 });
  const since = Math.floor(scene.standIn.clock.now().getTime() / 1000);
  const { id } = await scene.stripe.customers.create({});
  const { data } = await scene.stripe.events.list({
    types: ['customer.created', 'invoice.paid'],
    created: { gte: since },
  });
  expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([id]);
});

it('takes metadata in brackets, changes it by key, and removes empty values', async () => {
  const { id } = await scene.stripe.customers.create({ metadata: { userId: 'u & 1', plan: 'a' } });
  const changed = await scene.stripe.customers.update(id, { metadata: { plan: '', more: '[x]' } });
  expect(changed.metadata).toEqual({ userId: 'u & 1', more: '[x]' });
});

it('leaves a stub of a deleted customer, whose subscription ended', async () => {
  const { customer, subscription } = await scene.subscribe();
  await scene.stripe.customers.del(customer);
  expect(await scene.stripe.customers.retrieve(customer)).toMatchObject({ id: customer, deleted: true });
  expect((await scene.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  await expect(scene.stripe.billingPortal.sessions.create({ customer })).rejects.toThrow(
    `No such customer: '${customer}'`,
  );
});

it('listens on loopback alone, and refuses pages of other sites', async () => {
  await expect(startStripeStandIn({ host: '0.0.0.0' })).rejects.toThrow('on this machine alone');
  const foreign = await fetch(`${scene.standIn.url}/_control/advance`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: '{"months":1}',
  });
  expect(foreign.status).toBe(403);
});

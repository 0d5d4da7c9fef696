import { afterEach, beforeEach, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.stop());

const ids = () => scene.received.map(({ id }) => id);

it('signs each event, and leaves no webhook pending once it is accepted', async () => {
  await scene.stripe.customers.create({}, { idempotencyKey: 'creates' });
  await scene.standIn.deliveries.idle();
  expect(scene.received).toHaveLength(1);
  expect(scene.received[0]).toMatchObject({
    type: 'customer.created',
    api_version: '2026-10-28.endive',
    pending_webhooks: 1,
    request: { idempotency_key: 'creates', id: expect.stringMatching(/^req_/) },
  });
  expect((await scene.stripe.events.retrieve(ids()[0]!)).pending_webhooks).toBe(0);
});

it('retries rejected deliveries with growing delays', async () => {
  scene.endpoint.status = 503;
  await scene.stripe.customers.create({});
  await expect.poll(() => scene.received.length).toBeGreaterThan(2);
  scene.endpoint.status = 200;
  await scene.standIn.deliveries.idle();
  expect(new Set(ids()).size).toBe(1);
  const [delivery] = scene.standIn.deliveries.list();
  expect(delivery?.state).toBe('delivered');
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([
    ...Array(scene.received.length - 1).fill(503),
    200,
  ]);
});

it('duplicates every event', async () => {
  scene.standIn.deliveries.setMode('duplicate');
  await scene.subscribe();
  await scene.standIn.deliveries.idle();
  const counts = new Map(ids().map((id) => [id, ids().filter((each) => each === id).length]));
  expect(counts.size).toBeGreaterThan(8);
  expect(new Set(counts.values())).toEqual(new Set([2]));
});

it('reverses the order of events sent together', async () => {
  scene.standIn.deliveries.setMode('reordered');
  await scene.subscribe();
  await scene.standIn.deliveries.idle();
  const { data } = await scene.stripe.events.list({ limit: 100 });
  // The list is newest first, too.
  expect(ids()).toEqual(data.map(({ id }) => id));
});

it('holds events back until they are released', async () => {
  scene.standIn.deliveries.setMode('delayed');
  await scene.subscribe();
  await scene.standIn.deliveries.idle();
  expect(scene.received).toEqual([]);
  await scene.standIn.deliveries.flush();
  expect(scene.received.length).toBe(scene.standIn.deliveries.list().length);
});

it('loses events, which the API still lists and can resend', async () => {
  scene.standIn.deliveries.setMode('lost');
  const { id } = await scene.stripe.customers.create({});
  await scene.standIn.deliveries.flush();
  expect(scene.received).toEqual([]);
  const [event] = (await scene.stripe.events.list({ type: 'customer.created' })).data;
  expect(event?.data.object).toMatchObject({ id });
  expect(await scene.standIn.deliveries.redeliver(event!.id)).toBe(200);
  expect(ids()).toEqual([event!.id]);
});

it('offers the same controls over HTTP', async () => {
  const control = async (name: string, input: object = {}) => {
    const response = await fetch(`${scene.standIn.url}/_control/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const { customer } = await scene.subscribe();
  const [invoice] = await scene.invoices(customer);
  expect(await control('refund', { invoiceId: invoice!.id, options: { amount: 100 } })).toMatchObject({
    status: 200,
    body: { amount: 100 },
  });
  await control('advance', { months: 1 });
  expect(await scene.invoices(customer)).toHaveLength(2);
  await control('idle');
  expect((await control('deliveries')).body).toContainEqual(
    expect.objectContaining({ type: 'invoice.paid', state: 'delivered' }),
  );
  expect((await control('advance', { months: 'many' })).status).toBe(400);
  expect((await control('nonsense')).status).toBe(404);
});

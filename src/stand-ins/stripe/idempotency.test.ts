import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

it('answers a repeated key with the first answer, and marks it as replayed', async () => {
  const first = await scene.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'one' });
  const again = await scene.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'one' });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
});

it('refuses a key that was used with other parameters', async () => {
  await scene.stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'two' });
  await expect(
    scene.stripe.customers.create({ email: 'c@example.com' }, { idempotencyKey: 'two' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

it('keeps keys of test and live mode apart', async () => {
  const test = await scene.stripe.customers.create({}, { idempotencyKey: 'three' });
  const live = await scene.live.customers.create({}, { idempotencyKey: 'three' });
  expect(live.id).not.toBe(test.id);
});

it('refuses a key while its first request is running, and executes that once', async () => {
  scene.standIn.faults.set('slow', { slowMs: 300 });
  const create = () =>
    scene.stripe.customers.create({ email: 'slow@example.com' }, { idempotencyKey: 'four' });
  const both = await Promise.allSettled([create(), create()]);
  scene.standIn.faults.set('none');
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, code: 'idempotency_key_in_use' },
  });
  expect((await scene.stripe.customers.list({ email: 'slow@example.com' })).data).toHaveLength(1);
});

it('executes a retried request once if its answer was lost', async () => {
  const create = () =>
    scene.stripe.customers.create({ email: 'lost@example.com' }, { idempotencyKey: 'five' });
  scene.standIn.faults.set('answer-lost');
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  scene.standIn.faults.set('none');
  const { id } = await create();
  const { data } = await scene.stripe.customers.list({ email: 'lost@example.com' });
  expect(data.map((customer) => customer.id)).toEqual([id]);
});

it('does not store refusals: the key can be retried', async () => {
  scene.standIn.faults.set('errors');
  const create = () => scene.stripe.customers.create({}, { idempotencyKey: 'six' });
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  scene.standIn.faults.set('rate-limited');
  await expect(create()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
  scene.standIn.faults.set('down');
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  scene.standIn.faults.set('none');
  await expect(create()).resolves.toMatchObject({ object: 'customer' });
});

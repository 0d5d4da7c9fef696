import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'framewright-stand-in-'));
const stateFile = join(folder, 'state', 'stripe.json');
let scene: Scene;
afterEach(async () => {
  await scene.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps its state over a restart, and seeds nothing twice', async () => {
  scene = await openScene({ stateFile });
  const { customer, subscription } = await scene.subscribe({ code: 'ONCE20' });
  await scene.standIn.clock.advance({ months: 1 });
  scene.standIn.failNextPayment(customer);
  await scene.stripe.customers.create({ email: 'kept@example.com' }, { idempotencyKey: 'kept' });
  const now = scene.standIn.clock.now().getTime();
  await scene.standIn.deliveries.idle();
  scene.standIn.deliveries.setMode('delayed');
  await scene.stripe.customers.create({ email: 'unsent@example.com' });
  await scene.stop();

  scene = await openScene({ stateFile });
  await scene.standIn.deliveries.idle();
  expect(scene.received.map(({ type }) => type)).toEqual(['customer.created']);
  expect(scene.standIn.clock.now().getTime()).toBeGreaterThanOrEqual(now);
  expect((await scene.stripe.prices.list()).data).toHaveLength(2);
  expect((await scene.stripe.promotionCodes.list()).data).toHaveLength(3);
  await scene.stripe.customers.create({ email: 'kept@example.com' }, { idempotencyKey: 'kept' });
  expect((await scene.stripe.customers.list({ email: 'kept@example.com' })).data).toHaveLength(1);
  await scene.standIn.clock.advance({ months: 1 });
  expect((await scene.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
});

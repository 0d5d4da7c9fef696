import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { createPayments } from '../wiring/create-payments.ts';
import { startEmbeddedStripe } from './stripe.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'framewright-stripe-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const configOn = async () => ({ dataDir, host: '127.0.0.1', port: await freePort() });

test('the stand-in sells the plans, and identifies itself', async () => {
  const { stripe, stop } = await startEmbeddedStripe(await configOn());
  const { gateway, plans } = createPayments(stripe);
  expect(gateway.mode).toBe('stand-in');
  for (const { priceId, unitAmount } of plans)
    expect(await gateway.findPrice(priceId!)).toMatchObject({ active: true, unitAmount, currency: 'usd' });
  expect(await gateway.findPromotionCode('WELCOME20')).toBeDefined();
  await stop();
});

test('address, keys and purchases survive a restart, and only the owner can read them', async () => {
  const config = await configOn();
  const first = await startEmbeddedStripe(config);
  const details = { userId: 'user-1', email: 'ada@example.test', name: null };
  const customerId = await createPayments(first.stripe).gateway.createCustomer(details, 'customer:1');
  await first.stop();
  const second = await startEmbeddedStripe(config);
  expect(second.stripe).toEqual(first.stripe);
  expect(await createPayments(second.stripe).gateway.findCustomer(customerId)).toEqual({ state: 'present' });
  await second.stop();
  const { mode } = await stat(join(dataDir, 'stripe-stand-in/secrets.json'));
  expect(mode & 0o077).toBe(0);
});

test('the stand-in moves when its port is taken, and stays there', async () => {
  const config = await configOn();
  const first = await startEmbeddedStripe(config);
  await first.stop();
  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(other, 'listening');
  const second = await startEmbeddedStripe(config);
  expect(second.url).not.toBe(first.url);
  expect(second.stripe.secretKey).toBe(first.stripe.secretKey);
  await second.stop();
  other.close();
  const third = await startEmbeddedStripe(config);
  expect(third.url).toBe(second.url);
  await third.stop();
});

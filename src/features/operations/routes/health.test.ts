import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { App } from '#platform/http/app';
import { registerHealth } from './health.ts';

test('whoever asks often whether the site is ready asks the database once', async () => {
  const isReady = vi.fn(async () => true);
  const app = Fastify() as unknown as App;
  registerHealth(app, { isReady, diskSpace: { read: async () => [] } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(isReady).toHaveBeenCalledOnce();
  await app.close();
});

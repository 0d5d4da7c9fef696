import Fastify from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test, vi } from 'vitest';
import { registerHealth } from './health.ts';

test('many readiness probes at once ask the database once', async () => {
  const isReady = vi.fn(async () => true);
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('endpoints', []);
  registerHealth(app, { isReady, diskSpace: { read: async () => [] } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(isReady).toHaveBeenCalledOnce();
  await app.close();
});

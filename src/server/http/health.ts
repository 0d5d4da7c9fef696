import type { App } from './app.ts';

export interface HealthDeps {
  /** Whether requests can be served: the database answers and has this release's schema. */
  isReady: () => Promise<boolean>;
}

export function registerHealth(app: App, { isReady }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}

import { isDiskFull } from '#features/storage/rules/is-disk-full';
import type { App } from '#platform/http/app';
import { cachedFor } from '#platform/http/cached-for';

export type HealthDeps = Parameters<typeof isDiskFull>[0] & {
  /** Whether requests can be served: the database answers and has this release's schema. */
  isReady: () => Promise<boolean>;
};

// Anybody may ask; the database is asked once for all who do.
const STATE_KEPT_MS = 1_000;

export function registerHealth(app: App, { isReady, diskSpace }: HealthDeps): void {
  const probe = { config: { isUncounted: true } };
  const isReadyNow = cachedFor(STATE_KEPT_MS, isReady);
  app.get('/healthz', probe, async () => ({ status: 'ok' }));
  app.get('/readyz', probe, async (_request, reply) => {
    const [ready, isFull] = await Promise.all([isReadyNow(), isDiskFull({ diskSpace })]);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'unavailable',
        // Reading goes on while a disk is full, so that requests should still come.
        disk: isFull ? 'full' : 'ok',
      });
  });
}

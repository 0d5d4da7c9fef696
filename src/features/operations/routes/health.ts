import { isDiskFull } from '#features/storage/rules/require-disk-space';
import type { App } from '#platform/http/app';
import { cachedFor } from '#platform/http/caching/cached-for';
import { route } from '#platform/http/route';
import * as contract from '../contract/health.ts';

export type HealthDeps = Parameters<typeof isDiskFull>[0] & {
  /** Whether requests can be served: the database answers and has this release's schema. */
  isReady: () => Promise<boolean>;
};

// Anybody may probe, so the database is queried at most once per second.
const CACHE_MS = 1_000;

export function registerHealth(app: App, { isReady, diskSpace }: HealthDeps): void {
  const isReadyNow = cachedFor(CACHE_MS, isReady);
  route(app, contract.checkHealth, async () => ({ status: 'ok' }) as const);
  route(app, contract.checkReadiness, async ({ reply }) => {
    const [ready, isFull] = await Promise.all([isReadyNow(), isDiskFull({ diskSpace })]);
    reply.code(ready ? 200 : 503);
    return {
      status: ready ? 'ready' : 'unavailable',
      // Still ready: reading works while a disk is full.
      disk: isFull ? 'full' : 'ok',
    } as const;
  });
}

import type { App } from '#platform/http/app';
import { requireDiskSpace } from '../rules/require-disk-space.ts';

/** Pages and files are read by the other routes. */
const APIS = /^\/(api|v1|mcp)(\/|$)/;
const WRITES = new Set(['POST', 'PUT', 'PATCH']);

/**
 * While a disk is full, refuses requests that would write to it before their body is read. Reading and deleting still
 * work.
 */
export function registerRefuseWhenFull(app: App, deps: Parameters<typeof requireDiskSpace>[0]): void {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!APIS.test(url ?? '') || !WRITES.has(request.method)) return;
    if (!config.endpoint?.runsWhenDiskFull) await requireDiskSpace(deps);
  });
}

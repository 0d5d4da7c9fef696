import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { cachedFor } from '#platform/http/caching/cached-for';
import { nothingHere } from '#platform/http/responses/error-handler';
import { route } from '#platform/http/route';
import { METRICS_TYPE, type Metrics } from '#platform/telemetry/metrics';
import { readMetrics } from '../contract/health.ts';
import { findSiteState } from '../rules/find-site-state.ts';
import { isMetricsReader } from './metrics-reader.ts';

export type MetricsDeps = Parameters<typeof findSiteState>[0] & {
  metrics: Metrics;
  /** Bearer token for reading the metrics. Without one, only this machine may read them. */
  metricsToken: string | undefined;
};

// The database is queried at most once in this time.
const CACHE_MS = 5_000;

export function registerMetrics(app: App, deps: MetricsDeps): void {
  const refreshed = cachedFor(CACHE_MS, () =>
    findSiteState(deps, { now: new Date() }).then(
      (state) => deps.metrics.setState(state),
      () => deps.metrics.setState(undefined),
    ),
  );
  route(app, readMetrics, async ({ request, reply }) => {
    admitReader(deps.metricsToken, request);
    await refreshed();
    return reply.type(METRICS_TYPE).send(await deps.metrics.render());
  });
}

/**
 * @throws AppError `signed_out` for a wrong or missing token; `not_found` for other machines if no token is configured
 */
function admitReader(token: string | undefined, request: FastifyRequest): void {
  if (isMetricsReader(token, request.raw)) return;
  if (token === undefined) throw nothingHere();
  throw new AppError('signed_out.metrics');
}

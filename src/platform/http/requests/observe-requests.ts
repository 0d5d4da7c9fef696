import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../../telemetry/metrics.ts';
import { bindScope, failSpan, inScope, SpanKind, startSpan, withinSpan } from '../../telemetry/scope.ts';
import type { App } from '../app.ts';
import { addressKey } from '../rate-limits/address-keys.ts';

export interface ObserveRequestsDeps {
  metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is an endless stream, whose duration is left out of the metrics. */
    isEndless?: boolean;
  }
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Gives each request a scope and a span, sends its id in the answer, counts it, and logs it when finished: changes at
 * level `info`, reads at `debug`. Logs name the route, never the URL: URLs contain search words, object keys and sign-in
 * codes.
 *
 * Register before all other hooks, except the response cache.
 */
export function observeRequests(app: App, { metrics }: ObserveRequestsDeps): void {
  const runInScope = new WeakMap<FastifyRequest, ReturnType<typeof bindScope>>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const { traceparent } = request.headers;
    const route = routeOf(request);
    const scope = {
      requestId: request.id,
      address: addressKey(request.ip),
      traceparent: traceparent as string | undefined,
    };
    inScope(scope, () => {
      const span = startSpan(`${request.method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      });
      // `close` also fires if the client disconnects.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.raw.statusCode);
        if (reply.raw.statusCode >= 500) failSpan(span, undefined);
        span.end();
      });
      withinSpan(span, () => {
        runInScope.set(request, bindScope());
        done();
      });
    });
  });
  // Body stream events run outside the scope.
  app.addHook('preValidation', (request, _reply, done) => {
    const run = runInScope.get(request);
    if (run) run(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    const isEndless = request.routeOptions.config.isEndless && reply.statusCode === 200;
    if (!isEndless) metrics.countRequest({ method, route, status: reply.statusCode, seconds });
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[CHANGES.has(method) ? 'info' : 'debug'](line, 'answered');
  });
}

/** The route's pattern; `unmatched` for unknown addresses, whose text is never logged. */
export function routeOf({ routeOptions, is404 }: Pick<FastifyRequest, 'routeOptions' | 'is404'>): string {
  return is404 ? 'unmatched' : (routeOptions.url ?? 'unmatched');
}

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
    /** Whether an answer goes on for as long as somebody reads it: how long that is tells nothing of us. */
    isEndless?: boolean;
  }
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Gives every request its scope and its span, says its id in the answer, counts it, and writes a line for each that has
 * come to an end: those that change something at level `info`, the others at `debug`. A line names the route, never the
 * address: addresses carry search words, keys of pictures and codes of sign-ins.
 *
 * Comes before all other hooks, but for what answers from the cache.
 */
export function observeRequests(app: App, { metrics }: ObserveRequestsDeps): void {
  const inTheirScope = new WeakMap<FastifyRequest, ReturnType<typeof bindScope>>();
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
      // A browser that goes away ends its request as well.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.raw.statusCode);
        if (reply.raw.statusCode >= 500) failSpan(span, undefined);
        span.end();
      });
      withinSpan(span, () => {
        inTheirScope.set(request, bindScope());
        done();
      });
    });
  });
  // A body is read in the events of its stream, which know of no scope.
  app.addHook('preValidation', (request, _reply, done) => {
    const inItsScope = inTheirScope.get(request);
    if (inItsScope) inItsScope(done);
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

/** As it was registered: of an address that leads nowhere, nothing is repeated. */
export function routeOf({ routeOptions, is404 }: Pick<FastifyRequest, 'routeOptions' | 'is404'>): string {
  return is404 ? 'unmatched' : (routeOptions.url ?? 'unmatched');
}

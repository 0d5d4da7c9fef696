import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** The request, job and span that work belongs to; async context, so it follows the work through every await. */
interface Scope {
  /** The request being answered, or the request that enqueued the job. */
  requestId?: string;
  /** The client's address, as rate limits count it. */
  address?: string;
  /** The job's queue. */
  job?: string;
  context: Context;
}

export interface NewScope {
  requestId?: string | undefined;
  address?: string;
  job?: string;
  /** The header `traceparent` of W3C Trace Context; a malformed one starts a new trace. */
  traceparent?: string | undefined;
}

export { SpanKind };

const scopes = new AsyncLocalStorage<Scope>();

/** Runs the work in a new scope. */
export function inScope<T>({ traceparent, requestId, address, job }: NewScope, work: () => T): T {
  return scopes.run(
    {
      context: contextOf(traceparent),
      ...(requestId !== undefined && { requestId }),
      ...(address !== undefined && { address }),
      ...(job && { job }),
    },
    work,
  );
}

/** Captures the current scope; the returned function runs callbacks in it, such as a stream's events. */
export function bindScope(): <T>(work: () => T) => T {
  const scope = scopes.getStore();
  return (work) => (scope ? scopes.run(scope, work) : work());
}

/**
 * Runs the work as a span of the trace; without a trace collector, just runs it.
 * @param attributes no user input, no secrets
 */
export async function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes } = {},
): Promise<T> {
  const outer = scopes.getStore() ?? { context: ROOT_CONTEXT };
  const span = startSpan(name, { kind, attributes });
  try {
    return await scopes.run({ ...outer, context: trace.setSpan(outer.context, span) }, () => work(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Starts a span in the current scope. The caller ends it. */
export function startSpan(name: string, options: { kind: SpanKind; attributes: Attributes }): Span {
  const { context } = scopes.getStore() ?? { context: ROOT_CONTEXT };
  return trace.getTracer('framewright').startSpan(name, options, context);
}

/** Runs the work within a span without ending it. */
export function withinSpan<T>(span: Span, work: () => T): T {
  const outer = scopes.getStore() ?? { context: ROOT_CONTEXT };
  return scopes.run({ ...outer, context: trace.setSpan(outer.context, span) }, work);
}

/** Records the error's class only: its message may contain user input. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failure' });
}

/** The scope that a job inherits from the code that enqueues it. */
export function scopeToCarry(): { requestId?: string; traceparent?: string } {
  const scope = scopes.getStore();
  const traceparent = scope && traceparentOf(scope.context);
  return {
    ...(scope?.requestId !== undefined && { requestId: scope.requestId }),
    ...(traceparent && { traceparent }),
  };
}

/** The current request's id, and the client's address while the request is being answered. */
export function scopeToRecord(): { requestId: string | null; address: string | null } {
  const scope = scopes.getStore();
  return { requestId: scope?.requestId ?? null, address: scope?.address ?? null };
}

/** Fields that every log line gets from its scope. A request's own lines have its id already. */
export function scopeToLog(): { requestId?: string; job?: string; traceId?: string } {
  const scope = scopes.getStore();
  if (!scope) return {};
  const span = trace.getSpanContext(scope.context);
  return {
    ...(scope.job && { job: scope.job, ...(scope.requestId && { requestId: scope.requestId }) }),
    ...(span && isSpanContextValid(span) && { traceId: span.traceId }),
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function traceparentOf(context: Context): string | undefined {
  const span = trace.getSpanContext(context);
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

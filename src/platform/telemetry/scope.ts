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

/** The request, job and span that work belongs to; it follows the work through every await. */
interface Scope {
  /** The request that it answers, or that made its job necessary. */
  requestId?: string;
  /** The client's address, as limits count it. */
  address?: string;
  /** The queue of the job that it is part of. */
  job?: string;
  context: Context;
}

export interface NewScope {
  requestId?: string | undefined;
  address?: string;
  job?: string;
  /** As the header `traceparent` of W3C Trace Context; what is none begins a trace of its own. */
  traceparent?: string | undefined;
}

export { SpanKind };

const scopes = new AsyncLocalStorage<Scope>();

/** Does the work in a scope of its own, outside any other. */
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

/** The same scope for what is called from elsewhere, as by a stream's events. */
export function bindScope(): <T>(work: () => T) => T {
  const scope = scopes.getStore();
  return (work) => (scope ? scopes.run(scope, work) : work());
}

/**
 * Does the work as a span of the trace, where traces are collected; otherwise it only does the work.
 * @param attributes nothing that people wrote, and no key
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

/** A span of the present scope that its caller ends. */
export function startSpan(name: string, options: { kind: SpanKind; attributes: Attributes }): Span {
  const { context } = scopes.getStore() ?? { context: ROOT_CONTEXT };
  return trace.getTracer('framewright').startSpan(name, options, context);
}

/** Does the work within a span that somebody else ends. */
export function withinSpan<T>(span: Span, work: () => T): T {
  const outer = scopes.getStore() ?? { context: ROOT_CONTEXT };
  return scopes.run({ ...outer, context: trace.setSpan(outer.context, span) }, work);
}

/** An error's message may repeat what people wrote: its class says enough. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failure' });
}

/** The scope that a job inherits from the work that enqueues it. */
export function scopeToCarry(): { requestId?: string; traceparent?: string } {
  const scope = scopes.getStore();
  const traceparent = scope && traceparentOf(scope.context);
  return {
    ...(scope?.requestId !== undefined && { requestId: scope.requestId }),
    ...(traceparent && { traceparent }),
  };
}

/** Where the present work was asked for: the request, and the client's address while that is being answered. */
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

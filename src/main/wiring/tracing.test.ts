import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Queue, startQueue } from '#platform/queue/queue';
import { createMetrics } from '#platform/telemetry/metrics';
import { createSession, createUser } from '#testing/factories';
import { startHostedWorker } from '#testing/hosted-worker';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '#testing/trace-collector';
import { observeObjectStore } from './observe-object-store.ts';
import { observeQueue } from './observe-queue.ts';
import { startTracing, type Tracing } from './start-tracing.ts';

const MODEL = 'openai-compatible/flux.1-dev';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';

let collector: TraceCollector;
let tracing: Tracing;
let site: TestApp;
let provider: ProviderServer;
let queue: Queue;
beforeAll(async () => {
  collector = await startTraceCollector();
  tracing = await startTracing({ endpoint: collector.endpoint, role: 'test' });
  site = await startTestApp();
  provider = await startProviderServer(findProtocol('openai-compatible'));
});
afterAll(async () => {
  await tracing.stop();
  await queue?.stop(0);
  provider.close();
  await site.close();
  collector.close();
});

test('one trace covers the click, the web role, the job and the provider', async () => {
  const worker = startHostedWorker(
    { ...site, objectStore: observeObjectStore(site.objectStore) },
    {
      studio: { id: 'studio', generate: () => Promise.reject(new Error('the studio is not asked')) },
      environment: {
        IMAGE_MODEL: MODEL,
        OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
        OPENAI_COMPATIBLE_API_KEY: provider.key,
      },
    },
  );
  const plain = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
  queue = observeQueue(plain, { metrics: createMetrics({ role: 'worker' }), onFailed: () => undefined });
  const done = Promise.withResolvers<unknown[]>();
  await queue.work('run-generation', { concurrency: 1 }, async ({ data }) => {
    done.resolve(await worker.attempt(data.generationId));
  });
  const user = await createUser(site.db, { credits: 3 });
  const asked = await fetch(`${site.origin}/api/quick-generate`, {
    method: 'POST',
    headers: {
      cookie: `framewright=${await createSession(site.db, user.id)}`,
      'content-type': 'application/json',
      origin: site.origin,
      traceparent: `00-${TRACE}-${CLICK}-01`,
    },
    body: JSON.stringify({ prompt: 'a harbour of paper boats' }),
  });
  expect(asked.status).toBeLessThan(300);
  await done.promise;
  await queue.stop(1_000);
  await tracing.stop();

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const web = named(spans, 'POST /api/quick-generate');
  expect(web.parentSpanId).toBe(CLICK);
  const enqueued = named(spans, 'enqueue run-generation');
  expect(pathUp(spans, enqueued)).toContain(web.spanId);
  const job = named(spans, 'job run-generation');
  expect(pathUp(spans, job)).toContain(web.spanId);
  const call = named(spans, `image ${MODEL}`);
  expect(pathUp(spans, call)).toEqual(
    expect.arrayContaining([job.spanId, named(spans, 'make the pictures').spanId]),
  );
  expect(pathUp(spans, named(spans, 'object store put'))).toContain(job.spanId);
  expect(pathUp(spans, named(spans, 'settle'))).toContain(job.spanId);
  // Traces leave the site, so they contain no user texts, cookies or keys.
  expect(collector.bodies.join()).not.toMatch(/paper boats|framewright=|example\.test/);
  expect(collector.bodies.join()).not.toContain(user.id);
});

function named(spans: readonly CollectedSpan[], name: string): CollectedSpan {
  const span = spans.find((candidate) => candidate.name === name);
  if (!span) throw new Error(`no span ${name} among ${spans.map((candidate) => candidate.name).join(', ')}`);
  return span;
}

/** The ancestors of a span, the nearest first. */
function pathUp(spans: readonly CollectedSpan[], { parentSpanId }: CollectedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === parentSpanId);
  return parent ? [parent.spanId, ...pathUp(spans, parent)] : [];
}

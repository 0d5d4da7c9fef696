import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateGenerationStarted } from '#features/generations/queries/generations';
import { findSiteState } from '#features/operations/rules/find-site-state';
import { startQueue } from '#platform/queue/queue';
import { createMetrics } from '#platform/telemetry/metrics';
import { createSession, createUser } from '#testing/factories';
import { createPerson, deliver, findRequest } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { listenOnce } from '../supervisor/check-machine.ts';
import { observeJournal } from './observe-journal.ts';
import { observeQueue } from './observe-queue.ts';
import { serveWorkerMetrics } from './serve-worker-metrics.ts';

const TOKEN = 'a-token-of-metrics';
let site: TestApp;
let open: TestApp;
beforeAll(async () => {
  site = await startTestApp({ metricsToken: TOKEN, sharedForMs: 60_000 });
  open = await startTestApp();
});
afterAll(async () => {
  await site.close();
  await open.close();
});

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

function isNumber(text = ''): boolean {
  return /^(Nan|[+-]?Inf)$/.test(text) || Number.isFinite(Number(text));
}

/** Reads the text format; a malformed line fails the test. */
function parse(text: string): Sample[] {
  const types = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, , typed] = /^# (TYPE) (\w+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (typed) types.add(typed);
    if (line.startsWith('#')) continue;
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!name || !isNumber(value)) throw new Error(`no sample: ${line}`);
    const family = name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(name) && !types.has(family)) throw new Error(`untyped: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)",?/g)].map(
      ([, key, text]) => [key!, text!] as const,
    );
    samples.push({ name, labels: Object.fromEntries(pairs), value: Number(value) });
  }
  return samples;
}

async function scrape(): Promise<Sample[]> {
  const answer = await fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return parse(await answer.text());
}

function find(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;
}

describe('access to the metrics', () => {
  test('with a token: only readers who send it', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN])
      expect((await fetch(`${site.origin}/metrics`, { headers: { authorization } })).status).toBe(401);
    await scrape();
  });

  test('without a token: only this machine, and never through a proxy', async () => {
    expect((await fetch(`${open.origin}/metrics`)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await fetch(`${open.origin}/metrics`, { headers: { [header]: '127.0.0.1' } })).status).toBe(
        404,
      );
    const elsewhere = await open.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('a worker’s metrics have the same access', async () => {
    const port = await listenOnce(0, '127.0.0.1');
    const metrics = createMetrics({ role: 'worker' });
    metrics.countJob({ queue: 'sweep', outcome: 'done', seconds: 0.2 });
    const server = await serveWorkerMetrics({ metrics, host: '127.0.0.1', port, token: TOKEN });
    const at = `http://127.0.0.1:${port}`;
    expect((await fetch(`${at}/metrics`)).status).toBe(401);
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    const answer = await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const samples = parse(await answer.text());
    expect(find(samples, 'framewright_job_duration_seconds_count', { queue: 'sweep', role: 'worker' })).toBe(
      1,
    );
    server.close();
  });
});

describe('the metrics', () => {
  test('count requests by route and status, unknown addresses together', async () => {
    await fetch(`${site.origin}/api/generations/secret-id-in-the-path`);
    await fetch(`${site.origin}/api/nothing-of-this-name`);
    await fetch(`${site.origin}/api/nothing-of-that-name?q=words`);
    const samples = await scrape();
    const count = 'framewright_http_request_duration_seconds_count';
    expect(find(samples, count, { method: 'GET', route: '/api/generations/:id', status: '401' })).toBe(1);
    expect(find(samples, count, { route: 'unmatched', status: '404' })).toBe(2);
    expect(JSON.stringify(samples)).not.toMatch(/secret-id|nothing-of|words/);
  });

  test('count shared answers: made once, then ready', async () => {
    const made = (samples: Sample[]) =>
      find(samples, 'framewright_shared_answers_total', { result: 'made' }) ?? 0;
    const before = made(await scrape());
    for (let times = 0; times < 3; times += 1)
      await (await fetch(`${site.origin}/api/gallery/categories`)).text();
    const samples = await scrape();
    expect(made(samples) - before).toBe(1);
    expect(find(samples, 'framewright_shared_answers_total', { result: 'ready' })).toBe(2);
  });

  test('report queues, generations, held credits and the gallery from the database', async () => {
    const fresh = await startTestApp({ metricsToken: TOKEN });
    const user = await createUser(fresh.db, { credits: 3, email: 'somebody@example.test' });
    const cookie = `framewright=${await createSession(fresh.db, user.id)}`;
    const asked = await fetch(`${fresh.origin}/api/quick-generate`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: fresh.origin },
      body: JSON.stringify({ prompt: 'a quiet lake' }),
    });
    expect(asked.status).toBeLessThan(300);
    const answer = await fetch(`${fresh.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    const samples = parse(text);
    expect(find(samples, 'framewright_queue_jobs', { queue: 'run-generation', state: 'waiting' })).toBe(1);
    expect(
      find(samples, 'framewright_queue_oldest_seconds', { queue: 'run-generation' }),
    ).toBeGreaterThanOrEqual(0);
    expect(find(samples, 'framewright_generations_last_hour', { status: 'generating' })).toBe(1);
    expect(find(samples, 'framewright_credits_held')).toBe(1);
    expect(find(samples, 'framewright_gallery_images')).toBe(0);
    expect(find(samples, 'framewright_database_up')).toBe(1);
    expect(find(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(find(samples, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain(user.id);
    expect(text).not.toContain('somebody@example.test');
    expect(text).not.toContain('quiet lake');
    await fresh.loseDatabase();
    await fresh.close();
  });

  test('report what waits and what is running by model, and 0 when all is done', async () => {
    const fresh = await startTestApp();
    const person = await createPerson(fresh, 3);
    const metrics = createMetrics({ role: 'web' });
    const read = async () => {
      metrics.setState(await findSiteState(fresh, { now: new Date() }));
      const samples = parse(await metrics.render());
      return ['waiting', 'running'].map((state) =>
        find(samples, `framewright_generations_${state}`, { model: TEST_CARD.id }),
      );
    };
    expect(await read()).toEqual([undefined, undefined]);
    for (const prompt of ['a quiet lake', 'a loud lake'])
      expect((await person.post('/api/quick-generate', { prompt })).status).toBeLessThan(300);
    expect(await read()).toEqual([2, 0]);
    const id = await findRequest(fresh, person);
    await updateGenerationStarted(fresh.db, id);
    expect(await read()).toEqual([1, 1]);
    await deliver(fresh, id);
    await deliver(fresh, await findRequest(fresh, person));
    expect(await read()).toEqual([0, 0]);
    await fresh.close();
  });

  test('report a lost database', async () => {
    const lost = await startTestApp({ metricsToken: TOKEN });
    await lost.loseDatabase();
    const answer = await fetch(`${lost.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    expect(find(parse(await answer.text()), 'framewright_database_up')).toBe(0);
    await lost.close();
  });

  test('count jobs by outcome', async () => {
    const metrics = createMetrics({ role: 'worker' });
    const plain = await startQueue({
      databaseUrl: site.databaseUrl,
      role: 'worker',
      onError: () => undefined,
    });
    const failures: unknown[] = [];
    const queue = observeQueue(plain, {
      metrics,
      onFailed: (error, isLast) => failures.push([error, isLast]),
    });
    const seen: unknown[] = [];
    const worked = Promise.withResolvers<void>();
    await queue.work('make-renditions', { concurrency: 1 }, async ({ data }) => {
      seen.push(data);
      if (seen.length === 1) throw new Error('the first time');
    });
    await queue.work('sweep', { concurrency: 1 }, async () => worked.resolve());
    await site.db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, 'make-renditions', { imageId: 'one' });
      await queue.enqueue(trx, 'sweep', {});
    });
    await worked.promise;
    await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect
      .poll(async () =>
        find(parse(await metrics.render()), 'framewright_job_duration_seconds_count', { outcome: 'retried' }),
      )
      .toBe(1);
    expect(seen[0]).toEqual({ imageId: 'one' });
    expect(failures).toEqual([[new Error('the first time'), false]]);
    await queue.stop(0);
  });

  test('count calls of hosted models by outcome, and their cost', async () => {
    const metrics = createMetrics({ role: 'worker' });
    const ended: string[] = [];
    const journal = observeJournal(
      { begin: async () => String(ended.length), end: async (id) => void ended.push(id) },
      metrics,
    );
    const call = {
      model: 'openai/x',
      kind: 'image',
      purpose: 'generation',
      expectedUsd: 0.04,
      isCostAssumed: false,
    } as const;
    await journal.end(await journal.begin(call), { outcome: 'delivered', usd: 0.05 });
    await journal.end(await journal.begin(call), { outcome: 'abandoned' });
    await journal.end(await journal.begin(call), { outcome: 'transient' });
    const samples = parse(await metrics.render());
    const count = 'framewright_model_call_duration_seconds_count';
    expect(find(samples, count, { model: 'openai/x', outcome: 'delivered' })).toBe(1);
    expect(find(samples, count, { model: 'openai/x', outcome: 'transient' })).toBe(1);
    expect(find(samples, 'framewright_model_cost_usd_total', { model: 'openai/x' })).toBeCloseTo(0.09);
  });
});

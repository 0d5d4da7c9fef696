import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { ProviderError } from '#platform/errors/provider-error';
import { type Queue, startQueue } from '#platform/queue/queue';
import { createMetrics } from '#platform/telemetry/metrics';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { signIn } from '#testing/sign-in';
import { startTestApp, type TestApp } from '#testing/test-app';
import { createLogger } from './create-logger.ts';
import { observeQueue } from './observe-queue.ts';

const EMAIL = 'grace.hopper@example.test';
const KEY = 'sk-secret-of-the-provider';
const PROMPT = 'a lighthouse nobody may read of';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
let site: TestApp;
let worker: Queue | undefined;
beforeAll(async () => {
  site = await startTestApp({
    logger: createLogger({ level: 'trace', role: 'web', destination }),
    trustProxy: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await worker?.stop(0);
  await site.close();
});

test('a request keeps the proxy’s id in the answer, its body and the log', async () => {
  const named = await fetch(`${site.origin}/api/auth/user`, { headers: { 'x-request-id': 'proxy-7f3a-1' } });
  expect(named.headers.get('x-request-id')).toBe('proxy-7f3a-1');
  expect(await named.json()).toMatchObject({ requestId: 'proxy-7f3a-1' });
  expect(logged()).toContainEqual(
    expect.objectContaining({ requestId: 'proxy-7f3a-1', route: '/api/auth/user', status: 401 }),
  );
  for (const bad of ['x', 'a b c d e f g', 'a'.repeat(200), '{"level":60}'])
    expect(
      (await fetch(`${site.origin}/healthz`, { headers: { 'x-request-id': bad } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[0-9a-f-]{36}$/);
});

test('logs contain no key, cookie, email, prompt or secret address', async () => {
  const { browser, callbackUrl } = await signIn(site.origin, { email: EMAIL });
  const asked = await browser.go(`${site.origin}/api/quick-generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'the-click-of-grace',
      origin: site.origin,
    },
    body: JSON.stringify({ prompt: PROMPT }),
  });
  expect(asked.status).toBeLessThan(300);
  const plain = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
  const logger = createLogger({ level: 'trace', role: 'worker', destination });
  worker = observeQueue(plain, {
    metrics: createMetrics({ role: 'worker' }),
    onFailed: (error) => logger.error({ err: error }, 'job failed'),
  });
  const failed = Promise.withResolvers<void>();
  await worker.work('run-generation', { concurrency: 1 }, (attempt) =>
    runGenerationJob(
      {
        ...site,
        ...paintedBy({
          id: 'test-card',
          generate: () =>
            Promise.reject(
              new ProviderError('rejected', 'The provider refused it', {
                cause: Object.assign(new Error(`for ${EMAIL}`), { requestHeaders: { authorization: KEY } }),
              }),
            ),
        }),
        cutoutModel: redCutoutModel,
        generationTimeoutS: 30,
        onProgressLost: () => undefined,
        onFailed(generationId, error) {
          logger.error({ err: error, generationId }, 'generation failed, credits released');
          failed.resolve();
        },
      },
      attempt,
    ),
  );
  await failed.promise;
  // PostgreSQL's message about a conflicting row quotes the row.
  const once = await createUser(site.db, { email: EMAIL });
  await site.db
    .insertInto('users')
    .values({ issuer: once.issuer, subject: once.subject, email: EMAIL })
    .execute()
    .catch((error: unknown) => logger.error({ err: error }, 'twice'));
  await fetch(`${site.origin}/shared/secret-token-of-a-link?code=secret-code`);
  await fetch(callbackUrl, { redirect: 'manual' });
  logger.warn(
    { err: new Error('connect failed: postgres://framewright:secret-password@db.example.test:5432/x') },
    'database',
  );

  const job = logged().find(({ msg }) => String(msg).startsWith('generation failed'));
  expect(job).toMatchObject({ requestId: 'the-click-of-grace', job: 'run-generation', role: 'worker' });
  expect(job).toMatchObject({
    err: { type: 'ProviderError', kind: 'rejected', message: 'The provider refused it' },
  });
  const all = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const session = browser.find('framewright')!;
  const secrets = [
    EMAIL,
    KEY,
    PROMPT,
    session,
    callbackUrl.searchParams.get('code')!,
    callbackUrl.searchParams.get('state')!,
    'secret-token-of-a-link',
    'secret-code',
    'secret-password',
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6);
    expect(all.includes(secret), `the log tells ${secret}`).toBe(false);
  }
});

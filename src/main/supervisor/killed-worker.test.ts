import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { findGeneration } from '#features/generations/queries/generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';

const PROGRAM = fileURLToPath(new URL('../role.ts', import.meta.url));
const MODEL = 'openai-compatible/flux.1-dev';

let context: TestContext;
let server: ProviderServer;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  context = await createTestContext();
  server = await startProviderServer(findProtocol('openai-compatible'));
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  server.close();
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

/** The real one, as the supervisor would launch it. */
function launchWorker(): ChildProcess {
  const worker = spawn(process.execPath, [PROGRAM, '--role=worker'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: context.databaseUrl,
      DATA_DIR: context.dataDir,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'nobody',
      OIDC_CLIENT_SECRET: 'signs in',
      STUDIO_THREADS: '1',
      GALLERY_BATCH: '0',
      IMAGE_MODEL: MODEL,
      MODEL_PRICES: `${MODEL}=0.05`,
      OPENAI_COMPATIBLE_BASE_URL: server.baseUrl,
      OPENAI_COMPATIBLE_API_KEY: server.key,
    },
  });
  workers.push(worker);
  return worker;
}

test('a generation whose worker is killed while painting is retried and charged once', async () => {
  const user = await createUser(context.db, { credits: 5 });
  const { id } = await requestGeneration(
    { ...context, imageModels: [{ ...TEST_CARD, id: MODEL, cost: 2 }] },
    {
      userId: user.id,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 256,
      height: 256,
      imageCount: 1,
      publish: false,
      idempotencyKey: null,
    },
  );
  server.script('hang');
  const killed = launchWorker();
  await expect.poll(() => server.asks.length, { timeout: 60_000 }).toBe(1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // As 15 seconds later, when the missing heartbeat is noticed.
  await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute'
    WHERE name = 'run-generation' AND state = 'active'`.execute(context.db);

  launchWorker();
  await expect
    .poll(async () => (await findGeneration(context.db, id))!.status, { timeout: 90_000, interval: 250 })
    .toBe('completed');
  expect(await listImagesOfGenerations(context.db, [id])).toHaveLength(1);
  const { extra, held } = await findLedgerAccounts(context.db, user.id);
  expect([extra.balance, held.balance]).toEqual([3, 0]);
  const calls = await context.db.selectFrom('modelCalls').selectAll().orderBy('id').execute();
  // The possible cost of the first call stays counted.
  expect(calls.filter(({ purpose }) => purpose === 'generation')).toMatchObject([
    { outcome: null, costMicroUsd: 50_000 },
    { outcome: 'delivered', costMicroUsd: 50_000 },
  ]);
}, 180_000);

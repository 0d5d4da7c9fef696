import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { abandonGenerationJob } from '#features/generations/jobs/abandon-generation';
import { findGeneration } from '#features/generations/queries/generations';
import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { deleteAccount } from '#features/my-account/rules/delete-account';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { type HostedWorker, startHostedWorker } from '#testing/hosted-worker';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listImageModels } from './list-image-models.ts';

const CREDITS = 20;

let context: TestContext;
const open: { close(): void }[] = [];
beforeAll(async () => {
  context = await createTestContext();
});
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const studio = {
  id: 'studio',
  async generate(): Promise<never> {
    throw new Error('Nobody allowed the studio engine to stand in');
  },
};

const startWorker = (environment: Record<string, string>) =>
  startHostedWorker(context, { studio, environment });

async function startOpenAi(): Promise<{ worker: HostedWorker; server: ProviderServer }> {
  const server = await startProviderServer(findProtocol('openai-compatible'));
  open.push(server);
  const worker = startWorker({
    IMAGE_MODEL: 'openai-compatible/flux.1-dev',
    OPENAI_COMPATIBLE_BASE_URL: server.baseUrl,
    OPENAI_COMPATIBLE_API_KEY: server.key,
  });
  return { worker, server };
}

async function request(
  { config, hosted }: HostedWorker,
  { userId, imageCount = 1 }: { userId?: string; imageCount?: number } = {},
) {
  const owner = userId ?? (await createUser(context.db, { credits: CREDITS })).id;
  const { id } = await requestGeneration(
    { ...context, imageModels: listImageModels(config, hosted) },
    {
      userId: owner,
      prompt: 'a quiet lake at dawn',
      modelId: 'quick-generation',
      category: null,
      width: 256,
      height: 256,
      imageCount,
      imageModel: null,
      enhance: false,
      publish: false,
      idempotencyKey: null,
    },
  );
  return { userId: owner, id };
}

async function paid(userId: string): Promise<number> {
  const { extra, held } = await findLedgerAccounts(context.db, userId);
  expect(held.balance).toBe(0);
  return CREDITS - extra.balance;
}

/** Waits for a state of the provider or of the database. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}

const cancel = (of: { userId: string; id: string }) => cancelGeneration(context, of);

describe('while a provider paints', () => {
  test('deleting forty generations charges and cancels all of them', async () => {
    const { worker, server } = await startOpenAi();
    const user = await createUser(context.db, { credits: 40 });
    const asked = await Promise.all(Array.from({ length: 40 }, () => request(worker, { userId: user.id })));
    server.script(...asked.map(() => 'hang' as const));
    const attempts = asked.map(({ id }) => worker.attempt(id));
    await until(() => server.asks.length === 40);
    await Promise.all(asked.map((each) => deleteGeneration(context, each)));
    const { extra, held } = await findLedgerAccounts(context.db, user.id);
    expect([extra.balance, held.balance]).toEqual([0, 0]);
    await Promise.all(attempts);
    await until(() => server.leftAlone() === 40);
    for (const { id } of asked)
      expect((await findGeneration(context.db, id))?.trashedAt).toBeInstanceOf(Date);
  }, 60_000);

  test('the control: a generation deleted or canceled before its call is free, and the provider is never called', async () => {
    const { worker, server } = await startOpenAi();
    const user = await createUser(context.db, { credits: 20 });
    const asked = await Promise.all(Array.from({ length: 20 }, () => request(worker, { userId: user.id })));
    for (const [index, each] of asked.entries())
      if (index % 2 === 0) await deleteGeneration(context, each);
      else expect(await cancel(each)).toEqual({ status: 'canceled', creditsCharged: 0 });
    for (const { id } of asked) await worker.attempt(id);
    expect(await paid(user.id)).toBe(0);
    expect(server.asks).toEqual([]);
  });

  test('of several pictures, the started ones are charged, and the finished one is delivered', async () => {
    const server = await startProviderServer(findProtocol('fal'));
    open.push(server);
    const worker = startWorker({
      IMAGE_MODEL: 'fal/fal-ai/flux-2-pro',
      FAL_BASE_URL: server.baseUrl,
      FAL_KEY: server.key,
    });
    const asked = await request(worker, { imageCount: 4 });
    server.script('success', 'hang');
    const attempt = worker.attempt(asked.id);
    await until(() => server.asks.length === 2);
    expect(await cancel(asked)).toEqual({ status: 'canceled', creditsCharged: 2 });
    await attempt;
    expect(await paid(asked.userId)).toBe(2);
    expect(await listImagesOfGenerations(context.db, [asked.id])).toHaveLength(1);
    expect(await findGeneration(context.db, asked.id)).toMatchObject({ status: 'completed' });
    expect(await cancel(asked)).toEqual({ status: 'canceled', creditsCharged: 2 });
  });

  test('deleting the account charges what canceling does', async () => {
    const { worker, server } = await startOpenAi();
    const user = await createUser(context.db, { credits: CREDITS });
    const asked = await request(worker, { userId: user.id });
    server.script('hang');
    const attempt = worker.attempt(asked.id);
    await until(() => server.asks.length === 1);
    await deleteAccount({ ...context, payments: null }, { user, email: user.email });
    await attempt;
    const settled = await context.db
      .selectFrom('creditSettlements')
      .select(['captured', 'reason'])
      .where('generationId', '=', asked.id)
      .executeTakeFirstOrThrow();
    expect(settled).toEqual({ captured: 1, reason: 'canceled' });
    await until(() => server.leftAlone() === 1);
  });

  test('a dead worker makes nothing free: neither canceling afterwards, nor running out of attempts', async () => {
    const { worker, server } = await startOpenAi();
    const asked = [await request(worker), await request(worker)];
    server.script('hang', 'hang');
    const killed = new AbortController();
    const attempts = asked.map(({ id }) => worker.attempt(id, { signal: killed.signal }).catch(() => []));
    await until(() => server.asks.length === 2);
    killed.abort(new Error('killed'));
    await Promise.all(attempts);
    expect(await cancel(asked[0]!)).toEqual({ status: 'canceled', creditsCharged: 1 });
    // Canceled, but the process that was to settle it has died too.
    await context.db
      .updateTable('generations')
      .set({ canceledAt: new Date() })
      .where('id', '=', asked[1]!.id)
      .execute();
    await abandonGenerationJob(
      { ...context, onFailed: () => undefined },
      { data: { generationId: asked[1]!.id } },
    );
    expect(await Promise.all(asked.map(({ userId }) => paid(userId)))).toEqual([1, 1]);
  });

  test('a call that fails at the provider is free, and the next one is charged', async () => {
    const { worker, server } = await startOpenAi();
    const failing = await request(worker);
    server.script('refusal');
    await worker.attempt(failing.id);
    expect(await paid(failing.userId)).toBe(0);
    expect(await cancel(failing)).toEqual({ status: 'failed', creditsCharged: 0 });
    const retried = await request(worker);
    server.script('broken', 'hang');
    const attempt = worker.attempt(retried.id);
    await until(() => server.asks.length === 3);
    expect(await cancel(retried)).toEqual({ status: 'canceled', creditsCharged: 1 });
    await attempt;
    expect(await paid(retried.userId)).toBe(1);
  });

  test('a cancel with an outdated price is refused with the new price, and changes nothing', async () => {
    const { worker, server } = await startOpenAi();
    const asked = await request(worker);
    server.script('hang');
    const attempt = worker.attempt(asked.id);
    await until(() => server.asks.length === 1);
    await expect(cancelGeneration(context, { ...asked, maxCredits: 0 })).rejects.toMatchObject({
      code: 'cancel_costs',
      details: { creditsRequired: 1 },
    });
    expect(await findGeneration(context.db, asked.id)).toMatchObject({
      status: 'generating',
      canceledAt: null,
    });
    const both = await Promise.all([1, 2].map(() => cancelGeneration(context, { ...asked, maxCredits: 1 })));
    expect(both).toEqual(both.map(() => ({ status: 'canceled', creditsCharged: 1 })));
    await attempt;
    expect(await paid(asked.userId)).toBe(1);
  });

  test('a provider that cannot stop finishes, and its picture is delivered', async () => {
    const server = await startProviderServer(findProtocol('black-forest-labs'));
    open.push(server);
    const worker = startWorker({
      IMAGE_MODEL: 'black-forest-labs/flux-2-pro',
      BFL_BASE_URL: server.baseUrl,
      BFL_API_KEY: server.key,
    });
    const asked = await request(worker, { imageCount: 2 });
    server.script('late');
    const attempt = worker.attempt(asked.id);
    await until(() => server.asks.length === 1);
    expect(await cancel(asked)).toEqual({ status: 'canceled', creditsCharged: 1 });
    expect(await findGeneration(context.db, asked.id)).toMatchObject({ status: 'failed' });
    await attempt;
    expect(await findGeneration(context.db, asked.id)).toMatchObject({ status: 'completed', failure: null });
    expect(await listImagesOfGenerations(context.db, [asked.id])).toHaveLength(1);
    expect(await paid(asked.userId)).toBe(1);
    expect(server.asks).toHaveLength(1);
  });
});

describe('a provider that is asked to stop', () => {
  const cases = [
    { end: 'canceled', startedAt: null, charged: 0, pictures: 0 },
    { end: 'canceled', startedAt: '2026-11-22T06:00:00.223Z', charged: 1, pictures: 0 },
    { end: 'succeeded', startedAt: '2026-11-22T06:00:00.223Z', charged: 1, pictures: 1 },
  ];
  test.each(cases)(
    'and says $end, started $startedAt: $charged credits, $pictures pictures',
    async (expected) => {
      const replicate = await startReplicate(expected);
      const worker = startWorker({
        IMAGE_MODEL: 'replicate/black-forest-labs/flux-schnell',
        REPLICATE_BASE_URL: replicate.url,
        REPLICATE_API_TOKEN: 'r8_fixture',
      });
      const asked = await request(worker);
      const attempt = worker.attempt(asked.id);
      await until(() => replicate.created() === 1);
      const { creditsCharged } = await cancel(asked);
      await attempt;
      expect(replicate.cancels()).toEqual(['Bearer r8_fixture']);
      expect(creditsCharged).toBe(expected.charged);
      expect(await paid(asked.userId)).toBe(expected.charged);
      expect(await listImagesOfGenerations(context.db, [asked.id])).toHaveLength(expected.pictures);
    },
  );
});

/** Replicate with one prediction, which waits until it is canceled and ends as it is told. */
async function startReplicate({ end, startedAt }: { end: string; startedAt: string | null }) {
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const cancels: (string | undefined)[] = [];
  let created = 0;
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    if (path.startsWith('/files/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    if (path.endsWith('/cancel')) cancels.push(incoming.headers.authorization);
    else if (incoming.method === 'POST') created += 1;
    const isOver = cancels.length > 0;
    say(response, {
      id: 'p1',
      status: isOver ? end : 'starting',
      started_at: isOver ? startedAt : null,
      output: isOver && end === 'succeeded' ? [`${origin}/files/1.png`] : null,
      error: null,
      urls: { get: `${origin}/v1/predictions/p1` },
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/v1`, created: () => created, cancels: () => cancels };
}

function say(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

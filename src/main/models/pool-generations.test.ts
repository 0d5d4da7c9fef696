import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clock, systemClock } from '#adapters/model-providers/calls/clock';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { type ComfyuiServer, startComfyuiServer } from '#testing/comfyui-server';
import { createUser } from '#testing/factories';
import { type HostedWorker, startHostedWorker } from '#testing/hosted-worker';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listImageModels } from './list-image-models.ts';

const CALLS = 200;

// Ten workers take this many. More would wait for the one pool of connections until its time limit.
const AT_ONCE = 60;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const paintsNothing = {
  id: 'studio',
  async generate(): Promise<never> {
    throw new Error('The studio is not asked');
  },
};

/** Milliseconds by which a test has put the time forward. */
let passed = 0;
const clock: Clock = { now: () => systemClock.now() + passed, after: systemClock.after };

function work(servers: readonly ComfyuiServer[]): HostedWorker {
  return startHostedWorker(context, {
    studio: paintsNothing,
    clock,
    environment: {
      IMAGE_MODEL: 'comfyui/text-to-picture,comfyui/edit',
      COMFYUI_BASE_URLS: servers.map(({ url }) => url).join(', '),
    },
  });
}

async function ask(worker: HostedWorker, userId: string, imageModel: string | null = null): Promise<string> {
  const deps = { ...context, imageModels: listImageModels(worker.config, worker.hosted) };
  const { id } = await requestGeneration(deps, {
    userId,
    prompt: 'a red boat',
    modelId: 'quick-generation',
    category: null,
    width: 512,
    height: 512,
    imageCount: 1,
    imageModel,
    enhance: false,
    publish: false,
    idempotencyKey: null,
  });
  return id;
}

describe('a pool of servers', () => {
  test('200 pictures, 60 at once, with one of three servers killed in the middle: all delivered once, charged once', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startComfyuiServer({ paintMs: 150 })));
    const [victim, ...others] = servers as [ComfyuiServer, ComfyuiServer, ComfyuiServer];
    const worker = work(servers);
    const { id: userId } = await createUser(context.db, { credits: CALLS });
    const ids: string[] = [];
    for (let made = 0; made < CALLS; made++) ids.push(await ask(worker, userId));

    // All are shared out before any is painted, however slow this machine is.
    for (const server of servers) server.hold();
    const running = new PQueue({ concurrency: AT_ONCE });
    const attempts = running.addAll(ids.map((id) => () => worker.attempt(id)));
    const queued = () => servers.reduce((sum, server) => sum + server.queued(), 0);
    await expect.poll(queued, { timeout: 60_000 }).toBe(AT_ONCE);
    for (const server of servers) server.release();
    await expect.poll(() => victim.finished.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5);
    const unfinished = victim.queued();
    victim.kill();
    expect((await attempts).flat()).toEqual([]);

    expect(unfinished).toBeGreaterThan(5);
    const images = await context.db
      .selectFrom('images')
      .select('generationId')
      .where('generationId', 'in', ids)
      .execute();
    expect(images).toHaveLength(CALLS);
    expect(new Set(images.map(({ generationId }) => generationId)).size).toBe(CALLS);
    const { extra, held } = await findLedgerAccounts(context.db, userId);
    expect([extra.balance, held.balance]).toEqual([0, 0]);
    const painted = others.map(({ finished }) => finished.length);
    // The two have shared the rest.
    for (const count of painted) expect(count).toBeGreaterThan(CALLS / 4);
    for (const server of others) server.kill();
  }, 240_000);

  test('prefers the idle, then the server that has the model loaded', async () => {
    const servers = await Promise.all([1, 2].map(() => startComfyuiServer()));
    const [one, other] = servers as [ComfyuiServer, ComfyuiServer];
    const worker = work(servers);
    const { id: userId } = await createUser(context.db, { credits: 10 });
    const paint = async (model: string) => worker.attempt(await ask(worker, userId, model));

    await paint('comfyui/text-to-picture');
    await paint('comfyui/text-to-picture');
    expect([one.accepted.length, other.accepted.length]).toEqual([2, 0]);
    // Somebody else keeps the first one busy.
    one.hold();
    for (let queued = 0; queued < 3; queued++)
      await fetch(`${one.url}/prompt`, {
        method: 'POST',
        body: JSON.stringify({ client_id: 'else', prompt: { 9: { class_type: 'SaveImage' } } }),
      });
    // Later than what it told of its queue.
    passed += 1_000;
    await paint('comfyui/text-to-picture');
    expect(other.accepted).toHaveLength(1);
    for (const server of servers) server.kill();
  }, 60_000);

  test('leaves a dead server alone, and takes it back', async () => {
    const servers = await Promise.all([1, 2].map(() => startComfyuiServer()));
    const [one, other] = servers as [ComfyuiServer, ComfyuiServer];
    const worker = work(servers);
    const { id: userId } = await createUser(context.db, { credits: 10 });
    const paint = async () => expect(await worker.attempt(await ask(worker, userId))).toEqual([]);
    one.kill();
    await paint();
    await paint();
    expect(other.finished).toHaveLength(2);
    other.kill();
    await one.revive();
    // Nobody else is left, so the resting one is asked.
    await paint();
    expect(one.finished).toHaveLength(1);
    await other.revive();
    passed += 10 * 60_000;
    one.hold();
    const held = paint();
    await expect.poll(() => one.queued(), { timeout: 10_000 }).toBe(1);
    // Later than what it told of its queue.
    passed += 1_000;
    await paint();
    expect(other.finished).toHaveLength(3);
    one.release();
    await held;
    for (const server of servers) server.kill();
  }, 60_000);
});

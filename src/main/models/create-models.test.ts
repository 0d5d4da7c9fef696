import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { findGeneration } from '#features/generations/queries/generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { readReason } from '#platform/errors/stored-reason';
import type { ImageModel } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { startHostedWorker } from '#testing/hosted-worker';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listImageModels } from './list-image-models.ts';

let context: TestContext;
let server: ProviderServer;
beforeAll(async () => {
  context = await createTestContext();
  server = await startProviderServer(findProtocol('openai-compatible'));
});
afterEach(async () => {
  await context.db.deleteFrom('modelCalls').execute();
  server.script();
});
afterAll(async () => {
  server.close();
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const MODEL = 'openai-compatible/flux.1-dev';

const studio: ImageModel = {
  id: 'studio',
  generate: async ({ width, height }) => ({
    image: { pixels: new Uint8Array(width * height * 3).fill(90), width, height },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Lake',
      category: 'nature',
      hasPeople: false,
      notes: [],
      details: {},
    },
  }),
};

function start(environment: Record<string, string> = {}) {
  return startHostedWorker(context, {
    studio,
    environment: {
      IMAGE_MODEL: MODEL,
      OPENAI_COMPATIBLE_BASE_URL: server.baseUrl,
      OPENAI_COMPATIBLE_API_KEY: server.key,
      ...environment,
    },
  });
}

async function request(
  { config, hosted }: ReturnType<typeof start>,
  { imageCount = 1, enhance = false, imageModel = null as string | null } = {},
) {
  const user = await createUser(context.db, { credits: 20 });
  const generation = await requestGeneration(
    { ...context, imageModels: listImageModels(config, hosted) },
    {
      userId: user.id,
      prompt: 'a quiet lake at dawn',
      modelId: 'quick-generation',
      category: null,
      width: 512,
      height: 512,
      imageCount,
      imageModel,
      enhance,
      publish: false,
      idempotencyKey: null,
    },
  );
  return { userId: user.id, id: generation.id };
}

async function paid(userId: string) {
  const { extra, held } = await findLedgerAccounts(context.db, userId);
  return { paid: 20 - extra.balance - held.balance, held: held.balance };
}

const calls = () => context.db.selectFrom('modelCalls').selectAll().orderBy('id').execute();

describe('a configured model', () => {
  test('generates several pictures in one call, at its own price', async () => {
    const worker = start({ IMAGE_MODEL_COSTS: `${MODEL}=3`, MODEL_PRICES: `${MODEL}=0.02` });
    const { id, userId } = await request(worker, { imageCount: 4 });
    expect(await worker.attempt(id)).toEqual([]);
    expect(await paid(userId)).toEqual({ paid: 12, held: 0 });
    const images = await listImagesOfGenerations(context.db, [id]);
    expect(images).toHaveLength(4);
    expect(images[0]).toMatchObject({ width: 512, height: 512 });
    expect(images[0]!.description).toMatchObject({ digitalSourceType: 'trainedAlgorithmicMedia' });
    expect(await calls()).toMatchObject([
      { model: MODEL, purpose: 'generation', outcome: 'delivered', images: 4, costMicroUsd: 80_000 },
    ]);
  });

  test('that delivers too few pictures is called again for the rest', async () => {
    const worker = start();
    const before = server.asks.length;
    server.script('fewer');
    const { id, userId } = await request(worker, { imageCount: 3 });
    expect(await worker.attempt(id)).toEqual([]);
    expect(await paid(userId)).toEqual({ paid: 3, held: 0 });
    expect(server.asks.slice(before)).toMatchObject([{ count: 3 }, { count: 1 }]);
  });

  test('that refuses after a first delivery charges only delivered pictures', async () => {
    const worker = start();
    server.script('fewer', 'refusal');
    const { id, userId } = await request(worker, { imageCount: 3 });
    expect(await worker.attempt(id)).toEqual([]);
    expect(await paid(userId)).toEqual({ paid: 2, held: 0 });
  });

  test('that refuses tells the user why, and nothing is charged', async () => {
    const worker = start({ IMAGE_MODEL_FALLBACK: 'studio' });
    server.script('refusal');
    const { id, userId } = await request(worker);
    expect(await worker.attempt(id)).toHaveLength(1);
    expect(await paid(userId)).toEqual({ paid: 0, held: 0 });
    const { failureReason, failureRemedy, failure } = (await findGeneration(context.db, id))!;
    expect(readReason(failureReason!)).toMatch(/declined/);
    expect(failureRemedy).toBe('other-words');
    expect(failure).not.toContain(server.key);
  });

  test('that is down is replaced by a cheaper fallback, at its price, with a note', async () => {
    const worker = start({ IMAGE_MODEL_COSTS: `${MODEL}=3`, IMAGE_MODEL_FALLBACK: 'studio' });
    server.script('wrong-key');
    const { id, userId } = await request(worker, { imageCount: 2 });
    expect(await worker.attempt(id)).toEqual([]);
    // The first by the studio engine, the second by the model, whose key is good by then.
    expect(await paid(userId)).toEqual({ paid: 4, held: 0 });
    const [image] = await listImagesOfGenerations(context.db, [id]);
    expect(image!.description).toMatchObject({
      madeBy: 'studio',
      notes: [expect.stringMatching(/^Made by the studio engine, since/)],
    });
  });

  test('that is down without a fallback fails with a message, and the queue does not retry', async () => {
    const worker = start();
    server.script('wrong-key');
    const { id, userId } = await request(worker);
    const [failure] = await worker.attempt(id);
    expect(failure).toMatchObject({ kind: 'misconfigured' });
    expect(await paid(userId)).toEqual({ paid: 0, held: 0 });
    expect((await findGeneration(context.db, id))!.failureReason).toBeTruthy();
    expect(await calls()).toMatchObject([{ outcome: 'misconfigured', costMicroUsd: 0 }]);
    expect(JSON.stringify(await calls())).not.toContain(server.key);
  });

  test('over the budget is replaced by a fallback', async () => {
    const worker = start({
      MODEL_PRICES: `${MODEL}=0.5`,
      MODEL_BUDGET_USD: '0.6',
      IMAGE_MODEL_FALLBACK: 'studio',
    });
    const { id } = await request(worker, { imageCount: 1 });
    await worker.attempt(id);
    const second = await request(worker);
    expect(await worker.attempt(second.id)).toEqual([]);
    const [image] = await listImagesOfGenerations(context.db, [second.id]);
    expect(image!.description).toMatchObject({ madeBy: 'studio' });
    expect(await calls()).toHaveLength(1);
  });

  test('that was removed is replaced by the default model, with a note', async () => {
    const asked = start({ IMAGE_MODEL: `studio,${MODEL}`, IMAGE_MODEL_COSTS: `${MODEL}=5` });
    const { id, userId } = await request(asked, { imageModel: MODEL });
    const worker = start({ IMAGE_MODEL: 'studio' });
    expect(await worker.attempt(id)).toEqual([]);
    expect(await paid(userId)).toEqual({ paid: 1, held: 0 });
    const [image] = await listImagesOfGenerations(context.db, [id]);
    expect(image!.description).toMatchObject({
      madeBy: 'studio',
      notes: [`${MODEL} is not offered any more, so studio made this picture.`],
    });
  });
});

describe('enhancement', () => {
  const TEXT = { TEXT_MODEL: 'openai-compatible/writes' };
  const written = 'A quiet alpine lake at dawn, low mist over still water, soft golden light, wide view';

  test('uses the text model’s prompt, written once for all attempts', async () => {
    const worker = start(TEXT);
    server.write(() => ({ prompt: written, text: written }));
    const { id } = await request(worker, { enhance: true });
    const stop = new AbortController();
    const before = server.asks.length;
    server.script('success', 'hang');
    const first = worker.attempt(id, { signal: stop.signal });
    await expect.poll(() => server.asks.length - before).toBe(2);
    stop.abort(new Error('The worker was told to stop'));
    await expect(first).rejects.toThrow('told to stop');
    const { enhancedPrompt } = (await findGeneration(context.db, id))!;
    expect(enhancedPrompt).toBeTruthy();

    server.write(() => ({ prompt: 'something else', text: 'something else' }));
    expect(await worker.attempt(id)).toEqual([]);
    expect((await findGeneration(context.db, id))!.enhancedPrompt).toBe(enhancedPrompt);
    const asks = server.asks.slice(before);
    expect(asks.map(({ kind }) => kind)).toEqual(['text', 'image', 'image']);
    expect(asks.at(-1)!.prompt).toContain(enhancedPrompt);
    expect((await calls()).map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'text delivered',
      'image abandoned',
      'image delivered',
    ]);
  });

  test('that fails keeps the typed prompt', async () => {
    const worker = start(TEXT);
    const before = server.asks.length;
    server.script('wrong-key');
    const { id } = await request(worker, { enhance: true });
    expect(await worker.attempt(id)).toEqual([]);
    expect((await findGeneration(context.db, id))!.enhancedPrompt).toBeNull();
    expect(server.asks.slice(before).at(-1)!.prompt).toContain('a quiet lake at dawn');
  });

  test('is skipped if the user turned it off', async () => {
    const worker = start(TEXT);
    const before = server.asks.length;
    const { id } = await request(worker);
    await worker.attempt(id);
    expect(server.asks.slice(before).map(({ kind }) => kind)).toEqual(['image']);
  });
});

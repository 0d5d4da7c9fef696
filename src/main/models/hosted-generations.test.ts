import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProvider } from '#adapters/model-providers/registry';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { findGeneration } from '#features/generations/queries/generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { startHostedWorker } from '#testing/hosted-worker';
import { FAILURES } from '#testing/image-model-suite/failures';
import { tellsSecret } from '#testing/image-model-suite/find-secret';
import { hurriedClock } from '#testing/image-model-suite/hurried-clock';
import { settingsFor } from '#testing/image-model-suite/open-stage';
import type { Behavior } from '#testing/provider-server/behavior';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { untilAsked } from '#testing/provider-server/until-asked';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listImageModels } from './list-image-models.ts';

const CREDITS = 20;
const CALL_TIMEOUT_S = 600;
/** More than the requests for two pictures. */
const LASTING = 8;

let context: TestContext;
let server: ProviderServer;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

// One that answers at once with several, and one that is polled for each.
describe.each(['openai-compatible/flux.1-dev', 'black-forest-labs/flux-2-pro'])('%s', (id) => {
  const provider = findProvider(id.split('/')[0]!)!;
  const spoken: unknown[][] = [];

  beforeEach(async () => {
    server = await startProviderServer(findProtocol(provider.name));
    await context.db.deleteFrom('modelCalls').execute();
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...said) => spoken.push(said));
  });
  afterEach(() => {
    server.close();
    vi.restoreAllMocks();
    spoken.length = 0;
  });

  async function run(...behaviors: readonly Behavior[]) {
    const clock = hurriedClock({ limitMs: CALL_TIMEOUT_S * 1_000 });
    const worker = startHostedWorker(context, { studio: paintsNothing, clock, environment: environment() });
    server.script(...behaviors);
    const user = await createUser(context.db, { credits: CREDITS });
    const { id: generationId } = await requestGeneration(
      { ...context, imageModels: listImageModels(worker.config, worker.hosted) },
      {
        userId: user.id,
        prompt: 'a quiet lake at dawn',
        modelId: 'quick-generation',
        category: null,
        width: 400,
        height: 300,
        imageCount: 2,
        imageModel: null,
        enhance: false,
        publish: false,
        idempotencyKey: null,
      },
    );
    const before = await findLedgerAccounts(context.db, user.id);
    expect(before.held.balance).toBe(2);
    const work = worker.attempt(generationId);
    if (behaviors[0] === 'hang') {
      await untilAsked(server);
      clock.endCalls();
    }
    const failures = await work;
    const { extra, held } = await findLedgerAccounts(context.db, user.id);
    return {
      failures,
      generation: (await findGeneration(context.db, generationId))!,
      images: await listImagesOfGenerations(context.db, [generationId]),
      calls: await context.db.selectFrom('modelCalls').selectAll().orderBy('id').execute(),
      credits: { paid: CREDITS - extra.balance - held.balance, held: held.balance },
    };
  }

  function environment(): Record<string, string> {
    const values = settingsFor(provider, server);
    const variables = Object.entries(provider.settings).flatMap(([name, { variable }]) =>
      values[name] === undefined ? [] : [[variable, values[name]]],
    );
    return {
      IMAGE_MODEL: id,
      MODEL_CALL_TIMEOUT_S: String(CALL_TIMEOUT_S),
      ...Object.fromEntries(variables),
    };
  }

  test('a delivered generation is charged picture by picture', async () => {
    const { generation, images, calls, credits } = await run();
    expect(generation).toMatchObject({ status: 'completed', failureReason: null });
    expect(images.map(({ width, height }) => [width, height])).toEqual([
      [400, 300],
      [400, 300],
    ]);
    expect(credits).toEqual({ paid: 2, held: 0 });
    expect(calls.reduce((sum, { images: came }) => sum + (came ?? 0), 0)).toBe(2);
  });

  test('the user does not notice a transient failure', async () => {
    const { generation, calls, credits } = await run('broken', 'cut');
    expect(generation.status).toBe('completed');
    expect(credits).toEqual({ paid: 2, held: 0 });
    const outcomes = calls.map(({ outcome }) => outcome);
    expect(outcomes.slice(0, 3)).toEqual(['transient', 'transient', 'delivered']);
  });

  test.each(FAILURES.map(({ behavior, kind }) => ({ behavior, kind })))(
    '$behavior: nothing is charged, and no key leaks',
    async ({ behavior, kind }) => {
      const { failures, generation, images, calls, credits } = await run(
        ...Array.from({ length: LASTING }, () => behavior),
      );
      expect(generation.status).toBe('failed');
      expect(failures).toMatchObject([{ kind, wasRetried: true }]);
      expect(generation.failureReason).toBeTruthy();
      expect(images).toEqual([]);
      expect(credits).toEqual({ paid: 0, held: 0 });
      expect(calls.length).toBeGreaterThan(0);
      expect(new Set(calls.map(({ outcome }) => outcome))).toEqual(new Set([kind]));
      expect(tellsSecret([...failures, generation, calls, spoken], server.key)).toBe(false);
    },
  );
});

const paintsNothing = {
  id: 'studio',
  async generate(): Promise<never> {
    throw new Error('Nobody allowed the studio engine to stand in');
  },
};

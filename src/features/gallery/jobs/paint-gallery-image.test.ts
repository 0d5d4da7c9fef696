import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { ProviderError } from '#platform/errors/provider-error';
import { startQueue } from '#platform/queue/queue';
import type { ImageModel } from '#ports/image-model';
import type { TextModel } from '#ports/text-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { fillEmptyGallery } from '../rules/fill-empty-gallery.ts';
import { fillGallery } from '../rules/fill-gallery.ts';
import { giveUpStrandedPaintings } from '../rules/give-up-painting.ts';
import { removeOldImages } from '../rules/remove-old-images.ts';
import { paintGalleryImageJob } from './paint-gallery-image.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterEach(async () => {
  await sql`DELETE FROM gallery_images`.execute(context.db);
  await sql`DELETE FROM images WHERE generation_id IS NULL`.execute(context.db);
  await sql`DELETE FROM gallery_paintings`.execute(context.db);
  await sql`UPDATE gallery_refill SET last_tick = '-infinity'`.execute(context.db);
  await sql`DELETE FROM pgboss.job WHERE name = 'paint-gallery-image'`.execute(context.db);
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const PAINTER = { galleryImageModel: 'acme/paints' };
const EVERY_QUARTER = { ...PAINTER, galleryCron: '*/15 * * * *', galleryBatch: 8 };
const at = (time: string) => ({ now: new Date(`2030-05-01T${time}Z`) });

const paintsGray: ImageModel = {
  id: 'test-card',
  generate: async () => ({
    image: { pixels: new Uint8Array(64 * 64 * 3).fill(128), width: 64, height: 64 },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Test card',
      category: 'abstract',
      hasPeople: true,
      notes: [],
      details: {},
    },
  }),
};

async function attempt(
  paintingId: string,
  {
    imageModel = paintsGray,
    textModel = createBuiltinTextModel() as TextModel,
    signal = new AbortController().signal,
  } = {},
) {
  const givenUp: unknown[] = [];
  const onGivenUp = (_id: string, error: unknown) => givenUp.push(error);
  const deps = { ...context, imageModel, textModel, generationTimeoutS: 30, onGivenUp };
  await paintGalleryImageJob(deps, { data: { paintingId }, signal });
  return givenUp;
}

const paintings = () => context.db.selectFrom('galleryPaintings').selectAll().orderBy('createdAt').execute();
const gallery = () => context.db.selectFrom('galleryImages').selectAll().orderBy('number').execute();
const pending = () => context.db.selectFrom('pendingObjects').selectAll().execute();
async function waitingJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM pgboss.job
    WHERE name = 'paint-gallery-image' AND state = 'created'`.execute(context.db);
  return rows[0]!.count;
}

async function onePainting(category = 'travel') {
  return await context.db
    .insertInto('galleryPaintings')
    .values({ category, seed: 1, longSide: 64 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

describe('a tick', () => {
  test('is done once, however many workers receive it and however late', async () => {
    const deps = { ...context, ...EVERY_QUARTER };
    const made = await Promise.all(
      ['10:15:00', '10:15:01', '10:15:20', '10:29:59'].map((time) => fillGallery(deps, at(time))),
    );
    expect(made.toSorted()).toEqual([0, 0, 0, 8]);
    expect(await paintings()).toHaveLength(8);
    expect(await waitingJobs()).toBe(8);
    expect(new Set((await paintings()).map(({ category }) => category)).size).toBe(8);
  });

  test('that was missed is not made up for', async () => {
    const deps = { ...context, ...EVERY_QUARTER };
    expect(await fillGallery(deps, at('10:00:00'))).toBe(8);
    await sql`DELETE FROM gallery_paintings`.execute(context.db);
    expect(await fillGallery(deps, at('13:31:00'))).toBe(8);
    await sql`DELETE FROM gallery_paintings`.execute(context.db);
    expect(await fillGallery(deps, at('13:29:00'))).toBe(0);
    expect(await fillGallery(deps, at('13:32:00'))).toBe(0);
    expect(await fillGallery(deps, at('13:45:00'))).toBe(8);
  });

  test('counts unfinished pictures, so that work does not pile up while the model is unavailable', async () => {
    const deps = { ...context, ...EVERY_QUARTER };
    for (let count = 0; count < 3; count += 1) await onePainting();
    expect(await fillGallery(deps, at('10:15:00'))).toBe(5);
    expect(await fillGallery(deps, at('10:30:00'))).toBe(0);
    expect((await paintings()).filter(({ category }) => category === 'travel')).toHaveLength(3);
  });

  test('without budget counts as done, and is not made up for', async () => {
    const journal = createCallJournal({ db: context.db, budgetUsd: 1 });
    const call = {
      model: 'acme/paints',
      kind: 'image',
      purpose: 'generation',
      isCostAssumed: false,
    } as const;
    await journal.begin({ ...call, expectedUsd: 0.75 });
    const modelBudget = { usd: 1, leastUsdOf: () => 0.05 };
    const deps = { ...context, ...EVERY_QUARTER, modelBudget };
    expect(await fillGallery(deps, at('10:15:00'))).toBe(8);
    await sql`DELETE FROM gallery_paintings`.execute(context.db);
    await journal.begin({ ...call, expectedUsd: 0.01 });
    expect(await fillGallery(deps, at('10:30:00'))).toBe(0);
    expect(await fillEmptyGallery(deps)).toBe(0);
    // Its replacement costs nothing.
    const free = { ...deps, modelBudget: { usd: 1, leastUsdOf: () => 0 } };
    expect(await fillGallery(free, at('10:31:00'))).toBe(0);
    expect(await fillGallery(free, at('10:45:00'))).toBe(8);
    await sql`DELETE FROM model_calls`.execute(context.db);
  });

  test('is done by only one of two workers on the same database', async () => {
    const onError = () => undefined;
    const options = { databaseUrl: context.databaseUrl, onError };
    const web = await startQueue({ ...options, role: 'web' });
    await web.schedule('fill-gallery', '* * * * *');
    const workers = await Promise.all([1, 2].map(() => startQueue({ ...options, role: 'worker' })));
    const deps = { ...context, ...PAINTER, galleryCron: '0 0 1 1 *', galleryBatch: 8 };
    let runs = 0;
    for (const worker of workers)
      await worker.work('fill-gallery', { concurrency: 1 }, async () => {
        runs += 1;
        // Every job runs twice, as after a worker's death before completion.
        const now = new Date();
        await Promise.all([fillGallery(deps, { now }), fillGallery(deps, { now })]);
      });
    while (runs === 0) await wait(100);
    await wait(500);
    await web.unschedule('fill-gallery');
    await Promise.all([...workers, web].map((queue) => queue.stop(5_000)));
    expect(await paintings()).toHaveLength(8);
    expect(await waitingJobs()).toBe(8);
  });
});

describe('an empty gallery', () => {
  test('gets 88 pictures, eleven per category, once for all starting workers', async () => {
    const made = await Promise.all([1, 2, 3].map(() => fillEmptyGallery({ ...context, ...PAINTER })));
    expect(made.toSorted()).toEqual([0, 0, 88]);
    const categories = Map.groupBy(await paintings(), ({ category }) => category);
    expect([...categories.values()].map((some) => some.length)).toEqual(Array(8).fill(11));
    expect(await waitingJobs()).toBe(88);
  });

  test('gets nothing if it has a picture', async () => {
    await attempt((await onePainting()).id);
    expect(await fillEmptyGallery({ ...context, ...PAINTER })).toBe(0);
  });
});

describe('a picture for the gallery', () => {
  test('becomes public with its prompt, category and people, and leaves nothing behind', async () => {
    const { id } = await onePainting('travel');
    expect(await attempt(id)).toEqual([]);
    const [shown] = await gallery();
    expect(shown).toMatchObject({ userId: null, category: 'travel', hasPeople: true });
    expect(shown!.prompt.length).toBeGreaterThan(20);
    expect(await paintings()).toEqual([]);
    expect(await pending()).toEqual([]);
    const image = await context.db
      .selectFrom('images')
      .selectAll()
      .where('id', '=', shown!.imageId)
      .executeTakeFirstOrThrow();
    expect(await context.objectStore.get(image.objectKey)).toBeDefined();
  });

  test('is published once when its job runs again, and when two run it at the same time', async () => {
    const { id } = await onePainting();
    await Promise.all([1, 2, 3].map(() => attempt(id)));
    await attempt(id);
    expect(await gallery()).toHaveLength(1);
    await sql`DELETE FROM pending_objects`.execute(context.db);
  });

  test('keeps its prompt when a worker dies after painting it, and is published by the next', async () => {
    const { id } = await onePainting();
    const stop = new AbortController();
    const dies: ImageModel = {
      ...paintsGray,
      generate: async (request, options) => {
        const produced = await paintsGray.generate(request, options);
        stop.abort(new Error('killed'));
        return produced;
      },
    };
    await expect(attempt(id, { imageModel: dies, signal: stop.signal })).rejects.toThrow('killed');
    const [begun] = await paintings();
    expect(begun!.prompt).not.toBeNull();
    expect(await gallery()).toEqual([]);
    await attempt(id);
    expect(await gallery()).toMatchObject([{ prompt: begun!.prompt }]);
  });

  test('is retried while the model is unavailable, and the gallery stays unchanged', async () => {
    const { id } = await onePainting();
    const generate = () => Promise.reject(new ProviderError('transient', '503'));
    await expect(attempt(id, { imageModel: { id: 'away', generate } })).rejects.toMatchObject({
      kind: 'transient',
    });
    expect(await gallery()).toEqual([]);
    expect(await paintings()).toHaveLength(1);
  });

  test('that no attempt can make is given up, and the gallery stays unchanged', async () => {
    const { id } = await onePainting();
    const generate = () => Promise.reject(new ProviderError('moderated', 'no'));
    expect(await attempt(id, { imageModel: { id: 'prim', generate } })).toHaveLength(1);
    expect(await gallery()).toEqual([]);
    expect(await paintings()).toEqual([]);
  });

  test('without budget is given up at any attempt', async () => {
    const { id } = await onePainting();
    const journal = createCallJournal({ db: context.db, budgetUsd: 0.1 });
    const generate = async () => {
      const call = { kind: 'image', purpose: 'gallery', expectedUsd: 0.09, isCostAssumed: false } as const;
      await journal.begin({ ...call, model: 'acme/paints' });
      throw new Error('it was paid for');
    };
    const [failure] = await attempt(id, { imageModel: { id: 'acme/paints', generate } });
    expect(failure).toMatchObject({ kind: 'transient', wasRetried: true });
    expect(await paintings()).toEqual([]);
  });

  test('whose attempts all died is given up by the sweeper, and no other', async () => {
    await fillGallery({ ...context, ...EVERY_QUARTER }, at('10:15:00'));
    const stranded = await onePainting();
    await sql`UPDATE gallery_paintings SET created_at = now() - interval '1 hour'`.execute(context.db);
    expect(await giveUpStrandedPaintings(context)).toBe(1);
    const left = await paintings();
    expect(left).toHaveLength(8);
    expect(left.map(({ id }) => id)).not.toContain(stranded.id);
  });

  test('waits for people’s generations', async () => {
    const user = await createUser(context.db, { credits: 1 });
    const { id: generationId } = await requestGeneration(
      { ...context, imageModels: [TEST_CARD] },
      {
        userId: user.id,
        prompt: 'a lake',
        modelId: 'quick-generation',
        category: null,
        width: 64,
        height: 64,
        imageCount: 1,
        publish: false,
        idempotencyKey: null,
      },
    );
    let asked = false;
    const imageModel: ImageModel = {
      ...paintsGray,
      generate: (request, options) => {
        asked = true;
        return paintsGray.generate(request, options);
      },
    };
    const painted = attempt((await onePainting()).id, { imageModel });
    await wait(1_200);
    expect(asked).toBe(false);
    await failGeneration(context, { generationId, failure: 'test' });
    await painted;
    expect(asked).toBe(true);
  });
});

describe('a prompt', () => {
  /** Writes these in order, then repeats the last one. */
  function dictates(...prompts: string[]): TextModel {
    let next = 0;
    return {
      ...createBuiltinTextModel(),
      id: 'dictation',
      writeImagePrompt: async () => ({
        prompt: prompts[Math.min(next++, prompts.length - 1)]!,
        aspectRatio: '1:1',
      }),
    };
  }

  test('is rewritten if the gallery or an unfinished picture has it', async () => {
    await attempt((await onePainting()).id, { textModel: dictates('a shown lake') });
    const waiting = await onePainting();
    await context.db
      .updateTable('galleryPaintings')
      .set({ prompt: 'a lake on its way', aspectRatio: '1:1' })
      .where('id', '=', waiting.id)
      .execute();
    const { id } = await onePainting();
    await attempt(id, { textModel: dictates('a shown lake', 'a lake on its way', 'a new lake') });
    expect((await gallery()).map(({ prompt }) => prompt)).toEqual(['a shown lake', 'a new lake']);
  });

  test('is unique among pictures that are made at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await onePainting()).id));
    const words = ['one', 'two', 'three', 'four', 'five', 'six'];
    await Promise.all(ids.map((id) => attempt(id, { textModel: dictates(...words) })));
    expect((await gallery()).map(({ prompt }) => prompt).toSorted()).toEqual(words.toSorted());
  });

  test('that moderation refuses is not painted', async () => {
    await attempt((await onePainting()).id, { textModel: dictates('naked people', 'calm people') });
    expect((await gallery()).map(({ prompt }) => prompt)).toEqual(['calm people']);
  });

  test('that cannot be written gives the picture up', async () => {
    await attempt((await onePainting()).id, { textModel: dictates('the only one') });
    expect(await attempt((await onePainting()).id, { textModel: dictates('the only one') })).toMatchObject([
      { kind: 'rejected' },
    ]);
    expect(await gallery()).toHaveLength(1);
  });
});

describe('retention', () => {
  test('removes the gallery’s oldest own pictures with their objects, and no user’s', async () => {
    for (let count = 0; count < 5; count += 1) await attempt((await onePainting()).id);
    const rows = await gallery();
    const user = await createUser(context.db);
    await context.db
      .updateTable('galleryImages')
      .set({ userId: user.id })
      .where('id', '=', rows[0]!.id)
      .execute();
    await sql`DELETE FROM pending_objects`.execute(context.db);
    expect(await removeOldImages({ ...context, galleryKeep: undefined })).toBe(0);
    expect(await removeOldImages({ ...context, galleryKeep: 2 })).toBe(2);
    expect(await removeOldImages({ ...context, galleryKeep: 2 })).toBe(0);
    expect((await gallery()).map(({ id }) => id)).toEqual([rows[0]!.id, rows[3]!.id, rows[4]!.id]);
    expect(await pending()).toHaveLength(2);
    const counted = await context.db
      .selectFrom('galleryCounts')
      .select((select) => select.fn.sum<string>('count').as('count'))
      .where('category', '=', 'travel')
      .executeTakeFirstOrThrow();
    expect(Number(counted.count)).toBe(3);
    await sql`DELETE FROM pending_objects`.execute(context.db);
  });
});

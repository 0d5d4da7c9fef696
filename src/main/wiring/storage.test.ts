import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAds } from '#features/ads/rules/sweep-ads';
import { listedAsset } from '#features/assets/contract/assets';
import { sweepUnusedAssets } from '#features/assets/rules/sweep-unused-assets';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import { accountStorage } from '#features/storage/contract/storage';
import { mergeStorageChanges } from '#features/storage/queries/storage';
import { auditStorage } from '#testing/audit-storage';
import { createPerson, deliver, failPicture, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const MB = 1e6;
const LIMITS = { perUser: 6 * MB, perNetwork: 12 * MB };
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ storageLimits: LIMITS });
});
afterAll(async () => {
  expect(await auditStorage(site.db)).toEqual([]);
  await mergeStorageChanges(site);
  expect(await auditStorage(site.db)).toEqual([]);
  await site.close();
});

/** A picture that compression does not make smaller: about `side` × `side` × 3 bytes. */
async function noise(side: number, alpha = false): Promise<Buffer> {
  const channels = alpha ? 4 : 3;
  const pixels = crypto.getRandomValues(new Uint8Array(Math.min(65_536, side * side * channels)));
  const all = Buffer.alloc(side * side * channels);
  for (let at = 0; at < all.length; at += 1) all[at] = pixels[(at * 7 + (at >> 8)) % pixels.length]!;
  return await sharp(all, { raw: { width: side, height: side, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function formOf(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'mug.png', { type: 'image/png' }));
  return form;
}

const upload = (who: SitePerson, bytes: Buffer) =>
  who.call('/api/products/upload', { method: 'POST', body: formOf(bytes) });
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const usedBy = async (who: SitePerson) =>
  accountStorage.parse(await (await who.call('/api/account/storage')).json());
const listOf = async (who: SitePerson) => {
  const answer = await who.call('/api/products');
  return listedAsset.array().parse(await answer.json());
};

describe('a person’s storage', () => {
  test('is reported in bytes, and shrinks at once after a deletion', async () => {
    const ada = await createPerson(site, 0);
    expect(await usedBy(ada)).toEqual({ usedBytes: 0, limitBytes: 6 * MB, pictureBytes: 0, uploadBytes: 0 });
    const id = await idOf(await upload(ada, await noise(300)));
    const { usedBytes, uploadBytes } = await usedBy(ada);
    expect(usedBytes).toBe(uploadBytes);
    const [listed] = await listOf(ada);
    expect(listed).toMatchObject({ id, byteSize: usedBytes, uses: 0, originalName: 'mug.png' });
    const days = (Date.parse(listed!.endsAt!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);

    expect((await ada.call(`/api/products/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await usedBy(ada)).usedBytes).toBe(0);
    expect(await listOf(ada)).toEqual([]);
    expect((await fetch(`${site.origin}${listed!.imageUrl}`)).status).toBe(404);
    expect((await ada.call(`/api/products/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('never exceeds the limit, with any number of concurrent uploads', async () => {
    const ada = await createPerson(site, 0);
    const picture = await noise(800);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ada, picture)));
    const statuses = answers.map(({ status }) => status).toSorted();
    const fits = Math.floor(LIMITS.perUser / (await listOf(ada))[0]!.byteSize);
    expect(statuses).toEqual([...Array(fits).fill(201), ...Array(8 - fits).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    const body = (await refused.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ code: 'storage_full', limitBytes: LIMITS.perUser });
    expect(body.error).toMatch(/of 6 MB is used \(pictures 0 MB, uploads .* MB\)\. Delete uploads/);
    expect((await usedBy(ada)).usedBytes).toBeLessThanOrEqual(LIMITS.perUser);
    // Nothing of the refused ones is left, not even for a day.
    const { count } = await site.db
      .selectFrom('pendingObjects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('isUnnamed', '=', false)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('refuses a generation that does not fit before credits are held, and delivers running ones', async () => {
    const ada = await createPerson(site, 10);
    const ask = (imageCount: number) =>
      ada.post('/api/quick-generate', { prompt: 'a quiet lake', imageCount });
    const first = await ask(1);
    expect(first.status).toBe(202);
    // The room for it is set aside, so that another does not fit beside it.
    const second = await ask(1);
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'storage_full' });
    const credits = (await (await ada.call('/api/auth/credits')).json()) as Record<string, unknown>;
    expect(credits).toMatchObject({ credits: 9, held: 1 });

    await deliver(site, await idOf(first));
    const { usedBytes, pictureBytes } = await usedBy(ada);
    expect(pictureBytes).toBeGreaterThan(0);
    expect(usedBytes).toBeLessThan(100_000);
    const third = await ask(1);
    expect(third.status).toBe(202);
    await failPicture(site, await idOf(third));
    expect((await usedBy(ada)).usedBytes).toBeLessThan(100_000);
  });

  test('refuses API and cut-out requests when full before reading their bodies', async () => {
    const ada = await createPerson(site, 5);
    await site.db
      .insertInto('storageChanges')
      .values({ owner: `user:${ada.id}`, bytes: 6 * MB })
      .execute();
    for (const path of ['/api/products/upload', '/api/remove-background']) {
      const answer = await ada.call(path, { method: 'POST', body: formOf(Buffer.from('no picture')) });
      expect(answer.status, path).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'storage_full' });
    }
    await site.db
      .insertInto('storageChanges')
      .values({ owner: `user:${ada.id}`, bytes: -6 * MB })
      .execute();
  });
});

describe('an upload', () => {
  test('used by a picture is deleted only with `evenIfUsed`', async () => {
    const ada = await createPerson(site, 5);
    const assetId = await idOf(await upload(ada, await noise(100)));
    const generation = await idOf(await ada.post('/api/quick-generate', { prompt: 'a mug', assetId }));
    const remove = (query = '') => ada.call(`/api/products/${assetId}${query}`, { method: 'DELETE' });
    // It is needed until the picture is there.
    for (const query of ['', '?evenIfUsed=true']) {
      const answer = await remove(query);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'asset_in_use' });
    }
    await deliver(site, generation);
    expect((await listOf(ada))[0]).toMatchObject({ uses: 1, endsAt: null });
    expect(((await (await remove()).json()) as { error: string }).error).toMatch(
      /^One generation of your library/,
    );
    expect((await remove('?evenIfUsed=true')).status).toBe(204);
    expect((await ada.call(`/api/generations/${generation}`)).status).toBe(200);
  });

  test('of another user is a 404', async () => {
    const [ada, eve] = [await createPerson(site, 0), await createPerson(site, 0)];
    const id = await idOf(await upload(ada, await noise(50)));
    expect((await eve.call(`/api/products/${id}?evenIfUsed=true`, { method: 'DELETE' })).status).toBe(404);
    expect((await eve.call('/api/products/none', { method: 'DELETE' })).status).toBe(404);
    expect(await listOf(eve)).toEqual([]);
    expect((await fetch(`${site.origin}/api/products`)).status).toBe(401);
    expect(await listOf(ada)).toHaveLength(1);
  });

  test('is deleted after 30 days without a generation that uses it', async () => {
    const ada = await createPerson(site, 5);
    const [unused, used, fresh] = [
      await idOf(await upload(ada, await noise(40))),
      await idOf(await upload(ada, await noise(41))),
      await idOf(await upload(ada, await noise(42))),
    ];
    const generation = await idOf(await ada.post('/api/quick-generate', { prompt: 'a mug', assetId: used }));
    await deliver(site, generation);
    const age = () =>
      site.db
        .updateTable('assets')
        .set({ unusedSince: sql<Date>`now() - interval '31 days'` })
        .where('id', 'in', [unused, used])
        .execute();
    await age();
    expect(await sweepUnusedAssets(site)).toBe(1);
    const left = async () => new Set((await listOf(ada)).map(({ id }) => id));
    expect(await left()).toEqual(new Set([used, fresh]));
    // Once its last generation is gone it has its 30 days.
    await ada.call(`/api/generations/${generation}?permanent=true`, { method: 'DELETE' });
    expect(await sweepUnusedAssets(site)).toBe(0);
    await age();
    expect(await sweepUnusedAssets(site)).toBe(1);
    expect(await left()).toEqual(new Set([fresh]));
  });

  test('is deleted from the store within minutes, but not during a backup', async () => {
    const ada = await createPerson(site, 0);
    await upload(ada, await noise(40));
    const [asset] = await site.db.selectFrom('assets').selectAll().where('userId', '=', ada.id).execute();
    await site.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('assets').where('id', '=', asset!.id).execute();
      await trx
        .insertInto('pendingObjects')
        .values({
          objectKey: asset!.objectKey,
          isUnnamed: true,
          createdAt: sql<Date>`now() - interval '2 minutes'`,
        })
        .execute();
    });
    await site.db.connection().execute(async (connection) => {
      await sql`SELECT pg_advisory_lock_shared(1650549611)`.execute(connection);
      await sweepPendingObjects(site);
      expect(await site.objectStore.get(asset!.objectKey)).toBeDefined();
      await sql`SELECT pg_advisory_unlock_shared(1650549611)`.execute(connection);
    });
    await sweepPendingObjects(site);
    expect(await site.objectStore.get(asset!.objectKey)).toBeUndefined();
  });
});

describe('the visitors of a network', () => {
  /** Sends a picture, and waits until it is kept or refused: nobody is there to look at it. */
  async function analyze(bytes: Buffer): Promise<number | undefined> {
    const before = (await pictures()).length;
    const gone = new AbortController();
    let refusal: { status: number; body: unknown } | undefined;
    const sent = fetch(`${site.origin}/api/ad-creator/analyze-image`, {
      method: 'POST',
      body: formOf(bytes),
      signal: gone.signal,
    }).then(
      async (answer) => {
        refusal = { status: answer.status, body: await answer.json() };
      },
      () => undefined,
    );
    await expect
      .poll(async () => refusal !== undefined || (await pictures()).length > before, { timeout: 20_000 })
      .toBe(true);
    gone.abort();
    await sent;
    if (refusal) expect(refusal.body).toMatchObject({ code: 'storage_full', retryAfter: 3_600 });
    return refusal?.status;
  }
  const pictures = () =>
    site.db
      .selectFrom('adPictures')
      .innerJoin('adPictureFiles as file', 'file.pictureId', 'adPictures.id')
      .select(['adPictures.id', 'adPictures.expiresAt', 'file.byteSize', 'file.contentType'])
      .select('file.storageOwner')
      .where('kind', '=', 'upload')
      .orderBy('adPictures.createdAt')
      .execute();

  test('store compact pictures, for an hour, within their quota', async () => {
    const sent = await noise(1_500);
    const seeThrough = await noise(1_400, true);
    expect(await analyze(sent)).toBeUndefined();
    expect(await analyze(seeThrough)).toBeUndefined();
    let refusedWith: number | undefined;
    while (refusedWith === undefined) refusedWith = await analyze(sent);
    expect(refusedWith).toBe(409);
    const kept = await pictures();
    expect(kept.map(({ contentType }) => contentType).slice(0, 2)).toEqual(['image/jpeg', 'image/png']);
    for (const { byteSize, expiresAt, storageOwner } of kept) {
      expect(byteSize).toBeLessThanOrEqual(4e6);
      expect(byteSize).toBeLessThan(sent.length);
      expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
      expect(storageOwner).toMatch(/^address:[\da-f]{32}$/);
    }
    const stored = kept.reduce((sum, { byteSize }) => sum + byteSize, 0);
    expect(stored).toBeLessThanOrEqual(LIMITS.perNetwork);
    // Signed-in users have their own.
    expect((await upload(await createPerson(site, 0), await noise(40))).status).toBe(201);

    await site.db
      .updateTable('adPictures')
      .set({ expiresAt: new Date(0) })
      .execute();
    await sweepAds(site);
    expect(await analyze(sent)).toBeUndefined();
  });
});

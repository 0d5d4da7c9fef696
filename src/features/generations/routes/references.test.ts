import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asset } from '#features/assets/contract/assets';
import { sweepUnusedAssets } from '#features/assets/rules/sweep-unused-assets';
import { runGeneration } from '#features/generations/rules/run-generation';
import type { ImageRequest, PictureCredit } from '#ports/image-model';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { halves, sampleCutOut, samplePhoto } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';

const SEVERAL = { ...TEST_CARD, id: 'several', name: 'Several', references: 3 };

let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ imageModels: [TEST_CARD, SEVERAL] });
  ada = await createPerson(site, 20);
});
afterAll(() => site.close());

async function upload(who: SitePerson, bytes: Buffer): Promise<Asset> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'mug.png', { type: 'image/png' }));
  return (await who.call('/api/products/upload', { method: 'POST', body: form })).json();
}

const request = (changes: object) => ada.post('/api/quick-generate', { prompt: 'mugs', ...changes });

/** Runs a generation, and returns the request that its model got. */
async function run(generationId: string, credits: PictureCredit[] = []): Promise<ImageRequest> {
  const requests: ImageRequest[] = [];
  const model = {
    id: 'test-card',
    generate: async (asked: ImageRequest) => {
      requests.push(asked);
      return {
        image: { pixels: halves(64, 64), width: 64, height: 64 },
        description: {
          digitalSourceType: 'algorithmicMedia' as const,
          scene: 'Test card',
          category: null,
          hasPeople: false,
          notes: [],
          credits,
          details: {},
        },
      };
    },
  };
  const deps = {
    ...site,
    generationTimeoutS: 30,
    onProgressLost: () => undefined,
    cutoutModel: redCutoutModel,
    ...paintedBy(model),
  };
  await runGeneration(deps, { generationId, signal: new AbortController().signal });
  return requests[0]!;
}

describe('references of a request', () => {
  test('reach the model: what it is built around, further subjects, and the style', async () => {
    const [cutOut, photo] = [
      await upload(ada, await sampleCutOut()),
      await upload(ada, await samplePhoto('png')),
    ];
    const accepted = await request({
      imageModel: SEVERAL.id,
      assetId: cutOut.id,
      furtherReferences: [photo.id],
      styleReference: photo.id,
    });
    expect(accepted.status).toBe(202);
    const { id } = await accepted.json();
    expect(await (await ada.call(`/api/generations/${id}`)).json()).toMatchObject({
      productId: cutOut.id,
      furtherReferences: [photo.id],
      styleReference: photo.id,
    });
    const { reference, furtherReferences, style } = await run(id);
    expect(furtherReferences).toHaveLength(1);
    expect(furtherReferences![0]!.bytes).toEqual(style!.bytes);
    expect(reference!.bytes).not.toEqual(style!.bytes);
    const made = await site.db
      .selectFrom('images')
      .select(['ancestors', 'isTraced'])
      .where('generationId', '=', id)
      .executeTakeFirstOrThrow();
    // Uploads are not traced, so their pictures are reviewed before they are published.
    expect(made).toEqual({ ancestors: [], isTraced: false });
  });

  test('without a first one begin with the first further one', async () => {
    const photo = await upload(ada, await samplePhoto('png'));
    const { id } = await (await request({ furtherReferences: [photo.id] })).json();
    expect(await (await ada.call(`/api/generations/${id}`)).json()).toMatchObject({
      productId: photo.id,
      furtherReferences: [],
      styleReference: null,
    });
  });

  test('that are an earlier picture make it an ancestor of the new one', async () => {
    const first = await (await request({})).json();
    await run(first.id);
    const { images } = await (await ada.call(`/api/generations/${first.id}`)).json();
    const second = await (await request({ styleReference: images[0].id })).json();
    expect((await run(second.id)).style).toBeDefined();
    const made = await site.db
      .selectFrom('images')
      .select(['ancestors', 'words'])
      .where('generationId', '=', second.id)
      .executeTakeFirstOrThrow();
    expect(made).toMatchObject({ ancestors: [images[0].id], words: ['mugs'] });
  });

  test('that need a credit line hand it on, beside the first one and also once more', async () => {
    const cutOut = await upload(ada, await sampleCutOut());
    const first = await (await request({})).json();
    await run(first.id, [SAMPLE_CREDIT]);
    const { images } = await (await ada.call(`/api/generations/${first.id}`)).json();
    const furtherReferences = [images[0].id, images[0].id];
    const second = await (
      await request({ imageModel: SEVERAL.id, assetId: cutOut.id, furtherReferences })
    ).json();
    expect((await run(second.id)).furtherReferences).toHaveLength(1);
    const made = await (await ada.call(`/api/generations/${second.id}`)).json();
    expect(made.images[0].creditLine).toContain(SAMPLE_CREDIT.author);
  });

  test('beyond what the model takes are refused, and nothing is charged', async () => {
    const photo = await upload(ada, await samplePhoto('png'));
    const before = await (await ada.call('/api/auth/credits')).json();
    const cutOut = await upload(ada, await sampleCutOut());
    const answer = await request({ assetId: photo.id, furtherReferences: [cutOut.id] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      field: 'furtherReferences',
      error: `${TEST_CARD.name} takes one reference picture. Take the others out, or choose another model.`,
    });
    expect((await request({ furtherReferences: [photo.id, photo.id, photo.id] })).status).toBe(400);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual(before);
  });

  test('of another person are not found', async () => {
    const grace = await createPerson(site, 1);
    const kept = await upload(grace, await samplePhoto('png'));
    for (const field of ['furtherReferences', 'styleReference']) {
      const answer = await request({ [field]: field === 'styleReference' ? kept.id : [kept.id] });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found', field });
    }
  });

  test('keep an upload from being deleted while it is used, and start its time anew afterwards', async () => {
    const photo = await upload(ada, await samplePhoto('png'));
    const { id } = await (await request({ styleReference: photo.id })).json();
    const refused = await ada.call(`/api/products/${photo.id}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'asset_in_use' });
    await run(id);
    const isThere = async () => (await fetch(`${site.origin}${photo.imageUrl}`)).status === 200;
    await site.db
      .updateTable('assets')
      .set({ unusedSince: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', photo.id)
      .execute();
    await sweepUnusedAssets(site);
    expect(await isThere()).toBe(true);
    await ada.call(`/api/generations/${id}?permanent=true`, { method: 'DELETE' });
    await sweepUnusedAssets(site);
    expect(await isThere()).toBe(true);
    await site.db
      .updateTable('assets')
      .set({ unusedSince: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', photo.id)
      .execute();
    await sweepUnusedAssets(site);
    expect(await isThere()).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createPainter } from '#engines/painter/painter';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { pictureVersion } from '#features/generations/contract/versions';
import { abandonGenerationJob } from '#features/generations/jobs/abandon-generation';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import type { ImageModel } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { editingWork } from '#testing/editing-work';
import { createPicture, drawSample } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { colorMatrix, straightenZoom, UNADJUSTED } from '../contract/adjustment.ts';
import { pictureObject } from '../contract/edits.ts';
import { pictureSubject } from '../contract/subjects.ts';
import { findSubjectJob } from '../jobs/find-subject.ts';

const SIZE = 256;
const explainer = createStudioPromptExplainer();
const studio = createPainter({ threads: 1 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: () => undefined,
});
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ sceneReader: explainer });
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await explainer.close();
  await studio.close();
});

async function run(generationId: string, pictureEditor = editor, signal = new AbortController().signal) {
  await runGenerationJob(editingWork(site, pictureEditor), { data: { generationId }, signal });
}

/** A drawing by the studio in a person's library. */
async function draw(person: SitePerson, prompt = 'a cat and a dog on a sofa') {
  const { pixels, scene } = await studio.render({ prompt, seed: 7, width: SIZE, height: SIZE });
  return await createPicture(site, {
    image: { pixels, width: SIZE, height: SIZE },
    details: { ...scene },
    digitalSourceType: 'algorithmicMedia',
    userId: person.id,
  });
}

const objectsOf = async (person: SitePerson, imageId: string) =>
  z.array(pictureObject).parse(await (await person.call(`/api/images/${imageId}/objects`)).json());

async function edit(person: SitePerson, body: object, key: string = randomUUID()) {
  return await person.post('/api/edits', body, { 'idempotency-key': key });
}

/** Asks for an edit and makes it. */
async function edited(person: SitePerson, body: object) {
  const answer = await edit(person, body);
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { id } = generationAccepted.parse(await answer.json());
  await run(id);
  const [image] = await listImagesOfGenerations(site.db, [id]);
  return { id, image: image! };
}

async function pixelsOf(objectKey: string) {
  const object = await site.objectStore.get(objectKey);
  return await sharp(await buffer(object!.stream()))
    .raw()
    .toBuffer();
}

/** Pixels that differ, with their places. */
function changed(before: Buffer, after: Buffer, channels = 3) {
  const places: { x: number; y: number }[] = [];
  for (let at = 0; at < before.length / channels; at++)
    if (
      !before
        .subarray(at * channels, (at + 1) * channels)
        .equals(after.subarray(at * channels, (at + 1) * channels))
    )
      places.push({ x: at % SIZE, y: Math.floor(at / SIZE) });
  return places;
}

const balance = async ({ id }: SitePerson) => {
  const { extra, held } = await findLedgerAccounts(site.db, id);
  return { credits: extra.balance, held: held.balance };
};

/** A white circle on black, as a `data:` address. */
async function circle({
  x,
  y,
  radius,
  size = SIZE,
}: {
  x: number;
  y: number;
  radius: number;
  size?: number;
}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}

/** A red square on blue. */
const red = async () =>
  await sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#3050a0' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#e02020' } },
        left: 70,
        top: 60,
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer();

describe('things of a picture', () => {
  test('refuses to straighten a strip that would be far larger while it is turned', async () => {
    const person = await createPerson(site, 5);
    const strip = await createPicture(site, { image: drawSample(9_000, 64), userId: person.id });
    const adjust = { ...UNADJUSTED, straighten: 45 };
    const answer = await edit(person, { operation: 'adjust', imageId: strip.id, adjust });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'cannot_edit' });
  });

  test('are listed with plain words and boxes in pixels, for their owner alone', async () => {
    const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
    const { id } = await draw(ada);
    const objects = await objectsOf(ada, id);
    expect(objects.map(({ label }) => label).toSorted()).toEqual(['cat', 'dog', 'sofa']);
    for (const { box } of objects) expect(box.x + box.width).toBeLessThanOrEqual(SIZE);
    for (const other of [id, randomUUID(), 'nothing'])
      expect((await eve.call(`/api/images/${other}/objects`)).status).toBe(404);
    expect((await fetch(`${site.origin}/api/images/${id}/objects`)).status).toBe(401);
  });

  test('are none in pictures of other models', async () => {
    const ada = await createPerson(site, 5);
    const { id } = await createPicture(site, { image: drawSample(64, 64), userId: ada.id });
    expect(await objectsOf(ada, id)).toEqual([]);
    const refused = await edit(ada, {
      imageId: id,
      operation: 'object',
      object: { id: '0-0', action: 'remove' },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'cannot_edit' });
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
  });

  test('one of them is changed, the rest keeps its pixels, and the version before stays', async () => {
    const ada = await createPerson(site, 9);
    const before = await draw(ada);
    const dog = (await objectsOf(ada, before.id)).find(({ label }) => label === 'dog')!;
    const { id, image } = await edited(ada, {
      imageId: before.id,
      operation: 'object',
      object: { id: dog.id, action: 'recolor', color: '#1f5a38' },
    });
    const places = changed(await pixelsOf(before.objectKey), await pixelsOf(image.objectKey));
    expect(places.length).toBeGreaterThan(200);
    const { x, y, width, height } = dog.box;
    const outside = places.filter(
      (at) => at.x < x - 9 || at.x > x + width + 9 || at.y < y - 9 || at.y > y + height + 9,
    );
    expect(outside.length).toBeLessThan(SIZE * SIZE * 0.01);
    expect(await balance(ada)).toEqual({ credits: 7, held: 0 });
    const made = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    expect(made).toMatchObject({ status: 'completed', customPrompt: 'Recolor the dog', creditsCharged: 1 });
    const versions = z
      .array(pictureVersion)
      .parse(await (await ada.call(`/api/images/${image.id}/versions`)).json());
    expect(versions).toMatchObject([
      { imageId: before.id },
      { imageId: image.id, parentId: before.id, prompt: 'Recolor the dog' },
    ]);
    expect(descriptionOf(image)).toMatchObject({ edits: ['object-changed'] });
  });

  test('a second change starts from the first, and knows the same things', async () => {
    const ada = await createPerson(site, 9);
    const first = await draw(ada);
    const dog = (await objectsOf(ada, first.id)).find(({ label }) => label === 'dog')!;
    const { image: second } = await edited(ada, {
      imageId: first.id,
      operation: 'object',
      object: { id: dog.id, action: 'replace', prompt: 'a red apple' },
    });
    const apple = (await objectsOf(ada, second.id)).find(({ id }) => id === dog.id)!;
    expect(apple.label).toBe('apple');
    const { image: third } = await edited(ada, {
      imageId: second.id,
      operation: 'object',
      object: { id: apple.id, action: 'remove' },
    });
    expect((await objectsOf(ada, third.id)).map(({ label }) => label).toSorted()).toEqual(['cat', 'sofa']);
    expect(descriptionOf(third).edits).toEqual(['object-changed', 'object-removed']);
    const object = await site.objectStore.get(third.objectKey);
    const credentials = await site.provenance.read(await buffer(object!.stream()), 'image/png');
    expect(JSON.stringify(credentials)).toContain('A thing was taken out of the picture.');
  });

  test.each([
    ['a thing that is gone', { id: '9-9', action: 'remove' }],
    ['another thing that cannot be drawn', { id: '0-0', action: 'replace', prompt: 'a wobblefrotz' }],
    [
      'a place outside the picture',
      { id: '0-0', action: 'move', box: { x: 900, y: 0, width: 50, height: 50 } },
    ],
  ])('%s is refused before a credit is held', async (_, object) => {
    const ada = await createPerson(site, 5);
    const { id } = await draw(ada);
    const answer = await edit(ada, { imageId: id, operation: 'object', object });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'cannot_edit',
      field: expect.stringContaining('object'),
    });
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
  });

  test.each([
    [{ operation: 'object' }, 'object'],
    [{ operation: 'object', object: { id: '0-0', action: 'recolor' } }, 'object.color'],
    [{ operation: 'object', object: { id: '0-0', action: 'recolor', color: 'red' } }, 'object.color'],
    [{ operation: 'object', object: { id: '0-0', action: 'explode' } }, 'object.action'],
    [{ operation: 'erase' }, 'mask'],
    [{ operation: 'replace', mask: 'x' }, 'prompt'],
    [{ operation: 'background' }, 'background'],
    [{ operation: 'background', background: { kind: 'color', color: 'white' } }, 'background.color'],
    [{ operation: 'background', background: { kind: 'staging', prompt: '' } }, 'background.prompt'],
    [{ operation: 'background', background: { kind: 'picture', pictureId: '7' } }, 'background.pictureId'],
    [
      { operation: 'background', background: { kind: 'color', color: '#ffffff', shadow: 'long' } },
      'background.shadow',
    ],
    [{ operation: 'paint' }, 'operation'],
  ])('%j is refused, naming what is wrong', async (body, field) => {
    const ada = await createPerson(site, 5);
    const answer = await edit(ada, { imageId: randomUUID(), ...body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
  });

  test.each([
    [{ operation: 'erase', mask: 'x', background: { kind: 'none' } }, 'background'],
    [{ operation: 'object', object: { id: '0-0', action: 'remove', color: '#ffffff' } }, 'color'],
  ])('%j is refused, naming the part of another change', async (body, part) => {
    const ada = await createPerson(site, 5);
    const answer = await edit(ada, { imageId: randomUUID(), ...body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining(part) });
  });
});

describe('erasing', () => {
  test('fills what was painted over, keeps every other pixel, the credit line and transparency', async () => {
    const ada = await createPerson(site, 9);
    const { pixels } = drawSample(SIZE, SIZE);
    const alpha = Buffer.alloc(SIZE * SIZE * 4, 200);
    for (let at = 0; at < SIZE * SIZE; at++) alpha.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
    const bytes = await sharp(alpha, { raw: { width: SIZE, height: SIZE, channels: 4 } })
      .png()
      .toBuffer();
    const before = await createPicture(site, { image: { bytes }, credits: [SAMPLE_CREDIT], userId: ada.id });
    const mask = await circle({ x: 128, y: 140, radius: 30 });
    const { image } = await edited(ada, { imageId: before.id, operation: 'erase', mask });
    const places = changed(await pixelsOf(before.objectKey), await pixelsOf(image.objectKey), 4);
    expect(places.length).toBeGreaterThan(500);
    expect(places.filter(({ x, y }) => Math.hypot(x - 128, y - 140) > 30 + 5)).toEqual([]);
    expect(descriptionOf(image)).toMatchObject({
      edits: ['part-erased'],
      credits: [SAMPLE_CREDIT],
      digitalSourceType: 'trainedAlgorithmicMedia',
    });
    expect(await site.db.selectFrom('generationMasks').selectAll().execute()).toEqual([]);
  });

  test('a drawing that was painted over can still have its things changed, without what was erased', async () => {
    const ada = await createPerson(site, 9);
    const first = await draw(ada);
    const { image: erased } = await edited(ada, {
      imageId: first.id,
      operation: 'erase',
      mask: await circle({ x: 40, y: 30, radius: 20 }),
    });
    const dog = (await objectsOf(ada, erased.id)).find(({ label }) => label === 'dog')!;
    const { image } = await edited(ada, {
      imageId: erased.id,
      operation: 'object',
      object: { id: dog.id, action: 'remove' },
    });
    const places = changed(await pixelsOf(erased.objectKey), await pixelsOf(image.objectKey));
    expect(places.filter(({ x, y }) => Math.hypot(x - 40, y - 30) < 20)).toEqual([]);
  });

  test.each([
    ['no address', async () => 'nothing', 'mask', 400],
    [
      'no PNG',
      async () => `data:image/png;base64,${Buffer.from('GIF89a, or so').toString('base64')}`,
      undefined,
      415,
    ],
    ['another size', () => circle({ x: 9, y: 9, radius: 5, size: 64 }), 'mask', 400],
    ['nothing painted', () => circle({ x: 900, y: 9, radius: 5 }), 'mask', 400],
    ['everything painted', () => circle({ x: 128, y: 128, radius: 900 }), 'mask', 400],
    ['an unknown upload', async () => randomUUID(), 'mask', 404],
  ])('a mask with %s is refused before a credit is held', async (_, mask, field, status) => {
    const ada = await createPerson(site, 5);
    const { id } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const answer = await edit(ada, { imageId: id, operation: 'erase', mask: await mask() });
    expect(answer.status).toBe(status);
    if (field) expect(await answer.json()).toMatchObject({ field });
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
  });

  test('a body larger than any mask is refused', async () => {
    const ada = await createPerson(site, 5);
    const mask = `data:image/png;base64,${'A'.repeat(7 * 1024 * 1024)}`;
    expect((await edit(ada, { imageId: randomUUID(), operation: 'erase', mask })).status).toBe(413);
  });
});

describe('the subject of a picture', () => {
  const find = (imageId: string, cutoutModel = redCutoutModel) =>
    findSubjectJob(
      { ...site, cutoutModel, onSubjectFailed: () => undefined },
      { data: { imageId }, signal: new AbortController().signal },
    );
  const read = async (answer: Response) => pictureSubject.parse(await answer.json());

  test('is found once, for free, and its mask is one that edits take', async () => {
    const ada = await createPerson(site, 9);
    const { id, objectKey } = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const path = `/api/images/${id}/subject`;
    expect((await ada.call(path)).status).toBe(404);
    const asked = await ada.post(path, {});
    expect(asked.status).toBe(202);
    expect(await read(asked)).toEqual({ status: 'making', mask: null });
    expect((await ada.post(path, {})).status).toBe(202);
    expect(await waitingJobs(id)).toBe(1);
    await find(id);
    const { status, mask } = await read(await ada.call(path));
    expect(status).toBe('ready');
    expect((await ada.post(path, {})).status).toBe(200);
    expect(await balance(ada)).toEqual({ credits: 8, held: 0 });
    const { image } = await edited(ada, { imageId: id, operation: 'erase', mask });
    const places = changed(await pixelsOf(objectKey), await pixelsOf(image.objectKey));
    expect(places.length).toBeGreaterThan(9_000);
    expect(places.filter(({ x, y }) => x < 67 || x > 172 || y < 57 || y > 162)).toEqual([]);
  });

  test('of one’s tenth picture is looked for after another’s first, and is not read without end', async () => {
    const [ada, eve] = [await createPerson(site, 9), await createPerson(site, 9)];
    const priorities: number[] = [];
    for (const person of [ada, ada, ada, eve]) {
      const { id } = await createPicture(site, { image: drawSample(64, 64), userId: person.id });
      await person.post(`/api/images/${id}/subject`, {});
      const { rows } = await sql<{ priority: number }>`SELECT priority FROM pgboss.job
        WHERE name = 'find-subject' AND data->>'imageId' = ${id}`.execute(site.db);
      priorities.push(rows[0]!.priority);
    }
    expect(priorities).toEqual([0, -1, -2, 0]);
    const strict = await startTestApp({ beside: site, limits: { subjectRead: 1 } });
    const bob = await createPerson(strict, 1);
    const read = async () => (await bob.call(`/api/images/${randomUUID()}/subject`)).status;
    expect([await read(), await read()]).toEqual([404, 429]);
    await strict.close();
  });

  test('that is not there is said so, and can be looked for again', async () => {
    const ada = await createPerson(site, 9);
    const blue = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3050a0' } })
      .png()
      .toBuffer();
    const { id } = await createPicture(site, { image: { bytes: blue }, userId: ada.id });
    const path = `/api/images/${id}/subject`;
    await ada.post(path, {});
    await find(id);
    expect(await read(await ada.call(path))).toEqual({ status: 'failed', mask: null });
    expect(await read(await ada.post(path, {}))).toEqual({ status: 'making', mask: null });
  });

  test('is for the picture’s owner alone, goes with the picture, and needs a model', async () => {
    const [ada, eve] = [await createPerson(site, 9), await createPerson(site, 9)];
    const picture = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const path = `/api/images/${picture.id}/subject`;
    const bare = await startTestApp({ beside: site, cutouts: null });
    const bob = await createPerson(bare, 5);
    const other = await createPicture(site, { image: drawSample(64, 64), userId: bob.id });
    expect((await bob.post(`/api/images/${other.id}/subject`, {})).status).toBe(503);
    await bare.close();
    await ada.post(path, {});
    await find(picture.id);
    expect((await eve.post(path, {})).status).toBe(404);
    expect((await eve.call(path)).status).toBe(404);
    await site.db.deleteFrom('images').where('id', '=', picture.id).execute();
    expect((await ada.call(path)).status).toBe(404);
    expect(
      await site.db.selectFrom('imageFiles').selectAll().where('imageId', '=', picture.id).execute(),
    ).toEqual([]);
  });

  const waitingJobs = async (imageId: string) => {
    const { rows } = await sql<{ count: string }>`SELECT count(*) FROM pgboss.job
      WHERE name = 'find-subject' AND data->>'imageId' = ${imageId}`.execute(site.db);
    return Number(rows[0]?.count);
  };
});

describe('replacing what was painted over', () => {
  test('is a change of the thing under it', async () => {
    const ada = await createPerson(site, 9);
    const before = await draw(ada);
    const { box, id } = (await objectsOf(ada, before.id)).find(({ label }) => label === 'dog')!;
    const mask = await circle({ x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 });
    const { image } = await edited(ada, {
      imageId: before.id,
      operation: 'replace',
      prompt: 'a red apple',
      mask,
    });
    expect((await objectsOf(ada, image.id)).find((one) => one.id === id)!.label).toBe('apple');
  });

  const hosted = {
    id: 'openai/gpt-image-1',
    name: 'GPT',
    provider: 'OpenAI',
    cost: 3,
    takesReference: true,
  };
  const models = [TEST_CARD, { ...hosted, paintsParts: true }] as const;

  test('is left to a named hosted model that takes masks where nothing is known, at its price', async () => {
    const other = await startTestApp({ beside: site, sceneReader: explainer, imageModels: models });
    const ada = await createPerson(other, 9);
    const before = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const mask = await circle({ x: 120, y: 100, radius: 30 });
    const unnamed = { imageId: before.id, operation: 'replace', prompt: 'a red boat', mask };
    for (const [named, status] of [
      [{}, 422],
      [{ model: TEST_CARD.id }, 422],
      [{ model: 'none' }, 400],
    ] as const)
      expect([named, (await edit(ada, { ...unnamed, ...named })).status]).toEqual([named, status]);
    expect(await balance(ada)).toEqual({ credits: 8, held: 0 });
    const body = { ...unnamed, model: hosted.id };
    const { id } = generationAccepted.parse(await (await edit(ada, body)).json());
    expect(await balance(ada)).toEqual({ credits: 5, held: 3 });
    const painter: ImageModel = {
      id: hosted.id,
      generate: () => Promise.reject(new Error('Nothing was to be made')),
      async repaintPart({ picture: { width, height } }, { beginCall }) {
        const call = await beginCall!({ model: hosted.id, first: 0, count: 1, mayBeFree: false });
        await call.end(1);
        return { pixels: new Uint8Array(width * height * 3).fill(255), width, height };
      },
    };
    const withModel = createBuiltInPictureEditor({
      studio,
      cutoutModel: redCutoutModel,
      findImageModel: (asked) => (asked === hosted.id ? painter : undefined),
    });
    await run(id, withModel);
    const [image] = await listImagesOfGenerations(site.db, [id]);
    const places = changed(await pixelsOf(before.objectKey), await pixelsOf(image!.objectKey));
    expect(places.length).toBeGreaterThan(2_500);
    expect(places.filter(({ x, y }) => Math.hypot(x - 120, y - 100) > 30 + 7)).toEqual([]);
    expect(descriptionOf(image!).edits).toEqual(['part-painted']);
    expect(await balance(ada)).toEqual({ credits: 5, held: 0 });
    await other.close();
  });

  test('by a hosted model needs its price, and money in the day’s budget', async () => {
    const options = { beside: site, sceneReader: explainer, imageModels: models };
    const broke = await startTestApp({ ...options, modelBudget: { usd: 0.1, leastUsdOf: () => 0.2 } });
    const [poor, ada] = [await createPerson(broke, 3), await createPerson(broke, 9)];
    const mask = await circle({ x: 120, y: 100, radius: 30 });
    for (const [person, status] of [
      [poor, 402],
      [ada, 429],
    ] as const) {
      const { id } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: person.id });
      const before = await balance(person);
      const body = { imageId: id, operation: 'replace', prompt: 'a red boat', mask, model: hosted.id };
      const answer = await edit(person, body);
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([
        status,
        status === 429,
      ]);
      expect(await balance(person)).toEqual(before);
    }
    await broke.close();
  });

  test('is refused before a credit is held where nothing is known', async () => {
    const ada = await createPerson(site, 9);
    const drawn = await draw(ada);
    const other = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const mask = await circle({ x: 20, y: 20, radius: 12 });
    const before = await balance(ada);
    for (const imageId of [drawn.id, other.id]) {
      const answer = await edit(ada, { imageId, operation: 'replace', prompt: 'a red apple', mask });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'cannot_edit', field: 'mask' });
    }
    expect(await balance(ada)).toEqual(before);
  });
});

describe('the background', () => {
  test.each([
    ['a color', { kind: 'color', color: '#ffffff' }, [255, 255, 255], 'background-replaced'],
    ['a gradient', { kind: 'gradient', from: '#000000', to: '#ffffff' }, [0, 0, 0], 'background-replaced'],
    ['nothing', { kind: 'none' }, [0], 'background-removed'],
  ] as const)('becomes %s, and the subject keeps its pixels', async (_, background, corner, made) => {
    const ada = await createPerson(site, 5);
    const before = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const { image } = await edited(ada, { imageId: before.id, operation: 'background', background });
    const pixels = await pixelsOf(image.objectKey);
    const channels = background.kind === 'none' ? 4 : 3;
    const middle = (110 * SIZE + 120) * channels;
    expect([...pixels.subarray(middle, middle + 3)]).toEqual([0xe0, 0x20, 0x20]);
    expect([...pixels.subarray(channels - corner.length, channels)]).toEqual([...corner]);
    expect(descriptionOf(image).edits).toEqual([made]);
    expect(await balance(ada)).toEqual({ credits: 3, held: 0 });
  });

  test('becomes another picture, whose credit line follows', async () => {
    const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
    const before = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const green = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#208040' } })
      .png()
      .toBuffer();
    const owned = (userId: string) =>
      createPicture(site, { image: { bytes: green }, credits: [SAMPLE_CREDIT], userId });
    const pictureId = (await owned(ada.id)).id;
    const background = { kind: 'picture', pictureId };
    await site.db
      .updateTable('images')
      .set({ description: sql`description || '{"hasPeople": true}'` })
      .where('id', '=', pictureId)
      .execute();
    const { image } = await edited(ada, { imageId: before.id, operation: 'background', background });
    expect([image.width, image.height]).toEqual([SIZE, SIZE]);
    const pixels = await pixelsOf(image.objectKey);
    expect([...pixels.subarray(0, 3)]).toEqual([0x20, 0x80, 0x40]);
    const middle = (110 * SIZE + 120) * 3;
    expect([...pixels.subarray(middle, middle + 3)]).toEqual([0xe0, 0x20, 0x20]);
    expect(descriptionOf(image)).toMatchObject({
      credits: [SAMPLE_CREDIT],
      edits: ['background-replaced'],
      hasPeople: true,
    });
    expect(image.ancestors.toSorted()).toEqual([before.id, pictureId].toSorted());
    const strange = { kind: 'picture', pictureId: (await owned(eve.id)).id };
    const refused = await edit(ada, { imageId: before.id, operation: 'background', background: strange });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ field: 'background.pictureId' });
  });

  test('becomes a set of the studio, on which the subject is photographed', async () => {
    const ada = await createPerson(site, 5);
    const before = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const background = { kind: 'staging', prompt: 'on a wooden table' };
    const { id, image } = await edited(ada, { imageId: before.id, operation: 'background', background });
    // Whatever the light of the set: nothing of the blue ground is left.
    const pixels = await pixelsOf(image.objectKey);
    const isBlue = (at: number) =>
      Math.hypot(pixels[at]! - 48, pixels[at + 1]! - 80, pixels[at + 2]! - 160) < 24;
    const blue = Array.from({ length: SIZE * SIZE }, (_, i) => isBlue(i * 3)).filter(Boolean);
    expect(blue.length).toBeLessThan(SIZE * SIZE * 0.01);
    expect(descriptionOf(image)).toMatchObject({
      edits: ['background-replaced'],
      digitalSourceType: expect.stringMatching(/trainedAlgorithmicMedia$/i),
    });
    expect(descriptionOf(image).details).not.toHaveProperty('engineVersion');
    const made = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    expect(made.customPrompt).toBe('Stage it on a wooden table');
  });

  test('gets a shadow, and a lively one cannot keep its own: that costs nothing and says why', async () => {
    const ada = await createPerson(site, 5);
    const before = await createPicture(site, { image: { bytes: await red() }, userId: ada.id });
    const white = { kind: 'color', color: '#ffffff', shadow: 'made' };
    const { image } = await edited(ada, { imageId: before.id, operation: 'background', background: white });
    const pixels = await pixelsOf(image.objectKey);
    expect(pixels[(158 * SIZE + 120) * 3]).toBeLessThan(238);
    expect(pixels[(250 * SIZE + 5) * 3]).toBe(255);
    const noise = await sharp({
      create: {
        width: SIZE,
        height: SIZE,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 90, sigma: 60 },
      },
    })
      .composite([
        {
          input: await sharp(await red())
            .extract({ left: 70, top: 60, width: 100, height: 100 })
            .toBuffer(),
          left: 70,
          top: 60,
        },
      ])
      .png()
      .toBuffer();
    const lively = await createPicture(site, { image: { bytes: noise }, userId: ada.id });
    const answer = await edit(ada, {
      imageId: lively.id,
      operation: 'background',
      background: { ...white, shadow: 'kept' },
    });
    const { id } = generationAccepted.parse(await answer.json());
    await run(id);
    const failed = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    expect(failed).toMatchObject({
      status: 'failed',
      failureReason: 'The shadow cannot be told from this background. Make a new one instead.',
      creditsCharged: 0,
    });
  });

  test('is refused before a credit where no model finds subjects', async () => {
    const bare = await startTestApp({ beside: site, cutouts: null });
    const ada = await createPerson(bare, 5);
    const { id } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const body = { imageId: id, operation: 'background', background: { kind: 'none' } };
    expect((await edit(ada, body)).status).toBe(503);
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
    await bare.close();
  });
});

describe('expanding', () => {
  /** The part of an expanded picture where the earlier one lies. */
  const partOf = async (
    objectKey: string,
    frame: { left: number; top: number; width: number; height: number },
  ) => {
    const object = await site.objectStore.get(objectKey);
    return await sharp(await buffer(object!.stream()))
      .extract(frame)
      .raw()
      .toBuffer();
  };

  test('continues any picture by patches, which keeps every pixel in the middle', async () => {
    const ada = await createPerson(site, 5);
    const { id, objectKey } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'patches', most: 0.25 });
    const expand = { left: 0.125, right: 0.25, bottom: 0.0625 };
    const { image } = await edited(ada, { imageId: id, operation: 'expand', expand });
    expect([image.width, image.height]).toEqual([SIZE * 1.375, SIZE * 1.0625]);
    const middle = await partOf(image.objectKey, { left: SIZE / 8, top: 0, width: SIZE, height: SIZE });
    expect(middle.equals(await pixelsOf(objectKey))).toBe(true);
    expect(descriptionOf(image).edits).toEqual(['expanded']);
    expect(await objectsOf(ada, image.id)).toEqual([]);
    expect(await balance(ada)).toEqual({ credits: 3, held: 0 });
  });

  test('shows more of a drawing’s studio', async () => {
    const ada = await createPerson(site, 5);
    const { id, objectKey } = await draw(ada);
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'camera', most: 0.5 });
    const expand = { right: 0.5, top: 0.25 };
    const { image } = await edited(ada, { imageId: id, operation: 'expand', expand });
    const middle = await partOf(image.objectKey, { left: 0, top: SIZE / 4, width: SIZE, height: SIZE });
    expect(middle.equals(await pixelsOf(objectKey))).toBe(true);
    // A backdrop has hardly an edge.
    const above = await partOf(image.objectKey, { left: 0, top: 0, width: SIZE * 1.5, height: SIZE / 8 });
    const { channels } = await sharp(above, {
      raw: { width: SIZE * 1.5, height: SIZE / 8, channels: 3 },
    }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(25);
  });

  test('shows more of the place of people, which repeats nobody', async () => {
    const ada = await createPerson(site, 5);
    const { id, objectKey } = await draw(ada, 'a chef in a kitchen');
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'camera', most: 0.5 });
    const { image } = await edited(ada, {
      imageId: id,
      operation: 'expand',
      expand: { left: 0.5, right: 0.5 },
    });
    const middle = await partOf(image.objectKey, { left: SIZE / 2, top: 0, width: SIZE, height: SIZE });
    expect(middle.equals(await pixelsOf(objectKey))).toBe(true);
    const wall = (pixels: Buffer, x: number, width: number) => [
      ...pixels.subarray((4 * width + x) * 3, (4 * width + x) * 3 + 3),
    ];
    const side = await partOf(image.objectKey, { left: 0, top: 0, width: SIZE / 2, height: SIZE });
    for (const [channel, value] of wall(side, SIZE / 2 - 4, SIZE / 2).entries())
      expect(Math.abs(value - wall(middle, 4, SIZE)[channel]!)).toBeLessThan(12);
  });

  test('shows more of a landscape on all sides', async () => {
    const ada = await createPerson(site, 5);
    const { id, objectKey } = await draw(ada, 'a wheat field');
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'camera', most: 0.5 });
    const expand = { left: 0.5, right: 0.25, top: 0.5, bottom: 0.25 };
    const { image } = await edited(ada, { imageId: id, operation: 'expand', expand });
    const inner = { left: SIZE / 2, top: SIZE / 2, width: SIZE, height: SIZE };
    expect((await partOf(image.objectKey, inner)).equals(await pixelsOf(objectKey))).toBe(true);
    const meanOf = async (top: number) => {
      const side = { left: 0, top, width: SIZE / 2, height: SIZE / 4 };
      const raw = { width: SIZE / 2, height: SIZE / 4, channels: 3 } as const;
      const { channels } = await sharp(await partOf(image.objectKey, side), { raw }).stats();
      return channels.map(({ mean }) => mean);
    };
    const [sky, field] = [await meanOf(0), await meanOf(SIZE * 1.5)];
    expect(sky[2]! - sky[0]!).toBeGreaterThan(field[2]! - field[0]!);
  });

  test('continues a flat drawing by patches, which is composed for its frame', async () => {
    const ada = await createPerson(site, 5);
    const { id } = await draw(ada, 'flat illustration of a cat and a dog');
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'patches', most: 0.25 });
    expect((await edit(ada, { imageId: id, operation: 'expand', expand: { left: 0.4 } })).status).toBe(422);
  });

  test('lets the camera of a photo see more of its set', async () => {
    const ada = await createPerson(site, 5);
    const request = { prompt: 'two pears and a mug on a wooden table', seed: 9, width: 128, height: 128 };
    const { pixels, scene } = await studio.render(request);
    const { id } = await createPicture(site, {
      image: { pixels, width: 128, height: 128 },
      details: { ...scene },
      digitalSourceType: 'algorithmicMedia',
      userId: ada.id,
    });
    const limits = await (await ada.call(`/api/images/${id}/expansion`)).json();
    expect(limits).toEqual({ by: 'camera', most: 0.5 });
    const expand = { left: 0.5, top: 0.25 };
    const { image } = await edited(ada, { imageId: id, operation: 'expand', expand });
    const middle = await partOf(image.objectKey, { left: 64, top: 32, width: 128, height: 128 });
    expect(middle.equals(Buffer.from(pixels))).toBe(true);
    // Patches would repeat the pears; beside them is nothing but the table and the wall.
    const beside = await sharp(await partOf(image.objectKey, { left: 0, top: 0, width: 64, height: 160 }), {
      raw: { width: 64, height: 160, channels: 3 },
    }).stats();
    expect(beside.channels.every(({ mean }) => mean > 20)).toBe(true);
  });

  test.each([
    [{}, 422, 'expand'],
    [{ left: 0.3 }, 422, 'expand'],
    [{ left: 0.7 }, 400, 'expand.left'],
    [{ top: -0.1 }, 400, 'expand.top'],
  ])('by %j is refused with %i', async (expand, status, field) => {
    const ada = await createPerson(site, 5);
    const { id } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: ada.id });
    const answer = await edit(ada, { imageId: id, operation: 'expand', expand });
    expect(answer.status).toBe(status);
    expect((await answer.json()).field).toBe(field);
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
  });

  test('makes no side longer than 4,096 pixels, not even of a picture that is longer already', async () => {
    const ada = await createPerson(site, 5);
    const { id } = await createPicture(site, { image: drawSample(4200, 64), userId: ada.id });
    const answer = await edit(ada, { imageId: id, operation: 'expand', expand: { top: 0.2 } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'cannot_edit', field: 'expand' });
  });
});

describe('adjusting', () => {
  test('costs nothing, does what the preview does, and keeps the version before', async () => {
    const ada = await createPerson(site, 1);
    const { id } = await draw(ada);
    const [before] = await site.db.selectFrom('images').selectAll().where('id', '=', id).execute();
    const colors = { ...UNADJUSTED, brightness: 0.3, contrast: -0.2, saturation: -0.5, warmth: 0.4 };
    const { image } = await edited(ada, { imageId: id, operation: 'adjust', adjust: colors });
    const [was, is] = [await pixelsOf(before!.objectKey), await pixelsOf(image.objectKey)];
    const rows = colorMatrix(colors);
    for (let at = 0; at < was.length; at += 3 * 97) {
      const made = rows.map(
        ([r, g, b, base]) => r! * was[at]! + g! * was[at + 1]! + b! * was[at + 2]! + base! * 255,
      );
      for (const channel of [0, 1, 2])
        expect(is[at + channel]).toBe(Math.min(255, Math.max(0, Math.round(made[channel]!))));
    }
    expect(descriptionOf(image).edits).toEqual(['adjusted']);
    const versions = z
      .array(pictureVersion)
      .parse(await (await ada.call(`/api/images/${id}/versions`)).json());
    expect(versions.map(({ imageId, parentId }) => [imageId, parentId])).toEqual([
      [id, null],
      [image.id, id],
    ]);
    expect(await balance(ada)).toEqual({ credits: 0, held: 0 });
    expect(await objectsOf(ada, image.id)).toEqual([]);
  });

  test('crops to the pixel, and a straightened picture has no empty corner', async () => {
    const ada = await createPerson(site, 1);
    const { id } = await createPicture(site, {
      image: { pixels: new Uint8Array(SIZE * SIZE * 3).fill(200), width: SIZE, height: SIZE },
      digitalSourceType: 'algorithmicMedia',
      userId: ada.id,
    });
    const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const cropped = await edited(ada, { imageId: id, operation: 'adjust', adjust: { crop } });
    expect([cropped.image.width, cropped.image.height]).toEqual([SIZE / 2, SIZE / 4]);
    expect(descriptionOf(cropped.image).edits).toEqual(['cropped']);
    const turned = await edited(ada, { imageId: id, operation: 'adjust', adjust: { straighten: 10 } });
    expect(turned.image.width).toBe(turned.image.height);
    expect(turned.image.width).toBe(Math.floor(SIZE / straightenZoom({ width: 1, height: 1 }, 10)));
    expect((await pixelsOf(turned.image.objectKey)).every((value) => value > 195)).toBe(true);
    const all = { x: 0, y: 0, width: 1, height: 1 };
    const whole = await edited(ada, { imageId: id, operation: 'adjust', adjust: { crop: all } });
    expect([whole.image.width, whole.image.height]).toEqual([SIZE, SIZE]);
  });

  test.each([
    [{}, 422, 'adjust'],
    [{ crop: { x: 0.5, y: 0.5, width: 0.01, height: 0.01 } }, 422, 'adjust.crop'],
    [{ crop: { x: -1, y: 0, width: 1, height: 1 } }, 400, 'adjust.crop.x'],
    [{ brightness: 2 }, 400, 'adjust.brightness'],
    [{ straighten: 90 }, 400, 'adjust.straighten'],
    [{ glow: 1 }, 400, undefined],
  ])('%j is refused with %i', async (adjust, status, field) => {
    const ada = await createPerson(site, 1);
    const { id } = await draw(ada);
    const answer = await edit(ada, { imageId: id, operation: 'adjust', adjust });
    expect(answer.status).toBe(status);
    if (field) expect((await answer.json()).field).toBe(field);
  });
});

describe('words over a picture', () => {
  const gray = async (userId: string) =>
    await createPicture(site, {
      image: { pixels: new Uint8Array(SIZE * SIZE * 3).fill(90), width: SIZE, height: SIZE },
      digitalSourceType: 'algorithmicMedia',
      userId,
    });

  test('are written where they were placed, for free; credentials say so, and nothing else changes', async () => {
    const ada = await createPerson(site, 1);
    const { id, objectKey } = await gray(ada.id);
    const text = { words: 'Hello\nthere', font: 'bold', size: 0.15, color: '#ff0000', x: 0.5, y: 0.25 };
    const adjusted = await edited(ada, { imageId: id, operation: 'adjust', adjust: { texts: [text] } });
    const places = changed(await pixelsOf(objectKey), await pixelsOf(adjusted.image.objectKey));
    expect(places.length).toBeGreaterThan(600);
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2 / SIZE;
    expect(Math.abs(middle(xs) - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(middle(ys) - 0.25)).toBeLessThan(0.04);
    expect(Math.max(...ys)).toBeLessThan(SIZE * 0.5);
    expect(descriptionOf(adjusted.image).edits).toEqual(['text-written']);
    const object = await site.objectStore.get(adjusted.image.objectKey);
    const credentials = await site.provenance.read(await buffer(object!.stream()), 'image/png');
    expect(JSON.stringify(credentials)).toContain('Words were written over the picture.');
    const versions = z
      .array(pictureVersion)
      .parse(await (await ada.call(`/api/images/${id}/versions`)).json());
    expect(versions.map(({ prompt, adjust }) => [prompt, adjust?.texts ?? []])).toEqual([
      [expect.anything(), []],
      ['Write “Hello there”', [text]],
    ]);
    expect(await balance(ada)).toEqual({ credits: 0, held: 0 });
  });

  test('are taken off again with the same bytes, and color and frame stay changed', async () => {
    const ada = await createPerson(site, 1);
    const { id } = await gray(ada.id);
    const crop = { x: 0, y: 0.25, width: 1, height: 0.5 };
    const adjust = { brightness: 0.2, crop };
    const plain = await edited(ada, { imageId: id, operation: 'adjust', adjust });
    const written = await edited(ada, {
      imageId: id,
      operation: 'adjust',
      adjust: { ...adjust, texts: [{ words: 'Sale' }] },
    });
    expect(descriptionOf(written.image).edits).toEqual(['cropped', 'adjusted', 'text-written']);
    expect([written.image.width, written.image.height]).toEqual([SIZE, SIZE / 2]);
    const off = await edited(ada, { imageId: id, operation: 'adjust', adjust });
    const [first, again] = [await pixelsOf(plain.image.objectKey), await pixelsOf(off.image.objectKey)];
    expect(again.equals(first)).toBe(true);
    expect(changed(first, await pixelsOf(written.image.objectKey)).length).toBeGreaterThan(100);
  });

  test('are several, each where it was placed, and an adjustment of an earlier release has one', async () => {
    const ada = await createPerson(site, 1);
    const { id, objectKey } = await gray(ada.id);
    const texts = [
      { words: 'Above', font: 'serif', size: 0.1, color: '#ff0000', x: 0.5, y: 0.2 },
      { words: 'Below', font: 'bold', size: 0.2, color: '#00ff00', x: 0.5, y: 0.8 },
    ];
    const adjusted = await edited(ada, { imageId: id, operation: 'adjust', adjust: { texts } });
    const [before, after] = [await pixelsOf(objectKey), await pixelsOf(adjusted.image.objectKey)];
    const places = changed(before, after);
    const isGreen = ({ x, y }: { x: number; y: number }) => after[(y * SIZE + x) * 3 + 1]! > 150;
    const high = places.filter(({ y }) => y < SIZE / 2);
    const low = places.filter(({ y }) => y > SIZE / 2);
    expect([high.length > 100, low.length > 300]).toEqual([true, true]);
    expect([high.some(isGreen), low.some(isGreen)]).toEqual([false, true]);
    const read = async () =>
      z.array(pictureVersion).parse(await (await ada.call(`/api/images/${id}/versions`)).json());
    const [, version] = await read();
    expect([version!.prompt, version!.adjust!.texts]).toEqual(['Write “Above” and 1 more', texts]);
    const { texts: _, ...rest } = version!.adjust!;
    await site.db
      .updateTable('generations')
      .set({ edit: JSON.stringify({ operation: 'adjust', adjust: { ...rest, text: texts[0] } }) })
      .where('id', '=', adjusted.id)
      .execute();
    expect((await read())[1]!.adjust!.texts).toEqual([texts[0]]);
  });

  test('keep a cut-out transparent, and leave out what no font has', async () => {
    const ada = await createPerson(site, 1);
    const bytes = await sharp({
      create: { width: SIZE, height: SIZE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { id } = await createPicture(site, { image: { bytes }, userId: ada.id });
    const { image } = await edited(ada, {
      imageId: id,
      operation: 'adjust',
      adjust: { texts: [{ words: 'Hi 🦊', size: 0.3, color: '#20c040' }] },
    });
    const pixels = await pixelsOf(image.objectKey);
    const opaque = Array.from({ length: SIZE * SIZE }, (_, at) => at).filter(
      (at) => pixels[at * 4 + 3] === 255,
    );
    expect(opaque.length).toBeGreaterThan(500);
    for (const at of opaque.slice(0, 50))
      expect([...pixels.subarray(at * 4, at * 4 + 3)]).toEqual([0x20, 0xc0, 0x40]);
    expect(pixels[3]).toBe(0);
    expect(descriptionOf(image).notes).toEqual(['Left out: 🦊']);
    const answer = await edit(ada, {
      imageId: id,
      operation: 'adjust',
      adjust: { texts: [{ words: '🦊' }] },
    });
    const failed = generationAccepted.parse(await answer.json());
    await run(failed.id);
    expect(await (await ada.call(`/api/generations/${failed.id}`)).json()).toMatchObject({
      status: 'failed',
      failureReason: 'None of the fonts has these characters.',
    });
  });

  test.each([
    [{ words: ' ' }, 'adjust.texts.0.words'],
    [{ words: 'a\n'.repeat(9) }, 'adjust.texts.0.words'],
    [{ words: 'x', size: 4 }, 'adjust.texts.0.size'],
    [{ words: 'x', font: 'comic' }, 'adjust.texts.0.font'],
    [{ words: 'x', color: 'red' }, 'adjust.texts.0.color'],
    [{ words: 'x', x: -1 }, 'adjust.texts.0.x'],
  ])('%j are refused, naming what is wrong', async (text, field) => {
    const ada = await createPerson(site, 1);
    const answer = await edit(ada, { imageId: randomUUID(), operation: 'adjust', adjust: { texts: [text] } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
  });
});

describe('paying', () => {
  const erase = async (person: SitePerson) => {
    const { id } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: person.id });
    return { imageId: id, operation: 'erase', mask: await circle({ x: 128, y: 128, radius: 20 }) };
  };

  test('a second click, and a job that runs twice, pay and make one version', async () => {
    const ada = await createPerson(site, 5);
    const body = await erase(ada);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => edit(ada, body, key)));
    const ids = await Promise.all(answers.map(async (it) => generationAccepted.parse(await it.json()).id));
    expect(new Set(ids).size).toBe(1);
    await Promise.all([run(ids[0]!), run(ids[0]!)]);
    expect(await listImagesOfGenerations(site.db, ids)).toHaveLength(1);
    expect(await balance(ada)).toEqual({ credits: 3, held: 0 });
    expect(
      (
        await edit(
          ada,
          { imageId: body.imageId, operation: 'object', object: { id: '0-0', action: 'remove' } },
          key,
        )
      ).status,
    ).toBe(409);
  });

  test('without a credit nothing is started', async () => {
    const ada = await createPerson(site, 1);
    const answer = await edit(ada, await erase(ada));
    expect(answer.status).toBe(402);
  });

  test('canceling is free, and a worker that dies in the middle costs nothing', async () => {
    const ada = await createPerson(site, 5);
    const canceled = generationAccepted.parse(await (await edit(ada, await erase(ada))).json());
    expect((await ada.post(`/api/generations/${canceled.id}/cancel`, {})).status).toBe(200);
    await run(canceled.id);
    const died = generationAccepted.parse(await (await edit(ada, await erase(ada))).json());
    const crash = AbortSignal.abort(new Error('the worker stopped'));
    await expect(run(died.id, editor, crash)).rejects.toThrow('the worker stopped');
    await abandonGenerationJob(editingWork(site, editor), { data: { generationId: died.id } });
    expect(await listImagesOfGenerations(site.db, [canceled.id, died.id])).toEqual([]);
    expect(await balance(ada)).toEqual({ credits: 3, held: 0 });
    expect(await site.db.selectFrom('generationMasks').selectAll().execute()).toEqual([]);
  });

  test('a picture that was deleted meanwhile costs nothing', async () => {
    const ada = await createPerson(site, 5);
    const body = await erase(ada);
    const { id } = generationAccepted.parse(await (await edit(ada, body)).json());
    const [{ generationId }] = (await site.db
      .selectFrom('images')
      .select('generationId')
      .where('id', '=', body.imageId)
      .execute()) as [{ generationId: string }];
    await ada.call(`/api/generations/${generationId}`, { method: 'DELETE' });
    await run(id);
    expect(await balance(ada)).toEqual({ credits: 4, held: 0 });
  });

  test('others cannot edit a private picture', async () => {
    const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
    const answer = await edit(eve, await erase(ada));
    expect(answer.status).toBe(404);
    expect(await balance(eve)).toEqual({ credits: 5, held: 0 });
  });
});

test('programs edit with a key of this scope', async () => {
  const ada = await createPerson(site, 9);
  const { id } = await draw(ada);
  const keyOf = async (...scopes: ('edits:write' | 'generations:read')[]) =>
    (await createApiKey(site, { userId: ada.id, name: 'Test', scopes })).secret;
  const ask = (secret: string, path: string, body?: object) =>
    fetch(`${site.origin}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const listed = await (await ask(await keyOf('generations:read'), `images/${id}/objects`)).json();
  expect(listed).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ label: 'cat' })]) });
  const body = { imageId: id, operation: 'object', object: { id: '0-0', action: 'remove' } };
  expect((await ask(await keyOf('generations:read'), 'edits', body)).status).toBe(403);
  const answer = await ask(await keyOf('edits:write'), 'edits', body);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({
    prompt: 'Remove the cat',
    model: 'studio',
    status: 'generating',
  });
});

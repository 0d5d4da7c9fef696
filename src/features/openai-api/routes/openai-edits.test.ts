import { buffer } from 'node:stream/consumers';
import OpenAI, { type APIError, toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createPainter } from '#engines/painter/painter';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { findGeneration } from '#features/generations/rules/find-generation';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { paintedBy } from '#testing/generation-models';
import { createPicture, drawSample } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';

const SIZE = 256;
const explainer = createStudioPromptExplainer();
const studio = createPainter({ threads: 1 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: () => undefined,
});
let site: TestApp;
let person: SitePerson;
let openai: OpenAI;
beforeAll(async () => {
  site = await startTestApp({ sceneReader: explainer });
  person = await createPerson(site, 100);
  openai = await program();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await explainer.close();
  await studio.close();
});

async function program(userId = person.id, scopes = Object.keys(API_SCOPES) as ApiScope[], on = site) {
  const { secret } = await createApiKey(on, { userId, name: 'Test', scopes });
  return new OpenAI({ apiKey: secret, baseURL: `${on.origin}/v1`, maxRetries: 0 });
}

/** A drawing in the person's library, with its file. */
async function draw() {
  const { pixels, scene } = await studio.render({
    prompt: 'a cat and a dog on a sofa',
    seed: 7,
    width: SIZE,
    height: SIZE,
  });
  const image = await createPicture(site, {
    image: { pixels, width: SIZE, height: SIZE },
    details: { ...scene },
    digitalSourceType: 'algorithmicMedia',
    userId: person.id,
  });
  const object = await site.objectStore.get(image.objectKey);
  return { ...image, file: await buffer(object!.stream()) };
}

/** As OpenAI's clients send it: transparent where the picture changes. */
async function hole({ x, y, radius, size = SIZE }: { x: number; y: number; radius: number; size?: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><mask id="m"><rect width="100%" height="100%" fill="#fff"/><circle cx="${x}" cy="${y}" r="${radius}"/></mask><rect width="100%" height="100%" mask="url(#m)"/></svg>`;
  return await png(await sharp(Buffer.from(svg)).png().toBuffer(), 'mask.png');
}

const png = (bytes: Buffer, name = 'picture.png') => toFile(bytes, name, { type: 'image/png' });

/** A picture from elsewhere. */
const strange = async () => {
  const { pixels, width, height } = drawSample(320, 180);
  return await png(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
};

const newest = () =>
  site.db
    .selectFrom('generations')
    .selectAll()
    .where('userId', '=', person.id)
    .where('status', '=', 'generating')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** The generation that the request under way has asked for. */
async function accepted() {
  await expect.poll(newest, { timeout: 60_000 }).toBeDefined();
  return (await newest())!;
}

const runEdit = (generationId: string) =>
  runGenerationJob(
    {
      ...site,
      ...paintedBy({ id: 'none', generate: () => Promise.reject(new Error('Nothing was to be painted')) }),
      pictureEditor: editor,
      cutoutModel: redCutoutModel,
      pictureJudge: { id: 'none', judge: () => Promise.reject(new Error('Nothing was to be judged')) },
      visionModel: { id: 'none', lookAt: () => Promise.reject(new Error('Nothing was to be looked at')) },
      generationTimeoutS: 60,
      onProgressLost: () => undefined,
      onFailed: () => undefined,
    },
    { data: { generationId }, signal: new AbortController().signal },
  );

const refusal = async (asked: Promise<unknown>): Promise<APIError> =>
  await asked.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: APIError) => error,
  );

const money = async () => {
  const { extra, held } = await findLedgerAccounts(site.db, person.id);
  return [extra.balance, held.balance];
};

const countUploads = async () =>
  (await site.db.selectFrom('assets').select('id').where('userId', '=', person.id).execute()).length;

describe('a picture that was made here', () => {
  test('is erased where the mask is transparent, and keeps its other pixels', async () => {
    const { id, file } = await draw();
    const asked = openai.images.edit({
      image: await png(file),
      mask: await hole({ x: 60, y: 60, radius: 20 }),
      prompt: 'Remove what hangs there.',
    });
    const generation = await accepted();
    expect(generation).toMatchObject({ edit: { operation: 'erase' } });
    await runEdit(generation.id);
    const { data } = await asked;
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    const [before, after] = [await pixels(file), await pixels(Buffer.from(data![0]!.b64_json!, 'base64'))];
    for (let at = 0; at < SIZE * SIZE; at++) {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      if (Math.hypot(x - 60, y - 60) > 40 && before[at * 3] !== after[at * 3])
        throw new Error(`changed at ${x}, ${y}`);
    }
    expect(after.equals(before)).toBe(false);
    const versions = await person.call(`/api/images/${id}/versions`);
    expect(await versions.json()).toHaveLength(2);
  });

  test('has the thing under the mask replaced by what the prompt names', async () => {
    const { id, file } = await draw();
    const objects = (await (await person.call(`/api/images/${id}/objects`)).json()) as {
      label: string;
      box: { x: number; y: number; width: number; height: number };
    }[];
    const { box } = objects.find(({ label }) => label === 'dog')!;
    const mask = await hole({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      radius: Math.max(box.width, box.height) / 2,
    });
    const asked = openai.images.edit({
      image: [await png(file)],
      mask,
      prompt: 'Replace the dog with a red apple',
      size: '256x256',
    });
    const generation = await accepted();
    expect(generation).toMatchObject({
      prompt: 'Replace the dog with a red apple',
      edit: { operation: 'object', object: { action: 'replace', prompt: 'a red apple' } },
    });
    await deliver(site, generation.id);
    expect((await asked).data).toHaveLength(1);
  });

  test('has what nobody knows painted by the named model, and by no other', async () => {
    const dear = { ...TEST_CARD, id: 'acme/dear', cost: 7, paintsParts: true };
    const dearer = { ...dear, id: 'acme/dearer', cost: 9 };
    const imageModels = [TEST_CARD, dear, dearer] as const;
    const other = await startTestApp({ beside: site, sceneReader: explainer, imageModels });
    const theirs = await program(person.id, ['edits:write'], other);
    const { file } = await draw();
    const asked = async () => ({
      image: await png(file),
      mask: await hole({ x: 12, y: 12, radius: 10 }),
      prompt: 'a red apple',
    });
    expect(await refusal(theirs.images.edit(await asked()))).toMatchObject({ code: 'cannot_edit' });
    const [credits] = await money();
    const made = theirs.images.edit({ ...(await asked()), model: dearer.id });
    const generation = await accepted();
    expect(generation).toMatchObject({ imageModel: dearer.id, edit: { operation: 'paint' } });
    expect(await money()).toEqual([credits! - 9, 9]);
    await deliver(site, generation.id);
    expect((await made).data).toHaveLength(1);
    await other.close();
  });

  test('is refined without a mask, and streamed', async () => {
    const { file, objectKey } = await draw();
    const stream = await openai.images.edit({
      image: await png(file),
      prompt: 'a cat and a dog on a green sofa',
      stream: true,
    });
    const generation = await accepted();
    expect(generation).toMatchObject({ grounding: { objectKey }, width: SIZE, height: SIZE });
    await deliver(site, generation.id);
    const events: string[] = [];
    for await (const { type } of stream) events.push(type);
    expect(events).toEqual(['image_edit.completed']);
  });

  test('has variations by its prompt, with other seeds', async () => {
    const { file, generationId } = await draw();
    const asked = openai.images.createVariation({ image: await png(file), n: 2, response_format: 'url' });
    const generation = await accepted();
    const first = await findGeneration(site, { userId: person.id, id: generationId });
    expect(generation).toMatchObject({ prompt: first.prompt, imageCount: 2, grounding: null });
    expect(generation.seed).not.toBe(first.seed);
    await deliver(site, generation.id, { count: 2 });
    const { data } = await asked;
    for (const { url } of data!) expect((await fetch(url!)).status).toBe(200);
  });
});

describe('a picture from elsewhere', () => {
  test('is what a new picture is built around', async () => {
    const uploads = await countUploads();
    const asked = openai.images
      .edit({ image: await strange(), prompt: 'on a beach', output_format: 'webp' })
      .withResponse();
    const generation = await accepted();
    expect(generation).toMatchObject({ prompt: 'on a beach', width: 1280, height: 720, grounding: null });
    expect(generation.productId).not.toBeNull();
    await deliver(site, generation.id);
    const { data, response } = await asked;
    const file = Buffer.from(data.data![0]!.b64_json!, 'base64');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp' });
    expect(await site.provenance.read(file, 'image/webp')).toMatchObject({ isIntact: true });
    expect(response.headers.get('x-credits-charged')).toBe('1');
    expect(await countUploads()).toBe(uploads + 1);
  });

  test('is used once for a repeated request with the same key', async () => {
    const image = await strange();
    const ask = (prompt: string) =>
      openai.images.edit({ image, prompt }, { headers: { 'idempotency-key': 'around' } });
    const first = ask('in a forest');
    const { id } = await accepted();
    const uploads = await countUploads();
    await deliver(site, id);
    expect(await ask('in a forest')).toEqual(await first);
    expect(await countUploads()).toBe(uploads);
    expect(await refusal(ask('in a city'))).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });

  test('of a stranger is not one’s own', async () => {
    const { file } = await draw();
    const other = await createPerson(site, 5);
    const theirs = await program(other.id);
    const mask = await hole({ x: 60, y: 60, radius: 20 });
    expect(
      await refusal(theirs.images.edit({ image: await png(file), mask, prompt: 'remove it' })),
    ).toMatchObject({ status: 422, code: 'cannot_edit', param: 'image' });
  });
});

describe('what cannot be done is refused, and costs nothing', () => {
  const own = async () => await png((await draw()).file);
  const mask = () => hole({ x: 60, y: 60, radius: 20 });
  const CASES: [string, () => Promise<object>, object][] = [
    [
      'a mask on a picture from elsewhere',
      async () => ({ image: await strange(), mask: await mask() }),
      { status: 422, code: 'cannot_edit', param: 'image' },
    ],
    [
      'a mask without transparency',
      async () => ({ image: await own(), mask: await strange() }),
      { status: 400, param: 'mask' },
    ],
    [
      'a mask of another size',
      async () => ({ image: await own(), mask: await hole({ x: 9, y: 9, radius: 5, size: 64 }) }),
      { status: 400, param: 'mask' },
    ],
    [
      'a mask over nothing known',
      async () => ({ image: await own(), mask: await hole({ x: 5, y: 5, radius: 4 }) }),
      { status: 422, code: 'cannot_edit', param: 'mask' },
    ],
    [
      'two pictures',
      async () => ({ image: [await strange(), await strange(), await strange()] }),
      { status: 400, param: 'image' },
    ],
    ['no picture', async () => ({}), { status: 400, param: 'image' }],
    ['several changes', async () => ({ image: await own(), n: 2 }), { status: 400, param: 'n' }],
    [
      'another size of a change',
      async () => ({ image: await own(), size: '512x512' }),
      { status: 400, param: 'size' },
    ],
    [
      'a model that is not on offer',
      async () => ({ image: await strange(), model: 'dall-e-2' }),
      { status: 400, param: 'model' },
    ],
    [
      'a transparent background',
      async () => ({ image: await strange(), background: 'transparent' }),
      { status: 400, param: 'background' },
    ],
    [
      'a file that is no picture',
      async () => ({ image: await png(Buffer.from('GIF? no')) }),
      { status: 415 },
    ],
    [
      'markup',
      async () => ({ image: await strange(), markup: await strange() }),
      { status: 400, param: 'image' },
    ],
    [
      'unknown fields',
      async () => ({ image: await strange(), svg: 'x' }),
      { status: 400, type: 'invalid_request_error' },
    ],
    [
      'no number of pictures',
      async () => ({ image: await strange(), n: 'many' }),
      { status: 400, param: 'n' },
    ],
    ['no prompt', async () => ({ image: await strange(), prompt: ' ' }), { status: 400, param: 'prompt' }],
  ];
  test.each(CASES)('%s', async (_, ask, expected) => {
    const body = await ask();
    const [before, uploads] = [await money(), await countUploads()];
    const error = await refusal(openai.images.edit({ prompt: 'a red apple', ...body } as never));
    expect({ ...error, message: error.message }).toMatchObject(expected);
    expect([await countUploads(), await money()]).toEqual([uploads, before]);
  });

  test('variations of other pictures', async () => {
    const before = await money();
    const asked = openai.images.createVariation({ image: await strange() });
    expect(await refusal(asked)).toMatchObject({ status: 422, code: 'cannot_edit', param: 'image' });
    expect(await money()).toEqual(before);
  });

  test('without the scope, or with an empty purse', async () => {
    const reader = await program(person.id, ['generations:write']);
    const image = await strange();
    expect(await refusal(reader.images.edit({ image, prompt: 'a cat' }))).toMatchObject({ status: 403 });
    const poor = await program((await createPerson(site, 0)).id);
    expect(await refusal(poor.images.edit({ image, prompt: 'a cat' }))).toMatchObject({
      status: 402,
      code: 'insufficient_quota',
    });
  });
});

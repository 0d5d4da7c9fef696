import OpenAI, { type APIError } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { updatePreview } from '#features/generations/queries/previews';
import { findGeneration } from '#features/generations/rules/find-generation';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import { encodePreview } from '#platform/images/encode-preview';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createPerson, deliver, failPicture, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';

const STUDIO = { ...TEST_CARD, id: 'studio', name: 'Studio engine' };
const HOSTED = { ...TEST_CARD, id: 'acme/brush', name: 'brush', provider: 'Acme' };

const studio = createStudioPromptExplainer();
let site: TestApp;
let person: SitePerson;
let openai: OpenAI;
beforeAll(async () => {
  site = await startTestApp({
    imageModels: [STUDIO, HOSTED],
    promptExplainers: new Map([['studio', studio]]),
  });
  person = await createPerson(site, 100);
  openai = await program();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await studio.close();
});

async function program({
  userId = person.id,
  scopes = ['generations:write'] as ApiScope[],
}: {
  userId?: string;
  scopes?: ApiScope[];
} = {}): Promise<OpenAI> {
  const { secret } = await createApiKey(site, { userId, name: 'Test', scopes });
  return new OpenAI({ apiKey: secret, baseURL: `${site.origin}/v1`, maxRetries: 0 });
}

/** The id of the generation with this prompt, once there is one. */
async function accepted(prompt: string): Promise<string> {
  const find = () =>
    site.db.selectFrom('generations').select('id').where('prompt', '=', prompt).executeTakeFirst();
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find())!.id;
}

const refusal = async (asked: Promise<unknown>): Promise<APIError> =>
  await asked.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: APIError) => error,
  );

describe('pictures', () => {
  test('come as signed PNG files, with what they cost', async () => {
    const asked = openai.images
      .generate({ prompt: 'two red apples', n: 2, size: '1536x1024', quality: 'high', user: 'somebody' })
      .withResponse();
    const id = await accepted('two red apples');
    await deliver(site, id, { count: 2 });
    const { data: answer, response } = await asked;
    expect(answer).toMatchObject({ background: 'opaque', output_format: 'png', size: '1536x1024' });
    expect(answer.data).toHaveLength(2);
    const file = Buffer.from(answer.data![0]!.b64_json!, 'base64');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    expect(await site.provenance.read(file, 'image/png')).toMatchObject({ isIntact: true });
    expect(response.headers.get('x-credits-charged')).toBe('2');
    expect(Number(response.headers.get('x-credits-remaining'))).toBeGreaterThan(0);
    expect(response.headers.get('x-generation-id')).toBe(id);
    expect(await findGeneration(site, { userId: person.id, id })).toMatchObject({
      width: 1536,
      height: 1024,
      publish: false,
    });
  });

  test.each(['jpeg', 'webp'] as const)('come as signed %s files', async (format) => {
    const prompt = `a lake, as ${format}`;
    const asked = openai.images.generate({ prompt, output_format: format, output_compression: 80 });
    await deliver(site, await accepted(prompt));
    const file = Buffer.from((await asked).data![0]!.b64_json!, 'base64');
    expect(await sharp(file).metadata()).toMatchObject({ format });
    expect(await site.provenance.read(file, `image/${format}`)).toMatchObject({
      isIntact: true,
      digitalSourceType: 'algorithmicMedia',
    });
  });

  test('come for a request whose other fields are all null', async () => {
    const fields =
      'size quality background output_format response_format stream n model user safety_identifier svg';
    const nulls = Object.fromEntries(fields.split(' ').map((field) => [field, null]));
    const asked = openai.images.generate({ ...nulls, prompt: 'a quiet pond' });
    await deliver(site, await accepted('a quiet pond'));
    expect(await asked).toMatchObject({ size: '1024x1024', output_format: 'png' });
  });

  test('come as addresses that open', async () => {
    const asked = openai.images.generate({ prompt: 'a lighthouse', response_format: 'url' });
    await deliver(site, await accepted('a lighthouse'));
    const [picture] = (await asked).data!;
    expect(picture!.b64_json).toBeUndefined();
    expect((await fetch(picture!.url!)).status).toBe(200);
  });

  test('are made once for a repeated request with the same key', async () => {
    const ask = () =>
      openai.images.generate({ prompt: 'a red boat' }, { headers: { 'idempotency-key': 'red-boat' } });
    const asked = Promise.all([ask(), ask()]);
    await deliver(site, await accepted('a red boat'));
    const [first, second] = await asked;
    expect(second).toEqual(first);
  });

  test('are streamed: unfinished, then finished', async () => {
    const stream = await openai.images.generate({ prompt: 'a green hill', stream: true, partial_images: 1 });
    const id = await accepted('a green hill');
    const preview = await encodePreview({
      pixels: new Uint8Array(32 * 32 * 3).fill(60),
      width: 32,
      height: 32,
    });
    await updatePreview(site.db, id, preview);
    const events: string[] = [];
    let last = {};
    for await (const event of stream) {
      events.push(event.type);
      last = event;
      const file = Buffer.from(event.b64_json, 'base64');
      expect((await sharp(file).metadata()).format).toBe('png');
      if (event.type === 'image_generation.partial_image') await deliver(site, id);
    }
    expect(events).toEqual(['image_generation.partial_image', 'image_generation.completed']);
    const { extra } = await findLedgerAccounts(site.db, person.id);
    expect(last).toMatchObject({
      credits_charged: 1,
      credits_remaining: extra.balance,
      generation_id: id,
    });
  });

  test('that a client does not wait for are not made', async () => {
    const leaving = new AbortController();
    const asked = refusal(openai.images.generate({ prompt: 'a blue door' }, { signal: leaving.signal }));
    const id = await accepted('a blue door');
    leaving.abort();
    await asked;
    await expect
      .poll(async () => (await findGeneration(site, { userId: person.id, id })).status, { timeout: 15_000 })
      .toBe('failed');
    expect(await findGeneration(site, { userId: person.id, id })).toMatchObject({ creditsCharged: 0 });
  });
});

describe('a refusal has OpenAI’s form', () => {
  test.each([
    [{ prompt: '' }, 'prompt'],
    [{ prompt: 'a cat', n: 11 }, 'n'],
    [{ prompt: 'a cat', size: '10x10' }, 'size'],
    [{ prompt: 'a cat', size: '2048x2048' }, 'size'],
    [{ prompt: 'a cat', background: 'transparent' }, 'background'],
    [{ prompt: 'a cat', model: 'dall-e-3' }, 'model'],
    [{ prompt: 'a cat', stream: true, n: 2 }, 'n'],
    [{ prompt: 'a cat', response_format: 'url', output_format: 'webp' }, 'output_format'],
  ])('for %j', async (body, param) => {
    const error = await refusal(openai.images.generate(body as never));
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', param });
  });

  test('for fields that it does not know', async () => {
    const error = await refusal(openai.images.generate({ prompt: 'a cat', seed: 4 } as never));
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error' });
    expect(error.message).toContain('seed');
  });

  test('for what cannot be drawn, with what can, and at no cost', async () => {
    const error = await refusal(openai.images.generate({ prompt: 'a purple hullabaloo' }));
    expect(error).toMatchObject({ status: 422, code: 'cannot_draw', type: 'image_generation_user_error' });
    expect(error.error).toMatchObject({
      leftOut: [{ words: 'hullabaloo' }],
      alternatives: expect.any(Array),
    });
    const asked = openai.images.generate({ prompt: 'a purple hullabaloo', anyway: true } as never);
    await deliver(site, await accepted('a purple hullabaloo'));
    expect(await asked).toMatchObject({ notes: ['Left out: the swans.'] });
  });

  test('for a picture that failed, also in a stream', async () => {
    const asked = refusal(openai.images.generate({ prompt: 'a grey cat' }));
    await failPicture(site, await accepted('a grey cat'));
    expect(await asked).toMatchObject({ status: 503, type: 'server_error' });
    const stream = await openai.images.generate({ prompt: 'a grey dog', stream: true });
    await failPicture(site, await accepted('a grey dog'));
    const read = refusal(
      (async () => {
        for await (const _ of stream);
      })(),
    );
    expect((await read).message).toBeTruthy();
  });

  test('for wrong keys, missing scopes and empty purses', async () => {
    const wrong = new OpenAI({ apiKey: 'sk-nothing', baseURL: `${site.origin}/v1`, maxRetries: 0 });
    expect(await refusal(wrong.models.list())).toMatchObject({ status: 401, code: 'invalid_api_key' });
    const reader = await program({ scopes: ['generations:read'] });
    expect(await refusal(reader.images.generate({ prompt: 'a cat' }))).toMatchObject({
      status: 403,
      type: 'permission_error',
    });
    const poor = await program({ userId: (await createPerson(site, 0)).id });
    expect(await refusal(poor.images.generate({ prompt: 'a cat' }))).toMatchObject({
      status: 402,
      code: 'insufficient_quota',
    });
  });
});

test('models are listed, and found by their id', async () => {
  const { data } = await openai.models.list();
  expect(data.map(({ id, owned_by: owner }) => [id, owner])).toEqual([
    ['studio', 'framewright'],
    ['acme/brush', 'Acme'],
  ]);
  expect(await openai.models.retrieve('acme/brush')).toMatchObject({ id: 'acme/brush', object: 'model' });
  expect(await refusal(openai.models.retrieve('acme/none'))).toMatchObject({ status: 404 });
});

test('200 requests at once are each answered with their own picture, and charged once', async () => {
  const CALLS = 200;
  const { id: userId } = await createPerson(site, CALLS);
  const many = await program({ userId });
  const asked = Array.from(
    { length: CALLS },
    async (_, at) => await many.images.generate({ prompt: `tree number ${at}` }).withResponse(),
  );
  const generating = () =>
    site.db
      .selectFrom('generations')
      .select('id')
      .where('userId', '=', userId)
      .where('status', '=', 'generating')
      .execute();
  await expect.poll(async () => (await generating()).length, { timeout: 120_000 }).toBe(CALLS);
  const generations = await generating();
  for (const { id } of generations) await deliver(site, id);
  const answers = await Promise.all(asked);
  expect(answers.map(({ response }) => response.headers.get('x-generation-id')).toSorted()).toEqual(
    generations.map(({ id }) => id).toSorted(),
  );
  expect(answers.filter(({ data }) => data.data?.length !== 1)).toEqual([]);
  const { extra, held } = await findLedgerAccounts(site.db, userId);
  expect([extra.balance, held.balance]).toEqual([0, 0]);
}, 240_000);

import { buffer } from 'node:stream/consumers';
import { createOpenAI } from '@ai-sdk/openai';
import { generateImage } from 'ai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { findGeneration } from '#features/generations/rules/find-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';

import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { startHostedWorker } from '#testing/hosted-worker';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson, deliver, findRequest, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listImageModels } from './list-image-models.ts';

const SIZE = 256;
const CREDITS = 10;

let site: TestApp;
let person: SitePerson;
let apiKey: string;
beforeAll(async () => {
  site = await startTestApp({ imageModels: [{ ...TEST_CARD, id: 'studio' }] });
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

/** Signs a new person up, so that each test sees its own charges. */
async function meet(): Promise<void> {
  person = await createPerson(site, CREDITS);
  const scopes = ['generations:write' as const, 'edits:write' as const];
  ({ secret: apiKey } = await createApiKey(site, { userId: person.id, name: 'Other client', scopes }));
}

const money = async ({ db }: Pick<TestContext, 'db'>, userId: string) => {
  const { extra, held } = await findLedgerAccounts(db, userId);
  return { left: extra.balance, held: held.balance };
};

describe('the AI SDK’s OpenAI provider', () => {
  const model = () => createOpenAI({ baseURL: `${site.origin}/v1`, apiKey }).image('studio');

  test('makes pictures, each charged once', async () => {
    await meet();
    const asked = generateImage({
      model: model(),
      prompt: 'two red apples',
      size: '1536x1024',
      maxRetries: 0,
      providerOptions: {
        openai: { quality: 'max', complexity: 'high', safetyIdentifier: 'somebody', moderation: 'low' },
      },
    });
    const id = await findRequest(site, person);
    await deliver(site, id);
    const { image, providerMetadata } = await asked;
    expect(await sharp(image.uint8Array).metadata()).toMatchObject({ format: 'png', width: 64 });
    expect(providerMetadata.openai).toMatchObject({ images: [{ size: '1536x1024', outputFormat: 'png' }] });
    expect(await money(site, person.id)).toEqual({ left: CREDITS - 1, held: 0 });
  });

  test('erases a part of a picture under a mask, charged once', async () => {
    await meet();
    const { objectKey } = await createPicture(site, { image: drawSample(SIZE, SIZE), userId: person.id });
    const object = await site.objectStore.get(objectKey);
    const { left } = await money(site, person.id);
    const asked = generateImage({
      model: model(),
      prompt: {
        images: [await buffer(object!.stream())],
        mask: await hole(),
        text: 'Remove what hangs there.',
      },
      maxRetries: 0,
    });
    const id = await findRequest(site, person);
    expect(await findGeneration(site, { userId: person.id, id })).toMatchObject({
      edit: { operation: 'erase' },
    });
    await deliver(site, id);
    expect((await asked).images).toHaveLength(1);
    expect(await money(site, person.id)).toEqual({ left: left - 1, held: 0 });
  });
});

describe('another Framewright', () => {
  let other: TestContext;
  let userId: string;
  beforeAll(async () => {
    other = await createTestContext();
  });
  afterAll(async () => {
    expect(await auditLedger(other.db)).toEqual(SOUND_LEDGER);
    await other.close();
  });

  /** A worker of the other site, and a request of a person there. */
  async function ask() {
    await meet();
    ({ id: userId } = await createUser(other.db, { credits: CREDITS }));
    const worker = startHostedWorker(other, {
      studio: {
        id: 'studio',
        generate: () => Promise.reject(new Error('Nothing is painted there')),
      },
      environment: {
        IMAGE_MODEL: 'openai-compatible/studio',
        OPENAI_COMPATIBLE_BASE_URL: `${site.origin}/v1`,
        OPENAI_COMPATIBLE_API_KEY: apiKey,
      },
    });
    const imageModels = listImageModels(worker.config, worker.hosted);
    const { id } = await requestGeneration(
      { ...other, imageModels },
      {
        userId,
        prompt: 'a red boat',
        modelId: 'quick-generation',
        category: null,
        width: 512,
        height: 512,
        imageCount: 1,
        imageModel: null,
        enhance: false,
        publish: false,
        idempotencyKey: null,
      },
    );
    return { worker, id };
  }

  async function expectOnePicture(id: string): Promise<void> {
    const { status, images } = await findGeneration(other, { userId, id });
    expect([status, images.length]).toEqual(['completed', 1]);
    expect(await money(other, userId)).toEqual({ left: CREDITS - 1, held: 0 });
    expect(await money(site, person.id)).toEqual({ left: CREDITS - 1, held: 0 });
  }

  test('paints through this one, and both charge once', async () => {
    const { worker, id } = await ask();
    const attempt = worker.attempt(id);
    await deliver(site, await findRequest(site, person));
    expect(await attempt).toEqual([]);
    await expectOnePicture(id);
  });

  test('whose worker dies while it waits gets the same picture for the next one', async () => {
    const { worker, id } = await ask();
    const dying = new AbortController();
    const lost = worker.attempt(id, { signal: dying.signal }).catch((error: unknown) => error);
    const requested = await findRequest(site, person);
    dying.abort(new Error('The worker has died'));
    await lost;
    await deliver(site, requested);
    expect(await worker.attempt(id)).toEqual([]);
    await expectOnePicture(id);
  });
});

/** As OpenAI's clients send it: transparent where the picture changes. */
async function hole(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill-rule="evenodd" d="M0 0H${SIZE}V${SIZE}H0ZM40 40V80H80V40Z"/></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

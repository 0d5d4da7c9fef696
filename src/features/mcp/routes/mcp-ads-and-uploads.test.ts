import { buffer } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findGeneration } from '#features/generations/rules/find-generation';
import { findImageByObjectKey } from '#features/images/queries/images';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { createUploadQueues } from '#platform/http/uploads/upload-queue';
import { startAdWorker } from '#testing/ad-worker';
import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson, deliver, findRequest, type SitePerson } from '#testing/site-person';
import { type AnalysisWorker, startAnalysisWorker } from '#testing/test-analyses';
import { startTestApp, type TestApp } from '#testing/test-app';
import type { ToolDeps } from './tool.ts';
import { TOOLS } from './tools.ts';

let shops: FixtureSites;
let site: TestApp;
let analyzing: AnalysisWorker;
let composing: { stop(): Promise<void> };
let person: SitePerson;
let client: Client;
let key: string;
beforeAll(async () => {
  shops = await startFixtureSites({ names: ['lumera'] });
  site = await startTestApp();
  analyzing = await startAnalysisWorker(site, { allowHosts: shops.allowHosts });
  composing = await startAdWorker(site);
  person = await createPerson(site, 20);
  const scopes = Object.keys(API_SCOPES) as ApiScope[];
  const { secret } = await createApiKey(site, { userId: person.id, name: 'Test', scopes });
  key = secret;
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', site.origin), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }) as never,
  );
}, 60_000);
afterAll(async () => {
  await client.close();
  await composing.stop();
  await analyzing.close();
  await site.close();
  shops.close();
});

const call = async (name: string, args: Record<string, unknown>, options = {}) =>
  (await client.callTool({ name, arguments: args }, undefined, options)) as CallToolResult;
const textOf = ({ content }: CallToolResult) =>
  content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
const factsOf = (result: CallToolResult) =>
  JSON.parse(/<content [^>]*>\n(.*)\n<\/content>/.exec(textOf(result))![1]!);

/** A picture from elsewhere, in base64. */
async function photo(color = 'teal') {
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer();
  return file.toString('base64');
}

const newest = () => findRequest(site, person);

describe('a picture from elsewhere', () => {
  test('is uploaded, and a new one is built around it', async () => {
    const { reference, imageId, width } = factsOf(await call('upload_picture', { picture: await photo() }));
    expect([imageId, width]).toEqual([null, 300]);
    const made = call('make_picture', { prompt: 'a shelf', reference });
    const id = await newest();
    expect((await findGeneration(site, { userId: person.id, id })).productId).toBe(reference);
    await deliver(site, id);
    expect((await made).isError).toBe(false);
  });

  test('is refined, and loses its background', async () => {
    const refined = call('refine_picture', { picture: await photo('olive'), prompt: 'a green wall' });
    const first = await newest();
    expect((await findGeneration(site, { userId: person.id, id: first })).productId).not.toBeNull();
    await deliver(site, first);
    expect((await refined).isError).toBe(false);
    const cut = call('remove_background', { picture: `data:image/png;base64,${await photo('red')}` });
    const second = await newest();
    expect(await findGeneration(site, { userId: person.id, id: second })).toMatchObject({
      modelId: 'background-removal',
    });
    await deliver(site, second);
    expect((await cut).isError).toBe(false);
  });

  test('that was made here is recognized, so that it can be changed', async () => {
    const own = await createPicture(site, { image: drawSample(96, 64), userId: person.id });
    const { objectKey } = (await findImageByObjectKey(site.db, own.objectKey))!;
    const file = await buffer((await site.objectStore.get(objectKey))!.stream());
    const uploaded = factsOf(await call('upload_picture', { picture: file.toString('base64') }));
    expect(uploaded).toMatchObject({ imageId: own.id, reference: own.id });
  });

  test('is refused if it is none, or is sent beside an id', async () => {
    for (const [name, args, message] of [
      ['upload_picture', { picture: 'not base64!' }, /must be base64/],
      [
        'upload_picture',
        { picture: Buffer.from('<svg/>').toString('base64') },
        /An SVG drawing cannot be used/,
      ],
      ['remove_background', {}, /imageId: send it, or picture/],
      [
        'refine_picture',
        {
          imageId: '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11',
          picture: await photo(),
          prompt: 'a cat',
        },
        /not both/,
      ],
    ] as const) {
      const refused = await call(name, args);
      expect(refused.isError).toBe(true);
      expect(textOf(refused)).toMatch(message);
    }
  });
});

test('a picture from elsewhere waits in the queue of the site’s uploads', async () => {
  const one = { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 5, maxWaitingPerKey: 5 };
  const queues = createUploadQueues({ users: one, visitors: one });
  const [busy, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = queues.runForUser('somebody else', () => busy.promise);
  let read = 0;
  const deps = {
    ...site,
    readUpload: async () => {
      read++;
      throw new Error('read');
    },
    uploadQueues: {
      runForUser: (userId: string, work: () => Promise<unknown>) => {
        arrived.resolve();
        return queues.runForUser(userId, work);
      },
    },
  };
  const { signal } = new AbortController();
  const caller = { userId: person.id, apiKeyId: person.id, count: async () => 1, signal };
  const asked = TOOLS.upload_picture!.run(deps as unknown as ToolDeps, caller, { picture: await photo() });
  const refused = expect(asked).rejects.toThrow('read');
  await arrived.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toBe(0);
  busy.resolve();
  await held;
  await refused;
});

describe('ads', () => {
  test('are made from an address, with files and the sentences that they quote', async () => {
    const progress: number[] = [];
    const made = await call(
      'make_ads',
      { address: shops.find('lumera').url, platform: 'facebook' },
      { onprogress: (told: { progress: number }) => progress.push(told.progress), timeout: 120_000 },
    );
    expect(textOf(made)).toContain('<content from="page" trust="none">');
    const { ads, texts } = factsOf(made);
    expect(ads.length).toBeGreaterThan(1);
    for (const ad of ads) expect(ad).toMatchObject({ status: 'ready', platform: 'facebook' });
    expect(texts.headline).toEqual(expect.any(String));
    expect(progress).toContain(0.5);
    const links = made.content.filter((part) => part.type === 'resource_link');
    const png = links.find(({ mimeType }) => mimeType === 'image/png')!;
    expect((await fetch(png.uri)).headers.get('content-type')).toBe('image/png');
    const again = await call('get_ads', { adIds: [ads[0].id, person.id] });
    expect(factsOf(again).ads).toMatchObject([{ id: ads[0].id, status: 'ready' }, { status: 'failed' }]);
    const listed = await fetch(`${site.origin}/api/v1/ads?ids=${ads[0].id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await listed.json()).toMatchObject({ data: [{ id: ads[0].id, status: 'ready' }] });
    // Behind people on the site’s own page who have asked less.
    const { rows } = await sql<{ priority: number }>`
      SELECT priority FROM pgboss.job WHERE name = 'analyze-website'`.execute(site.db);
    expect(rows).toEqual([{ priority: 1_000_000 - 1 }]);
  }, 150_000);

  test('are refused for addresses and formats that there are not', async () => {
    for (const [args, message] of [
      [{ platform: 'facebook' }, /address: send it/],
      [{ platform: 'facebook', address: 'ftp://x' }, /address/],
      [{ platform: 'facebook', address: 'https://a.example', formats: ['none'] }, /facebook has no none/],
      [{ platform: 'nowhere', address: 'https://a.example' }, /./],
      [{ platform: 'facebook', address: 'http://127.0.0.1:1/' }, /address/i],
    ] as const) {
      const refused = await call('make_ads', args, { timeout: 60_000 });
      expect([args, refused.isError]).toEqual([args, true]);
      expect(textOf(refused)).toMatch(message);
    }
  }, 90_000);
});

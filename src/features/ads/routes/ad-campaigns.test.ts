import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { startAdWorker } from '#testing/ad-worker';
import { drawSample } from '#testing/picture-factories';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type AdArtifact, adArtifact } from '../contract/ad-artifacts.ts';

let site: TestApp;
let worker: { stop(drainMs?: number): Promise<void> };
let ads: AdArtifact[];
beforeAll(async () => {
  site = await startTestApp();
  worker = await startAdWorker(site, {
    imageModel: {
      id: 'sample',
      generate: async ({ width, height }) => ({
        image: drawSample(width, height),
        description: {
          digitalSourceType: 'algorithmicMedia',
          scene: 'Sample',
          category: null,
          hasPeople: false,
          notes: [],
          details: {},
        },
      }),
    },
  });
  ads = [
    await made({ platform: 'x', format: 'x-post-square' }),
    await made({ platform: 'google-display', format: 'google-display-300x250' }),
    await made({ platform: 'x', format: 'x-post-square', headline: '=1+1' }),
  ];
});
afterAll(async () => {
  await worker.stop();
  await site.close();
});

test('contains all files in folders, with their texts and a note', async () => {
  const answer = await save(ads.map(({ id }) => id));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="ads-\d+\.zip"$/);
  const zip = Buffer.from(await answer.arrayBuffer());
  // Its banner is made while it is sent.
  expect(answer.headers.get('content-length')).toBeNull();
  const files = await unzipped(zip);
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'google-ads-editor.csv',
    'google-display/google-display-300x250.jpg',
    'google-display/google-display-300x250.png',
    'google-display/google-display-300x250.svg',
    'html5/google-display/google-display-300x250.zip',
    'texts.csv',
    'x/x-post-square-1200x1200-2.jpg',
    'x/x-post-square-1200x1200-2.png',
    'x/x-post-square-1200x1200-2.svg',
    'x/x-post-square-1200x1200.jpg',
    'x/x-post-square-1200x1200.png',
    'x/x-post-square-1200x1200.svg',
  ]);
  const png = ads[0]!.files.find(({ type }) => type === 'png')!;
  const alone = await fetch(`${site.origin}${png.url}`);
  expect(files['x/x-post-square-1200x1200.png']!.equals(Buffer.from(await alone.arrayBuffer()))).toBe(true);
  const banner = await unzipped(files['html5/google-display/google-display-300x250.zip']!);
  expect(banner['index.html']!.toString()).toContain(
    'var clickTag = "https://foxglove.example/?utm_source=google&utm_medium=display',
  );
  const note = files['README.txt']!.toString();
  expect(note).toContain('google-ads-editor.csv: Google Ads Editor');
  expect(note).toContain('not tried on the platform');
  expect(note).toContain('3 ads');
  expect(note).toContain('1200 x 1200');
  expect(note).toMatch(/Read on 2026-\d\d-\d\d: .*https:/);
  expect(note).toContain(ads[0]!.expiresAt.slice(0, 10));
});

test('writes texts that spreadsheets do not run as formulas', async () => {
  const answer = await save([ads[2]!.id, ads[1]!.id]);
  const csv = (await unzipped(Buffer.from(await answer.arrayBuffer())))['texts.csv']!.toString();
  expect(csv.startsWith('\ufeffPlatform,Format,Concept,Width,Height,Headline,')).toBe(true);
  const [, first, second] = csv.split('\r\n');
  expect(first).toMatch(/^X \(Twitter\),/);
  expect(first).toContain("1200,1200,'=1+1,");
  expect(second).toContain('"Small-batch beans, roasted ""on Monday""."');
  expect(second).toContain('google-display/google-display-300x250.svg,');
  expect(second).toContain(
    ',#Coffee #Leeds,,"Small-batch beans, roasted ""on Monday"".",https://foxglove.example/?utm_source=google&utm_medium=display&utm_campaign=foxglove-example&utm_content=google-display-300x250,',
  );
});

test('has a known size if nothing in it moves', async () => {
  const answer = await save([ads[0]!.id]);
  const zip = await answer.arrayBuffer();
  expect(answer.headers.get('content-length')).toBe(`${zip.byteLength}`);
});

test('is counted as a call of the ad creator', async () => {
  const strict = await startTestApp({ limits: { adCall: 1 } });
  const statuses: number[] = [];
  for (let call = 0; call < 2; call += 1) {
    const answer = await fetch(`${strict.origin}/api/ad-creator/campaign`, {
      method: 'POST',
      body: new URLSearchParams({ artifactIds: randomUUID() }),
    });
    statuses.push(answer.status);
  }
  await strict.close();
  expect(statuses).toEqual([404, 429]);
});

test('leaves out a banner that cannot be made, and says so', async () => {
  const { objectKey } = await site.db
    .selectFrom('adArtifactFiles')
    .select('objectKey')
    .where('artifactId', '=', ads[1]!.id)
    .where('type', '=', 'svg')
    .executeTakeFirstOrThrow();
  const svg = await buffer((await site.objectStore.get(objectKey))!.stream());
  await site.objectStore.put(objectKey, Buffer.concat([svg, Buffer.alloc(1_000_000, ' ')]), 'image/svg+xml');
  const answer = await save([ads[1]!.id]);
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  await site.objectStore.put(objectKey, svg, 'image/svg+xml');
  expect(Object.keys(files)).not.toContain('html5/google-display/google-display-300x250.zip');
  const note = files['README.txt']!.toString();
  expect(note).toContain(
    'Without movement, because they are too large for it or could not be read: html5/google-display/google-display-300x250.zip.',
  );
  expect(note).not.toContain('clickTag');
});

test('accepts a form', async () => {
  const body = new URLSearchParams(ads.map(({ id }) => ['artifactIds', id]));
  const answer = await fetch(`${site.origin}/api/ad-creator/campaign`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  await answer.arrayBuffer();
});

test('names unknown, expired, failed and unfinished ads', async () => {
  const [strange, ended, failed, making] = [randomUUID(), await row({}), await row({}), await row({})];
  await site.db
    .updateTable('adArtifacts')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', ended)
    .execute();
  await site.db
    .updateTable('adArtifacts')
    .set({ status: 'failed', failure: 'failed' })
    .where('id', '=', failed)
    .execute();
  const cases: [string[], number, string, string][] = [
    [[strange], 404, 'not_found', strange],
    [[ended], 404, 'not_found', ended],
    [[failed], 422, 'not_composable', 'x-post-square'],
    [[making], 400, 'invalid_request', 'x-post-square'],
    [['x'], 400, 'invalid_request', ''],
    [[], 400, 'invalid_request', ''],
  ];
  for (const [ids, status, code, name] of cases) {
    const answer = await save([...(ids.length > 0 ? [ads[0]!.id] : []), ...ids]);
    const body = (await answer.json()) as { code: string; error: string };
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(body.error).toContain(name);
  }
});

/** An ad that waits for a picture without a job. */
async function row(changes: object): Promise<string> {
  const request = {
    platform: 'x',
    formatId: 'x-post-square',
    headline: 'Coffee',
    description: '',
    cta: '',
    layout: null,
    pictureId: null,
    brandName: '',
    colors: [],
    fonts: [],
    logoId: null,
    language: '',
    ...changes,
  };
  const { id } = await site.db
    .insertInto('adArtifacts')
    .values({ request: JSON.stringify(request), expiresAt: new Date(Date.now() + 60_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function made(body: object): Promise<AdArtifact> {
  const answer = await post('create-artifact', {
    headline: 'Coffee worth waking up for',
    description: 'Small-batch beans, roasted "on Monday".',
    cta: 'Shop now',
    hashtags: ['#Coffee', '#Leeds'],
    finalUrl: 'foxglove.example',
    descriptionSource: 'Small-batch beans, roasted "on Monday".',
    ...body,
  });
  return adArtifact.parse(await answer.json());
}

const save = (artifactIds: readonly string[]) => post('campaign', { artifactIds });

function post(path: string, body: object): Promise<Response> {
  return fetch(`${site.origin}/api/ad-creator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function unzipped(zip: Buffer): Promise<Record<string, Buffer>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const files: Record<string, Buffer> = {};
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>)
    files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
  return files;
}

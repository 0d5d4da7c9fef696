import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { Generation } from '#features/generations/contract/generations';
import { createSession } from '#testing/factories';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { zipPlan } from '../contract/download-zip.ts';
import { openGrowingZip, openZip } from '../rules/open-zip.ts';

let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  ada = await createPerson(site, 100);
});
afterAll(() => site.close());

/** A delivered generation of the person. */
async function made(who: SitePerson, count = 1): Promise<Generation> {
  const answer = await who.post('/api/quick-generate', { prompt: 'A lake' });
  const { id } = (await answer.json()) as { id: string };
  await site.db.updateTable('generations').set({ imageCount: count }).where('id', '=', id).execute();
  await deliver(site, id);
  for (let position = 1; position < count; position += 1) await copyImage(id, position);
  return (await (await who.call(`/api/generations/${id}`)).json()) as Generation;
}

/** Another picture of the generation, with its own bytes. */
async function copyImage(generationId: string, position: number): Promise<void> {
  const { id: _, ...first } = await site.db
    .selectFrom('images')
    .selectAll()
    .where('generationId', '=', generationId)
    .executeTakeFirstOrThrow();
  const objectKey = randomUUID().replaceAll('-', '');
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  await site.objectStore.put(objectKey, bytes, 'image/png');
  await site.db
    .insertInto('images')
    .values({ ...first, objectKey, position, description: JSON.stringify(first.description) })
    .execute();
}

const idsOf = (...generations: Generation[]) =>
  generations.flatMap(({ images }) => images.map(({ id }) => id));

async function unzipped(zip: Buffer): Promise<Record<string, Buffer>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const files: Record<string, Buffer> = {};
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    expect(entry.compressionMethod).toBe(0);
    expect(files).not.toHaveProperty(entry.fileName);
    files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
  }
  return files;
}

async function downloaded(imageUrl: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${site.origin}${imageUrl}`)).arrayBuffer());
}

describe('a ZIP of one’s own pictures', () => {
  test('contains each once, byte for byte, named like single downloads', async () => {
    const [one, three] = [await made(ada), await made(ada, 3)];
    const imageIds = idsOf(one, three);
    const answer = await ada.post('/api/download-zip', { imageIds: [...imageIds, imageIds[0]] });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="framewright-\d{13}\.zip"$/),
    });
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    const files = await unzipped(zip);
    expect(Object.keys(files)).toEqual([
      `framewright-${one.id}.png`,
      ...[1, 2, 3].map((number) => `framewright-${three.id}-${number}.png`),
    ]);
    const originals = [...one.images, ...three.images];
    for (const [i, bytes] of Object.values(files).entries()) {
      expect(bytes.equals(await downloaded(originals[i]!.url))).toBe(true);
    }
    // They include their provenance.
    expect(files[`framewright-${one.id}.png`]!.includes('algorithmicMedia')).toBe(true);
  });

  test('can be requested by a form', async () => {
    const { images, id } = await made(ada, 2);
    const body = new URLSearchParams(images.map((image) => ['imageIds', image.id]));
    const answer = await ada.call('/api/download-zip', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(Object.keys(await unzipped(Buffer.from(await answer.arrayBuffer())))).toEqual([
      `framewright-${id}-1.png`,
      `framewright-${id}-2.png`,
    ]);
  });

  test('has a plan with its size', async () => {
    const pictures = await made(ada, 2);
    const answer = await ada.post('/api/download-zip/plan', { imageIds: idsOf(pictures) });
    const sizes = await Promise.all(pictures.images.map(async ({ url }) => (await downloaded(url)).length));
    expect(zipPlan.parse(await answer.json())).toEqual({
      pictureCount: 2,
      byteSize: sizes[0]! + sizes[1]!,
    });
  });

  test('lists missing objects, and contains the others', async () => {
    const pictures = await made(ada, 2);
    const [lost] = pictures.images;
    await site.objectStore.delete(lost!.url.slice(8, 40));
    const answer = await ada.post('/api/download-zip', { imageIds: idsOf(pictures) });
    const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['errors.txt', `framewright-${pictures.id}-2.png`]);
    expect(files['errors.txt']!.toString()).toContain(`framewright-${pictures.id}-1.png`);
    expect((await ada.post('/api/download-zip', { imageIds: [lost!.id] })).status).toBe(404);
  });

  test('refuses other people’s pictures, and names them', async () => {
    const [mine, theirs] = [await made(ada), await made(await createPerson(site, 1))];
    const unknown = randomUUID();
    for (const path of ['/api/download-zip', '/api/download-zip/plan']) {
      const answer = await ada.post(path, { imageIds: [...idsOf(mine, theirs), unknown] });
      expect(answer.status).toBe(404);
      const { error, field } = (await answer.json()) as { error: string; field: string };
      expect(field).toBe('imageIds');
      expect(error).toContain(idsOf(theirs)[0]);
      expect(error).toContain(unknown);
      expect(error).not.toContain(idsOf(mine)[0]);
    }
  });

  test.each([
    ['nothing', { imageIds: [] }],
    ['no list', {}],
    ['what is no id', { imageIds: ['../../etc/passwd'] }],
    ['more than 500', { imageIds: Array.from({ length: 501 }, () => randomUUID()) }],
  ])('is refused of %s', async (_, body) => {
    const answer = await ada.post('/api/download-zip', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('needs a sign-in', async () => {
    const body = JSON.stringify({ imageIds: [randomUUID()] });
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/api/download-zip', '/api/download-zip/plan'])
      expect((await fetch(`${site.origin}${path}`, { method: 'POST', headers, body })).status).toBe(401);
  });

  test('leaves nothing open when the reader disconnects', async () => {
    const pictures = await made(ada, 2);
    const { get } = site.objectStore;
    const opened: Readable[] = [];
    site.objectStore.get = async () => ({
      size: 1 << 30,
      stream: () => {
        const endless = new Readable({
          read() {
            this.push(Buffer.alloc(65_536));
          },
        });
        opened.push(endless);
        return endless;
      },
    });
    try {
      const asking = httpRequest(`${site.origin}/api/download-zip`, {
        method: 'POST',
        agent: false,
        headers: {
          cookie: `framewright=${await createSession(site.db, ada.id)}`,
          'content-type': 'application/json',
        },
      });
      asking.on('error', () => undefined);
      asking.end(JSON.stringify({ imageIds: idsOf(pictures) }));
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      answer.on('error', () => undefined);
      await once(answer, 'data');
      answer.destroy();
      await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    } finally {
      site.objectStore.get = get;
    }
  });
});

describe('the archive', () => {
  const file = (fileName: string, bytes: Buffer) => ({
    fileName,
    object: { size: bytes.length, stream: () => Readable.from([bytes]) },
    createdAt: new Date('2026-01-02T03:04:06Z'),
  });

  test('uses ZIP64 if needed, and knows its size beforehand', async () => {
    const entries = [file('a.png', Buffer.from('one')), file('b.png', Buffer.from('two'))];
    for (const isZip64 of [false, true]) {
      const { size, stream } = openZip({ entries, missing: [] }, { isZip64 });
      const zip = await buffer(stream);
      expect(zip.length).toBe(size);
      expect(zip.includes(Buffer.from('PK\x06\x06', 'latin1'))).toBe(isZip64);
      expect(await unzipped(zip)).toEqual({ 'a.png': Buffer.from('one'), 'b.png': Buffer.from('two') });
    }
  });

  test('of 500 files with the longest names has the announced size', async () => {
    const entries = Array.from({ length: 500 }, (_, i) =>
      file(`${'x'.repeat(60)}${i}.png`, Buffer.from('x')),
    );
    const { size, stream } = openZip({ entries, missing: ['y.png'] });
    expect((await buffer(stream)).length).toBe(size);
  });

  test('opens its files one at a time', async () => {
    let open = 0;
    let most = 0;
    const entries = Array.from({ length: 20 }, (_, i) => ({
      ...file(`${i}.png`, Buffer.alloc(100_000)),
      object: {
        size: 100_000,
        stream: () => {
          most = Math.max(most, ++open);
          return Readable.from([Buffer.alloc(100_000)]).once('close', () => {
            open -= 1;
          });
        },
      },
    }));
    await buffer(openZip({ entries, missing: [] }).stream);
    expect(most).toBeLessThanOrEqual(2);
  });

  test('can grow while it is read, and no longer once nobody reads', async () => {
    let asked = 0;
    const later = async function* () {
      for (let i = 0; i < 100; i += 1) {
        asked += 1;
        yield file(`${i}.png`, Buffer.alloc(100_000, i));
      }
    };
    const open = () =>
      openGrowingZip({ entries: [file('a.png', Buffer.from('a'))], missing: [], later: later() });
    const files = await unzipped(await buffer(open()));
    expect(Object.keys(files)).toHaveLength(101);
    expect(files['99.png']).toEqual(Buffer.alloc(100_000, 99));
    asked = 0;
    const left = open();
    await once(left, 'readable');
    left.destroy();
    await once(left, 'close');
    expect(asked).toBeLessThan(100);
  });

  test('with a file that became shorter fails instead of being corrupt', async () => {
    const short = { ...file('a.png', Buffer.from('one')) };
    short.object = { ...short.object, size: 4 };
    await expect(buffer(openZip({ entries: [short], missing: [] }).stream)).rejects.toThrow('unexpected');
  });
});

import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCollection } from '#features/collections/rules/collect-pictures';
import { createCollection } from '#features/collections/rules/create-collection';
import { findCollection } from '#features/collections/rules/list-collections';
import { shareCollection, withdrawLink } from '#features/collections/rules/share-collection';
import { updateCollection } from '#features/collections/rules/update-collection';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import { revokeShare } from '#features/sharing/rules/revoke-share';
import { sharePicture } from '#features/sharing/rules/share-picture';
import { PAGES, type Page } from '#features/site/content/pages';
import { createUser } from '#testing/factories';
import { createPicture, drawSample } from '#testing/picture-factories';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ limits: { card: 12 } });
});
afterAll(async () => {
  await site.close();
});

const PATHS = Object.values<Page>(PAGES)
  .flatMap(({ paths }) => paths.slice(0, 1))
  .filter((path) => !path.includes(':'));

describe('a card', () => {
  test('is drawn once at the address that its page names, as a JPEG with its provenance', async () => {
    const address = await cardOf('/pricing');
    const [first, second] = await Promise.all([get(address), get(address)]);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.bytes.length).toBeLessThan(300_000);
    const tags = ExifReader.load(first.bytes, { expanded: true, async: false });
    expect(tags.xmp?.DigitalSourceType?.value).toMatch(/digitalsourcetype\/algorithmicMedia$/);
    const again = await get(address, { 'if-none-match': first.headers.etag! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(await (await fetch(site.origin + address, { method: 'HEAD' })).text()).toBe('');
  });

  test('exists for every page, and for nothing else', async () => {
    const addresses = await Promise.all(PATHS.map(cardOf));
    expect(new Set(addresses).size).toBe(PATHS.length);
    const digest = 'f'.repeat(32);
    for (const path of ['/nowhere', '/api/models', '/gallery/not-an-id', `/gallery/${crypto.randomUUID()}`]) {
      expect([path, (await get(`/cards${path}/${digest}.jpg`)).status]).toEqual([path, 404]);
    }
    for (const address of ['/cards/', '/cards/pricing', '/cards/pricing/x.jpg', '/cards/%ff/x.jpg'])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    // An unknown page shows the site's own card.
    expect(await cardOf('/nowhere')).toBe(await cardOf('/'));
  });

  test('has a new address when its content changes, and the old one redirects to it', async () => {
    const old = await get(`/cards/pricing/${'0'.repeat(32)}.jpg`);
    expect([old.status, old.headers.location]).toEqual([302, await cardOf('/pricing')]);
  });
});

describe('the card of a picture', () => {
  test.each([
    [160, 90],
    [64, 64],
    [60, 160],
  ])('of %i × %i pixels shows it beside its prompt, and ends with it', async (width, height) => {
    const { id, imageId } = await hang({ width, height, prompt: 'A quiet lake '.repeat(20) });
    const address = await cardOf(`/gallery/${id}`);
    const { status, bytes } = await get(address);
    expect(status).toBe(200);
    const region = { left: 880, top: 150, width: 280, height: 200 };
    const { channels } = await sharp(await sharp(bytes).extract(region).toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
    const tags = ExifReader.load(bytes, { expanded: true, async: false });
    expect(tags.xmp?.DigitalSourceType?.value).toMatch(/compositeWithTrainedAlgorithmicMedia$/);
    await site.db.deleteFrom('images').where('id', '=', imageId).execute();
    expect((await get(address)).status).toBe(404);
  });

  test('that was shared shows no more than its page, is cached privately, and ends with the link', async () => {
    const { id: userId } = await createUser(site.db, { credits: 2 });
    const { id: imageId } = await createPicture(site, { image: drawSample(64, 64), userId });
    const { token } = await sharePicture(site, { userId, imageId, showsPrompt: false, restoresLast: false });
    const silent = await cardOf(`/shared/${token}`);
    const { status, headers } = await get(silent);
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    await sharePicture(site, { userId, imageId, showsPrompt: true, restoresLast: false });
    expect(await cardOf(`/shared/${token}`)).not.toBe(silent);
    await revokeShare(site, { userId, imageId });
    expect((await get(silent)).status).toBe(404);
  });
});

test('the card of a shared collection shows its cover, not its name, and ends with the link', async () => {
  const { id: userId } = await createUser(site.db, { credits: 2 });
  const id = await createCollection(site, { userId, name: 'Secret issue', parentId: null });
  await shareCollection(site, { userId, id });
  const { shareToken } = await findCollection(site, { userId, id });
  const path = `/shared/collections/${shareToken}`;
  const empty = await cardOf(path);
  const images = [drawSample(64, 64), drawSample(90, 60)];
  const imageIds = await Promise.all(
    images.map(async (image) => (await createPicture(site, { image, userId })).id),
  );
  await addToCollection(site, { userId, id, imageIds });
  const first = await cardOf(path);
  await updateCollection(site, { userId, id, coverId: imageIds[1]! });
  const second = await cardOf(path);
  expect(new Set([empty, first, second]).size).toBe(3);
  const { status, headers } = await get(second);
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
  // Its name is not on the card.
  await updateCollection(site, { userId, id, name: 'Another name' });
  expect(await cardOf(path)).toBe(second);
  await withdrawLink(site, { userId, id });
  expect((await get(second)).status).toBe(404);
});

test('drawing too many cards is refused for a while; existing ones are still sent', async () => {
  const address = await cardOf('/verify');
  expect((await get(address)).status).toBe(200);
  const answers = [];
  for (const path of PATHS) answers.push(await get(await cardOf(path)));
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect((await get(address)).status).toBe(200);
});

async function hang({ prompt, ...size }: { width: number; height: number; prompt: string }) {
  const { id: imageId } = await createPicture(site, { image: drawSample(size.width, size.height) });
  const { id } = await site.db
    .transaction()
    .execute((trx) =>
      insertGalleryImage(trx, { imageId, userId: null, prompt, category: 'nature', hasPeople: false }),
    );
  return { id, imageId };
}

/** The preview that the page at this path names. */
async function cardOf(path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  return /og:image" content="([^"]*)"/.exec(html)?.[1] ?? 'none';
}

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.origin + address, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

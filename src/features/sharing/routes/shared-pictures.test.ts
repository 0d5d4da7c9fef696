import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import { makeRenditions } from '#features/images/rules/make-renditions';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import {
  type PictureLink,
  pictureLink,
  pictureLinkState,
  sharedPicture,
} from '../contract/shared-pictures.ts';

let site: TestApp;
let ada: SitePerson;
let bob: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ sharedForMs: 60_000 });
  ada = await createPerson(site, 100);
  bob = await createPerson(site, 100);
});
afterAll(() => site.close());

/** A delivered generation of Ada with one picture. */
async function made(): Promise<Generation & { imageId: string }> {
  const answer = await ada.post('/api/quick-generate', { prompt: 'A secret lake' });
  const { id } = (await answer.json()) as { id: string };
  await deliver(site, id);
  const generation = (await (await ada.call(`/api/generations/${id}`)).json()) as Generation;
  return { ...generation, imageId: generation.images[0]!.id };
}

async function share(imageId: string, choice: object = {}): Promise<PictureLink> {
  const answer = await ada.post('/api/shared-pictures', { imageId, ...choice });
  expect(answer.status).toBe(200);
  return pictureLink.parse(await answer.json());
}

async function linkOf(imageId: string): Promise<PictureLink | null> {
  const answer = await ada.call(`/api/shared-pictures/${imageId}`);
  return pictureLinkState.parse(await answer.json()).link;
}

async function revoke(imageId: string): Promise<void> {
  expect((await ada.call(`/api/shared-pictures/${imageId}`, { method: 'DELETE' })).status).toBe(204);
}

const apiOf = ({ url }: PictureLink) => url.replace('/shared/', '/api/shared/');
const pictureOf = ({ url }: PictureLink) => `${url}/picture.png`;
const statusOf = async (url: string) => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};
const statusesOf = async (link: PictureLink) => [
  await statusOf(apiOf(link)),
  await statusOf(pictureOf(link)),
];

describe('the public page of a user’s own picture', () => {
  test('shows the picture to anyone with the link, without its prompt', async () => {
    const { imageId, images, id } = await made();
    expect(await linkOf(imageId)).toBeNull();
    const link = await share(imageId);
    expect(link.url).toMatch(new RegExp(`^${site.origin}/shared/[0-9a-f]{32}$`));
    expect(await linkOf(imageId)).toEqual(link);
    const answer = await fetch(apiOf(link));
    const shown = sharedPicture.parse(await answer.json());
    const { path, width, height, prompt } = shown;
    expect({ path, width, height, prompt }).toEqual({
      path: new URL(link.url).pathname,
      width: 64,
      height: 64,
      prompt: null,
    });
    const key = images[0]!.url.slice(8, 40);
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${key}|${id}|${imageId}|secret`));

    const picture = await fetch(pictureOf(link));
    const original = await fetch(`${site.origin}${images[0]!.url}`);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
  });

  test('has renditions, whose addresses stop working with the link', async () => {
    const { imageId, images } = await made();
    await makeRenditions(site, { imageId, signal: AbortSignal.timeout(60_000) });
    const link = await share(imageId);
    const small = `${pictureOf(link)}?width=320`;
    const answer = await fetch(small, { headers: { accept: 'image/avif,*/*' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('accept'),
    });
    expect(images[0]!.url).not.toContain(answer.headers.get('etag')!.slice(1, -1));
    expect(await statusOf(`${pictureOf(link)}?width=321`)).toBe(400);
    await revoke(imageId);
    expect(await statusOf(small)).toBe(404);
  });

  test('shows the prompt while its owner allows it', async () => {
    const { imageId } = await made();
    const promptOn = async (link: PictureLink) =>
      sharedPicture.parse(await (await fetch(apiOf(link))).json()).prompt;
    const link = await share(imageId, { showsPrompt: true });
    expect(await promptOn(link)).toBe('A secret lake');
    expect(await share(imageId)).toEqual(link);
    const quiet = await share(imageId, { showsPrompt: false });
    expect(quiet).toEqual({ ...link, showsPrompt: false });
    expect(await promptOn(link)).toBeNull();
  });

  test('is not cached, indexed or sent as referrer', async () => {
    const link = await share((await made()).imageId);
    const page = await fetch(link.url, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  test('is a 404 once its link is revoked, and so is the picture’s address', async () => {
    const { imageId, images } = await made();
    const link = await share(imageId);
    expect(await statusesOf(link)).toEqual([200, 200]);
    const { headers } = await fetch(pictureOf(link));
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await fetch(pictureOf(link), again)).status).toBe(304);
    await revoke(imageId);
    expect(await statusesOf(link)).toEqual([404, 404]);
    expect((await fetch(pictureOf(link), again)).status).toBe(404);
    expect(await linkOf(imageId)).toBeNull();
    // Its owner still has it.
    expect((await fetch(`${site.origin}${images[0]!.url}`)).status).toBe(200);
    await revoke(imageId);
  });

  test('comes back at its old address if the revocation is undone, else at a new one', async () => {
    const { imageId } = await made();
    const first = await share(imageId, { showsPrompt: true });
    await revoke(imageId);
    expect(await share(imageId, { restoresLast: true })).toEqual(first);
    expect(await statusesOf(first)).toEqual([200, 200]);
    await revoke(imageId);
    const second = await share(imageId);
    expect(second.url).not.toBe(first.url);
    expect(second.showsPrompt).toBe(false);
    expect(await share(imageId, { restoresLast: true })).toEqual(second);
    expect(await statusesOf(first)).toEqual([404, 404]);
    await revoke(imageId);
    expect(await share(imageId, { restoresLast: true })).toEqual(second);
  });

  test('is created by `restoresLast` if no link was revoked', async () => {
    const { imageId } = await made();
    const link = await share(imageId, { restoresLast: true });
    expect(await statusesOf(link)).toEqual([200, 200]);
  });

  test('is only one for any number of concurrent requests', async () => {
    const { imageId } = await made();
    const links = await Promise.all(Array.from({ length: 12 }, () => share(imageId)));
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
    const rows = await site.db
      .selectFrom('sharedPictures')
      .select('token')
      .where('imageId', '=', imageId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('is deleted with the picture', async () => {
    const { imageId, id } = await made();
    const link = await share(imageId);
    await revoke(imageId);
    const live = await share(imageId);
    await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
    expect(await statusesOf(live)).toEqual([404, 404]);
    await ada.call(`/api/trash/${id}`, { method: 'DELETE' });
    const left = await site.db
      .selectFrom('sharedPictures')
      .select('token')
      .where('token', 'in', [link.url.slice(-32), live.url.slice(-32)])
      .execute();
    expect(left).toEqual([]);
  });
});

describe('another’s picture', () => {
  test('is a 404, like an unknown picture', async () => {
    const { imageId } = await made();
    const link = await share(imageId);
    for (const id of [imageId, randomUUID(), 'no-id']) {
      expect((await bob.call(`/api/shared-pictures/${id}`)).status).toBe(404);
      expect((await bob.call(`/api/shared-pictures/${id}`, { method: 'DELETE' })).status).toBe(404);
    }
    for (const id of [imageId, randomUUID()])
      expect((await bob.post('/api/shared-pictures', { imageId: id })).status).toBe(404);
    expect(await statusesOf(link)).toEqual([200, 200]);
  });

  test('cannot be shared by visitors', async () => {
    const { imageId } = await made();
    expect(await statusOf(`${site.origin}/api/shared-pictures/${imageId}`)).toBe(401);
    const asked = await fetch(`${site.origin}/api/shared-pictures`, { method: 'POST' });
    expect(asked.status).toBe(401);
  });
});

test.each(['0'.repeat(32), 'x', '..%2f..%2fetc', `${'0'.repeat(31)}G`])(
  'there is nothing at the made-up link %s',
  async (token) => {
    expect(await statusOf(`${site.origin}/api/shared/${token}`)).toBe(404);
    expect(await statusOf(`${site.origin}/shared/${token}/picture.png`)).toBe(404);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app';
import { AD_PLATFORM_IDS } from '../contract/ad-enumerations.ts';
import { adFormats } from '../contract/ad-formats.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ sharedForMs: 60_000 });
});
afterAll(() => site?.close());

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/ad-creator/formats`, { headers });

test('lists every platform’s formats and sources to anybody', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  const platforms = adFormats.parse(await answer.json());
  expect(Object.keys(platforms)).toEqual([...AD_PLATFORM_IDS]);
  const { name, formats, sources } = platforms.facebook;
  expect(name).toBe('Facebook');
  const story = formats.find(({ id }) => id === 'facebook-story')!;
  expect(story).toMatchObject({ width: 1080, height: 1920, shape: 'portrait', maxBytes: 30_000_000 });
  expect(sources[story.evidence.maxBytes.source!]?.publisher).toBe('Meta');
});

test('lets browsers and proxies cache and revalidate the answer', async () => {
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(first.headers.get('set-cookie')).toBeNull();
  const again = await ask({ 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('accepts no other method', async () => {
  const answer = await fetch(`${site.origin}/api/ad-creator/formats`, {
    method: 'POST',
    headers: { origin: site.origin },
  });
  expect(answer.status).toBe(404);
});

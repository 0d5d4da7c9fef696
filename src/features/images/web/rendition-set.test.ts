import { expect, test } from 'vitest';
import { renditionSet } from './rendition-set.ts';

const KEY = 'a'.repeat(32);

test('offers a large picture in every width, never the original', () => {
  expect(renditionSet(`/images/${KEY}.png`, 1600)).toBe(
    `/images/${KEY}-320 320w, /images/${KEY}-640 640w, /images/${KEY}-1024 1024w`,
  );
});

test('offers the original where more than the widest rendition is useful', () => {
  const url = `/images/${KEY}.png?t=5`;
  expect(renditionSet(url, 1600, true)).toBe(`${renditionSet(url, 1600)}, ${url} 1600w`);
  expect(renditionSet(url, 1024, true)).toBe(renditionSet(url, 1024));
});

test('offers a small picture no wider than it is', () => {
  expect(renditionSet(`/images/${KEY}.png`, 800)).toBe(
    `/images/${KEY}-320 320w, /images/${KEY}-640 640w, /images/${KEY}-1024 800w`,
  );
  expect(renditionSet(`/images/${KEY}.png`, 640)).toBe(`/images/${KEY}-320 320w, /images/${KEY}-640 640w`);
  expect(renditionSet(`/images/${KEY}.png`, 64)).toBe(`/images/${KEY}-320 64w`);
});

test('knows cut-outs, and keeps the cache-busting time', () => {
  expect(renditionSet(`/images/background-removal-${KEY}.png?t=12`, 300)).toBe(
    `/images/background-removal-${KEY}-320?t=12 300w`,
  );
});

test.each([
  ['another site', `https://elsewhere.example/images/${KEY}.png`, 800],
  ['a file of the site', '/example-assets/camera.webp', 800],
  ['a picture of unknown width', `/images/${KEY}.png`, undefined],
])('offers nothing for %s', (_, url, width) => {
  expect(renditionSet(url, width)).toBeUndefined();
});

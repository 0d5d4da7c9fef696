import { expect, test } from 'vitest';
import { findPage, PAGES, type Page } from './pages.ts';

const contents: [string, Page][] = Object.entries(PAGES);

test.each(contents)('the page %s has a title and a description of the right length', (_name, page) => {
  expect(page.title.length).toBeGreaterThanOrEqual(10);
  expect(page.title.length).toBeLessThanOrEqual(70);
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(170);
});

test('no two pages share a title or a description', () => {
  expect(new Set(contents.map(([, { title }]) => title)).size).toBe(contents.length);
  expect(new Set(contents.map(([, { description }]) => description)).size).toBe(contents.length);
});

test.each([
  ['/', 'home'],
  ['/home', 'gallery'],
  ['/Gallery/', 'gallery'],
  ['/gallery/6f9b1c1e-0000-4000-8000-000000000001', 'galleryImage'],
  ['/gallery/a/b', 'notFound'],
  ['/shared/0123456789abcdef0123456789abcdef', 'sharedPicture'],
  ['/prompt-builder', 'promptBuilder'],
  ['/prompt-builder/business', 'promptBuilder'],
  ['/prompt-builder/business/quick-generation', 'promptBuilder'],
  ['/prompt-builder/professional/1', 'promptBuilder'],
  ['/prompt-builder/a/b/c', 'notFound'],
  ['/admin', 'notFound'],
  ['/pricing/more', 'notFound'],
  ['/constructor', 'notFound'],
])('%s is the page %s', (path, name) => {
  expect(findPage(path)).toBe(name);
});

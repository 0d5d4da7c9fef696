import { expect, test } from 'vitest';
import { filteredAddress, readPage } from './list-place.ts';

test('a URL without a valid page number means the first page', () => {
  for (const search of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x'])
    expect(readPage(new URLSearchParams(search))).toBe(1);
  expect(readPage(new URLSearchParams('page=2001'))).toBe(2001);
});

test('a URL contains the set filters, and the page unless it is the first', () => {
  expect(filteredAddress('/admin/users', { q: '', active: false })).toBe('/admin/users');
  expect(filteredAddress('/admin/users', { q: 'a&b', active: true }, 2)).toBe(
    '/admin/users?q=a%26b&active=yes&page=2',
  );
});

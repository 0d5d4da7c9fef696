import { expect, test } from 'vitest';
import { filteredAddress, readPage } from './list-place.ts';

test('an address that asks for no page, or for none there can be, asks for the first', () => {
  for (const search of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x'])
    expect(readPage(new URLSearchParams(search))).toBe(1);
  expect(readPage(new URLSearchParams('page=2001'))).toBe(2001);
});

test('an address has the filters that are set, and the page unless it is the first', () => {
  expect(filteredAddress('/admin/users', { q: '', active: false })).toBe('/admin/users');
  expect(filteredAddress('/admin/users', { q: 'a&b', active: true }, 2)).toBe(
    '/admin/users?q=a%26b&active=yes&page=2',
  );
});

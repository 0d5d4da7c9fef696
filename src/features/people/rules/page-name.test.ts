import { expect, test } from 'vitest';
import type { AppError } from '#platform/errors/app-error';
import { readPageName, skeletonOf } from './page-name.ts';

const codeOf = (name: string) => {
  try {
    return readPageName(name);
  } catch (error) {
    return (error as AppError).phrase;
  }
};

test.each([
  ['ada', 'ada'],
  ['  Ada-Lovelace ', 'ada-lovelace'],
  ['studio54', 'studio54'],
  ['b'.repeat(30), 'b'.repeat(30)],
])('%s is a name', (typed, name) => {
  expect(readPageName(typed)).toBe(name);
});

test.each([
  '',
  'ab',
  'c'.repeat(31),
  '4ever',
  '-ada',
  'ada-',
  'a--da',
  'ada lovelace',
  'ada_l',
  'a.da',
  'ada\0',
  'аda', // The first letter is Cyrillic.
  'ádа',
  'ａｄａ',
  'ad\u200Ba',
  '<b>ada</b>',
])('%j is malformed', (name) => {
  expect(codeOf(name)).toBe('invalid_request.page_name');
});

test.each([
  'admin',
  'Admin',
  'adm1n',
  'ad-min',
  'framewright',
  'frarnewright',
  'f-r-a-m-e-wright',
  'supp0rt',
  'framewright-fan',
  'the-admin',
  'official-team',
])('%s is reserved, or looks like it', (name) => {
  expect(codeOf(name)).toBe('invalid_request.page_name_refused');
});

test('names that look alike have one skeleton, and others have their own', () => {
  for (const like of ['paul', 'pau1', 'paui', 'pa-ul', 'p4ul']) expect(skeletonOf(like)).toBe('paul');
  expect(skeletonOf('bum')).toBe(skeletonOf('burn'));
  expect(skeletonOf('c1ara')).toBe(skeletonOf('clara'));
  expect(skeletonOf('ada')).not.toBe(skeletonOf('eda'));
});

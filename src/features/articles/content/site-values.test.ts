import { expect, test } from 'vitest';
import { TEST_SITE_VALUES } from '#testing/site-values';
import { fillIn, fillSections } from './site-values.ts';

test('site values are filled in everywhere', () => {
  const blocks = ['At {host}.', { points: ['{supportEmail}'] }];
  const table = { caption: 'Cookies', head: ['Name'], rows: [['`{sessionCookie}`']] };
  expect(fillSections([{ id: 'a', heading: 'A', blocks: [...blocks, table] }], TEST_SITE_VALUES)).toEqual([
    {
      id: 'a',
      heading: 'A',
      blocks: [
        'At pictures.example.',
        { points: ['help@pictures.example'] },
        { ...table, rows: [['`framewright`']] },
      ],
    },
  ]);
});

test('an unknown name in braces is an error', () => {
  expect(() => fillIn('At {place}.', TEST_SITE_VALUES)).toThrow('{place}');
  expect(() => fillIn('{constructor}', TEST_SITE_VALUES)).toThrow('{constructor}');
});

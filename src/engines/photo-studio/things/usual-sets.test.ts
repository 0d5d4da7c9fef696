import { expect, test } from 'vitest';
import { STILL_SETS } from '../sets/still-sets.ts';
import { CATALOG } from './catalog.ts';
import { KEYS_BY_SET } from './usual-sets.ts';

const keys = new Set(CATALOG.map(({ key }) => key));

test.each(Object.keys(KEYS_BY_SET))(
  'the things usually seen in the set %s are in the catalog and fit there',
  (name) => {
    const set = STILL_SETS.find((one) => one.name === name)!;
    const strays = [...KEYS_BY_SET[name]!].filter((key) => !keys.has(key) || !set.fits({ key }));
    expect(strays).toEqual([]);
  },
);

test('no thing has two usual sets', () => {
  const all = Object.values(KEYS_BY_SET).flatMap((one) => [...one]);
  expect(new Set(all).size).toBe(all.length);
});

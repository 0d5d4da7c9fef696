import { expect, test } from 'vitest';
import { findItem } from './catalog.ts';
import { STILL_LIFES } from './still-lifes.ts';

test.each([...STILL_LIFES])('%s is in the catalog and needs no credit', (key) => {
  expect(findItem(key)).toMatchObject({ key, credit: null, isStillLife: true });
});

import { expect, it } from 'vitest';
import { iconSet } from './icon-set.ts';

it('knows the names of drawings, and refuses others', () => {
  expect([...iconSet('dog, sitting-dog')]).toEqual(['dog', 'sitting-dog']);
  expect(() => iconSet('dog, squirrel')).toThrow('squirrel');
});

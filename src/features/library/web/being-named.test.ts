import { expect, it } from 'vitest';
import { beingNamed } from './being-named.ts';

it('names a few pictures, and counts the others and those of the same name', () => {
  expect(beingNamed(['A lake'])).toBe('“A lake” is');
  expect(beingNamed(['A lake', 'Dunes'])).toBe('“A lake” and “Dunes” are');
  expect(beingNamed(['A lake', 'A lake'])).toBe('“A lake” and one more picture are');
  expect(beingNamed(['A', 'B', 'C', 'D', 'E'])).toBe('“A”, “B”, “C” and 2 more pictures are');
});

it('shortens long prompts', () => {
  expect(beingNamed([`${'Fog over a lake, '.repeat(9)}`])).toBe(
    '“Fog over a lake, Fog over a lake, Fog ov…” is',
  );
});

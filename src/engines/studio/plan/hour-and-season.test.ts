import { expect, test } from 'vitest';
import { planPicture } from './plan-picture.ts';

const words = (parts: readonly { words: string }[]) => parts.map((part) => part.words);

test.each([
  ['a cow in a green alpine meadow with snowy peaks behind', undefined],
  ['snow-capped mountains behind a lake in autumn', 'autumn'],
  ['snowy mountains', 'winter'],
  ['snowy mountains and a frozen lake', 'winter'],
])('the ground of "%s" has the season %s', (prompt, season) => {
  expect(planPicture(prompt).understanding.season).toBe(season);
});

test('snowy mountains with a lake show the lake', () => {
  expect(planPicture('snowy mountains with a lake')).toMatchObject({
    content: { archetype: 'lake' },
    leftOut: [],
  });
});

test.each([
  ['tropical beach with turquoise water', 'day'],
  ['pink sky over the sea', 'sunset'],
  ['fireworks over the city', 'night'],
  ['tropical beach at dusk with turquoise water', 'dusk'],
])('"%s" is drawn at the hour that shows it', (prompt, time) => {
  expect(planPicture(prompt).understanding.time).toBe(time);
});

test('a color of water is drawn by day alone', () => {
  expect(words(planPicture('emerald lake').leftOut)).toEqual([]);
  expect(words(planPicture('tropical beach at night with turquoise water').leftOut)).toEqual(['turquoise']);
});

test.each(['castle at night', 'Eiffel Tower at night', 'wolf in the night'])(
  '%s: what stands outdoors has the night sky over it',
  (prompt) => {
    const { content, leftOut } = planPicture(prompt);
    expect(content).toMatchObject({ kind: 'artwork', place: 'hills' });
    expect(leftOut).toEqual([]);
  },
);

test('says that the night is left out where none is seen', () => {
  const { leftOut } = planPicture('handbag at night');
  expect(leftOut.map(({ words }) => words)).toEqual(['night']);
});

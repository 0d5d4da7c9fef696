import { describe, expect, test } from 'vitest';
import { backdropColors } from './name-color.ts';
import { planPicture } from './plan-picture.ts';

describe('colors of the picture', () => {
  test.each([
    ['a trophy on a podium, in teal and white', 2],
    ['a trophy, in coral and cream', 2],
    ['an ice cream cone in pale pink', 1],
    ['a trophy, in warm orange', 1],
    ['a rocket, soft blue tones', 1],
    ['a trophy on a pink background, in teal', 1],
  ])('%s', (prompt, count) => {
    const { groups, content, leftOut } = planPicture(prompt);
    expect(backdropColors(groups)).toHaveLength(count);
    expect(content).toMatchObject({ kind: 'artwork', things: [{ count: 1 }] });
    expect(leftOut).toEqual([]);
  });

  test.each(['strawberries in chocolate', 'a fish, in coral', 'a cup and an orange', 'a fox in a forest'])(
    'are not in "%s"',
    (prompt) => {
      expect(backdropColors(planPicture(prompt).groups)).toEqual([]);
    },
  );

  test('low key lighting is no key', () => {
    const { content } = planPicture('a robot, dramatic low key lighting');
    expect(content).toMatchObject({ kind: 'artwork', things: [{ thing: { icon: 'robot' } }] });
  });
});

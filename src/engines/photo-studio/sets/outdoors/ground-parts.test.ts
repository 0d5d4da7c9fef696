import { expect, test } from 'vitest';
import { createRandom } from '../../scene/random.ts';
import { grass, widenedBy } from './ground-parts.ts';

const growth = (widened: number) =>
  grass(
    {
      camera: { position: [0, 0.5, 3], target: [0, 0.3, 0], verticalFov: 24 },
      aspect: 1,
      radius: 0.5,
      boxes: [],
      widened,
      random: createRandom(4),
    },
    () => true,
  ).map(({ mesh }) => mesh);

test('a picture that is seen wider has as dense grass at its sides, and the same grass as before', () => {
  const widened = widenedBy({ left: 0.39, right: 0.39, top: 0, bottom: 0 });
  expect(widened).toBeCloseTo(1.78);
  const [near, far] = growth(1);
  const [nearAgain, nearSides, farAgain, farSides] = growth(widened);
  expect(nearAgain).toEqual(near);
  expect(farAgain).toEqual(far);
  expect(nearSides!.positions.length / near!.positions.length).toBeCloseTo(0.78, 2);
  expect(farSides!.positions.length / far!.positions.length).toBeCloseTo(0.78, 2);
});

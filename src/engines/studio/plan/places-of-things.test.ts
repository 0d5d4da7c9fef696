import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

it.each([
  ['a bus at night', 'road'],
  ['a red car in the rain', 'road'],
  ['a yellow taxi on a rainy city street', 'road'],
  ['a castle in the fog', 'hills'],
  ['a horse in the rain', 'hills'],
  ['a ship in a storm', 'sea'],
  ['a plane in a storm', 'sky'],
  ['a helicopter', 'sky'],
  ['a helicopter on a podium', undefined],
  ['a car', undefined],
  ['a handbag in the rain', undefined],
])('shows the hour and the weather where things are at home: %s', (prompt, place) => {
  expect(planPicture(prompt).content).toMatchObject({ kind: 'artwork', place });
});

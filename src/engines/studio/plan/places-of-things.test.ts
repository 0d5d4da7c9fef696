import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
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

it.each(['rocket in space', 'a satellite in outer space'])('%s: no land is in the picture', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  const { scene } = composeScene({ prompt, seed: 4, width: 512, height: 512 });
  expect(scene.kind === 'landscape' && scene.camera.horizon).toBeGreaterThan(1.5);
});

it('says that a cat in space stands on the ground', () => {
  expect(planPicture('cat in space').leftOut.map(({ words }) => words)).toEqual(['space']);
});

it.each(['campfire at night', 'jack-o-lantern at night'])('%s: the night is over it', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ content: { place: 'hills' }, leftOut: [] });
});

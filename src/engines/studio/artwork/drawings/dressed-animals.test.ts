import { expect, it } from 'vitest';
import { drawIcon, visibleBox } from '../draw-icon.ts';
import { dressedIcon, fitGarments } from './dressed-animals.ts';

const ANIMALS = [
  'cat',
  'dog',
  'rabbit',
  'fox',
  'bear',
  'panda',
  'lion',
  'frog',
  'penguin',
  'owl',
  'teddy-bear',
];

it.each(ANIMALS)('puts hats on top, glasses on the eyes and scarves below of a %s', (animal) => {
  const icon = dressedIcon(animal, ['top-hat', 'sunglasses', 'scarf'])!;
  const { garments } = fitGarments(icon, visibleBox);
  const [hat, glasses, scarf] = garments.map(({ drawing, x, y, scale }) => {
    const { left, top, width, height } = visibleBox(drawing);
    return { x: x + (left + width / 2) * scale, y: y + (top + height / 2) * scale };
  });
  expect(hat!.y).toBeLessThan(glasses!.y);
  expect(glasses!.y).toBeLessThan(scarf!.y);
  for (const { x } of [hat!, glasses!, scarf!]) expect(Math.abs(x - 16)).toBeLessThan(4);
  const [bare, worn] = [dressedIcon(animal, ['bow-tie'])!, icon].map((name) => drawIcon(name, 64));
  // The hat makes it taller.
  expect(worn!.height / worn!.width).toBeGreaterThan(bare!.height / bare!.width);
});

it('does not dress what has no face in front, or in what is not worn', () => {
  expect(dressedIcon('horse', ['sunglasses'])).toBeUndefined();
  expect(dressedIcon('cat', ['sofa'])).toBeUndefined();
  expect(dressedIcon('cat', [])).toBeUndefined();
});

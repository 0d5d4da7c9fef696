import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { changeOutfit } from './change-outfit.ts';
import { SKINS } from './person-colors.ts';

function castOf(prompt: string, ...refinements: string[]) {
  const { scene, description } = composeScene({ prompt, seed: 3, width: 512, height: 512, refinements });
  if (scene.kind !== 'people') throw new Error(`"${prompt}" shows no people`);
  return { cast: scene.cast, leftOut: description.refinements?.at(-1)?.leftOut ?? [] };
}

it.each([
  'in a suit',
  'make her wear a dress',
  'replace the shirt with a sweater',
  'put on a leather jacket',
])('takes the stripes of a shirt away with it: %s', (refinement) => {
  const { cast, leftOut } = castOf('a woman in a striped shirt', refinement);
  expect(leftOut).toEqual([]);
  expect(cast[0]!.outfit).not.toBe('shirt');
  expect(cast[0]!.pattern).toBeUndefined();
});

it('keeps the stripes of a shirt that gets another color', () => {
  expect(castOf('a woman in a striped shirt', 'make the shirt red').cast[0]).toMatchObject({
    outfit: 'shirt',
    top: '#d7263d',
    pattern: { kind: 'striped' },
  });
});

it('gives an outfit its usual color', () => {
  expect(castOf('a woman in a red dress', 'wearing a raincoat').cast[0]).toMatchObject({
    outfit: 'raincoat',
    top: '#f2c230',
  });
});

it('colors the trousers of a suit with it, and none of the jacket beside it', () => {
  const { cast } = castOf('a man in a suit and a man in a jacket', 'make the jacket red');
  expect(cast.map(({ top }) => top === '#d7263d')).toEqual([false, true]);
  const [suit] = castOf('a man in a suit standing', 'make the suit red').cast;
  expect(suit).toMatchObject({ top: '#d7263d', bottom: '#d7263d' });
});

it('takes "the jacket" for that of a suit where nobody wears another', () => {
  expect(castOf('a man in a suit standing', 'make the jacket red').cast[0]!.top).toBe('#d7263d');
});

it('replaces what somebody wears, and nothing that nobody does', () => {
  expect(castOf('a woman in a blouse', 'replace the suit with a hoodie').leftOut).toEqual(['hoodie', 'suit']);
});

it('makes no man a woman by his clothes', () => {
  const { cast, leftOut } = castOf('a man in a park', 'make him wear a dress');
  expect(cast[0]!.isWoman).toBe(false);
  expect(leftOut).not.toEqual([]);
});

it('gives a usual color by the skin, so that two people of one skin get the same', () => {
  const [person] = castOf('a woman in a red dress').cast;
  const [one, other] = SKINS;
  const colorOf = (skin: string) => changeOutfit({ ...person!, skin }, 'scrubs').top;
  expect(colorOf(one!)).toBe(colorOf(one!));
  expect(colorOf(one!)).not.toBe(colorOf(other!));
});

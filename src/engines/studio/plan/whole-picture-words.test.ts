import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { planPicture } from './plan-picture.ts';

it.each([
  'startup team at a long table, bright and airy',
  'mountain lake, moody',
  'padlock, in muted colors',
  'red apple, soft pastel colors',
  'portrait of a woman, black and white',
  'team meeting, teal and coral',
  'handshake in a coworking space, warm and cozy',
  'yoga class in a cafe',
  'doctor, pink background',
  'two women and a man, in teal and coral',
  'chef, in electric blue and navy',
  'a man standing with folded arms, in black and white',
  'businesswoman in front of a dark green wall',
])('draws the look of "%s" in full', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

it.each([
  ['mountain lake, teal and coral', ['teal', 'coral']],
  ['padlock in a cafe', ['cafe']],
  ['video call in a cafe', ['cafe']],
  ['woman in a park, pink background', ['pink']],
  ['woman in a park, teal and coral', ['teal', 'coral']],
])('leaves out what "%s" does not show', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toEqual(expect.arrayContaining(words));
});

it('puts people before a plain wall in the color asked for', () => {
  const { scene } = composeScene({ prompt: 'chef on a pink background', seed: 4, width: 512, height: 512 });
  expect(scene).toMatchObject({ layout: { furniture: 'plain' }, colors: { wall: '#f07aa8' } });
});

it.each([
  ['chef on a pale blue background', '#cae3fb'],
  ['chef before a dark green wall', '#035624'],
])('shades the color of the wall in "%s"', (prompt, wall) => {
  const { scene } = composeScene({ prompt, seed: 4, width: 512, height: 512 });
  expect(scene).toMatchObject({ colors: { wall } });
});

it('gives a meeting the room that the words name', () => {
  const { scene } = composeScene({ prompt: 'team meeting in a cafe', seed: 4, width: 512, height: 512 });
  expect(scene).toMatchObject({ setting: 'cafe' });
});

it.each(['shopping cart icon, black and white', 'city skyline black and white', 'a dog, black and white'])(
  '%s: the whole picture is without colors',
  (prompt) => {
    const { content, leftOut, drawsPrompt, understanding } = planPicture(prompt);
    expect({ leftOut, drawsPrompt }).toEqual({ leftOut: [], drawsPrompt: true });
    expect(understanding.moods).toContain('monochrome');
    if (content?.kind === 'artwork') expect(content.things[0]?.color).toBeUndefined();
  },
);

it.each(['mountain lake without clouds', 'a beach, no clouds', 'himmel ohne wolken', 'ciel sans nuages'])(
  'has a cloudless sky for "%s"',
  (prompt) => {
    const { drawsPrompt, leftOut, understanding } = planPicture(prompt);
    expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
    expect(understanding).toMatchObject({ weather: 'clear', details: { cloudless: true } });
  },
);

it('has no fog where that is denied', () => {
  expect(planPicture('forest without fog')).toMatchObject({
    drawsPrompt: true,
    understanding: { weather: 'clear' },
  });
});

it('does not deny what a place always has', () => {
  expect(planPicture('garden without flowers')).toMatchObject({ drawsPrompt: false, missing: 'flowers' });
});

it('keeps the weather that is not denied', () => {
  expect(planPicture('foggy forest without rain').understanding.weather).not.toBe('clear');
});

it.each([
  'a man in a black and white striped shirt',
  'a girl in a black and white polka dot dress',
  'a black and white cow in a field',
  'black and white striped shirt',
  'black and white cat on a sofa',
])('%s: the picture around it has colors', (prompt) => {
  const { understanding, view } = planPicture(prompt);
  expect(understanding.moods).toEqual([]);
  expect(view.steps.saturation ?? 0).toBe(0);
});

import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { planPicture } from './plan-picture.ts';

const sceneOf = (prompt: string, refinements: string[] = []) =>
  composeScene({ prompt, refinements, seed: 4, width: 512, height: 512 }).scene;

it.each([
  ['an elderly couple walking on the beach at sunset', 'beach', { time: 'sunset' }],
  ['a nurse with glasses in the park at night', 'park', { time: 'night' }],
  ['grandmother with a child in the park in autumn', 'park', { season: 'autumn' }],
  ['a man with a beard walking in winter', 'snow', { season: 'winter' }],
  ['pregnant woman in the rain', 'street', { falling: 'rain' }],
])('shows the hour, season and rain of "%s"', (prompt, setting, air) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  expect(sceneOf(prompt)).toMatchObject({ kind: 'people', setting, air });
});

it('leaves out the rain over people in a room', () => {
  expect(planPicture('doctor in the rain').leftOut.map(({ words }) => words)).toEqual(['rain']);
});

it('keeps the wall whose color is named, whatever the light', () => {
  const prompt = 'businesswoman before a dark green wall, in gentle morning light';
  expect(sceneOf(prompt)).toMatchObject({ layout: { furniture: 'plain' }, colors: { wall: '#20733a' } });
});

it('changes the hour over people by a refinement', () => {
  const scene = sceneOf('farmer with a pitchfork', ['at night']);
  expect(scene).toMatchObject({ setting: 'farm', air: { time: 'night' } });
});

it('draws no far figures before a city, where they would not be seen', () => {
  expect(sceneOf('three friends sitting on a bench at night in the city').kind).toBe('people');
});

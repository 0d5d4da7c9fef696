import { expect, it } from 'vitest';
import { createRandom } from '../../math/seeded-random.ts';
import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { createLandscapeSetup } from '../landscape-setup.ts';
import { composeLandscape } from './compose-landscape.ts';
import { composeClouds } from './compose-light.ts';

it.each([
  'mountains',
  'lake',
  'sea',
  'hills',
  'dunes',
  'island',
  'coast',
  'waterfall',
  'canyon',
  'forest',
  'fields',
  'snow',
  'aurora',
  'stars',
  'city',
] as const)('finds a good view of %s', (archetype) => {
  for (let seed = 1; seed <= 6; seed++) {
    const wish = {
      archetype,
      time: 'day',
      weather: 'clear',
      season: 'summer',
      moods: [],
      crop: undefined,
      ground: undefined,
      overlays: [],
      hasThings: false,
      hasMound: false,
      hasTrees: false,
      waterColor: undefined,
      sandColor: undefined,
      flowerColors: undefined,
      composition: undefined,
      ...understandPrompt('').details,
    } as const;
    const scene = composeLandscape(wish, seed * 977, 320, 240);
    const plan = createLandscapeSetup(scene, 320, 240);
    // Below this, sky covers between a quarter and two thirds of the picture and no slope walls the camera in.
    expect(plan.assess(), `seed ${seed}`).toBeLessThan(0.35);
    const isFromAir = scene.camera.height > 20;
    expect(scene.camera.horizon).toBeGreaterThanOrEqual(isFromAir ? 0.2 : 0.3);
    expect(scene.camera.horizon).toBeLessThanOrEqual(0.65);
  }
});

it('has no clouds in a sky that is said to be clear', () => {
  const { cloudless } = understandPrompt('a sailboat under a clear blue sky').details;
  const clouds = composeClouds('day', { archetype: 'sky', weather: 'clear', cloudless }, createRandom(1));
  expect(clouds).toMatchObject({ heaped: 0, high: 0 });
});

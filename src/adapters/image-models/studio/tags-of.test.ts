import { expect, test } from 'vitest';
import type { SceneDescription } from '#engines/studio/studio';
import { tagsOf } from './tags-of.ts';

const SCENE = {
  archetype: 'lake',
  hasPeople: false,
  illustration: false,
} as SceneDescription;

test('tags name subject, additions, time and weather, but not the usual ones', () => {
  expect(
    tagsOf({ ...SCENE, time: 'golden', weather: 'mist', season: 'autumn', additions: ['palms', 'boats'] }),
  ).toEqual(['lake', 'palm trees', 'boats', 'golden hour', 'mist', 'autumn']);
  expect(tagsOf({ ...SCENE, time: 'day', weather: 'clear' })).toEqual(['lake']);
  expect(
    tagsOf({ ...SCENE, archetype: 'team-meeting', hasPeople: true, illustration: true } as SceneDescription),
  ).toEqual(['team meeting', 'people', 'illustration']);
});

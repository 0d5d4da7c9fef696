import { expect, it } from 'vitest';
import { createNoise } from '../../math/value-noise.ts';
import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { composeLandscape } from '../compose/compose-landscape.ts';
import type { LandscapeArchetype } from '../landscape-archetypes.ts';
import { createLandscapeSetup } from '../landscape-setup.ts';
import { createReliefReader, RELIEF_FLOATS } from '../sampled-land.ts';
import { createLandscapeSprites } from './landscape-sprites.ts';
import type { OverlayKind } from './overlay-kinds.ts';

const SIDE = 256;

it.each([
  ['sea', 'walkers', 2],
  ['hills', 'walkers', 9],
  ['dunes', 'hiker', 1],
  ['lake', 'yogi', 3],
  ['sea', 'boats', 7],
  ['lake', 'boats', 1],
  ['mountains', 'balloons', 6],
] as const)('shows on %s exactly as many %s as asked for: %i', (archetype, kind, count) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const seen = createSprites(archetype, kind, count, seed).filter(({ darkens }) => !darkens);
    expect(seen).toHaveLength(count);
    for (const { left, right, top } of seen) {
      const middle = (left + right) / 2;
      expect(middle).toBeGreaterThan(0);
      expect(middle).toBeLessThan(SIDE);
      expect(top).toBeGreaterThan(-SIDE * 0.1);
    }
  }
});

function createSprites(archetype: LandscapeArchetype, kind: OverlayKind, count: number, seed: number) {
  const composed = composeLandscape(
    {
      archetype,
      time: 'day',
      weather: 'clear',
      season: 'summer',
      moods: [],
      crop: undefined,
      ground: undefined,
      overlays: [{ kind, count }],
      hasThings: false,
      hasMound: false,
      hasTrees: false,
      waterColor: undefined,
      sandColor: undefined,
      flowerColors: undefined,
      composition: undefined,
      ...understandPrompt('').details,
    },
    seed,
    SIDE,
    SIDE,
  );
  const { scene, frame, inner, terrain } = createLandscapeSetup(composed, SIDE, SIDE);
  const relief = createReliefReader(1, new Float32Array(RELIEF_FLOATS));
  return createLandscapeSprites({ scene, frame, inner, terrain, relief, noise: createNoise(seed) });
}

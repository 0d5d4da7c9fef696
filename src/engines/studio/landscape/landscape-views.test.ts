import { expect, it } from 'vitest';
import { createRandom } from '../math/seeded-random.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import { composeLandscape } from './compose/compose-landscape.ts';
import { createLandscapeSetup, type LandscapeSetup } from './landscape-setup.ts';
import { countLandscapeFloats, createLandscapeStages } from './landscape-stages.ts';
import type { LandscapeWish } from './landscape-wish.ts';

const ARCHETYPES = [
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
  'road',
  'river',
] as const;
const SIZES = [
  [96, 96],
  [128, 72],
  [72, 128],
] as const;

const random = createRandom(712);
const draws = ARCHETYPES.map((archetype, index) => {
  const [width, height] = SIZES[index % SIZES.length]!;
  return {
    archetype,
    width,
    height,
    seed: random.seed(),
    weather: random.pick(['clear', 'cloudy', 'mist', 'storm'] as const),
    time: random.pick(['dawn', 'day', 'golden', 'sunset', 'dusk'] as const),
  };
});

it.each(draws)(
  'looks out over $archetype from above the ground, $width×$height, seed $seed',
  async ({ archetype, width, height, seed, weather, time }) => {
    const wish: LandscapeWish = {
      archetype,
      time,
      weather,
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
    };
    const scene = composeLandscape(wish, seed, width, height);
    const plan = createLandscapeSetup(scene, width, height);
    for (let z = 0.5; z < 5; z += 0.5)
      expect(plan.terrain.ground(0, z, 9), `ground ${z} m ahead`).toBeLessThan(plan.scene.camera.height);

    const radiance = new Float32Array(width * height * 3);
    const work = new Float32Array(countLandscapeFloats(scene, width, height));
    for (const stage of createLandscapeStages(scene, { width, height, radiance, work }))
      for (let slice = 0; slice < stage.slices; slice++) await stage.paint(slice);
    expect(radiance.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);

    const skyline = measureSkyline(plan);
    expect(skyline, 'share of sky').toBeGreaterThan(0.05);
    expect(skyline, 'share of sky').toBeLessThan(0.75);
    const upper = meanLuminance(radiance, 0, width * Math.floor(height * 0.15));
    const lower = meanLuminance(radiance, width * Math.floor(height * 0.8), width * height);
    expect(lower, 'foreground').toBeGreaterThan(0.02 * upper);
    expect(lower, 'foreground').toBeLessThan(20 * upper);
  },
);

/** Share of the picture above the land, by its bare ground. */
function measureSkyline({ scene, frame, terrain }: LandscapeSetup): number {
  let open = 0;
  const columns = 24;
  for (let column = 0; column < columns; column++) {
    const slope = (((column + 0.5) / columns) * frame.width - frame.center) / frame.focal;
    let row = frame.horizon;
    for (let z = 2; z < 9000; z *= 1.04)
      row = Math.min(
        row,
        frame.horizon - ((terrain.ground(slope * z, z, 5) - scene.camera.height) / z) * frame.focal,
      );
    open += Math.max(0, row) / frame.height / columns;
  }
  return open;
}

function meanLuminance(radiance: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let pixel = from; pixel < to; pixel++)
    sum +=
      0.2126 * radiance[pixel * 3]! + 0.7152 * radiance[pixel * 3 + 1]! + 0.0722 * radiance[pixel * 3 + 2]!;
  return sum / (to - from);
}

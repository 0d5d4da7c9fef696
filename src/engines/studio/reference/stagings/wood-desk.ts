import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { box, part } from '../../objects/parts.ts';
import type { StageSet } from '../../objects/stage-set.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { glossy, matte, satin, wood } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import type { PlanSet, SetWish } from '../set-plan.ts';
import { scatterLights } from './blurred-lights.ts';
import { placePlant } from './plant.ts';

/** A wooden table; behind it a room out of focus. */
export const planWoodDesk: PlanSet = (set, wish) => {
  const { random, side, palette, lies } = wish;
  const timber = random.pick(['oak', 'walnut', 'ash', 'teak'] as const);
  const desk = set.paint(
    wood(timber, { scale: random.between(0.75, 1.1), plank: random.pick([0, 1.3]), roughness: 0.34 }),
  );
  const evening = random.chance(0.4);
  const room: Rgb = evening
    ? mixRgb([0.14, 0.075, 0.04], palette.backdrop, 0.12)
    : mixRgb([0.62, 0.58, 0.52], palette.backdrop, 0.35);
  placeBooks(set, wish);
  if (!lies || random.chance(0.5))
    placePlant(
      set,
      [side * (wish.width * 0.5 + random.between(0.9, 1.25)), 0, random.between(0.9, 1.4)],
      random,
      palette,
    );
  const light = lightStudio(evening ? mixRgb(room, [0.6, 0.42, 0.28], 0.5) : room, random, {
    side,
    warmth: evening ? 1 : 0.6,
  });
  return {
    light,
    backdrop: {
      ...sweep(desk, desk, random.between(3.2, 4.2), 0),
      ground: 'table',
      low: scaleRgb(room, 0.8),
      high: scaleRgb(room, evening ? 0.5 : 1.15),
      glow: scaleRgb(room, 0.2),
      discs: scatterLights(random, {
        count: evening ? 46 : 16,
        low: -3,
        high: 22,
        size: 0.075,
        strength: evening ? 0.9 : 0.22,
        colors: [[1, 0.72, 0.4], [1, 0.86, 0.66], mixRgb([1, 0.9, 0.8], palette.accent, 0.3)],
      }),
    },
    finish: STUDIO_FINISH,
    surface: { mirror: 0.07, blur: 6 },
  };
};

function placeBooks(set: StageSet, { random, side, palette, width, lies }: SetWish): void {
  const tones = [palette.main, palette.accent, palette.neutral, palette.second];
  const count = lies ? 1 : Math.floor(random.between(1, 4));
  const x = -side * (width * 0.5 + random.between(0.75, 1.05));
  const z = random.between(0.5, 1);
  const paper = set.paint(matte([0.86, 0.83, 0.77]));
  for (let index = 0; index < count; index++) {
    const cover = set.paint(coverOf(random, tones[index % 4]!));
    set.add({ at: [x, 0.1 + index * 0.2, z], turn: turnAbout('y', random.between(-0.35, 0.35)) }, [
      part(box(0.66, 0.1, 0.46), cover, { round: 0.02 }),
      part(box(0.7, 0.07, 0.42), paper, { at: [side * 0.02, 0, 0], join: 'add' }),
    ]);
  }
}

function coverOf(random: Random, color: Rgb) {
  return random.chance(0.3) ? glossy(color) : satin(color);
}

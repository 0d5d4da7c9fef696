import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { darkHall } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { cylinder, part } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { plaster, surface } from '../../objects/surfaces.ts';
import type { PlanSet } from '../set-plan.ts';
import { placeLeaves } from './plant.ts';

/** Display hex: the water, the sky low and high, the glow between them. */
const SKIES = [
  ['#1f7f8f', '#cfe9ee', '#8fc4dc', '#ffffff'],
  ['#27527f', '#bcd6ef', '#6fa2d6', '#e8f2fb'],
  ['#5d4a78', '#f2c3b4', '#b59ad0', '#ffdfc4'],
  ['#0f5f5a', '#c8eadf', '#7fc9bd', '#f4fff4'],
] as const;

/** The subject on a stone in still water under an open sky, rings running outwards. */
export const planWater: PlanSet = (set, { random, side, width, named, isAfloat }) => {
  const [deep, low, high, glow] = random.pick(SKIES).map((hex) => fromHex(hex)) as [Rgb, Rgb, Rgb, Rgb];
  const first = named[0];
  const water = set.paint(surface(first ? mixRgb(deep, first, 0.6) : deep, { roughness: 0.03 }));
  const wet = set.paint({ ...plaster(mixRgb([0.36, 0.35, 0.34], deep, 0.15), 0.6), roughness: 0.4 });
  const radius = Math.max(0.85, width * random.between(0.6, 0.72));
  const height = random.between(0.12, 0.24);
  if (!isAfloat)
    set.add({ at: [0, height / 2 - 0.1, 0] }, [
      part(cylinder(radius, height / 2 + 0.1), wet, { round: 0.07 }),
    ]);
  const stone = random.between(0.3, 0.5);
  set.add({ at: [side * (radius + stone + random.between(0.3, 0.6)), 0.02, random.between(0.2, 0.9)] }, [
    part({ kind: 'ellipsoid', radii: [stone * 1.3, stone * 0.5, stone] }, wet),
  ]);
  if (random.chance(0.6))
    placeLeaves(set, [-side * (radius + 0.75), -0.1, 0.9], random, { count: 7, span: 1.5, lean: [0.1, 0.7] });
  const light = lightStudio(mixRgb(low, high, 0.5), random, { side, warmth: 0.6, hardness: 12 });
  return {
    // Softboxes behind the subject would show as milky patches on the water.
    light: { ...light, softboxes: light.softboxes.filter(({ towards }) => towards[2] < 0) },
    backdrop: { ...darkHall(water, low, high, scaleRgb(glow, 0.3)), fog: { density: 0.06, start: 12 } },
    finish: STUDIO_FINISH,
    surface: {
      ...(isAfloat ? { height: 0, radius: null } : { height, radius: radius - 0.07 }),
      mirror: 0.12,
      blur: 4,
      ripple: random.between(0.7, 1.2),
    },
    elevation: [4, 9],
  };
};

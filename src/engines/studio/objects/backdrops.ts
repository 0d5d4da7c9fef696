import { mixRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { Backdrop, Disc } from './object-scene.ts';
import { direction } from './vector.ts';

const BLACK: Rgb = [0, 0, 0];

/** A sheet of paper or paint that bends from floor to wall; `floor` and `wall` are materials. */
export function sweep(floor: number, wall: number, depth: number, bend: number): Backdrop {
  return {
    ground: 'sweep',
    floor,
    wall,
    depth,
    bend,
    pool: { x: 0, y: 0, radius: 1, strength: 0 },
    fog: { density: 0, start: 0 },
    low: BLACK,
    high: BLACK,
    glow: BLACK,
    glowSharpness: 5,
    discs: [],
  };
}

/** A floor that fades into darkness, with a glow at the horizon. */
export function darkHall(floor: number, low: Rgb, high: Rgb, glow: Rgb): Backdrop {
  return {
    ...sweep(floor, floor, 0, 0),
    ground: 'floor',
    fog: { density: 0.09, start: 7 },
    low,
    high,
    glow,
    glowSharpness: 7,
  };
}

/** A table before a room full of blurred lights. */
export function bokehTable(table: number, wall: Rgb, night: boolean, random: Random): Backdrop {
  const warm: Rgb = [1, 0.72, 0.38];
  const discs: Disc[] = [];
  for (let index = 0; index < 46; index++) {
    const tone = mixRgb(
      warm,
      random.pick<Rgb>([
        [1, 0.5, 0.25],
        [1, 0.9, 0.7],
        [0.7, 0.8, 1],
      ]),
      random.next(),
    );
    discs.push({
      towards: direction(180 + random.between(-34, 34), random.between(-24, 12)),
      radius: random.between(0.018, 0.062),
      color: scaleRgb(tone, random.between(0.1, 0.6) * (night ? 1 : 0.55)),
      edge: random.between(0.82, 0.94),
    });
  }
  return {
    ...sweep(table, table, 3.4, 0),
    ground: 'table',
    low: scaleRgb(wall, 0.8),
    high: scaleRgb(wall, night ? 0.5 : 1.25),
    glow: scaleRgb(mixRgb(wall, warm, 0.4), night ? 0.25 : 0.4),
    glowSharpness: 4,
    fog: { density: 0.12, start: 12 },
    discs,
  };
}

import { smoothLine } from './smooth-line.ts';
import type { Vector } from './vector.ts';

type Point = readonly [across: number, up: number];

/**
 * The outline of a turned pot with a rounded wall: its profile from foot to rim, then inside down to `soil`.
 */
export function potOutline(profile: readonly Point[], soil: number, wall = 0.06): [number, number][] {
  const knots = profile.map(([across, up]): Vector => [across, up, 0]);
  const outer = smoothLine(knots, 4).map(([across, up]): [number, number] => [across, up]);
  const [rim, top] = profile.at(-1)!;
  const foot = profile[0]!;
  return [[0, foot[1]], ...outer, [rim - wall, top], [rim - wall, soil], [0, soil]];
}

import type { Rgb } from '../colour/linear-colour.ts';
import type { Backdrop } from './object-scene.ts';

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

/** A floor that loses itself in darkness, with a glow where it meets the dark. */
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

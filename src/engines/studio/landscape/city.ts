import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** One building of the grid; lengths in meters. */
export interface Building {
  /** A random number of its own, in [0, 1). */
  mark: number;
  height: number;
  /** Half its width and the middle of its front, along x. */
  half: number;
  middle: number;
  /** Distance of the point behind the building's front. */
  inset: number;
}

const CELL = 44;

/** Towers on a grid of streets behind a quay at `nearDistance`, highest around `valleyX`. */
export function createCityGrid(land: Land, noise: Noise) {
  const building: Building = { mark: 0, height: 0, half: 0, middle: 0, inset: 0 };
  return (x: number, z: number): Building | null => {
    const deep = z - land.nearDistance;
    if (deep < 14 || deep > 900) return null;
    const row = Math.floor(deep / CELL);
    const shifted = x + 17 * noise.cell(row, 3);
    const column = Math.floor(shifted / CELL);
    const mark = noise.cell(column + 7, row + 31);
    const half = 10 + 10.5 * noise.cell(column + 91, row + 5);
    const middle = (column + 0.5) * CELL - (shifted - x);
    if (Math.abs(x - middle) > half) return null;
    // By the plot's middle, so that roofs are level.
    const plot = (row + 0.5) * CELL;
    const core = Math.exp(-(((middle - land.valleyX) / land.valleyWidth) ** 2)) * smoothstep(0, 260, plot);
    const tall = noise.cell(column + 13, row + 77);
    const low = 14 + 26 * noise.cell(column + 5, row + 9) + 16 * smoothstep(0, 200, plot);
    let height = low + land.relief * core * (0.16 + 0.84 * tall ** 2.2) * (mark > 0.25 ? 1 : 0.3);
    // Tall buildings step back near the top; a few end in a mast.
    const out = Math.abs(x - middle) / half;
    if (height > 90 && mark > 0.55 && out > 0.62) height *= 0.84;
    else if (height > 120 && mark > 0.82 && out < 0.06) height *= 1.16;
    building.mark = mark;
    building.height = Math.round(height / 3.6) * 3.6;
    building.half = half;
    building.middle = middle;
    building.inset = deep - row * CELL;
    return building;
  };
}

export function createCity(land: Land, noise: Noise): Shape {
  const at = createCityGrid(land, noise);
  return (x, z) => {
    if (z < land.nearDistance) return -6;
    const building = at(x, z);
    return building ? building.height + 3 : 2.6;
  };
}

import { clamp } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Two maps of the cloud layer, in units of its height: half the width, and samples per unit. */
const LEVELS = [
  { reach: 6, density: 32 },
  { reach: 23, density: 12 },
] as const;

/** Cloud coverage of the layer, about 0..1: precomputed, since every ray needs many samples. */
export function createCoverage({ clouds }: LandscapeScene, noise: Noise): (x: number, z: number) => number {
  const cover = (x: number, z: number) => {
    const px = x * clouds.scale + clouds.offsetX;
    const pz = z * clouds.scale + clouds.offsetZ;
    return noise.fractal(px * 0.55, pz * 0.55, 2) * 0.62 + noise.fractal(px * 1.7 + 9, pz * 1.7, 3) * 0.5;
  };
  const [near, far] = LEVELS.map((level) => sampleMap(level.reach, level.density, cover));
  return (x, z) => {
    const inner = z > -0.9 && z < 5.9 && x > -5.9 && x < 5.9;
    return readMap(inner ? near! : far!, x, z);
  };
}

interface CoverageMap {
  reach: number;
  density: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

/** Extent of the map behind the camera: rays towards a sun behind the camera need it. */
const BACK = 1;

function sampleMap(reach: number, density: number, cover: (x: number, z: number) => number): CoverageMap {
  const columns = 2 * reach * density + 2;
  const rows = (reach + BACK) * density + 2;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = cover(column / density - reach, row / density - BACK);
  return { reach, density, columns, rows, values };
}

/** Bilinear, clamped to the edge. */
function readMap({ reach, density, columns, rows, values }: CoverageMap, x: number, z: number): number {
  const u = clamp((x + reach) * density, 0, columns - 1.001);
  const v = clamp((z + BACK) * density, 0, rows - 1.001);
  const column = Math.floor(u);
  const row = Math.floor(v);
  const at = row * columns + column;
  const across = u - column;
  const low = values[at]! + (values[at + 1]! - values[at]!) * across;
  const high = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * across;
  return low + (high - low) * (v - row);
}

import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** One box of a building, in meters along the streets; `mark` is the building's random number in [0, 1). */
export interface Block {
  left: number;
  right: number;
  front: number;
  back: number;
  top: number;
  mark: number;
  /** Height of the whole building. */
  tall: number;
}

export interface CityGrid {
  /** Cosine and sine of the angle between the streets and the view. */
  cosine: number;
  sine: number;
  /** The boxes on the plot of this column and row, nested from the base upwards; none in a park. */
  plotAt(column: number, row: number): readonly Block[];
}

/** Meters from street to street. */
export const PLOT = 52;
/** Height of streets above the water. */
export const STREET = 2.6;
/** Meters from the quay to the first buildings, and to the last ones. */
const PROMENADE = 26;
export const CITY_DEPTH = 4200;
const PARK: readonly Block[] = [];

/** Towers on a turned grid of streets behind a quay at `nearDistance`, highest around `valleyX`. */
export function createCityGrid(land: Land, noise: Noise): CityGrid {
  const turn = land.side * (0.14 + 0.42 * noise.cell(3, 201));
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const plots = new Map<number, readonly Block[]>();
  const build = (column: number, row: number): readonly Block[] => {
    const u = (column + 0.5) * PLOT;
    const v = (row + 0.5) * PLOT;
    const x = u * cosine + v * sine;
    const deep = v * cosine - u * sine - land.nearDistance;
    if (deep < PROMENADE + PLOT * 0.7 || deep > CITY_DEPTH) return PARK;
    const mark = noise.cell(column + 7, row + 31);
    if (mark < 0.05) return PARK;
    const tall = noise.cell(column + 13, row + 77);
    const across = (x - land.valleyX) / land.valleyWidth;
    const far = Math.max(0, (deep - 420) / 620);
    const core = Math.exp(-across * across - far * far) * smoothstep(0, 240, deep);
    const low =
      12 + 22 * noise.cell(column + 5, row + 9) + 26 * smoothstep(0, 160, deep) * smoothstep(2600, 700, deep);
    const height = storeys(low * (0.55 + 0.75 * tall) + land.relief * core * (0.1 + 0.9 * tall ** 2.4));
    const half = (height > 60 ? 15 : 17) + 5 * noise.cell(column + 91, row + 5);
    const halfDeep = 15 + 6 * noise.cell(column + 57, row + 15);
    const shape = noise.cell(column + 45, row + 63);
    const box = (part: number, top: number): Block => ({
      left: u - half * part,
      right: u + half * part,
      front: v - halfDeep * part,
      back: v + halfDeep * part,
      top: STREET + top,
      mark,
      tall: height,
    });
    if (height < 40) return shape > 0.5 ? [box(1, height), box(0.34, height + 3)] : [box(1, height)];
    const base = storeys(9 + 14 * shape);
    const roof = box(0.42, height + 4.5);
    if (height < 105)
      return shape > 0.45 ? [box(1, base), box(0.8, height), roof] : [box(0.92, height), roof];
    // The highest ones step back as they rise; some end in a mast.
    if (shape < 0.4) return [box(1, base), box(0.78, height), box(0.5, height + 7)];
    const tiers = [
      box(1, base),
      box(0.8, storeys(height * (0.55 + 0.2 * tall))),
      box(0.66, storeys(height * 0.86)),
    ];
    const crown = [box(0.48, height), box(0.26, height + 9)];
    const mast = { ...box(1, height * 1.22), left: u - 0.8, right: u + 0.8, front: v - 0.8, back: v + 0.8 };
    return shape > 0.72 ? [...tiers, ...crown, mast] : [...tiers, ...crown];
  };
  return {
    cosine,
    sine,
    plotAt: (column, row) => {
      const key = (row + 500) * 1000 + column + 500;
      const known = plots.get(key);
      if (known) return known;
      const built = build(column, row);
      plots.set(key, built);
      return built;
    },
  };
}

export const STOREY = 3.6;

function storeys(height: number): number {
  return Math.max(2, Math.round(height / STOREY)) * STOREY;
}

export function createCity(land: Land, noise: Noise): Shape {
  const { plotAt, cosine, sine } = createCityGrid(land, noise);
  return (x, z) => {
    if (z < land.nearDistance) return -6;
    const u = x * cosine - z * sine;
    const v = z * cosine + x * sine;
    let height = STREET;
    for (const { left, right, front, back, top } of plotAt(Math.floor(u / PLOT), Math.floor(v / PLOT)))
      if (u > left && u < right && v > front && v < back && top > height) height = top;
    return height;
  };
}

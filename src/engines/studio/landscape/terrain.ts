import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import { LAND_FORMS, type LandForm } from './land-forms.ts';
import type { Land, Mound } from './landscape-scene.ts';
import { layCourse } from './paths.ts';

/** Heights in meters above the water level; more octaves give finer detail. */
export interface Terrain {
  isWalled: boolean;
  /** How far trees and crags at a distance may rise above the heights that the relief knows. */
  overhead(z: number): number;
  /** The ground including trees. */
  height(x: number, z: number, octaves: number): number;
  /** The bare ground. */
  ground(x: number, z: number, octaves: number): number;
  /** Height of the trees at a point with a wooded share of `share`. */
  crown(x: number, z: number, share: number): number;
  /** Wooded share of a point, 0..1; `ground` is the height of the bare ground. */
  wooded(x: number, z: number, ground: number): number;
}

/** From this many octaves up, a height includes stones and trees. */
export const DETAIL_OCTAVES = 8;

const COARSE_OCTAVES = 3;
/** Meters that a tree or a wall may rise between two samples of the relief, and that bare ground may. */
const TALLEST = 16;
const UNEVEN = 2;
/** Up to this distance the relief knows every stone. */
const FINELY_SAMPLED = 60;
/** At this height (meters) no stone of a bank reaches the surface. */
const DROWNED = -1.4;

export function createTerrain(form: LandForm, land: Land, noise: Noise): Terrain {
  const { createShape, isWalled } = LAND_FORMS[form];
  const shape = createShape(land, noise);
  const closed = form === 'woods';
  const dry = form === 'canyon';
  const aboveFalls = form === 'waterfall';
  // Nearer trees are drawn individually, except in aerial views and above a wall, whose lip is too steep for them.
  const treesFrom = closed ? 25 : aboveFalls ? 60 : 330;

  const shoreHeight = (x: number, z: number, octaves: number) => {
    const line = land.shore * (0.7 + 0.6 * noise.value(x * 0.09 + 3, 7.5) + 0.25 * noise.value(x * 0.4, 2.5));
    const slope = (line - z) * 0.075;
    const bank =
      slope > 0 ? slope : land.lagoon > 0 ? -land.lagoon * (1 - Math.exp(slope * 0.5)) : slope * 0.8;
    const uneven = octaves >= DETAIL_OCTAVES ? 0.16 * (noise.fractal(x * 0.7, z * 0.7, 4) - 0.47) : 0;
    return bank + uneven + (bank > DROWNED ? stoneHeight(x, z, octaves) : 0);
  };

  const stoneHeight = (x: number, z: number, octaves: number) => {
    if (land.stones === 0 || octaves < DETAIL_OCTAVES || z > 50) return 0;
    let top = 0;
    for (let scale = 0; scale < 3; scale++) {
      const cell = scale === 0 ? 2.4 : scale === 1 ? 0.8 : 0.26;
      if (scale > 0 && z > (scale === 2 ? 9 : 22)) break;
      const column = Math.floor(x / cell);
      const row = Math.floor(z / cell);
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const pick = noise.cell(column + i + scale * 61, row + j + 19);
          if (pick > land.stones * (scale === 0 ? 0.5 : 0.85)) continue;
          const a = noise.cell(column + i + 101, row + j + scale * 43);
          const b = noise.cell(column + i + 57 + scale, row + j + 143);
          const radius = cell * (0.2 + 0.5 * a * a);
          const dx = (x - (column + i + 0.2 + 0.6 * a) * cell) / (radius * (0.8 + 0.5 * b));
          const dz = (z - (row + j + 0.2 + 0.6 * b) * cell) / radius;
          const round = 1 - dx * dx - dz * dz;
          // The outline's noise adds at most 0.25.
          if (round < -0.25) continue;
          const inside = round + 0.5 * (noise.value(x / radius + a * 9, z / radius) - 0.5);
          if (inside > 0) top = Math.max(top, Math.sqrt(inside) * radius * (0.4 + 0.4 * b));
        }
      }
    }
    return top;
  };

  const bareGround = (x: number, z: number, octaves: number) => {
    if (land.shore === 0 || z >= land.shore * 6) {
      const far = shape(x, z, octaves);
      return z < 50 && (dry || far > DROWNED) ? far + stoneHeight(x, z, octaves) : far;
    }
    const bank = shoreHeight(x, z, octaves);
    // Finer octaves cannot lift what lies this far under the bank.
    if (octaves > COARSE_OCTAVES && shape(x, z, COARSE_OCTAVES) < bank - 8) return bank;
    return Math.max(shape(x, z, octaves), bank);
  };

  const { mound } = land;
  const raised = mound
    ? (x: number, z: number, octaves: number) => bareGround(x, z, octaves) + riseOf(mound, x, z)
    : bareGround;

  const ground = land.course ? layCourse(land.course, raised) : raised;

  const wooded = (x: number, z: number, height: number) => {
    if (land.forest === 0) return 0;
    if (closed) return smoothstep(0.2, 0.3, noise.fractal(x * 0.006 + 31, z * 0.006 + 5, 3));
    const patch = smoothstep(
      0.42,
      0.54,
      noise.fractal(x * 0.006 + 31, z * 0.006 + 5, 3) + land.forest - 0.55,
    );
    if (aboveFalls) return patch * smoothstep(land.relief * 0.85, land.relief, height);
    return patch * smoothstep(1, 5, height) * (1 - smoothstep(land.relief * 0.3, land.relief * 0.46, height));
  };

  const height = (x: number, z: number, octaves: number) => {
    const bare = ground(x, z, octaves);
    if (land.forest === 0 || octaves < DETAIL_OCTAVES || bare < 1 || z < treesFrom) return bare;
    return bare + crown(x, z, wooded(x, z, bare));
  };

  const crown = (x: number, z: number, share: number) =>
    share < 0.05 || z < treesFrom ? 0 : share * treeTop(x, z);

  // Each cell of a hashed grid holds one tree, a cone for conifers.
  const treeTop = (x: number, z: number) => {
    const size = land.treeSize;
    const column = Math.floor(x / size);
    const row = Math.floor(z / size);
    let top = 0;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const a = noise.cell(column + i, row + j);
        const b = noise.cell(column + i + 31, row + j + 77);
        const dx = (column + i + a) * size - x;
        const dz = (row + j + b) * size - z;
        const reach = 1 - Math.sqrt(dx * dx + dz * dz) / (size * (land.leafy ? 0.78 : 0.42 + 0.2 * a));
        if (reach <= 0) continue;
        const crownTop = land.leafy
          ? Math.sqrt(reach * (2 - reach)) * (0.75 + 0.5 * b)
          : reach ** 0.8 * (1 + 1.5 * b);
        top = Math.max(top, crownTop * size);
      }
    }
    return top;
  };

  const overhead = (z: number) => {
    // From a few steps before the first trees: they stand on what was measured there.
    if (isWalled || (land.forest > 0 && z * 1.05 >= treesFrom)) return TALLEST;
    return z < FINELY_SAMPLED ? 0 : UNEVEN;
  };

  return { isWalled, overhead, height, ground, crown, wooded };
}

function riseOf({ x: top, z: away, radius, height }: Mound, x: number, z: number): number {
  const [across, along] = [(x - top) / (2 * radius), (z - away) / radius];
  const inside = 1 - across * across - along * along;
  return inside > 0 ? height * inside * inside : 0;
}

/** The large form alone, without the near shore, stones or trees. */
export type Shape = (x: number, z: number, octaves: number) => number;

/** Octaves that a point at `distance` meters can show, given the size of a pixel there. */
export function octavesAt(distance: number): number {
  return distance > 700 ? DETAIL_OCTAVES : DETAIL_OCTAVES + 1;
}

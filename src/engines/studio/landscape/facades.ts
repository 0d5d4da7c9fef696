import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import { createCityGrid } from './city.ts';
import type { LandscapeScene } from './landscape-scene.ts';

const WALLS = [
  [0.06, 0.08, 0.11],
  [0.11, 0.13, 0.15],
  [0.2, 0.19, 0.18],
  [0.3, 0.27, 0.24],
  [0.16, 0.1, 0.08],
] as const;
const LAMPS = [
  [1, 0.52, 0.17],
  [1, 0.62, 0.28],
  [0.95, 0.8, 0.6],
] as const;

/** Fronts of glass, stone and brick with rows of windows, lit one by one as it gets dark. */
export function createFacades(scene: LandscapeScene, noise: Noise) {
  const { light, land } = scene;
  const at = createCityGrid(land, noise);
  const [sunX, sunY, sunZ] = light.direction;
  const brightness = 0.2126 * light.middle[0] + 0.7152 * light.middle[1] + 0.0722 * light.middle[2];
  const dark = smoothstep(0.3, 0.06, brightness);
  const lamp = 0.16 + 0.26 * dark;
  const sides = clamp(0.25 - sunZ * 0.5, 0.05, 0.7);
  /** Returns false where there is no building. */
  return (x: number, z: number, height: number, out: Float64Array): boolean => {
    const building = wallAt(x, z, height);
    if (!building) {
      paintQuay(x, z, out);
      return true;
    }
    const { mark } = building;
    const wall = WALLS[Math.floor(mark * 37) % WALLS.length]!;
    const glassy = (mark * 53) % 1 > 0.45;
    const bay = glassy ? 2.9 : 4 + 1.5 * mark;
    // The side along the street has its own windows.
    const flank = building.inset > 13;
    const u = (flank ? building.inset : x - building.middle + building.half) / bay;
    const v = height / 3.6;
    const across = u - Math.floor(u);
    const storey = v - Math.floor(v);
    const pane = glassy
      ? smoothstep(0.02, 0.1, across) * smoothstep(0.98, 0.9, across) * smoothstep(0.06, 0.16, storey)
      : smoothstep(0.22, 0.3, across) *
        smoothstep(0.8, 0.72, across) *
        smoothstep(0.25, 0.33, storey) *
        smoothstep(0.85, 0.77, storey);
    const column = Math.floor(u) + Math.floor(mark * 211);
    const row = Math.floor(v);
    const pick = noise.cell(column, row + 17);
    const floorLit = noise.cell(row + 3, Math.floor(mark * 199)) > 0.86 ? 0.4 : 0;
    const lit =
      dark > 0 &&
      pick < dark * (0.04 + 0.15 * noise.cell(Math.floor(mark * 97), 2) + floorLit) * (flank ? 0.5 : 1)
        ? 0.35 + 0.65 * noise.cell(column + 31, row)
        : 0;
    const tint = LAMPS[Math.floor(mark * 91 + pick * 5) % LAMPS.length]!;
    const edge = smoothstep(1, 0.82, Math.abs(x - building.middle) / building.half);
    const rise = clamp(height / 220, 0, 1);
    const crown = dark * smoothstep(4, 0, Math.abs(building.height - height)) * (mark > 0.7 ? 0.8 : 0);
    for (let channel = 0; channel < 3; channel++) {
      const sky =
        light.horizon[channel]! * (0.5 - 0.25 * rise) +
        light.middle[channel]! * 0.3 +
        light.zenith[channel]! * 0.25 * rise;
      const stone =
        wall[channel]! * (light.sun[channel]! * sides * Math.max(0.15, sunY + 0.3) + sky * light.ambient);
      const mirrored =
        sky * (0.2 + 0.22 * ((mark * 7) % 1)) +
        light.glow[channel]! * light.glowStrength * 0.05 * (sunX * (mark - 0.5) > 0 ? 1 : 0);
      const glass = lit > 0 ? tint[channel]! * lit * lamp : mirrored * (glassy ? 1 : 0.7);
      out[channel] =
        mix(stone, glass, pane) * (flank ? 0.55 : 0.62 + 0.38 * edge) + tint[channel]! * crown * 0.35;
    }
    return true;
  };

  /** Height samples lie meters apart: a wall of this height may start a little farther in. */
  function wallAt(x: number, z: number, height: number) {
    for (const further of [5, 11, 0]) {
      const building = at(x, z + further);
      if (building && building.height + 4 >= height) return building;
    }
    return at(x, z + 5) ?? at(x, z);
  }

  function paintQuay(x: number, z: number, out: Float64Array): void {
    const lamps =
      Math.exp(-(((x / 24 - Math.round(x / 24)) * 9) ** 2)) * dark * (z < land.nearDistance + 20 ? 1 : 0.3);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        0.09 * (light.horizon[channel]! + light.middle[channel]!) * light.ambient +
        LAMPS[1][channel]! * (lamps * 0.8 + 0.04 * dark);
  }
}

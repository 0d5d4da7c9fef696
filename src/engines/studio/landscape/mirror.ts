import type { Veil } from './atmosphere.ts';
import { createCityReflection } from './city-depths.ts';
import { marchReflection, marchStones } from './column-march.ts';
import type { GroundShader } from './ground.ts';
import type { LandscapeView } from './landscape-view.ts';

/**
 * Reflection of the land in still water, painted on demand. Waves blur it, so half the picture's resolution
 * is enough.
 */
export interface Mirror {
  /** Selects a column of the picture. */
  turn(column: number): void;
  /**
   * Writes the land that is mirrored at a row, for water at depth `from`; returns its coverage, 0..1. The
   * rest is sky.
   */
  look(row: number, from: number, out: Float64Array): number;
}

export function createMirror(site: LandscapeView, ground: GroundShader, veil: Veil): Mirror {
  const march = site.scene.form === 'city' ? createCityReflection(site) : marchReflection;
  const far = createLayer(site, march, ground, veil);
  if (site.scene.land.stones === 0) return far;
  const near = createLayer(site, marchStones, ground, veil);
  const beyond = new Float64Array(3);
  return {
    turn: (column) => {
      near.turn(column);
      far.turn(column);
    },
    look: (row, from, out) => {
      const first = near.look(row, from, out);
      if (first >= 1) return 1;
      const second = far.look(row, from, beyond) * (1 - first);
      const covered = first + second;
      if (second > 0)
        for (let channel = 0; channel < 3; channel++)
          out[channel] = (out[channel]! * first + beyond[channel]! * second) / covered;
      return covered;
    },
  };
}

function createLayer(
  site: LandscapeView,
  march: typeof marchStones,
  ground: GroundShader,
  veil: Veil,
): Mirror {
  const { focal, center, horizon, height } = site.frame;
  const cameraHeight = site.scene.camera.height;
  const rows = Math.ceil(height / 2);
  const depths = new Float32Array(height);
  const image = new Float32Array(rows * 3);
  const painted = new Uint8Array(rows);
  const color = new Float64Array(4);
  let pair = -1;
  let slopeX = 0;

  const paint = (row: number, depth: number) => {
    painted[row] = 1;
    const up = (2 * row + 1 - horizon) / focal;
    const length = 1 / Math.sqrt(slopeX * slopeX + up * up + 1);
    ground(slopeX * depth, depth, depth / length, false, color, up * depth - cameraHeight);
    veil(color, slopeX * length, up * length, length, depth / length, 0);
    for (let channel = 0; channel < 3; channel++) image[row * 3 + channel] = color[channel]!;
  };

  return {
    turn: (column) => {
      if (column >> 1 === pair) return;
      pair = column >> 1;
      slopeX = (2 * pair + 1 - center) / focal;
      painted.fill(0);
      march(slopeX, site, depths);
    },
    look: (row, from, out) => {
      const place = Math.min(rows - 1.001, Math.max(0, row / 2));
      const first = Math.floor(place);
      let covered = 0;
      out[0] = 0;
      out[1] = 0;
      out[2] = 0;
      for (let index = 0; index < 2; index++) {
        const at = first + index;
        const depth = depths[Math.min(height - 1, 2 * at)]!;
        const share = index === 0 ? 1 - (place - first) : place - first;
        if (depth <= from || share === 0) continue;
        if (painted[at] === 0) paint(at, depth);
        covered += share;
        for (let channel = 0; channel < 3; channel++) out[channel]! += image[at * 3 + channel]! * share;
      }
      if (covered > 0) for (let channel = 0; channel < 3; channel++) out[channel]! /= covered;
      return covered;
    },
  };
}

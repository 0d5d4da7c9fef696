import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Crop } from './landscape-scene.ts';

export interface CropRow {
  /** Number of the row. */
  index: number;
  /** 1 in the middle of a row of plants, 0 on the soil between two. */
  plant: number;
  /** How much the point belongs to the field, 0..1. */
  share: number;
}

/** The position of a point within the rows of a field that runs from the camera into the distance. */
export function rowAt(crop: Crop, x: number, z: number, noise: Noise): CropRow {
  const wander = 0.35 * (noise.value(x * 0.02, z * 0.02) - 0.5);
  const phase = (x - z * crop.slant) / crop.spacing + wander + 4096;
  const index = Math.floor(phase);
  const shape = crop.kind === 'vines' ? TRELLIS : TUFTS;
  const plant =
    crop.kind === 'wheat' || crop.kind === 'rapeseed'
      ? 1
      : smoothstep(shape.from, shape.full, 1 - Math.abs(2 * (phase - index) - 1));
  const end = 330 + 160 * noise.value(x * 0.004 + 9, 3);
  return { index, plant, share: smoothstep(end, end - 6, z) };
}

/** Distance from the middle of the soil, in half rows, at which plants begin and are full. */
const TRELLIS = { from: 0.4, full: 0.72 };
const TUFTS = { from: 0.05, full: 0.55 };

import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Crop } from './landscape-scene.ts';

export interface CropRow {
  /** Counts the rows. */
  index: number;
  /** 1 in the middle of a row of plants, 0 on the soil between two. */
  plant: number;
  /** Whether the place belongs to the field, 0..1. */
  share: number;
}

/** Where a place stands among the rows of a field that begins at the camera and ends in the distance. */
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

/** How far from the soil's middle, as parts of half a row, plants begin and stand full. */
const TRELLIS = { from: 0.4, full: 0.72 };
const TUFTS = { from: 0.05, full: 0.55 };

import { clamp } from '../maths/interpolate.ts';
import type { Frame } from './frame.ts';
import type { ReliefReader } from './relief.ts';
import { octavesAt, type Terrain } from './terrain.ts';

const FAR = 11_000;
const NEAR = 1.2;
/** Stones of the near bank lie before this; they are too low to be mirrored. */
const MIRRORED_FROM = 95;

/**
 * Walks outwards along one column of pixels and notes, row by row, at what depth (metres along z) the land
 * is seen: each sample that rises above all nearer ones fills the rows in between. 0 means no land.
 */
export function marchLand(
  slopeX: number,
  cameraHeight: number,
  frame: Frame,
  terrain: Terrain,
  relief: ReliefReader,
  wet: boolean,
  depths: Float32Array,
): void {
  depths.fill(0);
  const { horizon, focal, height: rows } = frame;
  let top = rows;
  let lastZ = NEAR;
  let lastRow = Number.POSITIVE_INFINITY;
  for (let z = NEAR; z < FAR && top > 0; ) {
    const step = clamp((1.1 * z) / (frame.clearance * focal), 0.0045, 0.011);
    const x = slopeX * z;
    const ceiling = relief.ceiling(x, z);
    // Behind nearer land for certain: no need to know its exact height.
    if (horizon - ((ceiling + 16 - cameraHeight) / z) * focal < top) {
      const height = terrain.height(x, z, octavesAt(z));
      const under = wet && height < 0;
      const row = horizon - (((under ? 0 : height) - cameraHeight) / z) * focal;
      if (row < top) {
        if (!under) {
          const last = Math.min(rows - 1, Math.ceil(top - 0.5) - 1);
          for (let y = Math.max(0, Math.ceil(row - 0.5)); y <= last; y++) {
            const part = lastRow > row ? clamp((lastRow - y - 0.5) / (lastRow - row), 0, 1) : 1;
            depths[y] = lastZ + (z - lastZ) * part;
          }
        }
        top = row;
      }
      lastRow = row;
    } else {
      lastRow = top;
    }
    lastZ = z;
    z += z * step;
  }
}

/** The same walk from the mirrored camera: what each row below the horizon reflects. */
export function marchReflection(
  slopeX: number,
  cameraHeight: number,
  frame: Frame,
  terrain: Terrain,
  relief: ReliefReader,
  depths: Float32Array,
): void {
  depths.fill(0);
  const { horizon, focal, height: rows } = frame;
  let bottom = horizon;
  let lastZ = MIRRORED_FROM;
  let lastRow = horizon;
  for (let z = MIRRORED_FROM; z < FAR && bottom < rows; z *= 1.0075) {
    const x = slopeX * z;
    const ceiling = relief.ceiling(x, z);
    if (ceiling > 0.8 && horizon + ((ceiling + 16 + cameraHeight) / z) * focal > bottom) {
      const height = terrain.height(x, z, DETAIL);
      const row = height < 0.2 ? horizon : horizon + ((height + cameraHeight) / z) * focal;
      if (row > bottom) {
        const last = Math.min(rows - 1, Math.ceil(row - 0.5) - 1);
        for (let y = Math.max(0, Math.ceil(bottom - 0.5)); y <= last; y++) {
          const part = row > lastRow ? clamp((y + 0.5 - lastRow) / (row - lastRow), 0, 1) : 1;
          depths[y] = lastZ + (z - lastZ) * part;
        }
        bottom = row;
      }
      lastRow = row;
    } else {
      lastRow = bottom;
    }
    lastZ = z;
  }
}

const DETAIL = 8;

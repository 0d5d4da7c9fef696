import { clamp } from '../math/interpolate.ts';
import type { LandscapeView } from './landscape-view.ts';
import { octavesAt } from './terrain.ts';

const FAR = 11_000;
const NEAR = 1.2;
/** Stones of the near bank lie nearer; they are too low to be mirrored. */
const MIRRORED_FROM = 95;

/**
 * Marches outwards along one column of pixels and stores the depth (meters along z) at which each row sees
 * the land: each sample above all nearer ones fills the rows between. 0 means no land.
 */
export function marchLand(slopeX: number, site: LandscapeView, depths: Float32Array): void {
  depths.fill(0);
  const { scene, frame, terrain, relief } = site;
  const wet = scene.water !== null;
  const cameraHeight = scene.camera.height;
  const { horizon, focal, height: rows } = frame;
  // A wider view may look down to the ground at its feet.
  const nearest =
    scene.around && rows > horizon
      ? Math.min(NEAR, (0.8 * frame.clearance * focal) / (rows - horizon))
      : NEAR;
  let top = rows;
  let lastZ = nearest;
  let lastRow = Number.POSITIVE_INFINITY;
  const look = (z: number) => {
    const height = terrain.height(slopeX * z, z, octavesAt(z));
    return wet && height < 0 ? 0 : height;
  };
  const rowOf = (height: number, z: number) => horizon - ((height - cameraHeight) / z) * focal;
  const rise = (z: number, height: number) => {
    const row = rowOf(height, z);
    if (row < top) {
      if (!wet || height > 0) {
        const last = Math.min(rows - 1, Math.ceil(top - 0.5) - 1);
        for (let y = Math.max(0, Math.ceil(row - 0.5)); y <= last; y++) {
          const part =
            Number.isFinite(lastRow) && lastRow > row
              ? clamp((lastRow - y - 0.5) / (lastRow - row), 0, 1)
              : 1;
          depths[y] = lastZ + (z - lastZ) * part;
        }
      }
      top = row;
    }
    lastRow = row;
    lastZ = z;
  };
  for (let z = nearest; z < FAR && top > 0; ) {
    const step = clamp((1.1 * z) / (frame.clearance * focal), 0.0045, 0.011);
    const ceiling = relief.ceiling(slopeX * z, z) + terrain.overhead(z);
    // Hidden behind nearer land in any case: skip its exact height.
    if (rowOf(wet && ceiling < 0 ? 0 : ceiling, z) < top) {
      const height = wet && ceiling < 0 ? 0 : look(z);
      const row = rowOf(height, z);
      // A cliff between two samples: resolve its foot, ledges and edge.
      if (terrain.isWalled && top - row > CLIFF && lastRow - row > CLIFF) {
        const from = lastZ;
        for (let part = 1; part < FINER; part++) {
          const between = from + ((z - from) * part) / FINER;
          rise(between, look(between));
        }
      }
      rise(z, height);
    } else {
      lastRow = top;
      lastZ = z;
    }
    z += z * step;
  }
}

/** Rows that one step may rise before it is subdivided, and the number of parts. */
const CLIFF = 6;
const FINER = 4;

/** The same march from the mirrored camera: the depth that each row below the horizon reflects. */
export function marchReflection(
  slopeX: number,
  { scene, frame, terrain, relief }: LandscapeView,
  depths: Float32Array,
): void {
  depths.fill(0);
  const cameraHeight = scene.camera.height;
  const { horizon, focal, height: rows } = frame;
  let bottom = horizon;
  let lastZ = MIRRORED_FROM;
  let lastRow = horizon;
  for (let z = MIRRORED_FROM; z < FAR && bottom < rows; z *= 1.0075) {
    const x = slopeX * z;
    const ceiling = relief.ceiling(x, z);
    if (ceiling > 0.8 && horizon + ((ceiling + terrain.overhead(z) + cameraHeight) / z) * focal > bottom) {
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

/** Adds the reflections of stones in the water near the camera, each above its own waterline. */
export function marchStones(
  slopeX: number,
  { scene, frame, terrain, relief }: LandscapeView,
  depths: Float32Array,
): void {
  depths.fill(0);
  const cameraHeight = scene.camera.height;
  const { horizon, focal, height: rows } = frame;
  let afloat = false;
  for (let z = NEAR * 1.5; z < STONES_TO; z *= 1.007) {
    const x = slopeX * z;
    afloat ||= relief.heightAt(x, z) < -0.05;
    if (!afloat || relief.ceiling(x, z) < 0.3) continue;
    const height = terrain.height(x, z, DETAIL);
    if (height < 0.03) continue;
    const waterline = horizon + (cameraHeight / z) * focal;
    const last = Math.min(rows - 1, Math.ceil(waterline + (height / z) * focal - 0.5) - 1);
    for (let y = Math.ceil(waterline - 0.5); y <= last; y++) if (depths[y] === 0) depths[y] = z;
  }
}

const DETAIL = 8;
/** Farther stones are too small to matter. */
const STONES_TO = 50;

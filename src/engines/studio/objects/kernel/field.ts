import { BOX, ENTRY } from './gather.ts';
import { smoothMax, smoothMin } from './math.ts';
import { at, PART_STRIDE, parts } from './memory.ts';
import { shapeDistance } from './shapes.ts';

/** Byte addresses of the part nearest to the last measured point and of its body. */
export let nearestPart: usize = 0;
export let nearestBody: usize = 0;

/** A body's bounding sphere: center at float 12, radius at 15; its parts at 16, their number at 17. */
const SPHERE: usize = 12;
/** Extent of its other parts beyond the first, or a large number if unknown. */
const DETAIL: usize = 19;

/** Distance to the nearest of the listed bodies, at most `limit`. */
export function distance(list: usize, count: i32, x: f32, y: f32, z: f32, limit: f32): f32 {
  let best: f32 = limit;
  for (let i = 0; i < count; i++) {
    const body: usize = load<u32>(list + <usize>i * ENTRY);
    const cx: f32 = at(body, SPHERE) - x;
    const cy: f32 = at(body, SPHERE + 1) - y;
    const cz: f32 = at(body, SPHERE + 2) - z;
    const bound: f32 = best + at(body, SPHERE + 3);
    if (bound < 0.0 || cx * cx + cy * cy + cz * cz >= bound * bound) continue;
    best = min<f32>(best, bodyDistance(body, x, y, z, best));
  }
  return best;
}

/**
 * Free distance along the listed ray at `t`: to the surface of the bodies whose spheres it is in, or to the
 * next sphere. Bodies farther than `limit` are measured by their box only.
 */
export function freeWay(list: usize, count: i32, t: f32, limit: f32): f32 {
  let best: f32 = 1e9;
  let part: usize = 0;
  let owner: usize = 0;
  let next: f32 = 1e9;
  for (let i = 0; i < count; i++) {
    const entry: usize = list + <usize>i * ENTRY;
    if (t > load<f32>(entry, 8)) continue;
    const wait: f32 = load<f32>(entry, 4) - t;
    if (wait > 0.0) {
      next = min<f32>(next, wait + 0.0005);
      continue;
    }
    const body: usize = load<u32>(entry);
    const d: f32 = ownDistance(
      body,
      load<f32>(entry, 12) + t * load<f32>(entry, 24),
      load<f32>(entry, 16) + t * load<f32>(entry, 28),
      load<f32>(entry, 20) + t * load<f32>(entry, 32),
      min<f32>(best, limit),
    );
    if (d < best) {
      best = d;
      part = nearestPart;
      owner = body;
    }
  }
  nearestPart = part;
  nearestBody = owner;
  waiting = next;
  return best;
}

/** Distance to the next sphere that the last call of `freeWay` did not reach. */
export let waiting: f32 = 0.0;

/**
 * Distance to one body, or to its box if that is farther than `limit`; sets `nearestPart` in the first case.
 */
export function bodyDistance(body: usize, wx: f32, wy: f32, wz: f32, limit: f32): f32 {
  const tx: f32 = wx - at(body, 0);
  const ty: f32 = wy - at(body, 1);
  const tz: f32 = wz - at(body, 2);
  return ownDistance(
    body,
    at(body, 3) * tx + at(body, 4) * ty + at(body, 5) * tz,
    at(body, 6) * tx + at(body, 7) * ty + at(body, 8) * tz,
    at(body, 9) * tx + at(body, 10) * ty + at(body, 11) * tz,
    limit,
  );
}

/** Like `bodyDistance`, for a point in the body's own coordinates. */
function ownDistance(body: usize, x: f32, y: f32, z: f32, limit: f32): f32 {
  const bx: f32 = max<f32>(max<f32>(at(body, BOX) - x, x - at(body, BOX + 3)), 0.0);
  const by: f32 = max<f32>(max<f32>(at(body, BOX + 1) - y, y - at(body, BOX + 4)), 0.0);
  const bz: f32 = max<f32>(max<f32>(at(body, BOX + 2) - z, z - at(body, BOX + 5)), 0.0);
  const bound: f32 = bx * bx + by * by + bz * bz;
  if (bound > limit * limit) return sqrt<f32>(bound);
  let part: usize = parts + <usize>at(body, 16) * PART_STRIDE * 4;
  const count: i32 = <i32>at(body, 17);
  const detail: f32 = at(body, DETAIL);
  let best: f32 = 1e9;
  for (let i = 0; i < count; i++) {
    const d: f32 = partDistance(part, x, y, z);
    // From afar, small parts close to the first need no measuring.
    if (i == 0 && d > detail * 5.0) {
      nearestPart = part;
      return d - min<f32>(detail, (d - detail * 5.0) * 0.25);
    }
    const blend: f32 = at(part, 2);
    switch (<i32>at(part, 1)) {
      case 0:
        if (d < best) nearestPart = part;
        best = blend > 0.0 ? smoothMin(best, d, blend) : min<f32>(best, d);
        break;
      case 1:
        if (-d > best) nearestPart = part;
        best = blend > 0.0 ? smoothMax(best, -d, blend) : max<f32>(best, -d);
        break;
      default:
        best = blend > 0.0 ? smoothMax(best, d, blend) : max<f32>(best, d);
    }
    part += PART_STRIDE * 4;
  }
  return best;
}

function partDistance(part: usize, bx: f32, by: f32, bz: f32): f32 {
  let x: f32 = bx - at(part, 4);
  let y: f32 = by - at(part, 5);
  let z: f32 = bz - at(part, 6);
  if (at(part, 7) > 0.5) {
    const tx: f32 = at(part, 8) * x + at(part, 9) * y + at(part, 10) * z;
    const ty: f32 = at(part, 11) * x + at(part, 12) * y + at(part, 13) * z;
    z = at(part, 14) * x + at(part, 15) * y + at(part, 16) * z;
    x = tx;
    y = ty;
  }
  if (at(part, 24) > 0.0) x = folded(x, at(part, 24), at(part, 27));
  if (at(part, 25) > 0.0) y = folded(y, at(part, 25), at(part, 28));
  if (at(part, 26) > 0.0) z = folded(z, at(part, 26), at(part, 29));
  const d: f32 = shapeDistance(
    <i32>at(part, 0),
    x,
    y,
    z,
    at(part, 17),
    at(part, 18),
    at(part, 19),
    at(part, 20),
    at(part, 21),
    at(part, 23),
  );
  const shell: f32 = at(part, 30);
  return shell > 0.0 ? abs<f32>(d + shell) - shell : d;
}

/**
 * Repeats space every `step`, `limit` times to either side of the middle; limits may end in a half for even
 * rows.
 */
function folded(x: f32, step: f32, limit: f32): f32 {
  const half: f32 = (limit - floor<f32>(limit)) * step;
  const cell: f32 = floor<f32>((x + half) / step + 0.5);
  const most: f32 = half > 0.0 ? limit + 0.5 : limit;
  const least: f32 = half > 0.0 ? 0.5 - limit : -limit;
  return x + half - step * max<f32>(least, min<f32>(most, cell));
}

/** A world point in a body's own coordinates. */
export let localX: f32 = 0.0;
export let localY: f32 = 0.0;
export let localZ: f32 = 0.0;

export function toLocal(body: usize, x: f32, y: f32, z: f32): void {
  localX = at(body, 3) * x + at(body, 4) * y + at(body, 5) * z;
  localY = at(body, 6) * x + at(body, 7) * y + at(body, 8) * z;
  localZ = at(body, 9) * x + at(body, 10) * y + at(body, 11) * z;
}

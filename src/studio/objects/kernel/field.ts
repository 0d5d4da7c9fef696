import { smoothMax, smoothMin } from './maths';
import { at, BODY_STRIDE, bodies, bodyCount, PART_STRIDE, parts } from './memory';
import { shapeDistance } from './shapes';

/**
 * Bodies that a ray or a point may meet, in four lists, for rays within rays. An entry is a byte address,
 * and where the ray enters and leaves the body's bounding sphere.
 */
const LIST_LENGTH: usize = 256;
const ENTRY: usize = 12;
const lists: usize = memory.data(256 * 12 * 4);

export function listFor(depth: i32): usize {
  return lists + <usize>depth * LIST_LENGTH * ENTRY;
}

/** Where the last gathered ray enters the first bounding sphere and leaves the last. */
export let enters: f32 = 0.0;
export let leaves: f32 = 0.0;
/** The part nearest to the last measured point, as a byte address, and its body. */
export let nearestPart: usize = 0;
export let nearestBody: usize = 0;

/** A body's bounding sphere: centre at float 12, radius at 15; parts at 16, their number at 17, glass at 18. */
const SPHERE: usize = 12;
const GLASS: usize = 18;
/** How far its other parts reach beyond the first, or a great number when that is not known. */
const DETAIL: usize = 19;
/** The corners of its box in its own coordinates. */
const BOX: usize = 20;

export function isGlass(body: usize): bool {
  return at(body, GLASS) > 0.5;
}

/** Lists the bodies whose sphere, grown by `spread` of its distance, meets the ray; `without` is left out. */
export function gatherRay(
  list: usize,
  ox: f32,
  oy: f32,
  oz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  spread: f32,
  without: usize,
  opaqueOnly: bool,
): i32 {
  let count = 0;
  enters = 1e9;
  leaves = 0.0;
  let body: usize = bodies;
  const end: usize = bodies + <usize>bodyCount * BODY_STRIDE * 4;
  for (; body < end; body += BODY_STRIDE * 4) {
    const cx: f32 = at(body, SPHERE) - ox;
    const cy: f32 = at(body, SPHERE + 1) - oy;
    const cz: f32 = at(body, SPHERE + 2) - oz;
    const own: f32 = at(body, SPHERE + 3);
    const along: f32 = cx * dx + cy * dy + cz * dz;
    const radius: f32 = own + (along + own) * spread;
    if (along < -radius) continue;
    const room: f32 = radius * radius - (cx * cx + cy * cy + cz * cz - along * along);
    if (room <= 0.0 || body === without || (opaqueOnly && isGlass(body))) continue;
    const half: f32 = sqrt<f32>(room);
    if (along + half <= 0.0) continue;
    if (!crossesBox(body, ox, oy, oz, dx, dy, dz, radius - own)) continue;
    const from: f32 = max<f32>(along - half, boxEnters);
    const to: f32 = min<f32>(along + half, boxLeaves);
    enters = min<f32>(enters, from);
    leaves = max<f32>(leaves, to);
    const entry: usize = list + <usize>count * ENTRY;
    store<u32>(entry, <u32>body);
    store<f32>(entry, from, 4);
    store<f32>(entry, to, 8);
    count++;
  }
  enters = max<f32>(enters, 0.0);
  return count;
}

let boxEnters: f32 = 0.0;
let boxLeaves: f32 = 0.0;

/** Whether a ray ahead of its origin crosses a body's box, grown by `margin`; sets where it enters and leaves. */
function crossesBox(
  body: usize,
  ox: f32,
  oy: f32,
  oz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  margin: f32,
): bool {
  const tx: f32 = ox - at(body, 0);
  const ty: f32 = oy - at(body, 1);
  const tz: f32 = oz - at(body, 2);
  boxEnters = 0.0;
  boxLeaves = 1e9;
  for (let axis: usize = 0; axis < 3; axis++) {
    const row: usize = 3 + axis * 3;
    const rx: f32 = at(body, row);
    const ry: f32 = at(body, row + 1);
    const rz: f32 = at(body, row + 2);
    const origin: f32 = rx * tx + ry * ty + rz * tz;
    let way: f32 = rx * dx + ry * dy + rz * dz;
    if (abs<f32>(way) < 1e-7) way = 1e-7;
    const near: f32 = (at(body, BOX + axis) - margin - origin) / way;
    const far: f32 = (at(body, BOX + 3 + axis) + margin - origin) / way;
    boxEnters = max<f32>(boxEnters, min<f32>(near, far));
    boxLeaves = min<f32>(boxLeaves, max<f32>(near, far));
  }
  return boxEnters <= boxLeaves;
}

/** Lists the bodies that reach within `margin` of a point. */
export function gatherPoint(list: usize, x: f32, y: f32, z: f32, margin: f32): i32 {
  let count = 0;
  let body: usize = bodies;
  const end: usize = bodies + <usize>bodyCount * BODY_STRIDE * 4;
  for (; body < end; body += BODY_STRIDE * 4) {
    const reach: f32 = at(body, SPHERE + 3) + margin;
    const cx: f32 = at(body, SPHERE) - x;
    const cy: f32 = at(body, SPHERE + 1) - y;
    const cz: f32 = at(body, SPHERE + 2) - z;
    if (cx * cx + cy * cy + cz * cz > reach * reach) continue;
    store<u32>(list + <usize>count * ENTRY, <u32>body);
    count++;
  }
  return count;
}

/** Distance to the nearest of the listed bodies; a body is measured only where its sphere is nearer than that. */
export function distance(list: usize, count: i32, x: f32, y: f32, z: f32): f32 {
  let best: f32 = 1e9;
  for (let i = 0; i < count; i++) {
    const body: usize = load<u32>(list + <usize>i * ENTRY);
    const cx: f32 = at(body, SPHERE) - x;
    const cy: f32 = at(body, SPHERE + 1) - y;
    const cz: f32 = at(body, SPHERE + 2) - z;
    const bound: f32 = best + at(body, SPHERE + 3);
    if (bound < 0.0 || cx * cx + cy * cy + cz * cz >= bound * bound) continue;
    best = min<f32>(best, bodyDistance(body, x, y, z));
  }
  return best;
}

/** Way along the listed ray that is free at `t`: to the surface of the spheres it is in, or to the next sphere. */
export function freeWay(list: usize, count: i32, t: f32, x: f32, y: f32, z: f32): f32 {
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
    const d: f32 = bodyDistance(body, x, y, z);
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

/** Way to the next sphere that the last call of `freeWay` has not reached. */
export let waiting: f32 = 0.0;

/** Distance to one body; sets `nearestPart`. */
export function bodyDistance(body: usize, wx: f32, wy: f32, wz: f32): f32 {
  const tx: f32 = wx - at(body, 0);
  const ty: f32 = wy - at(body, 1);
  const tz: f32 = wz - at(body, 2);
  const x: f32 = at(body, 3) * tx + at(body, 4) * ty + at(body, 5) * tz;
  const y: f32 = at(body, 6) * tx + at(body, 7) * ty + at(body, 8) * tz;
  const z: f32 = at(body, 9) * tx + at(body, 10) * ty + at(body, 11) * tz;
  let part: usize = parts + <usize>at(body, 16) * PART_STRIDE * 4;
  const count: i32 = <i32>at(body, 17);
  const detail: f32 = at(body, DETAIL);
  let best: f32 = 1e9;
  for (let i = 0; i < count; i++) {
    const d: f32 = partDistance(part, x, y, z);
    // Small parts close round the first need no measuring from afar.
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

/** Repeats space every `step`, `limit` times to either side of the middle; limits may end in a half for even rows. */
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

import { blocks, materials, nodes, scratch, triangles, uvs } from './memory';
import { alphaAt } from './texture';

export let hitDistance: f32 = 0;
export let hitU: f32 = 0;
export let hitV: f32 = 0;
/** Index of the triangle, or -1. */
export let hitTriangle: i32 = -1;
/** Address of its corner and edges in a block, 16 bytes from lane to lane. */
export let hitLane: usize = 0;

/** Share of light that passes a shadow ray. */
export let clearRed: f32 = 1;
export let clearGreen: f32 = 1;
export let clearBlue: f32 = 1;

let rays: i64 = 0;

/** Rays of this thread so far. */
export function countRays(): f64 {
  return <f64>rays;
}

const LEAF: i32 = i32.MIN_VALUE;
const CUT_OUT: i32 = i32.MIN_VALUE;
const GLASS: i32 = 1 << 30;
const ID: i32 = (1 << 30) - 1;

@inline
function inverse(x: f32): f32 {
  return 1.0 / (abs(x) < 1e-12 ? <f32>1e-12 : x);
}

function isHole(id: i32, u: f32, v: f32): bool {
  const triangle = triangles + <usize>id * 20;
  const material = materials + (<usize>load<i32>(triangle, 12) << 7);
  const texture = load<i32>(material, 16);
  if (texture < 0) return false;
  const a = uvs + (<usize>load<i32>(triangle) << 3);
  const b = uvs + (<usize>load<i32>(triangle, 4) << 3);
  const c = uvs + (<usize>load<i32>(triangle, 8) << 3);
  const w = 1.0 - u - v;
  const s = (load<f32>(a) * w + load<f32>(b) * u + load<f32>(c) * v) * load<f32>(material, 68);
  const t = (load<f32>(a, 4) * w + load<f32>(b, 4) * u + load<f32>(c, 4) * v) * load<f32>(material, 72);
  return alphaAt(texture, s, t) < 128;
}

/** Nearest hit between `from` and `to`; false if there is none. */
export function traceNearest(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, from: f32, to: f32): bool {
  rays++;
  hitDistance = to;
  hitTriangle = -1;
  const Ox = f32x4.splat(ox);
  const Oy = f32x4.splat(oy);
  const Oz = f32x4.splat(oz);
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  const Ix = f32x4.splat(ix);
  const Iy = f32x4.splat(iy);
  const Iz = f32x4.splat(iz);
  // A node holds low and high planes next to each other; the ray's signs say which is nearer.
  const nearX: usize = ix < 0 ? 16 : 0;
  const nearY: usize = iy < 0 ? 48 : 32;
  const nearZ: usize = iz < 0 ? 80 : 64;
  const farX: usize = 16 - nearX;
  const farY: usize = 80 - nearY;
  const farZ: usize = 144 - nearZ;
  const From = f32x4.splat(from);
  const bottom = scratch + 64;
  let top = bottom;
  let node = 0;
  while (true) {
    while (node >= 0) {
      const p = nodes + (<usize>node << 7);
      const tn = f32x4.pmax(
        f32x4.pmax(f32x4.mul(f32x4.sub(v128.load(p + nearX), Ox), Ix), f32x4.mul(f32x4.sub(v128.load(p + nearY), Oy), Iy)),
        f32x4.pmax(f32x4.mul(f32x4.sub(v128.load(p + nearZ), Oz), Iz), From),
      );
      const tf = f32x4.pmin(
        f32x4.pmin(f32x4.mul(f32x4.sub(v128.load(p + farX), Ox), Ix), f32x4.mul(f32x4.sub(v128.load(p + farY), Oy), Iy)),
        f32x4.pmin(f32x4.mul(f32x4.sub(v128.load(p + farZ), Oz), Iz), f32x4.splat(hitDistance)),
      );
      let mask = i32x4.bitmask(f32x4.le(tn, tf));
      if (mask == 0) {
        node = LEAF;
        break;
      }
      const nearest = <usize>ctz(mask) << 2;
      mask &= mask - 1;
      node = load<i32>(p + nearest, 96);
      if (mask == 0) continue;
      v128.store(scratch, tn);
      let nearestT = load<f32>(scratch + nearest);
      const base = top;
      // The nearest child continues; others go on the stack, the farthest lowest.
      do {
        const lane = <usize>ctz(mask) << 2;
        mask &= mask - 1;
        let t = load<f32>(scratch + lane);
        let child = load<i32>(p + lane, 96);
        if (t < nearestT) {
          const otherT = nearestT;
          nearestT = t;
          t = otherT;
          const other = node;
          node = child;
          child = other;
        }
        let slot = top;
        while (slot > base && load<f32>(slot - 4) < t) {
          store<u64>(slot, load<u64>(slot - 8));
          slot -= 8;
        }
        store<i32>(slot, child);
        store<f32>(slot, t, 4);
        top += 8;
      } while (mask);
    }
    if (node != LEAF) intersectNearest(blocks + <usize>~node * 160, ox, oy, oz, dx, dy, dz, from);
    do {
      if (top == bottom) return hitTriangle >= 0;
      top -= 8;
    } while (load<f32>(top, 4) > hitDistance);
    node = load<i32>(top);
  }
  return false;
}

/** Möller–Trumbore for four triangles; writes distance, u and v to scratch and returns the lanes hit. */
@inline
function intersectFour(block: usize, Ox: v128, Oy: v128, Oz: v128, Dx: v128, Dy: v128, Dz: v128, from: f32, to: f32): i32 {
  const e1x = v128.load(block, 48);
  const e1y = v128.load(block, 64);
  const e1z = v128.load(block, 80);
  const e2x = v128.load(block, 96);
  const e2y = v128.load(block, 112);
  const e2z = v128.load(block, 128);
  const px = f32x4.sub(f32x4.mul(Dy, e2z), f32x4.mul(Dz, e2y));
  const py = f32x4.sub(f32x4.mul(Dz, e2x), f32x4.mul(Dx, e2z));
  const pz = f32x4.sub(f32x4.mul(Dx, e2y), f32x4.mul(Dy, e2x));
  const determinant = f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz));
  const inv = f32x4.div(f32x4.splat(1.0), determinant);
  const sx = f32x4.sub(Ox, v128.load(block));
  const sy = f32x4.sub(Oy, v128.load(block, 16));
  const sz = f32x4.sub(Oz, v128.load(block, 32));
  const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(sx, px), f32x4.mul(sy, py)), f32x4.mul(sz, pz)), inv);
  const qx = f32x4.sub(f32x4.mul(sy, e1z), f32x4.mul(sz, e1y));
  const qy = f32x4.sub(f32x4.mul(sz, e1x), f32x4.mul(sx, e1z));
  const qz = f32x4.sub(f32x4.mul(sx, e1y), f32x4.mul(sy, e1x));
  const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(Dx, qx), f32x4.mul(Dy, qy)), f32x4.mul(Dz, qz)), inv);
  const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)), inv);
  const zero = f32x4.splat(0);
  const inside = v128.and(v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)), f32x4.le(f32x4.add(u, v), f32x4.splat(1.0)));
  const between = v128.and(f32x4.gt(t, f32x4.splat(from)), f32x4.lt(t, f32x4.splat(to)));
  const mask = i32x4.bitmask(v128.and(inside, between));
  if (mask) {
    v128.store(scratch, t);
    v128.store(scratch, u, 16);
    v128.store(scratch, v, 32);
  }
  return mask;
}

@inline
function intersectNearest(block: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, from: f32): void {
  let mask = intersectFour(
    block,
    f32x4.splat(ox),
    f32x4.splat(oy),
    f32x4.splat(oz),
    f32x4.splat(dx),
    f32x4.splat(dy),
    f32x4.splat(dz),
    from,
    hitDistance,
  );
  while (mask) {
    const lane = <usize>ctz(mask) << 2;
    mask &= mask - 1;
    const t = load<f32>(scratch + lane);
    if (t >= hitDistance) continue;
    const tag = load<i32>(block + lane, 144);
    const u = load<f32>(scratch + lane, 16);
    const v = load<f32>(scratch + lane, 32);
    if (tag & CUT_OUT && isHole(tag & ID, u, v)) continue;
    hitDistance = t;
    hitU = u;
    hitV = v;
    hitTriangle = tag & ID;
    hitLane = block + lane;
  }
}

/** Whether something solid stands in between. If not, `clear…` says how much the glass in between lets through. */
export function traceShadow(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, from: f32, to: f32): bool {
  rays++;
  clearRed = 1;
  clearGreen = 1;
  clearBlue = 1;
  const Ox = f32x4.splat(ox);
  const Oy = f32x4.splat(oy);
  const Oz = f32x4.splat(oz);
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  const Ix = f32x4.splat(ix);
  const Iy = f32x4.splat(iy);
  const Iz = f32x4.splat(iz);
  const nearX: usize = ix < 0 ? 16 : 0;
  const nearY: usize = iy < 0 ? 48 : 32;
  const nearZ: usize = iz < 0 ? 80 : 64;
  const farX: usize = 16 - nearX;
  const farY: usize = 80 - nearY;
  const farZ: usize = 144 - nearZ;
  const From = f32x4.splat(from);
  const To = f32x4.splat(to);
  const bottom = scratch + 64;
  let top = bottom;
  let node = 0;
  while (true) {
    while (node >= 0) {
      const p = nodes + (<usize>node << 7);
      const tn = f32x4.pmax(
        f32x4.pmax(f32x4.mul(f32x4.sub(v128.load(p + nearX), Ox), Ix), f32x4.mul(f32x4.sub(v128.load(p + nearY), Oy), Iy)),
        f32x4.pmax(f32x4.mul(f32x4.sub(v128.load(p + nearZ), Oz), Iz), From),
      );
      const tf = f32x4.pmin(
        f32x4.pmin(f32x4.mul(f32x4.sub(v128.load(p + farX), Ox), Ix), f32x4.mul(f32x4.sub(v128.load(p + farY), Oy), Iy)),
        f32x4.pmin(f32x4.mul(f32x4.sub(v128.load(p + farZ), Oz), Iz), To),
      );
      let mask = i32x4.bitmask(f32x4.le(tn, tf));
      if (mask == 0) {
        node = LEAF;
        break;
      }
      node = load<i32>(p + (<usize>ctz(mask) << 2), 96);
      mask &= mask - 1;
      while (mask) {
        store<i32>(top, load<i32>(p + (<usize>ctz(mask) << 2), 96));
        top += 4;
        mask &= mask - 1;
      }
    }
    if (node != LEAF) {
      const block = blocks + <usize>~node * 160;
      let mask = intersectFour(block, Ox, Oy, Oz, f32x4.splat(dx), f32x4.splat(dy), f32x4.splat(dz), from, to);
      while (mask) {
        const lane = <usize>ctz(mask) << 2;
        mask &= mask - 1;
        const tag = load<i32>(block + lane, 144);
        if (tag & CUT_OUT && isHole(tag & ID, load<f32>(scratch + lane, 16), load<f32>(scratch + lane, 32))) continue;
        if (!(tag & GLASS)) return true;
        const material = materials + (<usize>load<i32>(triangles + <usize>(tag & ID) * 20, 12) << 7);
        // Two crossings of clear glass reflect about 8 %.
        clearRed *= load<f32>(material, 4) * 0.95;
        clearGreen *= load<f32>(material, 8) * 0.95;
        clearBlue *= load<f32>(material, 12) * 0.95;
        if (clearRed + clearGreen + clearBlue < 0.01) return true;
      }
    }
    if (top == bottom) return false;
    top -= 4;
    node = load<i32>(top);
  }
  return false;
}

import { blocks, instances, materials, nodes, positions, scratch, triangles } from './memory';

// Builds the tree over all triangles: a binary tree by binned surface area, whose nodes are then merged to four children.
// A node over n triangles at index k has its children at k + 1 and k + 2 × (triangles on the left), so that threads can build
// subtrees without agreeing on memory, and the tree is the same whatever their number.

const BINS: i32 = 16;
const INSTANCE: usize = 192;
const TRIANGLE: usize = 20;
const NODE: usize = 128;
const BLOCK: usize = 160;
const BINARY: usize = 32;
const BOX: usize = 32;

let boxes: usize = 0;
let order: usize = 0;
let binary: usize = 0;

export function useBuildMemory(boxMemory: usize, orderMemory: usize, binaryMemory: usize): void {
  boxes = boxMemory;
  order = orderMemory;
  binary = binaryMemory;
}

let x0: f32 = 0;
let y0: f32 = 0;
let z0: f32 = 0;

function transform(matrix: usize, vertex: i32): void {
  const p = positions + <usize>vertex * 12;
  const x = load<f32>(p);
  const y = load<f32>(p, 4);
  const z = load<f32>(p, 8);
  x0 = load<f32>(matrix) * x + load<f32>(matrix, 4) * y + load<f32>(matrix, 8) * z + load<f32>(matrix, 12);
  y0 = load<f32>(matrix, 16) * x + load<f32>(matrix, 20) * y + load<f32>(matrix, 24) * z + load<f32>(matrix, 28);
  z0 = load<f32>(matrix, 32) * x + load<f32>(matrix, 36) * y + load<f32>(matrix, 40) * z + load<f32>(matrix, 44);
}

/** Boxes of the triangles of one slice of 4096. */
export function boundTriangles(slice: i32, count: i32, boxMemory: usize, orderMemory: usize): void {
  const end = min<i32>(count, (slice + 1) << 12);
  for (let i = slice << 12; i < end; i++) {
    const triangle = triangles + <usize>i * TRIANGLE;
    const matrix = instances + <usize>load<i32>(triangle, 16) * INSTANCE;
    transform(matrix, load<i32>(triangle));
    let low = f32x4(x0, y0, z0, 0);
    let high = low;
    for (let corner: usize = 4; corner <= 8; corner += 4) {
      transform(matrix, load<i32>(triangle + corner));
      const p = f32x4(x0, y0, z0, 0);
      low = f32x4.pmin(low, p);
      high = f32x4.pmax(high, p);
    }
    v128.store(boxMemory + <usize>i * BOX, low);
    v128.store(boxMemory + <usize>i * BOX, high, 16);
    store<i32>(orderMemory + (<usize>i << 2), i);
  }
}

/**
 * Splits from the root down to nodes of at most `grain` triangles, and writes these (node, from, to) to `tasks`.
 * Returns their number.
 */
export function splitTop(count: i32, grain: i32, tasks: usize): i32 {
  let written = 0;
  let top = scratch + 8192;
  const bottom = top;
  push(top, 0, 0, count);
  top += 12;
  while (top > bottom) {
    top -= 12;
    const node = load<i32>(top);
    const from = load<i32>(top, 4);
    const to = load<i32>(top, 8);
    if (to - from <= grain) {
      push(tasks + <usize>written * 12, node, from, to);
      written++;
      continue;
    }
    const middle = split(node, from, to);
    push(top, node + 2 * (middle - from), middle, to);
    push(top + 12, node + 1, from, middle);
    top += 24;
  }
  return written;
}

/** Builds the subtree of one task. */
export function buildSubtree(task: i32, tasks: usize, boxMemory: usize, orderMemory: usize, binaryMemory: usize): void {
  useBuildMemory(boxMemory, orderMemory, binaryMemory);
  const entry = tasks + <usize>task * 12;
  let top = scratch + 8192;
  const bottom = top;
  push(top, load<i32>(entry), load<i32>(entry, 4), load<i32>(entry, 8));
  top += 12;
  while (top > bottom) {
    top -= 12;
    const node = load<i32>(top);
    const from = load<i32>(top, 4);
    const to = load<i32>(top, 8);
    const middle = split(node, from, to);
    if (middle < 0) continue;
    push(top, node + 2 * (middle - from), middle, to);
    push(top + 12, node + 1, from, middle);
    top += 24;
  }
}

@inline
function push(at: usize, node: i32, from: i32, to: i32): void {
  store<i32>(at, node);
  store<i32>(at, from, 4);
  store<i32>(at, to, 8);
}

@inline
function areaOf(low: v128, high: v128): f32 {
  const d = f32x4.sub(high, low);
  const x = f32x4.extract_lane(d, 0);
  const y = f32x4.extract_lane(d, 1);
  const z = f32x4.extract_lane(d, 2);
  return x * y + y * z + z * x;
}

/** Writes the node's box, and partitions its triangles. Returns where the right half starts, or -1 for a leaf. */
function split(node: i32, from: i32, to: i32): i32 {
  let low = f32x4.splat(f32.MAX_VALUE);
  let high = f32x4.splat(-f32.MAX_VALUE);
  let lowCenter = low;
  let highCenter = high;
  for (let i = from; i < to; i++) {
    const box = boxes + <usize>load<i32>(order + (<usize>i << 2)) * BOX;
    const a = v128.load(box);
    const b = v128.load(box, 16);
    low = f32x4.pmin(low, a);
    high = f32x4.pmax(high, b);
    const center = f32x4.add(a, b);
    lowCenter = f32x4.pmin(lowCenter, center);
    highCenter = f32x4.pmax(highCenter, center);
  }
  const out = binary + <usize>node * BINARY;
  v128.store(out, low);
  v128.store(out, high, 16);
  const count = to - from;
  if (count <= 4) {
    store<i32>(out, from, 12);
    store<i32>(out, count, 28);
    return -1;
  }
  const middle = partition(from, to, lowCenter, highCenter);
  store<i32>(out, node + 2 * (middle - from), 12);
  store<i32>(out, 0, 28);
  return middle;
}

function partition(from: i32, to: i32, lowCenter: v128, highCenter: v128): i32 {
  const count = to - from;
  const bins = count > 64 ? BINS : 8;
  const extent = f32x4.sub(highCenter, lowCenter);
  // Flat axes get one bin: a scale of zero.
  const usable = f32x4.gt(extent, f32x4.splat(1e-12));
  const factor = v128.and(usable, f32x4.div(f32x4.splat(<f32>bins * 0.9999), f32x4.pmax(extent, f32x4.splat(1e-12))));
  // Per axis and bin: low, high, count.
  const table = scratch;
  const axisSize = <usize>BINS * 48;
  for (let axis: usize = 0; axis < 3; axis++)
    for (let k: usize = 0; k < <usize>bins; k++) {
      const bin = table + axis * axisSize + k * 48;
      v128.store(bin, f32x4.splat(f32.MAX_VALUE));
      v128.store(bin, f32x4.splat(-f32.MAX_VALUE), 16);
      store<i32>(bin, 0, 32);
    }
  for (let i = from; i < to; i++) {
    const box = boxes + <usize>load<i32>(order + (<usize>i << 2)) * BOX;
    const a = v128.load(box);
    const b = v128.load(box, 16);
    const at = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sub(f32x4.add(a, b), lowCenter), factor));
    grow(table + <usize>i32x4.extract_lane(at, 0) * 48, a, b);
    grow(table + axisSize + <usize>i32x4.extract_lane(at, 1) * 48, a, b);
    grow(table + axisSize * 2 + <usize>i32x4.extract_lane(at, 2) * 48, a, b);
  }
  let best: f32 = f32.MAX_VALUE;
  let bestAxis = -1;
  let bestBin = 0;
  const costs = scratch + 4096;
  for (let axis = 0; axis < 3; axis++) {
    const bin = table + <usize>axis * axisSize;
    let low = f32x4.splat(f32.MAX_VALUE);
    let high = f32x4.splat(-f32.MAX_VALUE);
    let sum = 0;
    for (let k = bins - 1; k > 0; k--) {
      const b = bin + <usize>k * 48;
      low = f32x4.pmin(low, v128.load(b));
      high = f32x4.pmax(high, v128.load(b, 16));
      sum += load<i32>(b, 32);
      store<f32>(costs + (<usize>k << 2), sum > 0 ? areaOf(low, high) * <f32>((sum + 3) >> 2) : -1.0);
    }
    low = f32x4.splat(f32.MAX_VALUE);
    high = f32x4.splat(-f32.MAX_VALUE);
    sum = 0;
    for (let k = 0; k < bins - 1; k++) {
      const b = bin + <usize>k * 48;
      low = f32x4.pmin(low, v128.load(b));
      high = f32x4.pmax(high, v128.load(b, 16));
      sum += load<i32>(b, 32);
      const right = load<f32>(costs + (<usize>(k + 1) << 2));
      if (sum == 0 || right < 0) continue;
      const cost = areaOf(low, high) * <f32>((sum + 3) >> 2) + right;
      if (cost < best) {
        best = cost;
        bestAxis = axis;
        bestBin = k;
      }
    }
  }
  if (bestAxis < 0) return (from + to) >> 1;
  let middle = from;
  const origin = laneOf(lowCenter, bestAxis);
  const slope = laneOf(factor, bestAxis);
  const shift = <usize>bestAxis << 2;
  for (let i = from; i < to; i++) {
    const entry = order + (<usize>i << 2);
    const triangle = load<i32>(entry);
    const box = boxes + <usize>triangle * BOX + shift;
    const at = <i32>((load<f32>(box) + load<f32>(box, 16) - origin) * slope);
    if (at > bestBin) continue;
    const target = order + (<usize>middle << 2);
    store<i32>(entry, load<i32>(target));
    store<i32>(target, triangle);
    middle++;
  }
  return middle > from && middle < to ? middle : (from + to) >> 1;
}

@inline
function laneOf(vector: v128, lane: i32): f32 {
  if (lane == 0) return f32x4.extract_lane(vector, 0);
  return lane == 1 ? f32x4.extract_lane(vector, 1) : f32x4.extract_lane(vector, 2);
}

@inline
function grow(bin: usize, low: v128, high: v128): void {
  v128.store(bin, f32x4.pmin(v128.load(bin), low));
  v128.store(bin, f32x4.pmax(v128.load(bin, 16), high), 16);
  store<i32>(bin, load<i32>(bin, 32) + 1, 32);
}

let nodeCount: i32 = 0;
let blockCount: i32 = 0;

/** Merges the binary tree; writes only if `isFinal`, so that a first call can measure. Returns nodes; see `countBlocks`. */
export function mergeTree(isFinal: bool): i32 {
  nodeCount = 1;
  blockCount = 0;
  // Entries: index of the binary node, index of the merged one.
  let top = scratch + 8192;
  const bottom = top;
  store<i32>(top, 0);
  store<i32>(top, 0, 4);
  top += 8;
  const kids = scratch;
  while (top > bottom) {
    top -= 8;
    const root = load<i32>(top);
    const target = nodes + <usize>load<i32>(top, 4) * NODE;
    let count = 1;
    store<i32>(kids, root);
    while (count < 4) {
      let widest = -1;
      let area: f32 = -1;
      for (let k = 0; k < count; k++) {
        const node = binary + <usize>load<i32>(kids + (<usize>k << 2)) * BINARY;
        if (load<i32>(node, 28) > 0) continue;
        const own = areaOf(v128.load(node), v128.load(node, 16));
        if (own > area) {
          area = own;
          widest = k;
        }
      }
      if (widest < 0) break;
      const at = kids + (<usize>widest << 2);
      const opened = load<i32>(at);
      store<i32>(at, opened + 1);
      store<i32>(kids + (<usize>count << 2), load<i32>(binary + <usize>opened * BINARY, 12));
      count++;
    }
    for (let k = 0; k < 4; k++) {
      const lane = <usize>k << 2;
      if (k >= count) {
        if (isFinal) {
          for (let axis: usize = 0; axis < 3; axis++) {
            store<f32>(target + axis * 32 + lane, f32.MAX_VALUE);
            store<f32>(target + axis * 32 + lane, -f32.MAX_VALUE, 16);
          }
          store<i32>(target + lane, 0, 96);
        }
        continue;
      }
      const index = load<i32>(kids + lane);
      const node = binary + <usize>index * BINARY;
      let child: i32;
      if (load<i32>(node, 28) > 0) {
        child = ~blockCount;
        if (isFinal) writeBlock(blockCount, load<i32>(node, 12), load<i32>(node, 28));
        blockCount++;
      } else {
        child = nodeCount;
        store<i32>(top, index);
        store<i32>(top, nodeCount, 4);
        top += 8;
        nodeCount++;
      }
      if (!isFinal) continue;
      for (let axis: usize = 0; axis < 3; axis++) {
        const low = load<f32>(node + axis * 4);
        const high = load<f32>(node + axis * 4, 16);
        store<f32>(target + axis * 32 + lane, low - abs(low) * 1e-6 - 1e-7);
        store<f32>(target + axis * 32 + lane, high + abs(high) * 1e-6 + 1e-7, 16);
      }
      store<i32>(target + lane, child, 96);
    }
  }
  return nodeCount;
}

export function countBlocks(): i32 {
  return blockCount;
}

/** Four triangles side by side: first corner, two edges, then index with flags (bit 31 cut out, bit 30 glass). */
function writeBlock(index: i32, from: i32, count: i32): void {
  const block = blocks + <usize>index * BLOCK;
  for (let k = 0; k < 4; k++) {
    const lane = block + (<usize>k << 2);
    if (k >= count) {
      // A triangle without area is never hit.
      for (let row: usize = 0; row < 144; row += 16) store<f32>(lane + row, 0);
      store<i32>(lane, 0, 144);
      continue;
    }
    const id = load<i32>(order + (<usize>(from + k) << 2));
    const triangle = triangles + <usize>id * TRIANGLE;
    const matrix = instances + <usize>load<i32>(triangle, 16) * INSTANCE;
    transform(matrix, load<i32>(triangle));
    const ax = x0;
    const ay = y0;
    const az = z0;
    store<f32>(lane, ax);
    store<f32>(lane, ay, 16);
    store<f32>(lane, az, 32);
    transform(matrix, load<i32>(triangle, 4));
    store<f32>(lane, x0 - ax, 48);
    store<f32>(lane, y0 - ay, 64);
    store<f32>(lane, z0 - az, 80);
    transform(matrix, load<i32>(triangle, 8));
    store<f32>(lane, x0 - ax, 96);
    store<f32>(lane, y0 - ay, 112);
    store<f32>(lane, z0 - az, 128);
    const flags = load<i32>(materials + (<usize>load<i32>(triangle, 12) << 7));
    store<i32>(lane, id | ((flags & 1) << 31) | ((flags & 6) != 0 ? 1 << 30 : 0), 144);
  }
}

import { at, BODY_STRIDE, bodies, NODE_STRIDE, nodeCount, nodes } from './memory.ts';

/**
 * Bodies that a ray or a point may meet, in four lists for nested rays. An entry is a byte address, the
 * distances at which the ray enters and leaves the body's bounds, and the ray's origin and direction in the
 * body's coordinates.
 */
const LIST_LENGTH: usize = 256;
export const ENTRY: usize = 36;
const lists: usize = memory.data(256 * 36 * 4);

export function listFor(depth: i32): usize {
  return lists + <usize>depth * LIST_LENGTH * ENTRY;
}

/** Where the last gathered ray enters the first bounding sphere and leaves the last. */
export let enters: f32 = 0.0;
export let leaves: f32 = 0.0;
/**
 * A node of the tree of bounding spheres, stored in depth-first order: center and radius, the next node if
 * the sphere is missed, and the leaf's body, or -1 for inner nodes.
 */
const NEXT: usize = 4;
const LEAF: usize = 5;
/** Whether a body is glass, 0, 1 (thin) or 2 (solid), and the corners of its box in its own coordinates. */
export const GLASS: usize = 18;
export const BOX: usize = 20;

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
  let node: usize = nodes;
  const end: usize = nodeAt(<f32>nodeCount);
  while (node < end) {
    const cx: f32 = at(node, 0) - ox;
    const cy: f32 = at(node, 1) - oy;
    const cz: f32 = at(node, 2) - oz;
    const own: f32 = at(node, 3);
    const along: f32 = cx * dx + cy * dy + cz * dz;
    const radius: f32 = own + (along + own) * spread;
    const room: f32 = radius * radius - (cx * cx + cy * cy + cz * cz - along * along);
    if (along < -radius || room <= 0.0) {
      node = nodeAt(at(node, NEXT));
      continue;
    }
    const leaf: f32 = at(node, LEAF);
    node += NODE_STRIDE * 4;
    if (leaf < 0.0) continue;
    const body: usize = bodies + <usize>leaf * BODY_STRIDE * 4;
    if (body === without || (opaqueOnly && isGlass(body))) continue;
    const half: f32 = sqrt<f32>(room);
    if (along + half <= 0.0) continue;
    const entry: usize = list + <usize>count * ENTRY;
    if (!crossesBox(body, entry, ox, oy, oz, dx, dy, dz, radius - own)) continue;
    const from: f32 = max<f32>(along - half, boxEnters);
    const to: f32 = min<f32>(along + half, boxLeaves);
    enters = min<f32>(enters, from);
    leaves = max<f32>(leaves, to);
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

/**
 * Whether a ray ahead of its origin crosses a body's box, grown by `margin`; sets where it enters and leaves,
 * and in the entry the ray in the body's coordinates.
 */
function crossesBox(
  body: usize,
  entry: usize,
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
    store<f32>(entry + (axis << 2), origin, 12);
    store<f32>(entry + (axis << 2), way, 24);
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
  let node: usize = nodes;
  const end: usize = nodeAt(<f32>nodeCount);
  while (node < end) {
    const reach: f32 = at(node, 3) + margin;
    const cx: f32 = at(node, 0) - x;
    const cy: f32 = at(node, 1) - y;
    const cz: f32 = at(node, 2) - z;
    if (cx * cx + cy * cy + cz * cz > reach * reach) {
      node = nodeAt(at(node, NEXT));
      continue;
    }
    const leaf: f32 = at(node, LEAF);
    node += NODE_STRIDE * 4;
    if (leaf < 0.0) continue;
    store<u32>(list + <usize>count * ENTRY, <u32>(bodies + <usize>leaf * BODY_STRIDE * 4));
    count++;
  }
  return count;
}

function nodeAt(index: f32): usize {
  return nodes + <usize>index * NODE_STRIDE * 4;
}

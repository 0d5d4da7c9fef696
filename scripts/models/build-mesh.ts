import type { FlatMaterial } from './read-mtl.ts';
import type { ObjGroup, ObjModel } from './read-obj.ts';
import type { CatalogModel } from './read-pack.ts';

/** Triangles of one material, in meters, with shared vertices. */
export interface BuiltPart {
  material: FlatMaterial;
  positions: number[];
  normals: number[];
  uvs: number[];
  indices: number[];
}

export interface BuildOptions {
  /** Two faces that meet at less than this angle look round, in degrees. */
  crease: number;
  /** Quarter turns about y that bring the front to +z. */
  quarterTurns: number;
  /** Width, height, depth in meters, where the catalog is wrong. */
  size: readonly [number, number, number];
  /** Names of materials whose triangles are left out, such as badges and labels. */
  without: readonly string[];
}

/** Brings a model to its size and place, and gives it normals. */
export function buildMesh(model: CatalogModel, obj: ObjModel, options: BuildOptions): BuiltPart[] {
  const spots = place(model, obj, options);
  const groups = obj.groups.filter(({ material }) => !options.without.includes(material.name));
  recenter(spots, groups);
  const welded = weld(spots, Math.max(...options.size) * 1e-5);
  const cleaned = groups.map((group) => clean(group, welded)).filter(({ points }) => points.length > 0);
  const normals = creaseNormals(cleaned, spots, welded, options.crease);
  let corner = 0;
  return cleaned.map((group) => {
    const part: BuiltPart = { material: group.material, positions: [], normals: [], uvs: [], indices: [] };
    const known = new Map<string, number>();
    const isTextured = group.material.picture !== null;
    for (const [i, point] of group.points.entries()) {
      const at = (corner + i) * 3;
      const [x, y, z] = [normals[at]!, normals[at + 1]!, normals[at + 2]!];
      const texel = isTextured ? group.texels[i]! : -1;
      const u = texel < 0 ? 0 : (obj.uvs[texel * 2] ?? 0);
      const v = texel < 0 ? 0 : (obj.uvs[texel * 2 + 1] ?? 0);
      const facing = `${Math.round(x * 500)},${Math.round(y * 500)},${Math.round(z * 500)}`;
      const key = `${welded[point]},${facing},${Math.round(u * 8192)},${Math.round(v * 8192)}`;
      let index = known.get(key);
      if (index === undefined) {
        index = part.positions.length / 3;
        known.set(key, index);
        part.positions.push(spots[point * 3]!, spots[point * 3 + 1]!, spots[point * 3 + 2]!);
        part.normals.push(x, y, z);
        part.uvs.push(u, v);
      }
      part.indices.push(index);
    }
    corner += group.points.length;
    return part;
  });
}

/** Turned as the catalog says, scaled to the size, then turned to the front. */
function place(model: CatalogModel, obj: ObjModel, options: BuildOptions): Float64Array {
  const spots = Float64Array.from(obj.positions);
  const r = model.rotation?.length === 9 ? model.rotation : [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let i = 0; i < spots.length; i += 3) {
    const [x, y, z] = [spots[i]!, spots[i + 1]!, spots[i + 2]!];
    for (let axis = 0; axis < 3; axis++)
      spots[i + axis] = r[axis * 3]! * x + r[axis * 3 + 1]! * y + r[axis * 3 + 2]! * z;
  }
  const { low, high } = bounds(spots, obj.groups);
  for (let i = 0; i < spots.length; i++)
    spots[i]! *= options.size[i % 3]! / Math.max(1e-9, high[i % 3]! - low[i % 3]!);
  for (let turn = 0; turn < options.quarterTurns; turn++)
    for (let i = 0; i < spots.length; i += 3) [spots[i], spots[i + 2]] = [spots[i + 2]!, -spots[i]!];
  return spots;
}

function recenter(spots: Float64Array, groups: readonly ObjGroup[]): void {
  const { low, high } = bounds(spots, groups);
  const origin = [(low[0]! + high[0]!) / 2, low[1]!, (low[2]! + high[2]!) / 2];
  for (let i = 0; i < spots.length; i++) spots[i]! -= origin[i % 3]!;
}

function bounds(spots: Float64Array, groups: readonly ObjGroup[]): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { points } of groups)
    for (const point of points)
      for (let axis = 0; axis < 3; axis++) {
        low[axis] = Math.min(low[axis]!, spots[point * 3 + axis]!);
        high[axis] = Math.max(high[axis]!, spots[point * 3 + axis]!);
      }
  return { low, high };
}

/** One number for all points of a place. */
function weld(spots: Float64Array, grid: number): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from({ length: spots.length / 3 }, (_, point) => {
    const [x, y, z] = [spots[point * 3]!, spots[point * 3 + 1]!, spots[point * 3 + 2]!];
    const key = `${Math.round(x / grid)},${Math.round(y / grid)},${Math.round(z / grid)}`;
    const place = known.get(key) ?? known.size;
    known.set(key, place);
    return place;
  });
}

/** Without triangles that have no area, and without the second of two at the same place. */
function clean(group: ObjGroup, welded: Int32Array): ObjGroup {
  const seen = new Set<string>();
  const kept: ObjGroup = { material: group.material, points: [], texels: [] };
  for (let i = 0; i < group.points.length; i += 3) {
    const places = [0, 1, 2].map((corner) => welded[group.points[i + corner]!]!);
    const key = places.toSorted((a, b) => a - b).join();
    if (new Set(places).size < 3 || seen.has(key)) continue;
    seen.add(key);
    kept.points.push(...group.points.slice(i, i + 3));
    kept.texels.push(...group.texels.slice(i, i + 3));
  }
  return kept;
}

/**
 * A normal for each corner: the mean of the faces around it, weighted by their angles there, as far as they turn less than
 * the crease. Winding is unreliable, also within one model: a face counts by its plane, whichever side it names.
 */
function creaseNormals(
  groups: readonly ObjGroup[],
  spots: Float64Array,
  welded: Int32Array,
  crease: number,
): Float32Array {
  const points = groups.flatMap((group) => group.points);
  const faces = new Float64Array(points.length);
  const angles = new Float64Array(points.length);
  const around: number[][] = [];
  for (let i = 0; i < points.length; i += 3) {
    const corners = [0, 1, 2].map((corner) =>
      spots.subarray(points[i + corner]! * 3, points[i + corner]! * 3 + 3),
    );
    faces.set(unit(cross(minus(corners[1]!, corners[0]!), minus(corners[2]!, corners[0]!))), i);
    for (let corner = 0; corner < 3; corner++) {
      const a = unit(minus(corners[(corner + 1) % 3]!, corners[corner]!));
      const b = unit(minus(corners[(corner + 2) % 3]!, corners[corner]!));
      angles[i + corner] = Math.acos(Math.min(1, Math.max(-1, dot(a, b))));
      const place = welded[points[i + corner]!]!;
      const others = around[place];
      if (others) others.push(i + corner);
      else around[place] = [i + corner];
    }
  }
  const limit = Math.cos((crease * Math.PI) / 180);
  const normals = new Float32Array(points.length * 3);
  for (const [i, point] of points.entries()) {
    const own = faces.subarray(i - (i % 3), i - (i % 3) + 3);
    const sum = [0, 0, 0];
    for (const other of around[welded[point]!]!) {
      const face = faces.subarray(other - (other % 3), other - (other % 3) + 3);
      const alike = dot(own, face);
      if (Math.abs(alike) < limit) continue;
      for (let axis = 0; axis < 3; axis++) sum[axis]! += face[axis]! * angles[other]! * Math.sign(alike);
    }
    const normal = Math.hypot(...sum) > 1e-6 ? unit(sum) : own;
    normals.set(Math.hypot(...normal) > 0.5 ? normal : [0, 1, 0], i * 3);
  }
  return normals;
}

type Numbers = ArrayLike<number>;
const minus = (a: Numbers, b: Numbers) => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!];
const dot = (a: Numbers, b: Numbers) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
const cross = (a: Numbers, b: Numbers) => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];
function unit(a: readonly number[]): number[] {
  const size = Math.hypot(...a);
  return size > 0 ? a.map((value) => value / size) : [0, 0, 0];
}

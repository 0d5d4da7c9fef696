import { epsilon, instances, materials, normals, triangles, uvs } from './memory';
import { hitLane, hitTriangle, hitU, hitV } from './traverse';
import { largest, roughLog2 } from './math';
import { drawOne } from './sampler';
import {
  alpha,
  blue,
  gradientScale,
  green,
  heightOf,
  red,
  sampleColor,
  sampleRelief,
  texelsAcross,
  widthOf,
} from './texture';

// The surface where the last ray hit: set by `readSurface`.

export let pointX: f32 = 0;
export let pointY: f32 = 0;
export let pointZ: f32 = 0;
/** Normal of the triangle, to the side of the ray. */
export let flatX: f32 = 0;
export let flatY: f32 = 0;
export let flatZ: f32 = 0;
/** Normal for shading, to the side of the ray. */
export let normalX: f32 = 0;
export let normalY: f32 = 0;
export let normalZ: f32 = 0;
/** Where rays to the side of the ray start. */
export let leaveX: f32 = 0;
export let leaveY: f32 = 0;
export let leaveZ: f32 = 0;
export let baseRed: f32 = 0;
export let baseGreen: f32 = 0;
export let baseBlue: f32 = 0;
/** Whether a light of the scene stands for its emission. */
export let isLamp: bool = false;
export let emissionRed: f32 = 0;
export let emissionGreen: f32 = 0;
export let emissionBlue: f32 = 0;
export let roughness: f32 = 0;
export let metallic: f32 = 0;
export let specular: f32 = 0;
export let coat: f32 = 0;
export let coatRoughness: f32 = 0;
export let sheen: f32 = 0;
export let translucency: f32 = 0;
export let softness: f32 = 0;
export let softRadius: f32 = 0;
export let ior: f32 = 1.5;
export let isThinGlass: bool = false;
export let isSolidGlass: bool = false;
/** Whether the ray came from outside. */
export let isEntering: bool = true;
export let materialAddress: usize = 0;

const TRIPLANAR: i32 = 8;
const FOLLOWS: i32 = 16;
const TURNED: i32 = 32;
const EMISSION_TEXTURE: i32 = 64;
const LAMP: i32 = 128;

// Texture coordinates of the current projection, with their gradients as world vectors.
let s: f32 = 0;
let t: f32 = 0;
let sX: f32 = 0;
let sY: f32 = 0;
let sZ: f32 = 0;
let tX: f32 = 0;
let tY: f32 = 0;
let tZ: f32 = 0;
/** Repeats a meter. */
let repeats: f32 = 0;

let edge1X: f32 = 0;
let edge1Y: f32 = 0;
let edge1Z: f32 = 0;
let edge2X: f32 = 0;
let edge2Y: f32 = 0;
let edge2Z: f32 = 0;

@inline
function materialFloat(index: i32): f32 {
  return load<f32>(materialAddress + (<usize>index << 2));
}

@inline
function materialInt(index: i32): i32 {
  return load<i32>(materialAddress + (<usize>index << 2));
}

@inline
function perLength(x: f32, y: f32, z: f32): f32 {
  return 1.0 / sqrt<f32>(max<f32>(x * x + y * y + z * z, 1e-30));
}

// The triangle: its instance, corners and twice its area.
let instance: usize = 0;
let a: i32 = 0;
let b: i32 = 0;
let c: i32 = 0;
let doubleArea: f32 = 0;

/** Whether the last hit has the material of the surface at hand. */
export function hasSameMaterial(): bool {
  return materials + (<usize>load<i32>(triangles + <usize>hitTriangle * 20, 12) << 7) == materialAddress;
}

/** Reads point and normals of the last hit, of a ray of direction d; the material stays. */
export function readGeometry(dx: f32, dy: f32, dz: f32): void {
  const triangle = triangles + <usize>hitTriangle * 20;
  materialAddress = materials + (<usize>load<i32>(triangle, 12) << 7);
  instance = instances + <usize>load<i32>(triangle, 16) * 192;
  a = load<i32>(triangle);
  b = load<i32>(triangle, 4);
  c = load<i32>(triangle, 8);
  const u = hitU;
  const v = hitV;
  const w = 1.0 - u - v;
  edge1X = load<f32>(hitLane, 48);
  edge1Y = load<f32>(hitLane, 64);
  edge1Z = load<f32>(hitLane, 80);
  edge2X = load<f32>(hitLane, 96);
  edge2Y = load<f32>(hitLane, 112);
  edge2Z = load<f32>(hitLane, 128);
  const cornerX = load<f32>(hitLane);
  const cornerY = load<f32>(hitLane, 16);
  const cornerZ = load<f32>(hitLane, 32);
  // The triangle gives the point more exactly than the ray does.
  pointX = cornerX + u * edge1X + v * edge2X;
  pointY = cornerY + u * edge1Y + v * edge2Y;
  pointZ = cornerZ + u * edge1Z + v * edge2Z;
  flatX = edge1Y * edge2Z - edge1Z * edge2Y;
  flatY = edge1Z * edge2X - edge1X * edge2Z;
  flatZ = edge1X * edge2Y - edge1Y * edge2X;
  doubleArea = sqrt<f32>(max<f32>(flatX * flatX + flatY * flatY + flatZ * flatZ, 1e-30));
  let k: f32 = 1.0 / doubleArea;
  flatX *= k;
  flatY *= k;
  flatZ *= k;
  loadNormal(a);
  const aX = worldX;
  const aY = worldY;
  const aZ = worldZ;
  const isFlat = areEqual(a, b) && areEqual(a, c);
  let bX = aX;
  let bY = aY;
  let bZ = aZ;
  let cX = aX;
  let cY = aY;
  let cZ = aZ;
  if (!isFlat) {
    loadNormal(b);
    bX = worldX;
    bY = worldY;
    bZ = worldZ;
    loadNormal(c);
    cX = worldX;
    cY = worldY;
    cZ = worldZ;
  }
  normalX = aX * w + bX * u + cX * v;
  normalY = aY * w + bY * u + cY * v;
  normalZ = aZ * w + bZ * u + cZ * v;
  k = perLength(normalX, normalY, normalZ);
  normalX *= k;
  normalY *= k;
  normalZ *= k;
  // The winding of models is unreliable; their normals say which side is outside.
  if (flatX * normalX + flatY * normalY + flatZ * normalZ < 0) {
    flatX = -flatX;
    flatY = -flatY;
    flatZ = -flatZ;
  }
  isEntering = true;
  let side: f32 = 1;
  if (flatX * dx + flatY * dy + flatZ * dz > 0) {
    flatX = -flatX;
    flatY = -flatY;
    flatZ = -flatZ;
    normalX = -normalX;
    normalY = -normalY;
    normalZ = -normalZ;
    isEntering = false;
    side = -1;
  }
  leaveX = pointX + flatX * epsilon;
  leaveY = pointY + flatY * epsilon;
  leaveZ = pointZ + flatZ * epsilon;
  if (isFlat) return;
  // Rays leave from the smooth surface that the normals describe, which avoids stripes along the terminator of coarse
  // meshes (Hanika, "Hacking the Shadow Terminator", 2021).
  const lift0 = min<f32>(0, side * ((pointX - cornerX) * aX + (pointY - cornerY) * aY + (pointZ - cornerZ) * aZ)) * w * side;
  const lift1 =
    min<f32>(
      0,
      side * ((pointX - cornerX - edge1X) * bX + (pointY - cornerY - edge1Y) * bY + (pointZ - cornerZ - edge1Z) * bZ),
    ) *
    u *
    side;
  const lift2 =
    min<f32>(
      0,
      side * ((pointX - cornerX - edge2X) * cX + (pointY - cornerY - edge2Y) * cY + (pointZ - cornerZ - edge2Z) * cZ),
    ) *
    v *
    side;
  leaveX -= lift0 * aX + lift1 * bX + lift2 * cX;
  leaveY -= lift0 * aY + lift1 * bY + lift2 * cY;
  leaveZ -= lift0 * aZ + lift1 * bZ + lift2 * cZ;
}

/** Reads the surface of the last hit. `cone` is the ray's width there in meters. */
export function readSurface(dx: f32, dy: f32, dz: f32, cone: f32, leastRoughness: f32): void {
  readGeometry(dx, dy, dz);
  const flags = materialInt(0);
  isThinGlass = (flags & 2) != 0;
  isSolidGlass = (flags & 4) != 0;
  isLamp = (flags & LAMP) != 0;
  baseRed = materialFloat(1);
  baseGreen = materialFloat(2);
  baseBlue = materialFloat(3);
  roughness = materialFloat(5);
  metallic = materialFloat(6);
  specular = materialFloat(7);
  coat = materialFloat(8);
  coatRoughness = materialFloat(9);
  sheen = materialFloat(10);
  translucency = materialFloat(11);
  softness = materialFloat(12);
  ior = materialFloat(13);
  emissionRed = materialFloat(14);
  emissionGreen = materialFloat(15);
  emissionBlue = materialFloat(16);
  softRadius = materialFloat(25);
  const texture = materialInt(4);
  const relief = materialInt(19);
  if (texture >= 0 || relief >= 0) {
    const slope = max<f32>(0.25, -(flatX * dx + flatY * dy + flatZ * dz));
    // Wider at grazing angles, as a compromise between blur and shimmer.
    const footprint = cone / sqrt<f32>(slope);
    const axisPick = drawOne();
    const levelPick = drawOne();
    if (texture >= 0) {
      if (flags & TRIPLANAR) project(materialFloat(17), materialFloat(18), materialInt(24), (flags & TURNED) != 0, axisPick);
      else projectByUvs();
      sampleColor(texture, s, t, roughLog2(footprint * repeats * texelsAcross(texture)) - 0.8 + levelPick);
      baseRed = min<f32>(0.97, baseRed * red);
      baseGreen = min<f32>(0.97, baseGreen * green);
      baseBlue = min<f32>(0.97, baseBlue * blue);
      if (flags & EMISSION_TEXTURE) {
        emissionRed *= red;
        emissionGreen *= green;
        emissionBlue *= blue;
      }
    }
    if (relief >= 0) {
      if (!(flags & FOLLOWS)) project(materialFloat(20), materialFloat(20), -1, false, axisPick);
      else if (texture < 0) {
        if (flags & TRIPLANAR) project(materialFloat(17), materialFloat(18), materialInt(24), (flags & TURNED) != 0, axisPick);
        else projectByUvs();
      }
      applyRelief(relief, roughLog2(footprint * repeats * texelsAcross(relief)) - 0.8 + levelPick);
    }
  }
  roughness = max<f32>(roughness, leastRoughness);
  coatRoughness = max<f32>(coatRoughness, leastRoughness * 0.7);
  // The normal must face the viewer.
  let k: f32;
  const facing = -(normalX * dx + normalY * dy + normalZ * dz);
  if (facing < 0.02) {
    const shift: f32 = 0.02 - facing;
    normalX -= dx * shift;
    normalY -= dy * shift;
    normalZ -= dz * shift;
    k = perLength(normalX, normalY, normalZ);
    normalX *= k;
    normalY *= k;
    normalZ *= k;
  }
}

@inline
function areEqual(vertex: i32, other: i32): bool {
  const p = normals + <usize>vertex * 12;
  const q = normals + <usize>other * 12;
  return load<u64>(p) == load<u64>(q) && load<u32>(p, 8) == load<u32>(q, 8);
}

let worldX: f32 = 0;
let worldY: f32 = 0;
let worldZ: f32 = 0;

@inline
function loadNormal(vertex: i32): void {
  const n = normals + <usize>vertex * 12;
  const x = load<f32>(n);
  const y = load<f32>(n, 4);
  const z = load<f32>(n, 8);
  const nx = load<f32>(instance, 48) * x + load<f32>(instance, 52) * y + load<f32>(instance, 56) * z;
  const ny = load<f32>(instance, 60) * x + load<f32>(instance, 64) * y + load<f32>(instance, 68) * z;
  const nz = load<f32>(instance, 72) * x + load<f32>(instance, 76) * y + load<f32>(instance, 80) * z;
  const k = perLength(nx, ny, nz);
  worldX = nx * k;
  worldY = ny * k;
  worldZ = nz * k;
}

function projectByUvs(): void {
  const ua = uvs + (<usize>a << 3);
  const ub = uvs + (<usize>b << 3);
  const uc = uvs + (<usize>c << 3);
  const scaleU = materialFloat(17);
  const scaleV = materialFloat(18);
  const u0 = load<f32>(ua);
  const v0 = load<f32>(ua, 4);
  const du1 = (load<f32>(ub) - u0) * scaleU;
  const dv1 = (load<f32>(ub, 4) - v0) * scaleV;
  const du2 = (load<f32>(uc) - u0) * scaleU;
  const dv2 = (load<f32>(uc, 4) - v0) * scaleV;
  s = u0 * scaleU + du1 * hitU + du2 * hitV;
  t = v0 * scaleV + dv1 * hitU + dv2 * hitV;
  repeats = sqrt<f32>(abs(du1 * dv2 - du2 * dv1) / doubleArea);
  // Gradients of s and t over the triangle's plane.
  const a11 = edge1X * edge1X + edge1Y * edge1Y + edge1Z * edge1Z;
  const a12 = edge1X * edge2X + edge1Y * edge2Y + edge1Z * edge2Z;
  const a22 = edge2X * edge2X + edge2Y * edge2Y + edge2Z * edge2Z;
  const inv: f32 = 1.0 / max<f32>(a11 * a22 - a12 * a12, 1e-30);
  const s1 = (a22 * du1 - a12 * du2) * inv;
  const s2 = (a11 * du2 - a12 * du1) * inv;
  const t1 = (a22 * dv1 - a12 * dv2) * inv;
  const t2 = (a11 * dv2 - a12 * dv1) * inv;
  sX = s1 * edge1X + s2 * edge2X;
  sY = s1 * edge1Y + s2 * edge2Y;
  sZ = s1 * edge1Z + s2 * edge2Z;
  tX = t1 * edge1X + t2 * edge2X;
  tY = t1 * edge1Y + t2 * edge2Y;
  tZ = t1 * edge1Z + t2 * edge2Z;
}

/** Projects along one of the instance's axes, chosen by chance where two meet, so that no seam shows. */
function project(scaleS: f32, scaleT: f32, fixedAxis: i32, isTurned: bool, pick: f32): void {
  const px = pointX - load<f32>(instance, 120);
  const py = pointY - load<f32>(instance, 124);
  const pz = pointZ - load<f32>(instance, 128);
  const r = instance + 84;
  const x = load<f32>(r) * px + load<f32>(r, 4) * py + load<f32>(r, 8) * pz;
  const y = load<f32>(r, 12) * px + load<f32>(r, 16) * py + load<f32>(r, 20) * pz;
  const z = load<f32>(r, 24) * px + load<f32>(r, 28) * py + load<f32>(r, 32) * pz;
  let axis = fixedAxis;
  if (axis < 0) {
    let wx = load<f32>(r) * normalX + load<f32>(r, 4) * normalY + load<f32>(r, 8) * normalZ;
    let wy = load<f32>(r, 12) * normalX + load<f32>(r, 16) * normalY + load<f32>(r, 20) * normalZ;
    let wz = load<f32>(r, 24) * normalX + load<f32>(r, 28) * normalY + load<f32>(r, 32) * normalZ;
    wx *= wx;
    wy *= wy;
    wz *= wz;
    wx *= wx * wx;
    wy *= wy * wy;
    wz *= wz * wz;
    const at = pick * (wx + wy + wz);
    axis = at < wx ? 0 : at < wx + wy ? 1 : 2;
  }
  // Axis x: s along z, t along y; axis y: s along x, t along z; axis z: s along x, t along y.
  let p: f32;
  let q: f32;
  let first: usize;
  let second: usize;
  if (axis == 0) {
    p = z;
    q = y;
    first = 24;
    second = 12;
  } else if (axis == 1) {
    p = x;
    q = z;
    first = 0;
    second = 24;
  } else {
    p = x;
    q = y;
    first = 0;
    second = 12;
  }
  if (isTurned) {
    const other = p;
    p = q;
    q = other;
    const row = first;
    first = second;
    second = row;
  }
  s = p * scaleS;
  t = q * scaleT;
  repeats = scaleS;
  sX = load<f32>(r + first) * scaleS;
  sY = load<f32>(r + first, 4) * scaleS;
  sZ = load<f32>(r + first, 8) * scaleS;
  tX = load<f32>(r + second) * scaleT;
  tY = load<f32>(r + second, 4) * scaleT;
  tZ = load<f32>(r + second, 8) * scaleT;
}

function applyRelief(relief: i32, level: f32): void {
  sampleRelief(relief, s, t, level);
  const bump = materialFloat(21);
  const scale = gradientScale(relief) * bump;
  const alongS = red * scale * widthOf(relief);
  const alongT = green * scale * heightOf(relief);
  let gx = sX * alongS + tX * alongT;
  let gy = sY * alongS + tY * alongT;
  let gz = sZ * alongS + tZ * alongT;
  const along = gx * normalX + gy * normalY + gz * normalZ;
  gx -= along * normalX;
  gy -= along * normalY;
  gz -= along * normalZ;
  const steepness = sqrt<f32>(gx * gx + gy * gy + gz * gz);
  if (steepness > 1.2) {
    const k: f32 = 1.2 / steepness;
    gx *= k;
    gy *= k;
    gz *= k;
  }
  normalX -= gx;
  normalY -= gy;
  normalZ -= gz;
  const k = perLength(normalX, normalY, normalZ);
  normalX *= k;
  normalY *= k;
  normalZ *= k;
  // Slopes that a coarse level has averaged away make the surface rougher instead (Toksvig's idea).
  const lost = max<f32>(0, alpha - red * red - green * green) * scale * widthOf(relief) * scale * widthOf(relief) * repeats * repeats;
  const wide = roughness * roughness;
  roughness = sqrt<f32>(sqrt<f32>(wide * wide + min<f32>(0.5, lost)));
  const rise = blue - 0.5;
  roughness = max<f32>(0.02, min<f32>(1.0, roughness + materialFloat(22) * rise * 2.0));
  const tint = max<f32>(0.0, 1.0 + materialFloat(23) * rise * 2.0);
  const k2 = min<f32>(tint, 0.97 / max<f32>(0.01, largest(baseRed, baseGreen, baseBlue)));
  baseRed *= k2;
  baseGreen *= k2;
  baseBlue *= k2;
}

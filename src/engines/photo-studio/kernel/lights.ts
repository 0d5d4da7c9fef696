import { aimAtRectangle, aimX, aimY, solidAngle, spanRectangle } from './rectangle';
import { floatAt, lightCount, lights, lightShares, scratch } from './memory';
import { TWO_PI, cosine, luminance, sine } from './math';
import { hash } from './sampler';
import { hitSky, sampleSky, skyBlue, skyDensity, skyGreen, skyRed, skyX, skyY, skyZ } from './environment';

// A light's record has 112 bytes: kind (0 rectangle, 1 sphere, 2 sun), center or direction, half axes u and v (a sphere's
// radius, a sun's cosine), normal, radiance, area, importance, flags (1 seen by the
// camera, 2 by bounces, 4 by mirrors), softness, grid, average factor.
const RECORD: usize = 112;

export let lightRed: f32 = 0;
export let lightGreen: f32 = 0;
export let lightBlue: f32 = 0;
/** Density per solid angle, with the chance of the choice. */
export let lightDensity: f32 = 0;
export let lightDistance: f32 = 0;
/** Whether a bounce could meet the chosen light too; if not, the shadow ray alone carries its light. */
export let isLightReflected: bool = true;
/** Whether a mirror shows what the chosen light stands for instead of the light: a lit shade inside it. */
export let isLightGlow: bool = false;
export let lightX: f32 = 0;
export let lightY: f32 = 0;
export let lightZ: f32 = 0;

/** The point where the choice among lights was made last, for the densities of lights that a bounce meets. */
let pointX: f32 = 0;
let pointY: f32 = 0;
let pointZ: f32 = 0;
let normalX: f32 = 0;
let normalY: f32 = 0;
let normalZ: f32 = 0;
let totalWeight: f32 = 0;
/** Shares of that point's cell, or 0 if no lights were scouted. */
let pointShares: usize = 0;

/** Cells around points, by hashing: two that share an entry share their guess. */
const CELL_MASK: u32 = 16383;

@inline
export function cellOf(x: f32, y: f32, z: f32): i32 {
  const perMeter = floatAt(22);
  const cx = <u32>(<i32>floor(x * perMeter));
  const cy = <u32>(<i32>floor(y * perMeter));
  const cz = <u32>(<i32>floor(z * perMeter));
  return <i32>(hash(cx * 0x9e3779b1 + cy * 0x85ebca6b + cz * 0xc2b2ae35) & CELL_MASK);
}

@inline
function recordOf(index: i32): usize {
  return lights + <usize>index * RECORD;
}

/** Rough light at the point, never zero, less where scouts found it hidden. The environment counts as one more light. */
@inline
function weightOf(index: i32): f32 {
  const share: f32 = pointShares ? load<f32>(pointShares + (<usize>index << 2)) : 1.0;
  return openWeightOf(index) * share;
}

function openWeightOf(index: i32): f32 {
  const light = recordOf(index);
  const kind = load<i32>(light);
  const power = luminance(load<f32>(light, 52), load<f32>(light, 56), load<f32>(light, 60)) * load<f32>(light, 68);
  if (kind == 2) {
    const c = load<f32>(light, 4) * normalX + load<f32>(light, 8) * normalY + load<f32>(light, 12) * normalZ;
    return power * load<f32>(light, 64) * (max<f32>(c, 0) + 0.1);
  }
  const dx = load<f32>(light, 4) - pointX;
  const dy = load<f32>(light, 8) - pointY;
  const dz = load<f32>(light, 12) - pointZ;
  const square = dx * dx + dy * dy + dz * dz;
  const inv: f32 = 1.0 / sqrt<f32>(square + 1e-12);
  const area = load<f32>(light, 64);
  // A large near light reaches surfaces that face away from its center.
  const size = min<f32>(1.0, area / (square + 1e-12));
  const facing = (dx * normalX + dy * normalY + dz * normalZ) * inv;
  const towards = max<f32>(max<f32>(facing, 0.15 * size + 0.03), (facing + size) * 0.5);
  let leaving: f32 = 1.0;
  if (kind == 0) {
    const c = -(dx * load<f32>(light, 40) + dy * load<f32>(light, 44) + dz * load<f32>(light, 48)) * inv;
    leaving = max<f32>(c, 0.05 + 0.2 * size);
  }
  return (power * area * leaving * towards) / (square + area * 0.3);
}

/** Chooses one light for the point by `pick`, and a point on it by a and b. False if it gives nothing. */
export function sampleLights(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, pick: f32, a: f32, b: f32): bool {
  pointX = x;
  pointY = y;
  pointZ = z;
  normalX = nx;
  normalY = ny;
  normalZ = nz;
  pointShares = lightShares ? lightShares + <usize>(cellOf(x, y, z) * lightCount) * 4 : 0;
  const sky = floatAt(56);
  totalWeight = sky;
  // Scratch memory keeps the weights of all lights (16,384 at most).
  for (let i = 0; i < lightCount; i++) {
    const weight = weightOf(i);
    store<f32>(scratch + (<usize>i << 2), weight);
    totalWeight += weight;
  }
  if (totalWeight <= 0) return false;
  let left = pick * totalWeight;
  for (let i = 0; i < lightCount; i++) {
    const weight = load<f32>(scratch + (<usize>i << 2));
    left -= weight;
    if (left > 0) continue;
    const chance = weight / totalWeight;
    if (!sampleOne(i, a, b)) return false;
    lightDensity *= chance;
    const flags = load<i32>(recordOf(i), 72);
    isLightReflected = (flags & 2) != 0;
    isLightGlow = (flags & 6) == 2;
    return true;
  }
  if (sky <= 0) return false;
  sampleSky(a, b);
  const gain = floatAt(54);
  lightRed = skyRed * gain;
  lightGreen = skyGreen * gain;
  lightBlue = skyBlue * gain;
  lightX = skyX;
  lightY = skyY;
  lightZ = skyZ;
  lightDistance = 1e8;
  isLightReflected = true;
  isLightGlow = false;
  lightDensity = (skyDensity * sky) / totalWeight;
  return lightDensity > 0;
}

/** A point on one light, as seen from the given one. False if the light's back is turned to it. */
export function aimAt(index: i32, x: f32, y: f32, z: f32, a: f32, b: f32): bool {
  pointX = x;
  pointY = y;
  pointZ = z;
  return sampleOne(index, a, b);
}

/** Light of the environment along a ray that left the last point, with its density. */
export function hitEnvironment(dx: f32, dy: f32, dz: f32): void {
  hitSky(dx, dy, dz);
  const gain = floatAt(54);
  lightRed = skyRed * gain;
  lightGreen = skyGreen * gain;
  lightBlue = skyBlue * gain;
  lightDensity = totalWeight > 0 ? (skyDensity * floatAt(56)) / totalWeight : 0;
}

/** Chance with which the last point would have chosen the light. */
export function chanceOf(index: i32): f32 {
  return totalWeight > 0 ? weightOf(index) / totalWeight : 0;
}

/** A grid narrows the beam: 1 on the axis, less aside. */
@inline
function beamOf(light: usize, c: f32): f32 {
  const grid = load<f32>(light, 80);
  return 1.0 - grid + grid * c * c;
}

/** Brightness across a diffuser, which fades to its edges; p and q in -1..1. */
@inline
function fadeOf(light: usize, p: f32, q: f32): f32 {
  const softness = load<f32>(light, 76);
  const u = p * p;
  const v = q * q;
  return 1.0 - softness * (0.5 * (u + v) + 0.5 * max<f32>(u * u * u, v * v * v));
}

function sampleOne(index: i32, a: f32, b: f32): bool {
  const light = recordOf(index);
  const kind = load<i32>(light);
  lightRed = load<f32>(light, 52);
  lightGreen = load<f32>(light, 56);
  lightBlue = load<f32>(light, 60);
  const cx = load<f32>(light, 4);
  const cy = load<f32>(light, 8);
  const cz = load<f32>(light, 12);
  if (kind == 0) return sampleRectangle(light, a, b);
  let ax = cx;
  let ay = cy;
  let az = cz;
  let cosMax = load<f32>(light, 16);
  lightDistance = 1e8;
  if (kind == 1) {
    ax -= pointX;
    ay -= pointY;
    az -= pointZ;
    const radius = cosMax;
    const square = ax * ax + ay * ay + az * az;
    if (square <= radius * radius * 1.002) return false;
    const distance = sqrt<f32>(square);
    const inv: f32 = 1.0 / distance;
    ax *= inv;
    ay *= inv;
    az *= inv;
    cosMax = sqrt<f32>(max<f32>(0, 1.0 - (radius * radius) / square));
    lightDistance = distance - radius * 1.02;
  }
  const c = 1.0 - a * (1.0 - cosMax);
  const s = sqrt<f32>(max<f32>(0, 1.0 - c * c));
  const turn = b * TWO_PI;
  const p = s * cosine(turn);
  const q = s * sine(turn);
  // Frame around the axis (Duff et al. 2017).
  const sign: f32 = az >= 0 ? 1 : -1;
  const k: f32 = -1.0 / (sign + az);
  const m = ax * ay * k;
  lightX = p * (1.0 + sign * ax * ax * k) + q * m + c * ax;
  lightY = p * (sign * m) + q * (sign + ay * ay * k) + c * ay;
  lightZ = p * (-sign * ax) + q * -ay + c * az;
  lightDensity = 1.0 / (TWO_PI * max<f32>(1.0 - cosMax, 1e-7));
  return true;
}

function sampleRectangle(light: usize, a: f32, b: f32): bool {
  const isNear = spanRectangle(light, pointX, pointY, pointZ);
  let p = 2.0 * a - 1.0;
  let q = 2.0 * b - 1.0;
  if (isNear) {
    aimAtRectangle(a, b);
    p = aimX;
    q = aimY;
  }
  const dx = load<f32>(light, 4) + load<f32>(light, 16) * p + load<f32>(light, 28) * q - pointX;
  const dy = load<f32>(light, 8) + load<f32>(light, 20) * p + load<f32>(light, 32) * q - pointY;
  const dz = load<f32>(light, 12) + load<f32>(light, 24) * p + load<f32>(light, 36) * q - pointZ;
  const square = dx * dx + dy * dy + dz * dz;
  const distance = sqrt<f32>(square);
  const inv: f32 = 1.0 / max<f32>(distance, 1e-9);
  lightX = dx * inv;
  lightY = dy * inv;
  lightZ = dz * inv;
  const c = -(lightX * load<f32>(light, 40) + lightY * load<f32>(light, 44) + lightZ * load<f32>(light, 48));
  if (c <= 1e-5) return false;
  const factor = beamOf(light, c) * fadeOf(light, p, q);
  lightRed *= factor;
  lightGreen *= factor;
  lightBlue *= factor;
  lightDistance = distance;
  lightDensity = isNear ? 1.0 / solidAngle : square / (c * load<f32>(light, 64));
  return true;
}

/**
 * Nearest light along a ray before `to`, with its radiance and its density as seen from the ray's origin, or -1.
 * `seenBy`: the flag that lights must have, for the camera, bounces or mirrors.
 */
export function hitLights(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, to: f32, seenBy: i32): i32 {
  let best = -1;
  let nearest = to;
  for (let i = 0; i < lightCount; i++) {
    const light = recordOf(i);
    const flags = load<i32>(light, 72);
    if (!(flags & seenBy)) continue;
    const kind = load<i32>(light);
    if (kind == 0) {
      const nx = load<f32>(light, 40);
      const ny = load<f32>(light, 44);
      const nz = load<f32>(light, 48);
      const c = dx * nx + dy * ny + dz * nz;
      if (c >= -1e-6) continue;
      const px = load<f32>(light, 4) - ox;
      const py = load<f32>(light, 8) - oy;
      const pz = load<f32>(light, 12) - oz;
      const t = (px * nx + py * ny + pz * nz) / c;
      if (t <= 1e-5 || t >= nearest) continue;
      const qx = dx * t - px;
      const qy = dy * t - py;
      const qz = dz * t - pz;
      const ux = load<f32>(light, 16);
      const uy = load<f32>(light, 20);
      const uz = load<f32>(light, 24);
      const vx = load<f32>(light, 28);
      const vy = load<f32>(light, 32);
      const vz = load<f32>(light, 36);
      const p = (qx * ux + qy * uy + qz * uz) / (ux * ux + uy * uy + uz * uz);
      const q = (qx * vx + qy * vy + qz * vz) / (vx * vx + vy * vy + vz * vz);
      if (abs(p) > 1 || abs(q) > 1) continue;
      nearest = t;
      best = i;
      const factor = beamOf(light, -c) * fadeOf(light, p, q);
      const isNear = spanRectangle(light, ox, oy, oz);
      give(light, factor, isNear ? 1.0 / solidAngle : (t * t) / (-c * load<f32>(light, 64)));
    } else if (kind == 1) {
      const px = load<f32>(light, 4) - ox;
      const py = load<f32>(light, 8) - oy;
      const pz = load<f32>(light, 12) - oz;
      const radius = load<f32>(light, 16);
      const b = px * dx + py * dy + pz * dz;
      const square = px * px + py * py + pz * pz;
      const h = b * b - square + radius * radius;
      if (h <= 0 || b <= 0 || square <= radius * radius * 1.002) continue;
      const t = b - sqrt<f32>(h);
      if (t <= 1e-5 || t >= nearest) continue;
      nearest = t;
      best = i;
      const cosMax = sqrt<f32>(max<f32>(0, 1.0 - (radius * radius) / square));
      give(light, 1.0, 1.0 / (TWO_PI * max<f32>(1.0 - cosMax, 1e-7)));
    } else if (nearest >= 1e8) {
      const c = dx * load<f32>(light, 4) + dy * load<f32>(light, 8) + dz * load<f32>(light, 12);
      const cosMax = load<f32>(light, 16);
      if (c < cosMax) continue;
      best = i;
      give(light, 1.0, 1.0 / (TWO_PI * max<f32>(1.0 - cosMax, 1e-7)));
    }
  }
  return best;
}

@inline
function give(light: usize, factor: f32, density: f32): void {
  lightRed = load<f32>(light, 52) * factor;
  lightGreen = load<f32>(light, 56) * factor;
  lightBlue = load<f32>(light, 60) * factor;
  lightDensity = density;
}

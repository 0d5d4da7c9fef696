import { GLASS } from './gather.ts';
import { groundHit } from './ground.ts';
import { environment, blue as lightBlue, green as lightGreen, red as lightRed } from './light.ts';
import { findNormal, normalX, normalY, normalZ, traceInside } from './march.ts';
import { materialAt } from './material.ts';
import { clampTo, decay, fifth, fresnel, mix } from './math.ts';
import { at, header, KEY, LAMP_STRIDE, lampCount, lamps } from './memory.ts';
import { DEEPEST, look, outBlue, outGreen, outRed, seenAt, show } from './ray.ts';

/** A wider sampling distance smooths the facets of blown glass. */
export const BLOWN: f32 = 0.04;
/** Index of refraction of window glass, and its inverse. */
const INDEX: f32 = 1.47;
const INTO: f32 = 0.68;

let mirrorRed: f32 = 0.0;
let mirrorGreen: f32 = 0.0;
let mirrorBlue: f32 = 0.0;

/**
 * Light through the glass that the last ray hit; its normal has been computed. Thin shells pass light
 * straight; solid pieces refract it at both faces and tint it by their depth.
 */
export function shadeGlass(
  depth: i32,
  body: usize,
  part: usize,
  x: f32,
  y: f32,
  z: f32,
  dx: f32,
  dy: f32,
  dz: f32,
): void {
  const m: usize = materialAt(at(part, 3));
  if (at(body, GLASS) > 2.5) {
    shadeAir(depth, body, m, x, y, z, dx, dy, dz);
    return;
  }
  const nx: f32 = normalX;
  const ny: f32 = normalY;
  const nz: f32 = normalZ;
  const thin: bool = at(body, GLASS) < 1.5;
  const along: f32 = nx * dx + ny * dy + nz * dz;
  const cosine: f32 = clampTo(-along, 0.0, 1.0);
  const edge: f32 = fresnel(0.045, fifth(1.0 - cosine));
  const twice: f32 = 2.0 * along;
  // Head-on reflections of glass are too faint for a ray: only the studio's lights are used.
  mirrorInGlass(edge > 0.1 ? depth : DEEPEST, x, y, z, nx, ny, nz, dx - nx * twice, dy - ny * twice, dz - nz * twice);
  mirrorRed *= edge;
  mirrorGreen *= edge;
  mirrorBlue *= edge;
  if (thin && depth == 0) addFarWall(body, x, y, z, dx, dy, dz);
  const mr: f32 = mirrorRed;
  const mg: f32 = mirrorGreen;
  const mb: f32 = mirrorBlue;
  if (depth >= DEEPEST) {
    environment(dx, dy, dz, 0.4);
    show(lightRed, lightGreen, lightBlue);
  } else if (thin) look(depth + 1, x, y, z, dx, dy, dz, body);
  else lookThrough(depth, body, x, y, z, nx, ny, nz, dx, dy, dz);
  // A thin shell tints most near its outline, where it is seen edge-on.
  const deep: f32 = 1.0 - cosine;
  const tint: f32 = thin ? 0.1 + 0.9 * deep * deep : 1.0;
  const glow: f32 = haze(x, y, z, dx, dy, dz);
  show(
    outRed * mix(1.0, at(m, 0), tint) * (1.0 - edge) + mr + at(m, 5) * glow,
    outGreen * mix(1.0, at(m, 1), tint) * (1.0 - edge) + mg + at(m, 6) * glow,
    outBlue * mix(1.0, at(m, 2), tint) * (1.0 - edge) + mb + at(m, 7) * glow,
  );
}

/**
 * Atmosphere of a planet: brightness grows with the square of the path through it, relative to the longest
 * path (the material's roughness), and is higher on the lit side.
 */
function shadeAir(
  depth: i32,
  body: usize,
  m: usize,
  x: f32,
  y: f32,
  z: f32,
  dx: f32,
  dy: f32,
  dz: f32,
): void {
  const facing: f32 = normalX * at(header, KEY) + normalY * at(header, KEY + 1) + normalZ * at(header, KEY + 2);
  let way: f32 = traceInside(body, x, y, z, dx, dy, dz);
  if (depth >= DEEPEST) show(0.0, 0.0, 0.0);
  else {
    look(depth + 1, x, y, z, dx, dy, dz, body);
    if (seenAt > 0.0) way = min<f32>(way, seenAt);
  }
  const share: f32 = way / at(m, 3);
  const glow: f32 = share * share * (0.6 + 0.4 * facing);
  show(outRed + at(m, 5) * glow, outGreen + at(m, 6) * glow, outBlue + at(m, 7) * glow);
}

/** Glow in the glass around a lamp, 0..1, by how near the ray passes it. */
function haze(x: f32, y: f32, z: f32, dx: f32, dy: f32, dz: f32): f32 {
  let most: f32 = 0.0;
  for (let i = 0; i < lampCount; i++) {
    const lamp: usize = lamps + <usize>i * LAMP_STRIDE * 4;
    const ox: f32 = at(lamp, 0) - x;
    const oy: f32 = at(lamp, 1) - y;
    const oz: f32 = at(lamp, 2) - z;
    const way: f32 = ox * dx + oy * dy + oz * dz;
    const off: f32 = ox * ox + oy * oy + oz * oz - way * way;
    const size: f32 = at(lamp, 3);
    most = max<f32>(most, decay((off * 7.0) / (size * size)));
  }
  return most;
}

/** Into `mirror…`. */
function mirrorInGlass(
  depth: i32,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  rx: f32,
  ry: f32,
  rz: f32,
): void {
  environment(rx, ry, rz, 0.0);
  mirrorRed = lightRed;
  mirrorGreen = lightGreen;
  mirrorBlue = lightBlue;
  if (depth >= DEEPEST || groundHit(y, z, ry, rz) <= 0.0) return;
  const r: f32 = mirrorRed;
  const g: f32 = mirrorGreen;
  const b: f32 = mirrorBlue;
  look(depth + 1, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, rx, ry, rz, 0);
  mirrorRed = max<f32>(outRed, r);
  mirrorGreen = max<f32>(outGreen, g);
  mirrorBlue = max<f32>(outBlue, b);
}

/** The far wall of a shell is a concave mirror: it shows the softboxes again, upside down. */
function addFarWall(body: usize, x: f32, y: f32, z: f32, dx: f32, dy: f32, dz: f32): void {
  const way: f32 = traceInside(body, x + dx * 0.02, y + dy * 0.02, z + dz * 0.02, dx, dy, dz) + 0.02;
  findNormal(body, x + dx * way, y + dy * way, z + dz * way, BLOWN);
  const along: f32 = normalX * dx + normalY * dy + normalZ * dz;
  const twice: f32 = 2.0 * along;
  environment(dx - normalX * twice, dy - normalY * twice, dz - normalZ * twice, 0.1);
  const edge: f32 = fresnel(0.045, fifth(clampTo(1.0 - along, 0.0, 1.0))) * 0.7;
  mirrorRed += lightRed * edge;
  mirrorGreen += lightGreen * edge;
  mirrorBlue += lightBlue * edge;
}

function lookThrough(
  depth: i32,
  body: usize,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
): void {
  const cos: f32 = -(nx * dx + ny * dy + nz * dz);
  const bend: f32 = INTO * cos - sqrt<f32>(max<f32>(1.0 - INTO * INTO * (1.0 - cos * cos), 0.0));
  const ix: f32 = INTO * dx + bend * nx;
  const iy: f32 = INTO * dy + bend * ny;
  const iz: f32 = INTO * dz + bend * nz;
  const way: f32 = traceInside(body, x - nx * 0.004, y - ny * 0.004, z - nz * 0.004, ix, iy, iz);
  const ex: f32 = x + ix * way;
  const ey: f32 = y + iy * way;
  const ez: f32 = z + iz * way;
  findNormal(body, ex, ey, ez, 0.001);
  const leave: f32 = ix * normalX + iy * normalY + iz * normalZ;
  const room: f32 = 1.0 - INDEX * INDEX * (1.0 - leave * leave);
  let tx: f32 = ix - 2.0 * leave * normalX;
  let ty: f32 = iy - 2.0 * leave * normalY;
  let tz: f32 = iz - 2.0 * leave * normalZ;
  if (room > 0.0) {
    const turn: f32 = sqrt<f32>(room) - INDEX * leave;
    tx = INDEX * ix + turn * normalX;
    ty = INDEX * iy + turn * normalY;
    tz = INDEX * iz + turn * normalZ;
  }
  look(depth + 1, ex, ey, ez, tx, ty, tz, body);
}

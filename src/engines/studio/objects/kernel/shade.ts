import { localX, localY, localZ, toLocal } from './field.ts';
import { isGlass } from './gather.ts';
import { BLOWN, shadeGlass } from './glass.ts';
import { groundHit, groundRise, groundY, groundZ } from './ground.ts';
import {
  background,
  environment,
  gobo,
  blue as lightBlue,
  green as lightGreen,
  red as lightRed,
} from './light.ts';
import {
  findNormal,
  hitBody,
  hitPart,
  keyLight,
  normalX,
  normalY,
  normalZ,
  openness,
  trace,
} from './march.ts';
import {
  emitBlue,
  emitGreen,
  emitRed,
  lookUp,
  materialAt,
  metal,
  blue as paintBlue,
  green as paintGreen,
  red as paintRed,
  rough,
  wrap,
} from './material.ts';
import { clampTo, decay, fifth, fresnel, length2, length3, mix, smoothstep } from './math.ts';
import {
  at,
  BOUNCE,
  FOG,
  GROUND,
  header,
  KEY,
  KEY_COLOR,
  LAMP_STRIDE,
  lampCount,
  lamps,
  POOL,
  RIM,
  RIM_COLOR,
  SKY,
} from './memory.ts';
import { DEEPEST, look, outBlue, outGreen, outRed, seenAt, setSeenAt, show } from './ray.ts';

const FARTHEST: f32 = 60.0;
/** Mirrors within mirrors show only the studio's lights. */
const MIRRORED: i32 = 1;

/** Radiance along a ray; `without` is a body to look through. */
export function lookAlong(depth: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, without: usize): void {
  const ground: f32 = groundHit(oy, oz, dy, dz);
  const rise: f32 = groundRise;
  const gy: f32 = groundY;
  const gz: f32 = groundZ;
  const t: f32 = trace(depth, ox, oy, oz, dx, dy, dz, ground > 0.0 ? ground : FARTHEST, without);
  if (t > 0.0) {
    const body: usize = hitBody;
    const part: usize = hitPart;
    const x: f32 = ox + dx * t;
    const y: f32 = oy + dy * t;
    const z: f32 = oz + dz * t;
    findNormal(body, x, y, z, isGlass(body) ? BLOWN : 0.0006 + 0.00012 * t);
    if (isGlass(body)) shadeGlass(depth, body, part, x, y, z, dx, dy, dz);
    else {
      const nx: f32 = normalX;
      const ny: f32 = normalY;
      const nz: f32 = normalZ;
      toLocal(body, x - at(body, 0), y - at(body, 1), z - at(body, 2));
      lookUp(materialAt(at(part, 3)), localX, localY, localZ);
      shadeSurface(depth, x, y, z, nx, ny, nz, dx, dy, dz, false);
    }
    addFog(t, dx, dy, dz);
    setSeenAt(t);
    return;
  }
  if (ground > 0.0) {
    const x: f32 = ox + dx * ground;
    const y: f32 = oy + dy * ground;
    const z: f32 = oz + dz * ground;
    paintGround(x, y, z, rise);
    shadeSurface(depth, x, y, z, 0.0, gy, gz, dx, dy, dz, true);
    addFog(ground, dx, dy, dz);
    setSeenAt(ground);
    return;
  }
  background(dx, dy, dz);
  show(lightRed, lightGreen, lightBlue);
  setSeenAt(-1.0);
}

/** The floor's material, turning into the wall's color up the bend. */
function paintGround(x: f32, y: f32, z: f32, rise: f32): void {
  lookUp(materialAt(at(header, GROUND + 1)), x, y, z);
  if (rise <= 0.0) return;
  const t: f32 = smoothstep(0.0, 1.0, rise);
  groundTint(t);
}

let tintRed: f32 = 1.0;
let tintGreen: f32 = 1.0;
let tintBlue: f32 = 1.0;

function groundTint(t: f32): void {
  const wall: usize = materialAt(at(header, GROUND + 5));
  tintRed = mix(1.0, at(wall, 0) / max<f32>(paintRed, 0.001), t);
  tintGreen = mix(1.0, at(wall, 1) / max<f32>(paintGreen, 0.001), t);
  tintBlue = mix(1.0, at(wall, 2) / max<f32>(paintBlue, 0.001), t);
}

/** Radiance of an opaque surface towards the eye; the material has been looked up. */
function shadeSurface(
  depth: i32,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  onGround: bool,
): void {
  const r: f32 = paintRed * tintRed;
  const g: f32 = paintGreen * tintGreen;
  const b: f32 = paintBlue * tintBlue;
  tintRed = 1.0;
  tintGreen = 1.0;
  tintBlue = 1.0;
  const grain: f32 = rough;
  const metallic: f32 = metal;
  const er: f32 = emitRed;
  const eg: f32 = emitGreen;
  const eb: f32 = emitBlue;
  const soft: f32 = wrap;

  const facing: f32 = nx * at(header, KEY) + ny * at(header, KEY + 1) + nz * at(header, KEY + 2);
  const lit: f32 = clampTo((facing + soft) / (1.0 + soft), 0.0, 1.0);
  let key: f32 = 0.0;
  if (lit > 0.0 && at(header, KEY_COLOR) > 0.0) {
    key = depth >= DEEPEST ? 1.0 : keyLight(depth, x + nx * 0.006, y + ny * 0.006, z + nz * 0.006);
    key = mix(key, 1.0, soft * 0.2);
    if (key > 0.0) key *= gobo(x, y, z);
  }
  const open: f32 = depth == 0 ? openness(depth, x, y, z, nx, ny, nz, onGround) : 0.85;
  const upward: f32 = 0.5 + 0.5 * ny;
  const rim: f32 = clampTo(
    (nx * at(header, RIM) + ny * at(header, RIM + 1) + nz * at(header, RIM + 2)) * 0.75 + 0.25,
    0.0,
    1.0,
  );
  const k: f32 = lit * key;
  let lr: f32 = at(header, KEY_COLOR) * k + at(header, RIM_COLOR) * rim * open;
  let lg: f32 = at(header, KEY_COLOR + 1) * k + at(header, RIM_COLOR + 1) * rim * open;
  let lb: f32 = at(header, KEY_COLOR + 2) * k + at(header, RIM_COLOR + 2) * rim * open;
  // Light between bright surfaces bounces again and takes their color.
  const ambient: f32 = open * open;
  lr += mix(at(header, BOUNCE), at(header, SKY), upward) * ambient * (1.0 + 0.7 * r * (1.0 - open));
  lg += mix(at(header, BOUNCE + 1), at(header, SKY + 1), upward) * ambient * (1.0 + 0.7 * g * (1.0 - open));
  lb += mix(at(header, BOUNCE + 2), at(header, SKY + 2), upward) * ambient * (1.0 + 0.7 * b * (1.0 - open));
  for (let i = 0; i < lampCount; i++) {
    const lamp: usize = lamps + <usize>i * LAMP_STRIDE * 4;
    const ox: f32 = at(lamp, 0) - x;
    const oy: f32 = at(lamp, 1) - y;
    const oz: f32 = at(lamp, 2) - z;
    const way: f32 = max<f32>(length3(ox, oy, oz), 0.001);
    const cos: f32 = clampTo(((ox * nx + oy * ny + oz * nz) / way) * 0.8 + 0.2, 0.0, 1.0);
    const size: f32 = at(lamp, 3);
    const reach: f32 = (cos * open * size * size) / (size * size + way * way);
    lr += at(lamp, 4) * reach;
    lg += at(lamp, 5) * reach;
    lb += at(lamp, 6) * reach;
  }
  const pool: f32 = onGround ? poolOfLight(x, y) : 1.0;

  const cosine: f32 = clampTo(-(nx * dx + ny * dy + nz * dz), 0.0, 1.0);
  const grazing: f32 = fifth(1.0 - cosine) * (1.0 - grain) * (1.0 - grain * 0.5);
  // Matte surfaces lose most of their sheen to their roughness.
  const plain: f32 = 0.04 * (1.0 - 0.75 * grain * grain);
  const fr: f32 = fresnel(mix(plain, r, metallic), grazing);
  const fg: f32 = fresnel(mix(plain, g, metallic), grazing);
  const fb: f32 = fresnel(mix(plain, b, metallic), grazing);
  mirror(depth, x, y, z, nx, ny, nz, dx, dy, dz, grain, open, max<f32>(fr, max<f32>(fg, fb)));
  const body: f32 = (1.0 - metallic) * pool;
  show(r * body * lr * (1.0 - fr) + fr * outRed + er, g * body * lg * (1.0 - fg) + fg * outGreen + eg, b * body * lb * (1.0 - fb) + fb * outBlue + eb);
}

/** Writes the reflection to `out…`: bodies and ground if the surface is smooth enough, else the studio. */
function mirror(
  depth: i32,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  grain: f32,
  open: f32,
  weight: f32,
): void {
  const twice: f32 = 2.0 * (nx * dx + ny * dy + nz * dz);
  const rx: f32 = dx - nx * twice;
  const ry: f32 = dy - ny * twice;
  const rz: f32 = dz - nz * twice;
  environment(rx, ry, rz, grain);
  const shade: f32 = mix(1.0, open * open, grain * 0.7 + 0.15);
  const er: f32 = lightRed * shade;
  const eg: f32 = lightGreen * shade;
  const eb: f32 = lightBlue * shade;
  show(er, eg, eb);
  const clarity: f32 = 1.0 - smoothstep(0.3, 0.62, grain);
  // Head-on reflections of plastic are too faint for a ray.
  const strength: f32 = clarity * smoothstep(0.045, 0.1, weight);
  if (depth >= MIRRORED || weight * strength < 0.01) return;
  look(depth + 1, x + nx * 0.008, y + ny * 0.008, z + nz * 0.008, rx, ry, rz, 0);
  const cover: f32 = seenAt > 0.0 ? strength * decay(seenAt * grain * grain * 9.0) : 0.0;
  show(mix(er, min<f32>(outRed, 12.0), cover), mix(eg, min<f32>(outGreen, 12.0), cover), mix(eb, min<f32>(outBlue, 12.0), cover));
}

/** Brightness of the ground under a spotlight that fades away from its middle. */
function poolOfLight(x: f32, y: f32): f32 {
  const strength: f32 = at(header, POOL + 3);
  if (strength <= 0.0) return 1.0;
  const off: f32 = length2(x - at(header, POOL), y - at(header, POOL + 1)) / at(header, POOL + 2);
  return 1.0 + strength * (decay(off * off) - 0.5);
}

function addFog(t: f32, dx: f32, dy: f32, dz: f32): void {
  const density: f32 = at(header, FOG);
  if (density <= 0.0) return;
  const clear: f32 = decay(max<f32>(t - at(header, FOG + 1), 0.0) * density);
  if (clear > 0.999) return;
  background(dx, dy, dz);
  show(mix(lightRed, outRed, clear), mix(lightGreen, outGreen, clear), mix(lightBlue, outBlue, clear));
}

import { clampTo, decay, length2, mix, smoothstep } from './math.ts';
import { at, MATERIAL_STRIDE, materials, textures } from './memory.ts';
import { fractal3, hash3, noise2, noise3 } from './noise.ts';

/** The surface at the last point looked up. */
export let red: f32 = 0.0;
export let green: f32 = 0.0;
export let blue: f32 = 0.0;
export let rough: f32 = 0.0;
export let metal: f32 = 0.0;
export let emitRed: f32 = 0.0;
export let emitGreen: f32 = 0.0;
export let emitBlue: f32 = 0.0;
/** How far light wraps round the terminator, as in wax or leaves. */
export let wrap: f32 = 0.0;

const PATTERN: usize = 10;
const SECOND: usize = 11;

export function materialAt(index: f32): usize {
  return materials + <usize>index * MATERIAL_STRIDE * 4;
}

/** Looks up a material at a point of its body's coordinates. */
export function lookUp(m: usize, x: f32, y: f32, z: f32): void {
  red = at(m, 0);
  green = at(m, 1);
  blue = at(m, 2);
  rough = at(m, 3);
  metal = at(m, 4);
  emitRed = at(m, 5);
  emitGreen = at(m, 6);
  emitBlue = at(m, 7);
  wrap = at(m, 8);
  switch (<i32>at(m, PATTERN)) {
    case 1:
      wood(m, x, y, z);
      break;
    case 2:
      marble(m, x, y, z);
      break;
    case 3:
      terrazzo(m, x, y, z);
      break;
    case 4:
      picture(m, x, y, z);
      break;
    case 5:
      mottled(m, x, y, z);
      break;
    case 6:
      towards(m, smoothstep(at(m, 14), at(m, 15), y));
      break;
    case 7:
      grid(m, x, z);
      break;
    case 8:
      grooves(m, x, y, z);
      break;
    default:
  }
}

function towards(m: usize, t: f32): void {
  red = mix(red, at(m, SECOND), t);
  green = mix(green, at(m, SECOND + 1), t);
  blue = mix(blue, at(m, SECOND + 2), t);
}

function shadeBy(factor: f32): void {
  red *= factor;
  green *= factor;
  blue *= factor;
}

/** Long fibers along x, growth rings bent by slow noise, pores, and planks `params[1]` wide across z. */
function wood(m: usize, x: f32, y: f32, z: f32): void {
  const scale: f32 = at(m, 14);
  const width: f32 = at(m, 15);
  const plank: f32 = width > 0.0 ? floor<f32>(z / width) : 0.0;
  const shift: f32 = hash3(<i32>plank, 7, 3) * 40.0;
  const px: f32 = (x + shift) * scale;
  const pz: f32 = z * scale + shift;
  const py: f32 = y * scale;
  const sway: f32 = fractal3(px * 0.22, py * 0.5, pz * 0.9, 3);
  const ring: f32 = (pz * 1.5 + sway * 4.6) * 1.9;
  const band: f32 = abs<f32>(ring - floor<f32>(ring) - 0.5) * 2.0;
  const fibre: f32 = fractal3(px * 1.1, py * 9.0, pz * 15.0, 3);
  const pores: f32 = noise3(px * 3.0, py * 40.0, pz * 64.0);
  const grain: f32 = clampTo(0.12 + 0.42 * smoothstep(0.05, 0.95, band) + 0.75 * (fibre - 0.3), 0.0, 1.0);
  towards(m, grain * at(m, 16));
  shadeBy(0.9 + 0.2 * hash3(<i32>plank, 1, 9));
  shadeBy(1.0 - 0.16 * smoothstep(0.62, 0.9, pores));
  rough = clampTo(rough + 0.2 * (fibre - 0.4), 0.08, 1.0);
  if (width > 0.0) {
    const part: f32 = z / width - plank;
    shadeBy(0.35 + 0.65 * smoothstep(0.0, 0.014, min<f32>(part, 1.0 - part)));
  }
}

/** Veins where a bent noise crosses its middle, over soft clouds. */
function marble(m: usize, x: f32, y: f32, z: f32): void {
  const scale: f32 = at(m, 14);
  const px: f32 = x * scale;
  const py: f32 = y * scale;
  const pz: f32 = z * scale;
  const bend: f32 = fractal3(px * 0.8 + 4.0, py * 0.8, pz * 0.8, 4) * 2.4;
  const broad: f32 = abs<f32>(fractal3(px * 0.7 + bend, py * 0.7 + bend * 0.6, pz * 0.7, 4) - 0.47);
  const fine: f32 = abs<f32>(fractal3(px * 1.9 - bend, py * 1.9, pz * 1.9 + bend, 4) - 0.47);
  const vein: f32 = decay(broad * 26.0) * 0.9 + decay(fine * 44.0) * 0.5;
  const cloud: f32 = fractal3(px * 0.6, py * 0.6 + 9.0, pz * 0.6, 3);
  towards(m, clampTo((vein + 0.22 * (cloud - 0.35)) * at(m, 16), 0.0, 1.0));
}

/** Chips of stone, cut flat, in a ground of the first color: some dark, some light, most of the second. */
function terrazzo(m: usize, x: f32, y: f32, z: f32): void {
  const scale: f32 = at(m, 14);
  const px: f32 = x * scale;
  const py: f32 = y * scale;
  const pz: f32 = z * scale;
  const ix: i32 = <i32>floor<f32>(px);
  const iy: i32 = <i32>floor<f32>(py);
  const iz: i32 = <i32>floor<f32>(pz);
  let best: f32 = 9.0;
  let second: f32 = 9.0;
  let tone: f32 = 0.0;
  for (let k = -1; k <= 1; k++) {
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const cx: f32 = <f32>(ix + i) + hash3(ix + i, iy + j, iz + k) - px;
        const cy: f32 = <f32>(iy + j) + hash3(ix + i, iy + j, iz + k + 57) - py;
        const cz: f32 = <f32>(iz + k) + hash3(ix + i, iy + j, iz + k + 113) - pz;
        const off: f32 = cx * cx + cy * cy + cz * cz;
        if (off < best) {
          second = best;
          best = off;
          tone = hash3(ix + i + 31, iy + j, iz + k);
        } else if (off < second) second = off;
      }
    }
  }
  const gap: f32 = sqrt<f32>(second) - sqrt<f32>(best);
  const chip: f32 = smoothstep(0.16, 0.2, gap) * (tone < at(m, 15) ? 1.0 : 0.0);
  if (chip > 0.0) {
    const shade: f32 = tone * 37.0 - floor<f32>(tone * 37.0);
    const r: f32 = red;
    const g: f32 = green;
    const b: f32 = blue;
    towards(m, 1.0);
    shadeBy(shade < 0.3 ? 0.35 : shade > 0.75 ? 1.6 : 1.0);
    red = mix(r, min<f32>(red, 0.9), chip);
    green = mix(g, min<f32>(green, 0.9), chip);
    blue = mix(b, min<f32>(blue, 0.9), chip);
  }
}

/** A texture on a plane or a sphere; it colors both reflection and emission. */
function picture(m: usize, x: f32, y: f32, z: f32): void {
  let u: f32 = 0.0;
  let v: f32 = 0.0;
  const way: i32 = <i32>at(m, 19);
  if (way == 2) {
    u = Mathf.atan2(x, -z) * 0.15915494 + 0.5 + at(m, 14);
    v =
      0.5 -
      Mathf.asin(clampTo(y / max<f32>(sqrt<f32>(x * x + y * y + z * z), 0.001), -1.0, 1.0)) * 0.31830989;
    u -= floor<f32>(u);
  } else {
    u = ((way == 3 ? z : x) - at(m, 14)) / at(m, 16);
    v = (at(m, 15) - (way == 1 ? z : y)) / at(m, 17);
    if (at(m, 18) > 0.5) {
      u -= floor<f32>(u);
      v -= floor<f32>(v);
    } else if (u < 0.0 || u > 1.0 || v < 0.0 || v > 1.0) {
      emitRed = 0.0;
      emitGreen = 0.0;
      emitBlue = 0.0;
      return;
    }
  }
  sample(<i32>at(m, 20), u, v);
}

/** Bilinear texture lookup; addresses and sizes are in a table of 16 bytes each. */
function sample(index: i32, u: f32, v: f32): void {
  const entry: usize = textures + ((<usize>index) << 4);
  const texels: usize = load<u32>(entry);
  const width: i32 = load<i32>(entry, 4);
  const height: i32 = load<i32>(entry, 8);
  const px: f32 = clampTo(u * <f32>width - 0.5, 0.0, <f32>(width - 1));
  const py: f32 = clampTo(v * <f32>height - 0.5, 0.0, <f32>(height - 1));
  const x: i32 = <i32>px;
  const y: i32 = <i32>py;
  const fx: f32 = px - <f32>x;
  const fy: f32 = py - <f32>y;
  const right: usize = x + 1 < width ? 3 : 0;
  const below: usize = y + 1 < height ? <usize>width * 3 : 0;
  const from: usize = texels + <usize>(y * width + x) * 12;
  const r: f32 = blend(from, 0, right, below, fx, fy);
  const g: f32 = blend(from, 1, right, below, fx, fy);
  const b: f32 = blend(from, 2, right, below, fx, fy);
  red *= r;
  green *= g;
  blue *= b;
  emitRed *= r;
  emitGreen *= g;
  emitBlue *= b;
}

function blend(from: usize, channel: usize, right: usize, below: usize, fx: f32, fy: f32): f32 {
  const top: f32 = mix(at(from, channel), at(from, channel + right), fx);
  const bottom: f32 = mix(at(from, channel + below), at(from, channel + below + right), fx);
  return mix(top, bottom, fy);
}

/** Cloudy between two colors, as plaster, glaze or a leaf. */
function mottled(m: usize, x: f32, y: f32, z: f32): void {
  const scale: f32 = at(m, 14);
  const cloud: f32 = fractal3(x * scale, y * scale, z * scale, 4);
  towards(m, clampTo((cloud - 0.25) * 2.0, 0.0, 1.0) * at(m, 15));
  rough = clampTo(rough + (cloud - 0.47) * at(m, 16), 0.05, 1.0);
}

/** Lines of light on a dark floor, fading away from the middle. */
function grid(m: usize, x: f32, z: f32): void {
  const cell: f32 = at(m, 14);
  const u: f32 = abs<f32>(x / cell - floor<f32>(x / cell + 0.5)) * cell;
  const v: f32 = abs<f32>(z / cell - floor<f32>(z / cell + 0.5)) * cell;
  const near: f32 = min<f32>(u, v);
  const off: f32 = length2(x, z);
  const light: f32 = smoothstep(at(m, 15), at(m, 15) * 0.3, near) * decay(off * off * at(m, 17));
  const dot: f32 = smoothstep(at(m, 15) * 3.5, at(m, 15) * 2.0, length2(u, v)) * decay(off * off * at(m, 17));
  const pulse: f32 = 0.45 + 0.9 * noise2(x * 0.6, z * 0.6);
  emitRed += at(m, SECOND) * (light + dot) * pulse * at(m, 16);
  emitGreen += at(m, SECOND + 1) * (light + dot) * pulse * at(m, 16);
  emitBlue += at(m, SECOND + 2) * (light + dot) * pulse * at(m, 16);
}

/** Rings turned on a lathe: the roughness changes in fine steps from the axis y outwards. */
function grooves(m: usize, x: f32, y: f32, z: f32): void {
  const ring: f32 = noise2(length2(x, z) * at(m, 14), y * at(m, 14));
  rough = clampTo(rough + (ring - 0.5) * at(m, 15), 0.04, 1.0);
  shadeBy(0.94 + 0.12 * ring);
}

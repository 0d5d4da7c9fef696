import { film, height, width } from './memory';
import { PIXEL } from './film';

// The denoiser's pictures are planes of floats, so that four pixels are filtered at once. Rows have margins, whose depth is so
// far away that they never count; so no filter has to look out for the left and right edges.

export const MARGIN: i32 = 32;

// Planes: guides, then two pictures of light, then what differences of light are judged by. While guides are smoothed, the
// ten planes from LIGHT on hold the other copy of them.
export const NORMAL: i32 = 0;
export const DEPTH: i32 = 3;
export const ALBEDO: i32 = 4;
export const DEPTH_NOISE: i32 = 7;
export const ALBEDO_NOISE: i32 = 8;
export const NORMAL_NOISE: i32 = 9;
export const SLOPE_X: i32 = 10;
export const SLOPE_Y: i32 = 11;
export const LIGHT: i32 = 12;
export const OTHER_LIGHT: i32 = 16;
export const LEVEL: i32 = 20;
export const NOISE: i32 = 21;

@inline
export function strideOf(): i32 {
  return (width + 2 * MARGIN + 3) & ~3;
}

/** Address of a plane's pixel. */
@inline
export function at(planes: usize, plane: i32, x: i32, y: i32): usize {
  return planes + (<usize>((plane * height + y) * strideOf() + MARGIN + x) << 2);
}

/** Bytes from a pixel in one plane to the same in the next. */
@inline
export function planeBytes(): usize {
  return <usize>(height * strideOf()) << 2;
}

@inline
function luminanceOf(r: f32, g: f32, b: f32): f32 {
  return 0.3 * r + 0.55 * g + 0.15 * b;
}

/** Film to guides, one row; clears the margins. */
export function readGuides(y: i32, planes: usize): void {
  const next = planeBytes();
  const row = planes + (<usize>(y * strideOf()) << 2);
  for (let plane = 0; plane < 22; plane++)
    memory.fill(row + <usize>plane * next, 0, <usize>strideOf() << 2);
  for (let x = -MARGIN; x < strideOf() - MARGIN; x++) if (x < 0 || x >= width) store<f32>(at(planes, DEPTH, x, y), -1e9);
  for (let x = 0; x < width; x++) {
    const p = film + <usize>(y * width + x) * PIXEL;
    const n = max<f32>(1, load<f32>(p, 12));
    const k: f32 = 1.0 / n;
    const rest: f32 = 1.0 / max<f32>(1, n - 1.0);
    const out = at(planes, NORMAL, x, y);
    const nx = load<f32>(p, 48) * k;
    const ny = load<f32>(p, 52) * k;
    const nz = load<f32>(p, 56) * k;
    const depth = load<f32>(p, 60) * k;
    const ar = load<f32>(p, 32) * k;
    const ag = load<f32>(p, 36) * k;
    const ab = load<f32>(p, 40) * k;
    store<f32>(out, nx);
    store<f32>(out + next, ny);
    store<f32>(out + next * 2, nz);
    store<f32>(out + next * 3, depth);
    store<f32>(out + next * 4, ar);
    store<f32>(out + next * 5, ag);
    store<f32>(out + next * 6, ab);
    store<f32>(out + next * 7, max<f32>(0, load<f32>(p, 64) * k - depth * depth) * rest);
    store<f32>(out + next * 8, max<f32>(0, load<f32>(p, 68) * k - ar * ar - ag * ag - ab * ab) * rest);
    store<f32>(out + next * 9, max<f32>(0, load<f32>(p, 72) * k - nx * nx - ny * ny - nz * nz) * rest);
  }
}

@inline
function square(x: f32): f32 {
  return x * x;
}

/** Smooths guides where they are noisy themselves: differences within their variance do not count. */
export function smoothGuides(y: i32, planes: usize, from: i32, to: i32, step: i32): void {
  const next = planeBytes();
  for (let x = 0; x < width; x++) {
    const p = at(planes, from, x, y);
    const out = at(planes, to, x, y);
    const ownAlbedo = load<f32>(p + next * 8);
    const ownNormal = load<f32>(p + next * 9);
    if (ownAlbedo < 1e-6 && ownNormal < 1e-5) {
      for (let plane: usize = 0; plane < 10; plane++) store<f32>(out + plane * next, load<f32>(p + plane * next));
      continue;
    }
    const nx = load<f32>(p);
    const ny = load<f32>(p + next);
    const nz = load<f32>(p + next * 2);
    const ar = load<f32>(p + next * 4);
    const ag = load<f32>(p + next * 5);
    const ab = load<f32>(p + next * 6);
    for (let plane: usize = 0; plane < 10; plane++) store<f32>(out + plane * next, 0);
    let sum: f32 = 0;
    for (let dy = -2; dy <= 2; dy++) {
      const yy = y + dy * step;
      if (yy < 0 || yy >= height) continue;
      for (let dx = -2; dx <= 2; dx++) {
        const xx = x + dx * step;
        if (xx < 0 || xx >= width) continue;
        const q = at(planes, from, xx, yy);
        const va = load<f32>(q + next * 8) + ownAlbedo;
        const vn = load<f32>(q + next * 9) + ownNormal;
        const da = square(load<f32>(q + next * 4) - ar) + square(load<f32>(q + next * 5) - ag) + square(load<f32>(q + next * 6) - ab);
        const dn = square(load<f32>(q) - nx) + square(load<f32>(q + next) - ny) + square(load<f32>(q + next * 2) - nz);
        const far = max<f32>(0, da - va) / (va + 1e-6) + max<f32>(0, dn - vn) / (vn + 1e-5);
        let weight = max<f32>(0, 1.0 - far * 0.125);
        weight *= weight;
        weight *= weight;
        weight *= weight;
        if (weight <= 0) continue;
        sum += weight;
        for (let plane: usize = 0; plane < 7; plane++)
          store<f32>(out + plane * next, load<f32>(out + plane * next) + weight * load<f32>(q + plane * next));
        for (let plane: usize = 7; plane < 10; plane++)
          store<f32>(out + plane * next, load<f32>(out + plane * next) + weight * weight * load<f32>(q + plane * next));
      }
    }
    const k: f32 = 1.0 / sum;
    for (let plane: usize = 0; plane < 7; plane++) store<f32>(out + plane * next, load<f32>(out + plane * next) * k);
    for (let plane: usize = 7; plane < 10; plane++) store<f32>(out + plane * next, load<f32>(out + plane * next) * k * k);
  }
}

/** How depth changes from pixel to pixel, so that floors seen at a grazing angle stay one surface. */
export function measureSlopes(y: i32, planes: usize): void {
  const above = max<i32>(0, y - 1);
  const below = min<i32>(height - 1, y + 1);
  for (let x = 0; x < width; x++) {
    const own = load<f32>(at(planes, DEPTH, x, y));
    const left = abs(load<f32>(at(planes, DEPTH, x - 1, y)) - own);
    const right = abs(load<f32>(at(planes, DEPTH, x + 1, y)) - own);
    const up = y > 0 ? abs(load<f32>(at(planes, DEPTH, x, above)) - own) : <f32>1e9;
    const down = y < height - 1 ? abs(load<f32>(at(planes, DEPTH, x, below)) - own) : <f32>1e9;
    store<f32>(at(planes, SLOPE_X, x, y), min<f32>(left, right));
    store<f32>(at(planes, SLOPE_Y, x, y), min<f32>(up, down));
  }
}

/** Diffuse light without the albedo and its variance, or the undivided gloss. */
export function readLight(y: i32, planes: usize, isGloss: i32): void {
  const next = planeBytes();
  for (let x = 0; x < width; x++) {
    const p = film + <usize>(y * width + x) * PIXEL;
    const n = max<f32>(1, load<f32>(p, 12));
    const k: f32 = 1.0 / n;
    const source = p + (isGloss ? 16 : 0);
    let r = load<f32>(source) * k;
    let g = load<f32>(source, 4) * k;
    let b = load<f32>(source, 8) * k;
    const mean = luminanceOf(r, g, b);
    let variance = max<f32>(0, load<f32>(p + (isGloss ? 28 : 44)) * k - mean * mean) / max<f32>(1, n - 1.0);
    // Two samples say little about their spread: expect some of what is usual.
    variance += (mean * mean * 0.5) / (n * n);
    if (!isGloss) {
      const albedo = at(planes, ALBEDO, x, y);
      const ar = max<f32>(0.02, load<f32>(albedo));
      const ag = max<f32>(0.02, load<f32>(albedo + next));
      const ab = max<f32>(0.02, load<f32>(albedo + next * 2));
      r /= ar;
      g /= ag;
      b /= ab;
      variance /= square(luminanceOf(ar, ag, ab));
    }
    const out = at(planes, LIGHT, x, y);
    store<f32>(out, r);
    store<f32>(out + next, g);
    store<f32>(out + next * 2, b);
    store<f32>(out + next * 3, variance);
  }
}

/** Dims pixels that outshine all their neighbors by far, from LIGHT to OTHER_LIGHT: real glints are rarely that lonely. */
export function calmFireflies(y: i32, planes: usize): void {
  const next = planeBytes();
  for (let x = 0; x < width; x++) {
    let brightest: f32 = 0;
    let second: f32 = 0;
    let sum: f32 = 0;
    let count: f32 = 0;
    for (let yy = max<i32>(0, y - 1); yy <= min<i32>(height - 1, y + 1); yy++)
      for (let xx = max<i32>(0, x - 1); xx <= min<i32>(width - 1, x + 1); xx++) {
        if (xx == x && yy == y) continue;
        const q = at(planes, LIGHT, xx, yy);
        const l = luminanceOf(load<f32>(q), load<f32>(q + next), load<f32>(q + next * 2));
        sum += l;
        count += 1.0;
        if (l > brightest) {
          second = brightest;
          brightest = l;
        } else if (l > second) second = l;
      }
    const p = at(planes, LIGHT, x, y);
    const out = at(planes, OTHER_LIGHT, x, y);
    const own = luminanceOf(load<f32>(p), load<f32>(p + next), load<f32>(p + next * 2));
    const most = max<f32>(second * 5.0, (sum / max<f32>(1, count)) * 7.0);
    const k: f32 = own > most && own > 0 ? most / own : 1.0;
    store<f32>(out, load<f32>(p) * k);
    store<f32>(out + next, load<f32>(p + next) * k);
    store<f32>(out + next * 2, load<f32>(p + next * 2) * k);
    store<f32>(out + next * 3, load<f32>(p + next * 3) * k * k);
  }
}

/** Light times albedo into the picture, four floats a pixel. */
export function putLight(y: i32, planes: usize, from: i32, picture: usize): void {
  const next = planeBytes();
  for (let x = 0; x < width; x++) {
    const p = at(planes, from, x, y);
    const albedo = at(planes, ALBEDO, x, y);
    v128.store(
      picture + (<usize>(y * width + x) << 4),
      f32x4(
        load<f32>(p) * max<f32>(0.02, load<f32>(albedo)),
        load<f32>(p + next) * max<f32>(0.02, load<f32>(albedo + next)),
        load<f32>(p + next * 2) * max<f32>(0.02, load<f32>(albedo + next * 2)),
        0,
      ),
    );
  }
}

/** Adds the gloss to the picture. */
export function addGloss(y: i32, planes: usize, from: i32, picture: usize): void {
  const next = planeBytes();
  for (let x = 0; x < width; x++) {
    const p = at(planes, from, x, y);
    const out = picture + (<usize>(y * width + x) << 4);
    v128.store(out, f32x4.add(v128.load(out), f32x4(load<f32>(p), load<f32>(p + next), load<f32>(p + next * 2), 0)));
  }
}

/** The film as it is. */
export function readFilm(y: i32, picture: usize): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const p = film + i * PIXEL;
    const k = f32x4.splat(1.0 / max<f32>(1, load<f32>(p, 12)));
    v128.store(picture + (i << 4), f32x4.replace_lane(f32x4.mul(f32x4.add(v128.load(p), v128.load(p, 16)), k), 3, 0));
  }
}

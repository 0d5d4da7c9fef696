import { blurPlane, type Plane } from './blur-plane.ts';
import type { Raster } from './raster.ts';

/** Of 255: a cut-out is nowhere there. */
const OUTSIDE = 6;
/** Pixels by which the backdrop is measured, at most. */
const MOST_MEASURED = 20_000;
const ROUNDS = 10;
/** Of log brightness: darker pixels are shadow, lighter ones something else; the backdrop lies between. */
const BACKDROP = { darker: 0.035, lighter: 0.06 };
/** The part of the measured pixels that a plain backdrop has at least. */
const PLAIN = 0.45;
/** Light that counts as shadow, and light that is none; between, it fades. */
const SHADED = { full: 0.93, none: 0.975 };
/** Terms of the backdrop's brightness: a surface of the second degree. */
const TERMS = 6;

/**
 * The light that a subject's own shadow leaves on a plain backdrop, 0 to 255 a pixel: the brightness of the picture by that of
 * the backdrop without the shadow, a smooth surface. Only what is joined to the subject counts.
 * @param picture the picture with its background
 * @param cutout its subject alone (RGBA, straight alpha), of the same size
 * @returns undefined if the background is too lively to tell
 */
export function keepShadow(picture: Raster, cutout: Raster): Plane | undefined {
  const { width, height } = picture;
  const brightness = brightnessOf(picture);
  const isOutside = (at: number) => cutout.pixels[at * 4 + 3]! < OUTSIDE;
  const backdrop = fitBackdrop(brightness, { width, height, isOutside });
  if (!backdrop) return undefined;
  const dark = new Uint8Array(width * height);
  for (let at = 0; at < dark.length; at++) {
    if (!isOutside(at)) continue;
    const light = Math.exp(brightness[at]! - backdrop(at % width, Math.floor(at / width)));
    const share = Math.min(1, Math.max(0, (SHADED.none - light) / (SHADED.none - SHADED.full)));
    dark[at] = Math.round(255 * share * Math.max(0, 1 - light));
  }
  const joined = joinedTo(dark, { width, height, isOutside });
  spreadInward(joined, { width, height, isOutside });
  const soft = blurPlane({ values: joined, width, height }, 1);
  return { values: soft.values.map((value) => 255 - value), width, height };
}

type Outside = { width: number; height: number; isOutside: (at: number) => boolean };

/** Natural logarithm of each pixel's brightness, of display values. */
function brightnessOf({ pixels, channels, width, height }: Raster): Float32Array {
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => pixels[at * channels + channel]!);
    values[at] = Math.log(0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 1);
  }
  return values;
}

/** The surface through most pixels of the background, found by leaving out what does not lie on it, again and again. */
function fitBackdrop(
  brightness: Float32Array,
  { width, height, isOutside }: Outside,
): ((x: number, y: number) => number) | undefined {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MOST_MEASURED)));
  const places: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if (isOutside(y * width + x)) places.push(y * width + x);
  if (places.length < TERMS * 20) return undefined;
  const termsAt = (x: number, y: number) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5];
    return [1, u, v, u * u, u * v, v * v];
  };
  let kept = places;
  let weights: number[] | undefined;
  const valueAt = (x: number, y: number) =>
    termsAt(x, y).reduce((sum, term, index) => sum + term * weights![index]!, 0);
  for (let round = 0; round < ROUNDS; round++) {
    weights = solve(
      kept.map((at) => [termsAt(at % width, Math.floor(at / width)), brightness[at]!] as const),
    );
    if (!weights) return undefined;
    // From loose to strict, so that a large shadow does not draw the surface down.
    const loose = 1 + 4 * (1 - round / (ROUNDS - 1));
    kept = places.filter((at) => {
      const away = brightness[at]! - valueAt(at % width, Math.floor(at / width));
      return away > -BACKDROP.darker * loose && away < BACKDROP.lighter * loose;
    });
    if (kept.length < TERMS * 10) return undefined;
  }
  return kept.length >= places.length * PLAIN ? valueAt : undefined;
}

/** Least squares by the normal equations. */
function solve(samples: readonly (readonly [terms: number[], value: number])[]): number[] | undefined {
  const rows = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 1).fill(0));
  for (const [terms, value] of samples)
    for (let row = 0; row < TERMS; row++) {
      for (let column = 0; column < TERMS; column++) rows[row]![column]! += terms[row]! * terms[column]!;
      rows[row]![TERMS]! += terms[row]! * value;
    }
  for (let pivot = 0; pivot < TERMS; pivot++) {
    const best = rows
      .slice(pivot)
      .reduce((most, row) => (Math.abs(row[pivot]!) > Math.abs(most[pivot]!) ? row : most));
    if (Math.abs(best[pivot]!) < 1e-9) return undefined;
    rows.splice(rows.indexOf(best), 1);
    rows.splice(pivot, 0, best);
    for (const row of rows) {
      if (row === best) continue;
      const factor = row[pivot]! / best[pivot]!;
      for (let column = pivot; column <= TERMS; column++) row[column]! -= factor * best[column]!;
    }
  }
  return rows.map((row, index) => row[TERMS]! / row[index]!);
}

/** The dark places that are joined to the subject; other dark places are no shadow of it. */
function joinedTo(dark: Uint8Array, { width, height, isOutside }: Outside): Uint8Array {
  const joined = new Uint8Array(dark.length);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (joined[at] !== 0 || dark[at] === 0) return;
    joined[at] = dark[at]!;
    queue.push(at);
  };
  const around = (at: number) => {
    const x = at % width;
    return [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width].filter(
      (near) => near >= 0 && near < width * height,
    );
  };
  for (let at = 0; at < dark.length; at++) if (!isOutside(at)) for (const near of around(at)) visit(near);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) for (const near of around(at)) visit(near);
  return joined;
}

/** Behind the subject's soft edge it is as dark as beside it. */
function spreadInward(dark: Uint8Array, { width, height, isOutside }: Outside): void {
  for (let round = 0; round < EDGE; round++) {
    const before = Uint8Array.from(dark);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        if (isOutside(at)) continue;
        dark[at] = Math.max(
          before[at]!,
          before[at - 1]!,
          before[at + 1]!,
          before[at - width]!,
          before[at + width]!,
        );
      }
  }
}

/** Pixels of a cut-out's soft edge. */
const EDGE = 4;

import { growMask } from './grow-mask.ts';
import { matchTones } from './match-tones.ts';
import { createPatchField, improvePatches, type Level, type PatchField, REACH, vote } from './patch-field.ts';
import { type Area, growArea, type Mask, maskedArea, type Raster } from './raster.ts';

export interface FillOptions {
  /** Called with the increasing fraction of the work done, 0..1. */
  onProgress?: (fraction: number) => void;
}

/** Pixels around the mask that are filled, too: the soft edge of what was painted over. */
export const FILL_EDGE = 2;
/** The hole may have this many unknown pixels on the finest level on which matches are searched. */
const MOST_SEARCHED = 160_000;
/** Patches are taken from this many times the hole's size around it, in pixels at least. */
const NEAR = { times: 1.2, least: 160, most: 900 };
/** Longer side of the coarsest level, in patches. */
const COARSEST = 4;
/** Forward and back. */
const PASSES = 2;
/** Sum of the differences of three channels, 0 to 765, from which the two ends of a row are different surfaces. Chosen by eye. */
const LEAST_UNLIKE = 60;
const SEED = 20_090_719;

/**
 * Fills what the mask covers with patches from around it, from coarse to fine: Wexler et al., Space-Time Completion of Video
 * (2007), with the matches of PatchMatch (Barnes et al. 2009). The same picture and mask give the same pixels; all pixels more
 * than `FILL_EDGE` away from the mask keep their bytes. Alpha stays.
 * @returns undefined if too little is left around it to take patches from
 */
export function fillHole(picture: Raster, mask: Mask, { onProgress }: FillOptions = {}): Raster | undefined {
  const grown = growMask(mask, { solid: FILL_EDGE, feather: 0 });
  const hole = maskedArea(grown);
  if (!hole) return picture;
  const size = Math.max(hole.right - hole.left, hole.bottom - hole.top);
  const near = Math.min(NEAR.most, Math.max(NEAR.least, Math.round(size * NEAR.times)));
  const area = growArea(hole, near, picture);
  const levels = pyramid(cut(picture, grown, area));
  const filled = fillLevels(levels, onProgress);
  return filled && paste(picture, filled, area);
}

function cut({ pixels, width, channels }: Raster, mask: Mask, { left, top, right, bottom }: Area): Level {
  const [wide, high] = [right - left, bottom - top];
  const level = {
    width: wide,
    height: high,
    pixels: new Uint8ClampedArray(wide * high * 3),
    hole: new Uint8Array(wide * high),
  };
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [to, from] = [y * wide + x, (y + top) * width + x + left];
      level.hole[to] = mask.values[from]! > 0 ? 1 : 0;
      for (let channel = 0; channel < 3; channel++)
        level.pixels[to * 3 + channel] = pixels[from * channels + channel]!;
    }
  return level;
}

function paste(picture: Raster, { pixels, hole, width }: Level, { left, top }: Area): Raster {
  const { channels } = picture;
  const result = Uint8Array.from(picture.pixels);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const to = ((Math.floor(at / width) + top) * picture.width + (at % width) + left) * channels;
    for (let channel = 0; channel < 3; channel++) result[to + channel] = pixels[at * 3 + channel]!;
  }
  return { ...picture, pixels: result };
}

/** Levels from fine to coarse, each half as large; a pixel is unknown if one of its four is. */
function pyramid(finest: Level): Level[] {
  const levels = [finest];
  const least = COARSEST * (2 * REACH + 1);
  for (let level = finest; Math.min(level.width, level.height) >= 2 * least; level = levels.at(-1)!)
    levels.push(halve(level));
  return levels;
}

function halve({ width, height, pixels, hole }: Level): Level {
  const [wide, high] = [width >> 1, height >> 1];
  const half = {
    width: wide,
    height: high,
    pixels: new Uint8ClampedArray(wide * high * 3),
    hole: new Uint8Array(wide * high),
  };
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const to = y * wide + x;
      const four = [0, 1, width, width + 1].map((step) => 2 * y * width + 2 * x + step);
      half.hole[to] = four.some((from) => hole[from] === 1) ? 1 : 0;
      for (let channel = 0; channel < 3; channel++)
        half.pixels[to * 3 + channel] = four.reduce((sum, from) => sum + pixels[from * 3 + channel]!, 0) / 4;
    }
  return half;
}

/** Rounds on each level: more on coarse ones, which decide what is seen. */
function roundsOf(level: number, unknown: number): { rounds: number; searches: boolean } {
  if (unknown > MOST_SEARCHED) return { rounds: 1, searches: false };
  return { rounds: level === 0 ? 2 : Math.min(8, 3 + level), searches: true };
}

function fillLevels(levels: readonly Level[], onProgress: FillOptions['onProgress']): Level | undefined {
  let coarser: { level: Level; field: PatchField } | undefined;
  for (let number = levels.length - 1; number >= 0; number--) {
    const level = levels[number]!;
    if (coarser) guessFrom(level, coarser.level);
    else guessInward(level, guessAcross(level));
    const field = createPatchField(level, coarser, SEED + number);
    if (!field) {
      // A coarse level may have no whole patch left; the finest must have some.
      if (number === 0) return undefined;
      continue;
    }
    const unknown = level.hole.reduce((sum, value) => sum + value, 0);
    const { rounds, searches } = roundsOf(number, unknown);
    if (coarser) vote(level, field);
    for (let round = 0; round < rounds; round++) {
      for (let pass = 0; pass < PASSES; pass++)
        improvePatches(level, field, { pass, searches, seed: SEED ^ (number * 977 + round * 31 + pass) });
      vote(level, field);
    }
    coarser = { level, field };
    // A level costs four times as much as the next coarser one.
    onProgress?.(1 / 4 ** number);
  }
  matchTones(levels[0]!);
  return levels[0];
}

/** The first guess of unknown pixels: that of the coarser level. */
function guessFrom({ width, pixels, hole }: Level, coarser: Level): void {
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const x = Math.min(coarser.width - 1, (at % width) >> 1);
    const y = Math.min(coarser.height - 1, Math.floor(at / width) >> 1);
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 3 + channel] = coarser.pixels[(y * coarser.width + x) * 3 + channel]!;
  }
}

/**
 * Joins what is left and right of the hole, row by row, since horizons, shores and tables run across a picture. Where the two differ,
 * the one that also lies above or below the hole goes on: a thing beside the hole ends, instead of fading into it.
 * @returns 1 for each pixel that is still unknown: those of rows that reach an edge of the level
 */
function guessAcross(level: Level): Uint8Array {
  const { width, height, pixels, hole } = level;
  const unknown = Uint8Array.from(hole);
  const [above, below] = nearestKnown(level);
  for (let row = 0; row < height; row++)
    for (let x = 1; x < width; x++) {
      const start = row * width + x;
      if (hole[start] === 0 || hole[start - 1] === 1) continue;
      let right = x;
      while (right < width && hole[row * width + right] === 1) right++;
      if (right === width) break;
      const [from, to] = [(start - 1) * 3, (row * width + right) * 3];
      for (let at = x; at < right; at++) {
        const others = [above[row * width + at]!, below[row * width + at]!];
        const share = shareOfRight(level, [from, to], others) ?? (at - x + 1) / (right - x + 1);
        unknown[row * width + at] = 0;
        for (let channel = 0; channel < 3; channel++)
          pixels[(row * width + at) * 3 + channel] =
            pixels[from + channel]! * (1 - share) + pixels[to + channel]! * share;
      }
    }
  return unknown;
}

/** By pixel: the nearest known one above it and below it; -1 without one, and for known pixels. */
function nearestKnown({ width, height, hole }: Level): readonly [above: Int32Array, below: Int32Array] {
  const above = new Int32Array(width * height).fill(-1);
  const below = above.slice();
  for (let at = width; at < above.length; at++)
    if (hole[at] === 1) above[at] = hole[at - width] === 1 ? above[at - width]! : at - width;
  for (let at = below.length - width - 1; at >= 0; at--)
    if (hole[at] === 1) below[at] = hole[at + width] === 1 ? below[at + width]! : at + width;
  return [above, below];
}

/** @returns 0 or 1 where only one end of a row is like the `others` above and below the hole; undefined elsewhere */
function shareOfRight(
  { pixels }: Level,
  [from, to]: readonly [left: number, right: number],
  others: readonly number[],
): number | undefined {
  const distance = (one: number, other: number) =>
    [0, 1, 2].reduce((sum, channel) => sum + Math.abs(pixels[one + channel]! - pixels[other + channel]!), 0);
  if (distance(from, to) < LEAST_UNLIKE) return undefined;
  const known = others.filter((other) => other >= 0);
  const left = Math.min(...known.map((other) => distance(from, other * 3)));
  const right = Math.min(...known.map((other) => distance(to, other * 3)));
  if (left * 2 < right) return 0;
  return right * 2 < left ? 1 : undefined;
}

/** From the edge inwards: each unknown pixel is the mean of its known neighbors. */
function guessInward({ width, height, pixels }: Level, unknown: Uint8Array): void {
  let left = [...unknown.keys()].filter((at) => unknown[at] === 1);
  while (left.length > 0) {
    const next: number[] = [];
    const found: [at: number, rgb: readonly number[]][] = [];
    for (const at of left) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const near = [
        x > 0 ? at - 1 : -1,
        x + 1 < width ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y + 1 < height ? at + width : -1,
      ].filter((other) => other >= 0 && unknown[other] === 0);
      if (near.length === 0) next.push(at);
      else
        found.push([
          at,
          [0, 1, 2].map(
            (channel) => near.reduce((sum, other) => sum + pixels[other * 3 + channel]!, 0) / near.length,
          ),
        ]);
    }
    // Nothing is known at all.
    if (found.length === 0) return;
    for (const [at, rgb] of found) {
      pixels.set(rgb, at * 3);
      unknown[at] = 0;
    }
    left = next;
  }
}

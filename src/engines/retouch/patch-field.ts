import { distanceFrom } from './grow-mask.ts';
import { createPatchRandom } from './patch-random.ts';

/** One level of the pyramid: RGB, and which pixels are unknown. */
export interface Level {
  width: number;
  height: number;
  /** Three bytes a pixel; unknown ones hold the present guess. */
  pixels: Uint8ClampedArray;
  /** 1 for an unknown pixel. */
  hole: Uint8Array;
}

/** For each patch that touches the hole, the known patch that is most like it. */
export interface PatchField {
  /** Pixels at the middle of the patches, in reading order. */
  targets: Int32Array;
  /** Number in `targets` by pixel; -1 for others. */
  indexes: Int32Array;
  /** 1 for a pixel at the middle of a patch that is known as a whole. */
  isSource: Uint8Array;
  /** Pixel at the middle of the known patch, and how unlike it is. */
  sources: Int32Array;
  costs: Float32Array;
  /** How much each patch may say: less the further it is from what is known. */
  trust: Float32Array;
}

/** Patches reach this many pixels from their middle. */
export const REACH = 3;

/** Patches that lie in the picture as a whole and touch the hole; those whose pixels are all known are sources. */
function layOutPatches({ width, height, hole }: Level): {
  targets: Int32Array;
  sources: Int32Array;
} {
  const sums = sumTable(hole, width, height);
  const row = width + 1;
  const targets: number[] = [];
  const sources: number[] = [];
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const [top, bottom] = [(y - REACH) * row, (y + REACH + 1) * row];
      const [left, right] = [x - REACH, x + REACH + 1];
      const unknown = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      (unknown > 0 ? targets : sources).push(y * width + x);
    }
  return { targets: Int32Array.from(targets), sources: Int32Array.from(sources) };
}

function sumTable(hole: Uint8Array, width: number, height: number): Int32Array {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += hole[y * width + x]!;
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + sum;
    }
  }
  return sums;
}

/** A field whose patches have sources at random, or twice as far as on the level below. */
export function createPatchField(
  level: Level,
  coarser: { level: Level; field: PatchField } | undefined,
  seed: number,
): PatchField | undefined {
  const { width, height } = level;
  const { targets, sources: known } = layOutPatches(level);
  if (known.length === 0 || targets.length === 0) return undefined;
  const random = createPatchRandom(seed);
  const isSource = new Uint8Array(width * height);
  for (const at of known) isSource[at] = 1;
  const indexes = new Int32Array(width * height).fill(-1);
  const sources = new Int32Array(targets.length);
  for (let index = 0; index < targets.length; index++) {
    const at = targets[index]!;
    indexes[at] = index;
    const scaled = coarser && scaleSource(at, level, coarser);
    sources[index] =
      scaled !== undefined && isSource[scaled] ? scaled : known[Math.floor(random() * known.length)]!;
  }
  const field = {
    targets,
    indexes,
    isSource,
    sources,
    costs: new Float32Array(targets.length),
    trust: trustIn(level, targets),
  };
  for (let index = 0; index < targets.length; index++)
    field.costs[index] = patchCost(level, targets[index]!, sources[index]!, Infinity);
  return field;
}

/** Wexler et al. let what is known decide, from the edge inwards: their weight is γ to the power of minus the depth in pixels. */
function trustIn({ width, height, hole }: Level, targets: Int32Array): Float32Array {
  const deep = distanceFrom({ values: hole.map((value) => 1 - value), width, height }, FULL_DISTRUST);
  return Float32Array.from(targets, (at) => GAMMA ** -deep[at]!);
}

const GAMMA = 1.2;
/** Pixels: beyond, all patches are trusted alike. */
const FULL_DISTRUST = 40;

function scaleSource(
  at: number,
  { width, height }: Level,
  { level: small, field }: { level: Level; field: PatchField },
): number | undefined {
  const [x, y] = [at % width, Math.floor(at / width)];
  const inside = (value: number, most: number) => Math.min(most - 1 - REACH, Math.max(REACH, value));
  const [column, row] = [inside(x >> 1, small.width), inside(y >> 1, small.height)];
  const index = field.indexes[row * small.width + column]!;
  if (index < 0) return undefined;
  const from = field.sources[index]!;
  const sourceX = x + 2 * ((from % small.width) - column);
  const sourceY = y + 2 * (Math.floor(from / small.width) - row);
  if (sourceX < REACH || sourceY < REACH || sourceX >= width - REACH || sourceY >= height - REACH)
    return undefined;
  return sourceY * width + sourceX;
}

/**
 * Sum of squared differences of two patches, and a price for patches from another height of the picture: ground gets smaller
 * towards the horizon, and sky is not beneath it. Stops beyond `most`.
 */
function patchCost({ pixels, width, height }: Level, target: number, source: number, most: number): number {
  const rise = (Math.floor(target / width) - Math.floor(source / width)) / height;
  let sum = RISE_PRICE * rise * rise;
  for (let dy = -REACH; dy <= REACH; dy++) {
    let a = (target + dy * width - REACH) * 3;
    let b = (source + dy * width - REACH) * 3;
    for (let step = 0; step < SPAN; step++, a++, b++) {
      const difference = pixels[a]! - pixels[b]!;
      sum += difference * difference;
    }
    if (sum >= most) return sum;
  }
  return sum;
}

/** Added for patches that are the picture's height apart. A tenth of it is as much as a difference of 14 in each of a patch's 147 values. By eye. */
const RISE_PRICE = 3_000_000;
const SPAN = (2 * REACH + 1) * 3;

/**
 * Barnes et al., PatchMatch (2009): good matches spread to neighbors, then random ones are tried ever nearer.
 * @param searches whether to try random ones; without, neighbors alone
 */
export function improvePatches(
  level: Level,
  field: PatchField,
  { pass, searches, seed }: { pass: number; searches: boolean; seed: number },
): void {
  const { width, height } = level;
  const { targets, indexes, isSource, sources, costs } = field;
  const random = createPatchRandom(seed);
  const isForward = pass % 2 === 0;
  const step = isForward ? 1 : -1;
  const attempt = (index: number, source: number) => {
    if (isSource[source] !== 1) return;
    const cost = patchCost(level, targets[index]!, source, costs[index]!);
    if (cost >= costs[index]!) return;
    costs[index] = cost;
    sources[index] = source;
  };
  for (let turn = 0; turn < targets.length; turn++) {
    const index = isForward ? turn : targets.length - 1 - turn;
    const at = targets[index]!;
    // The guess has changed since the last pass.
    costs[index] = patchCost(level, at, sources[index]!, Infinity);
    const beside = indexes[at - step] ?? -1;
    if (beside >= 0) attempt(index, sources[beside]! + step);
    const above = indexes[at - step * width] ?? -1;
    if (above >= 0) attempt(index, sources[above]! + step * width);
    if (!searches) continue;
    for (let radius = Math.max(width, height); radius >= 1; radius /= 2) {
      const best = sources[index]!;
      const x = Math.round((best % width) + (random() * 2 - 1) * radius);
      const y = Math.round(Math.floor(best / width) + (random() * 2 - 1) * radius);
      if (x < REACH || y < REACH || x >= width - REACH || y >= height - REACH) continue;
      attempt(index, y * width + x);
    }
  }
}

/** Matches up to the cost of this part of all, or so cheap that nobody sees a difference, count nearly fully. By eye. */
const TYPICAL = 0.6;
const LEAST_TYPICAL = 60;

/** Writes to each unknown pixel the mean of what the patches over it show, good matches first. */
export function vote(level: Level, field: PatchField): void {
  const { pixels, hole, width, height } = level;
  const { indexes, sources, costs, trust } = field;
  const typical = Math.max(LEAST_TYPICAL, percentile(costs, TYPICAL));
  const weights = new Float32Array(costs.length);
  for (let index = 0; index < costs.length; index++)
    weights[index] = (Math.exp(-costs[index]! / (2 * typical)) + 1e-6) * trust[index]!;
  const from = Uint8ClampedArray.from(pixels);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [red, green, blue, sum] = [0, 0, 0, 0];
    for (let dy = -REACH; dy <= REACH; dy++) {
      if (y + dy < REACH || y + dy >= height - REACH) continue;
      for (let dx = -REACH; dx <= REACH; dx++) {
        if (x + dx < REACH || x + dx >= width - REACH) continue;
        const index = indexes[at + dy * width + dx]!;
        if (index < 0) continue;
        const source = (sources[index]! - dy * width - dx) * 3;
        const weight = weights[index]!;
        red += from[source]! * weight;
        green += from[source + 1]! * weight;
        blue += from[source + 2]! * weight;
        sum += weight;
      }
    }
    if (sum === 0) continue;
    pixels[at * 3] = red / sum;
    pixels[at * 3 + 1] = green / sum;
    pixels[at * 3 + 2] = blue / sum;
  }
}

function percentile(values: Float32Array, part: number): number {
  if (values.length === 0) return 0;
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

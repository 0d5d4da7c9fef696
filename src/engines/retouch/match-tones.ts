import type { Level } from './patch-field.ts';
import type { Raster } from './raster.ts';

/** Pixels of a block in which both sides of the hole's edge are compared. */
const BLOCK = 8;
/** Of 255: more is a thing that ends at the edge, and no seam. By eye. */
const MOST_SEAM = 36;
/** Of wider views: a vignette darkens the corners of a picture by up to this. */
const MOST_SEAM_OF_VIEW = 90;
/** Pixels that either side needs in a block, so that its mean is worth something. */
const LEAST_PIXELS = 6;

/**
 * Takes away the seam where the filled hole is lighter or darker than what is around it: the difference at its edge is spread
 * over the hole, as smoothly as a membrane.
 */
export function matchTones(level: Level): void {
  addTones(level, measureSeam(level));
}

/**
 * Takes away the difference of tones between a picture and a wider view of its scene, where the view surrounds it. Both show the pixels
 * at the picture's edge: what differs there is no thing that ends, but its light.
 * @param level the view, with a hole where the picture is not
 */
export function matchView(level: Level, picture: Raster, place: { left: number; top: number }): void {
  addTones(level, measureEdge(level, picture, place));
}

/** Spreads the measured tones over the hole, and adds them. */
function addTones(level: Level, grid: Grid): void {
  if (!spread(grid)) return;
  const { width, hole, pixels } = level;
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const x = (at % width) / BLOCK - 0.5;
    const y = Math.floor(at / width) / BLOCK - 0.5;
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 3 + channel]! += sampleGrid(grid, x, y, channel);
  }
}

interface Grid {
  width: number;
  height: number;
  /** Three a block. */
  tones: Float32Array;
  /** 0 where nothing is known. */
  weights: Float32Array;
}

function emptyGrid(level: Level): Grid {
  const [width, height] = [Math.ceil(level.width / BLOCK), Math.ceil(level.height / BLOCK)];
  return {
    width,
    height,
    tones: new Float32Array(width * height * 3),
    weights: new Float32Array(width * height),
  };
}

function measureSeam(level: Level): Grid {
  const { width, height, pixels, hole } = level;
  const grid = emptyGrid(level);
  const { width: columns, height: rows } = grid;
  const sums = new Float64Array(6);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      sums.fill(0);
      let [known, filled] = [0, 0];
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y++)
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x++) {
          const at = y * width + x;
          const side = hole[at] === 1 ? 3 : 0;
          if (side === 0) known++;
          else filled++;
          for (let channel = 0; channel < 3; channel++) sums[side + channel]! += pixels[at * 3 + channel]!;
        }
      if (known < LEAST_PIXELS || filled < LEAST_PIXELS) continue;
      const difference = [0, 1, 2].map((channel) => sums[channel]! / known - sums[3 + channel]! / filled);
      if (Math.max(...difference.map(Math.abs)) > MOST_SEAM) continue;
      const block = row * columns + column;
      grid.tones.set(difference, block * 3);
      grid.weights[block] = 1;
    }
  return grid;
}

/** By blocks that an edge of the picture crosses or touches: the picture's mean less the view's, over the same pixels. */
function measureEdge(level: Level, picture: Raster, { left, top }: { left: number; top: number }): Grid {
  const { width, pixels } = level;
  const grid = emptyGrid(level);
  const [right, bottom] = [left + picture.width, top + picture.height];
  const isAtEdge = (from: number, first: number, last: number) => from <= first || from + BLOCK >= last;
  for (let y = top - (top % BLOCK); y < bottom; y += BLOCK)
    for (let x = left - (left % BLOCK); x < right; x += BLOCK) {
      if (!isAtEdge(x, left, right) && !isAtEdge(y, top, bottom)) continue;
      const difference = [0, 0, 0];
      let count = 0;
      for (let row = Math.max(y, top); row < Math.min(y + BLOCK, bottom); row++)
        for (let column = Math.max(x, left); column < Math.min(x + BLOCK, right); column++) {
          const at = ((row - top) * picture.width + column - left) * picture.channels;
          for (let channel = 0; channel < 3; channel++)
            difference[channel]! +=
              picture.pixels[at + channel]! - pixels[(row * width + column) * 3 + channel]!;
          count++;
        }
      const tones = difference.map((sum) => sum / count);
      if (count < LEAST_PIXELS || Math.max(...tones.map(Math.abs)) > MOST_SEAM_OF_VIEW) continue;
      const block = (y / BLOCK) * grid.width + x / BLOCK;
      grid.tones.set(tones, block * 3);
      grid.weights[block] = 1;
    }
  return grid;
}

/** Fills blocks without a measure from the coarser grid (pull and push). @returns whether there is any measure */
function spread(grid: Grid): boolean {
  const { width, height, tones, weights } = grid;
  if (width === 1 && height === 1) return weights[0]! > 0;
  const half: Grid = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    tones: new Float32Array(Math.ceil(width / 2) * Math.ceil(height / 2) * 3),
    weights: new Float32Array(Math.ceil(width / 2) * Math.ceil(height / 2)),
  };
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue;
    const to = (Math.floor(at / width) >> 1) * half.width + ((at % width) >> 1);
    const total = half.weights[to]! + weights[at]!;
    for (let channel = 0; channel < 3; channel++) {
      const mean =
        half.tones[to * 3 + channel]! * half.weights[to]! + tones[at * 3 + channel]! * weights[at]!;
      half.tones[to * 3 + channel] = mean / total;
    }
    half.weights[to] = total;
  }
  if (!spread(half)) return false;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at]! > 0) continue;
    const [x, y] = [(at % width) / 2 - 0.25, Math.floor(at / width) / 2 - 0.25];
    for (let channel = 0; channel < 3; channel++) tones[at * 3 + channel] = sampleGrid(half, x, y, channel);
    weights[at] = 1;
  }
  return true;
}

function sampleGrid({ width, height, tones }: Grid, x: number, y: number, channel: number): number {
  const inside = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const read = (column: number, row: number) =>
    tones[(inside(row, height) * width + inside(column, width)) * 3 + channel]!;
  const upper = read(left, top) * (1 - u) + read(left + 1, top) * u;
  const lower = read(left, top + 1) * (1 - u) + read(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

import { clamp } from '../math/interpolate.ts';

/** A flat picture with its mipmaps, in shared memory. Lengths in texels of the first level. */
export interface Card {
  /** Premultiplied linear RGB and alpha: four floats per texel, level after level. */
  texels: Float32Array;
  levels: readonly { width: number; height: number; start: number }[];
  /** The subject within its empty margin; its bottom is the card's lower edge. */
  subject: { left: number; top: number; width: number; height: number };
}

/** Layout of the mipmap levels. */
export function layoutLevels(width: number, height: number): { levels: Card['levels']; floats: number } {
  const levels: { width: number; height: number; start: number }[] = [];
  let floats = 0;
  for (let [w, h] = [width, height]; ; w = Math.ceil(w / 2), h = Math.ceil(h / 2)) {
    levels.push({ width: w, height: h, start: floats });
    floats += w * h * 4;
    if (w === 1 && h === 1) return { levels, floats };
  }
}

/** Computes every mipmap level from the one above it; outside the edges is transparent. */
export function fillLevels({ texels, levels }: Card): void {
  for (const [index, level] of levels.slice(1).entries()) {
    const above = levels[index]!;
    for (let y = 0; y < level.height; y++) {
      const upper = above.start + 2 * y * above.width * 4;
      const down = 2 * y + 1 < above.height ? above.width * 4 : 0;
      for (let x = 0; x < level.width; x++) {
        const from = upper + 8 * x;
        const to = level.start + (y * level.width + x) * 4;
        const right = 2 * x + 1 < above.width ? 4 : 0;
        for (let channel = 0; channel < 4; channel++) {
          let sum = texels[from + channel]!;
          if (right) sum += texels[from + right + channel]!;
          if (down) sum += texels[from + down + channel]!;
          if (right && down) sum += texels[from + down + right + channel]!;
          texels[to + channel] = sum / 4;
        }
      }
    }
  }
}

/** Writes premultiplied color and alpha at a point, averaged over about 2^`lod` texels, to `out`. */
export function sampleCard(card: Card, x: number, y: number, lod: number, out: Float64Array): void {
  const level = clamp(lod, 0, card.levels.length - 1);
  const fine = Math.floor(level);
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  out[3] = 0;
  addBilinear(card, fine, x, y, 1 - (level - fine), out);
  if (level > fine) addBilinear(card, fine + 1, x, y, level - fine, out);
}

function addBilinear(
  { texels, levels }: Card,
  index: number,
  x: number,
  y: number,
  share: number,
  out: Float64Array,
): void {
  const { width, height, start } = levels[index]!;
  const size = 1 / (1 << index);
  const left = x * size - 0.5;
  const top = y * size - 0.5;
  const column = Math.floor(left);
  const row = Math.floor(top);
  if (column < -1 || row < -1 || column >= width || row >= height) return;
  const u = left - column;
  const v = top - row;
  const add = (cx: number, cy: number, weight: number) => {
    if (weight === 0 || cx < 0 || cy < 0 || cx >= width || cy >= height) return;
    const at = start + (cy * width + cx) * 4;
    out[0]! += texels[at]! * weight;
    out[1]! += texels[at + 1]! * weight;
    out[2]! += texels[at + 2]! * weight;
    out[3]! += texels[at + 3]! * weight;
  };
  add(column, row, share * (1 - u) * (1 - v));
  add(column + 1, row, share * u * (1 - v));
  add(column, row + 1, share * (1 - u) * v);
  add(column + 1, row + 1, share * u * v);
}

/** Alpha alone, through a cubic B-spline, so that coarse levels show no squares. */
export function sampleAlpha(card: Card, x: number, y: number, lod: number): number {
  const level = clamp(lod, 0, card.levels.length - 1);
  const fine = Math.floor(level);
  const near = splineAlpha(card, fine, x, y);
  if (level === fine) return near;
  return near + (splineAlpha(card, fine + 1, x, y) - near) * (level - fine);
}

function splineAlpha({ texels, levels }: Card, index: number, x: number, y: number): number {
  const { width, height, start } = levels[index]!;
  const size = 1 / (1 << index);
  const left = x * size - 0.5;
  const top = y * size - 0.5;
  const column = Math.floor(left);
  const row = Math.floor(top);
  if (column < -2 || row < -2 || column > width || row > height) return 0;
  const u = left - column;
  const v = top - row;
  const u0 = ((1 - u) * (1 - u) * (1 - u)) / 6;
  const u1 = 2 / 3 - u * u + (u * u * u) / 2;
  const u3 = (u * u * u) / 6;
  const u2 = 1 - u0 - u1 - u3;
  const inside = column >= 1 && column + 2 < width;
  const v0 = ((1 - v) * (1 - v) * (1 - v)) / 6;
  const v1 = 2 / 3 - v * v + (v * v * v) / 2;
  const v3 = (v * v * v) / 6;
  const v2 = 1 - v0 - v1 - v3;
  const across = (cy: number) => {
    if (cy < 0 || cy >= height) return 0;
    const at = start + (cy * width + column) * 4 + 3;
    return inside
      ? texels[at - 4]! * u0 + texels[at]! * u1 + texels[at + 4]! * u2 + texels[at + 8]! * u3
      : (column >= 1 && column <= width ? texels[at - 4]! * u0 : 0) +
          (column >= 0 && column < width ? texels[at]! * u1 : 0) +
          (column >= -1 && column + 1 < width ? texels[at + 4]! * u2 : 0) +
          (column >= -2 && column + 2 < width ? texels[at + 8]! * u3 : 0);
  };
  return across(row - 1) * v0 + across(row) * v1 + across(row + 1) * v2 + across(row + 2) * v3;
}

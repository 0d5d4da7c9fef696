import type { Mask } from './raster.ts';

/**
 * A mask with a soft edge: 255 where it was set and up to `solid` pixels around, falling to 0 within `feather` more. Pixels
 * further away than both stay 0. Squares, not circles, are measured.
 */
export function growMask(mask: Mask, { solid, feather }: { solid: number; feather: number }): Mask {
  const reach = solid + feather;
  const { width, height } = mask;
  const distance = distanceFrom(mask, reach);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const away = distance[at]!;
    values[at] = away <= solid ? 255 : Math.round((255 * Math.max(0, reach + 1 - away)) / (feather + 1));
  }
  return { values, width, height };
}

/** Pixels to the nearest that is set, counted like a king's moves; at most `most` + 1. */
export function distanceFrom({ values, width, height }: Mask, most: number): Uint16Array {
  const far = most + 1;
  const away = new Uint16Array(width * height);
  for (let at = 0; at < away.length; at++) away[at] = values[at]! > 0 ? 0 : far;
  const relax = (at: number, from: number) => {
    if (away[from]! + 1 < away[at]!) away[at] = away[from]! + 1;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (away[at] === 0) continue;
      if (x > 0) relax(at, at - 1);
      if (y === 0) continue;
      relax(at, at - width);
      if (x > 0) relax(at, at - width - 1);
      if (x + 1 < width) relax(at, at - width + 1);
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x;
      if (away[at] === 0) continue;
      if (x + 1 < width) relax(at, at + 1);
      if (y + 1 === height) continue;
      relax(at, at + width);
      if (x + 1 < width) relax(at, at + width + 1);
      if (x > 0) relax(at, at + width - 1);
    }
  return away;
}

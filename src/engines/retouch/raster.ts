/** Straight pixels, 8 bits a channel, row by row from the top left; three channels, or four with alpha. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** One byte a pixel: 0 keeps it, 255 changes it. */
export interface Mask {
  values: Uint8Array;
  width: number;
  height: number;
}

/** Columns and rows; right and bottom are outside. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area around all pixels that the mask changes; undefined if it changes none. */
export function maskedArea({ values, width, height }: Mask): Area | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (values[row + x] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** An area that is larger by `by` pixels on each side, within the picture. */
export function growArea(
  { left, top, right, bottom }: Area,
  by: number,
  { width, height }: { width: number; height: number },
): Area {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(left - by, width),
    top: within(top - by, height),
    right: within(right + by, width),
    bottom: within(bottom + by, height),
  };
}

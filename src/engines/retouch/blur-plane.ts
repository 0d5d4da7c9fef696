/** One byte a pixel, row by row. */
export interface Plane {
  values: Uint8Array;
  width: number;
  height: number;
}

const PASSES = 3;

/** A nearly Gaussian blur: three box blurs in turn. Outside of the plane it is 0. @param radius of the boxes, in pixels */
export function blurPlane({ values, width, height }: Plane, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius));
  const from = Float32Array.from(values);
  const to = new Float32Array(values.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let y = 0; y < height; y++) blurLine(from, to, { start: y * width, step: 1, count: width, reach });
    for (let x = 0; x < width; x++) blurLine(to, from, { start: x, step: width, count: height, reach });
  }
  return { values: Uint8Array.from(from, Math.round), width, height };
}

interface Line {
  start: number;
  step: number;
  count: number;
  reach: number;
}

function blurLine(from: Float32Array, to: Float32Array, { start, step, count, reach }: Line): void {
  let sum = 0;
  for (let at = 0; at < Math.min(reach, count); at++) sum += from[start + at * step]!;
  for (let at = 0; at < count; at++) {
    if (at + reach < count) sum += from[start + (at + reach) * step]!;
    if (at - reach - 1 >= 0) sum -= from[start + (at - reach - 1) * step]!;
    to[start + at * step] = sum / (2 * reach + 1);
  }
}

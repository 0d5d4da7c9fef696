/** A rectangle of numbers, one per pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/**
 * Writes the means over squares with sides of 2 × radius + 1 pixels; at the borders, over the part inside.
 * @param into must not be the plane's own data
 * @param scratch as long as the plane; overwritten
 */
export function boxMean(
  { data, width, height }: Plane,
  radius: number,
  into: Float32Array,
  scratch: Float32Array,
): void {
  const shares = Float64Array.from(
    { length: width },
    (_, x) => 1 / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1),
  );
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[row + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[row + x + radius]!;
      if (x - radius > 0) sum -= data[row + x - radius - 1]!;
      scratch[row + x] = sum * shares[x]!;
    }
  }
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) {
    for (let x = 0; x < width; x++) sums[x]! += scratch[y * width + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = y + radius < height ? (y + radius) * width : -1;
    const leaving = y - radius > 0 ? (y - radius - 1) * width : -1;
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    if (entering >= 0) for (let x = 0; x < width; x++) sums[x]! += scratch[entering + x]!;
    if (leaving >= 0) for (let x = 0; x < width; x++) sums[x]! -= scratch[leaving + x]!;
    for (let x = 0; x < width; x++) into[row + x] = sums[x]! * share;
  }
}

/** A rectangle of a larger grid: its cell (x, y) is the grid's (left + x, top + y). */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Size of the whole grid. */
  gridWidth: number;
  gridHeight: number;
}

/** Writes the window's part of a plane that is stretched over the whole grid, interpolated between cells. */
export function stretch(plane: Plane, window: Window, into: Float32Array): void {
  const [scaleX, scaleY] = [plane.width / window.gridWidth, plane.height / window.gridHeight];
  const columns = new Int32Array(window.width);
  const shares = new Float32Array(window.width);
  for (let x = 0; x < window.width; x++) {
    const at = clamp((window.left + x + 0.5) * scaleX - 0.5, plane.width - 1);
    columns[x] = Math.min(Math.floor(at), Math.max(0, plane.width - 2));
    shares[x] = at - columns[x]!;
  }
  const right = plane.width > 1 ? 1 : 0;
  for (let y = 0; y < window.height; y++) {
    const at = clamp((window.top + y + 0.5) * scaleY - 0.5, plane.height - 1);
    const first = Math.min(Math.floor(at), Math.max(0, plane.height - 2));
    const share = at - first;
    const upper = first * plane.width;
    const lower = Math.min(first + 1, plane.height - 1) * plane.width;
    for (let x = 0; x < window.width; x++) {
      const column = columns[x]!;
      const across = shares[x]!;
      const above = plane.data[upper + column]! * (1 - across) + plane.data[upper + column + right]! * across;
      const below = plane.data[lower + column]! * (1 - across) + plane.data[lower + column + right]! * across;
      into[y * window.width + x] = above * (1 - share) + below * share;
    }
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** A pool of arrays for the work on one tile, so that a thousand tiles take no more memory than one. */
export interface Workspace {
  /** An array of this length, with arbitrary content. */
  take(length: number): Float32Array;
  /** Takes back all arrays. */
  clear(): void;
}

export function createWorkspace(): Workspace {
  const arrays: Float32Array[] = [];
  let lent = 0;
  return {
    take(length) {
      if ((arrays[lent]?.length ?? -1) < length) arrays[lent] = new Float32Array(length);
      return arrays[lent++]!.subarray(0, length);
    },
    clear() {
      lent = 0;
    },
  };
}

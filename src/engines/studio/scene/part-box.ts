/** A rectangle as parts of the picture's width and height, from its top left. */
export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxAround(points: readonly (readonly [x: number, y: number])[]): PartBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

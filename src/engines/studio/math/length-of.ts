/** Length of a vector. Many times faster than Math.hypot, and the same bits on every machine. */
export function lengthOf(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** The seed of a picture by that of its generation, a uint32, and its position there, from 0. */
export function imageSeed(seed: number, position: number): number {
  return (seed + position) % 2 ** 32;
}

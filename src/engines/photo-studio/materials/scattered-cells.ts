import { hash, wrap } from './paint.ts';

/** Distances to the nearest and the second nearest of scattered points, and the nearest one's own random number. */
export function cells(u: number, v: number, countU: number, countV: number, seed: number) {
  const x = u * countU;
  const y = v * countV;
  let [first, second, id] = [9, 9, 0];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cx = Math.floor(x) + dx;
      const cy = Math.floor(y) + dy;
      const [wx, wy] = [wrap(cx, countU), wrap(cy, countV)];
      const px = cx + 0.15 + 0.7 * hash(wx, wy, seed) - x;
      const py = cy + 0.15 + 0.7 * hash(wx, wy, seed + 1) - y;
      const distance = Math.hypot(px, py);
      if (distance < first) [second, first, id] = [first, distance, hash(wx, wy, seed + 2)];
      else if (distance < second) second = distance;
    }
  return { first, second, id };
}

import type { Around } from './people-scene.ts';

/**
 * A picture with more of its place in view, RGBA: it goes on as its mirror image left and right, without people. Above and below, its edges are
 * drawn out.
 * @param seen what was seen, and the same place without people, of the size `from`
 */
export function seeMore(
  seen: { all: Uint8Array; place: Uint8Array },
  { from, left, top }: Around,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const [all, place] = [seen.all, seen.place].map(wordsOf) as [Uint32Array, Uint32Array];
  const [across, down] = [Math.round(left * from.width), Math.round(top * from.height)];
  const wider = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = Math.min(from.height - 1, Math.max(0, row - down));
    for (let column = 0; column < width; column++) {
      const x = column - across;
      const isInside = x >= 0 && x < from.width;
      wider[row * width + column] = isInside
        ? all[y * from.width + x]!
        : place[y * from.width + mirrored(x, from.width)]!;
    }
  }
  return new Uint8Array(wider.buffer);
}

/** Copied, since raster buffers may start anywhere. */
function wordsOf(rgba: Uint8Array): Uint32Array {
  return new Uint32Array(Uint8Array.from(rgba).buffer);
}

function mirrored(x: number, width: number): number {
  return Math.min(width - 1, Math.max(0, x < 0 ? -1 - x : 2 * width - 1 - x));
}

/** Pixels around a tile's kept part that the model sees, too. Pixels farther away do not change its output. */
export const OVERLAP = 12;

/** A tile along one axis, in pixels of the picture. The model sees all of it; the kept parts join without gaps. */
export interface Span {
  start: number;
  end: number;
  keepFrom: number;
  keepTo: number;
}

/**
 * Cuts an axis into tiles of the same length, at most `most` pixels. The kept part of a tile is at least `OVERLAP` pixels
 * inside it, except at the picture's edges.
 * @param most more than twice `OVERLAP`
 */
export function tileSpans(length: number, most: number): Span[] {
  const count = length <= most ? 1 : Math.ceil((length - 2 * OVERLAP) / (most - 2 * OVERLAP));
  const size = Math.ceil((length + 2 * OVERLAP * (count - 1)) / count);
  const starts = Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : Math.floor((i * (length - size)) / (count - 1)),
  );
  const cut = (i: number) => Math.floor(((starts[i - 1] ?? 0) + size + (starts[i] ?? 0)) / 2);
  return starts.map((start, i) => ({
    start,
    end: start + size,
    keepFrom: i === 0 ? 0 : cut(i),
    keepTo: i === count - 1 ? length : cut(i + 1),
  }));
}

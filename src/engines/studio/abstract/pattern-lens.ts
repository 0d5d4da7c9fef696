import type { PatternView } from './abstract-scene.ts';

/** Maps picture coordinates to pattern coordinates and back, both in pixels. */
export interface PatternLens {
  zoom: number;
  toPattern(x: number, y: number, out: Float64Array): void;
  toPicture(x: number, y: number): readonly [x: number, y: number];
  /** Mirrored copies that continue the pattern beyond its edges; the pattern itself comes last. */
  copies: readonly ((x: number, y: number) => readonly [x: number, y: number])[];
}

export function createLens(
  { zoom, turn, x: shift }: PatternView,
  width: number,
  height: number,
): PatternLens {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const toPattern = (x: number, y: number, out: Float64Array) => {
    const dx = x - width * (0.5 + shift);
    const dy = y - height / 2;
    out[0] = width / 2 + (dx * cos + dy * sin) / zoom;
    out[1] = height / 2 + (dy * cos - dx * sin) / zoom;
  };
  const toPicture = (x: number, y: number) => {
    const dx = (x - width / 2) * zoom;
    const dy = (y - height / 2) * zoom;
    return [width * (0.5 + shift) + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos] as const;
  };
  const corner = new Float64Array(2);
  const covers = [0, width].every((x) =>
    [0, height].every((y) => {
      toPattern(x, y, corner);
      return corner.every((place, axis) => place >= -0.5 && place <= (axis === 0 ? width : height) + 0.5);
    }),
  );
  const ways = covers ? [0] : [-1, 1, 0];
  const mirror = (place: number, way: number, side: number) =>
    way === 0 ? place : way < 0 ? -place : 2 * side - place;
  const copies = ways.flatMap((down) =>
    ways.map(
      (across) => (x: number, y: number) => toPicture(mirror(x, across, width), mirror(y, down, height)),
    ),
  );
  return { zoom, toPattern, toPicture, copies };
}

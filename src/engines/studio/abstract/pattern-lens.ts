import type { RowPainter } from './abstract-definition.ts';
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

/**
 * Paints every pixel by itself: `paint` writes the radiance at a place of the pattern, in pixels. `offset` is
 * the sampled point of a pixel, 0 for its corner and 0.5 for its middle.
 */
export function paintPixels(
  lens: PatternLens,
  width: number,
  offset: 0 | 0.5,
  paint: (x: number, y: number, color: Float64Array) => void,
): RowPainter {
  return (from, to, radiance) => {
    const color = new Float64Array(3);
    const place = new Float64Array(2);
    for (let row = from; row < to; row++)
      for (let column = 0; column < width; column++) {
        lens.toPattern(column + offset, row + offset, place);
        paint(place[0]!, place[1]!, color);
        const at = (row * width + column) * 3;
        for (let channel = 0; channel < 3; channel++) radiance[at + channel] = color[channel]!;
      }
  };
}

import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom } from '../math/seeded-random.ts';
import { type Card, sampleCard } from '../scene/card.ts';
import type { RowPainter } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Longer side of a drawing, in cells of the half-drop grid; its neighbors are half a cell away across and down. */
const SIDE = 0.56;
/** Radius of the marks between the drawings, in cells. */
const MARK = 0.035;
/** The most that a drawing leans, in radians. */
const LEAN = 0.35;

/** Drawings in rows, every second one shifted by half a cell, on plain paper: the edges of the picture fit together. */
export function createDrawnPrint(
  { seed, view, palette }: AbstractScene,
  figures: readonly Card[],
  width: number,
  height: number,
): RowPainter {
  const random = createRandom(seed);
  const lens = createLens(view, width, height);
  const usual = random.between(3.6, 5.2) / Math.sqrt(width * height);
  const across = Math.max(2, Math.round(width * usual));
  const down = Math.max(2, Math.round(height * usual));
  const cell = { width: width / across, height: height / down };
  const side = SIDE * Math.min(cell.width, cell.height);
  const leans = Array.from({ length: across * down * 2 }, () => {
    const lean = random.between(-LEAN, LEAN);
    return [Math.cos(lean), Math.sin(lean)] as const;
  });
  const [mark, ground] = [palette[0]!, palette.at(-1)!];
  const texel = new Float64Array(4);

  /** Draws over `color` the drawing of a row that is nearest to a place in pixels, and the mark beside it. */
  const addRow = (x: number, y: number, row: number, color: Float64Array) => {
    const u = x / cell.width - mod(row, 2) / 2;
    const column = Math.round(u);
    const place = [mod(row, down * 2), mod(column, across)] as const;
    const dx = (u - column) * cell.width;
    const dy = y - (row / 2) * cell.height;
    const [cos, sin] = leans[place[0] * across + place[1]]!;
    readFigure(figures[(place[0] + place[1]) % figures.length]!, {
      x: (dx * cos + dy * sin) / side,
      y: (dy * cos - dx * sin) / side,
      pixels: side * lens.zoom,
    });
    const toMark = lengthOf(Math.abs(dx) - cell.width / 2, dy) - MARK * cell.width;
    const marked = clamp(0.5 - toMark * lens.zoom, 0, 1);
    for (let channel = 0; channel < 3; channel++)
      color[channel] = mix(color[channel]!, mark[channel]!, marked) * (1 - texel[3]!) + texel[channel]!;
  };

  /** Reads a drawing at a place from its middle, in lengths of its longer side, which has so many pixels. */
  const readFigure = (card: Card, { x, y, pixels }: { x: number; y: number; pixels: number }) => {
    const { left, top, width, height } = card.subject;
    const longer = Math.max(width, height);
    const lod = Math.max(0, Math.log2(longer / pixels));
    sampleCard(card, left + width / 2 + x * longer, top + height / 2 + y * longer, lod, texel);
  };

  return paintPixels(lens, width, 0.5, (x, y, color) => {
    const row = Math.floor((y / cell.height) * 2);
    color.set(ground);
    addRow(x, y, row, color);
    addRow(x, y, row + 1, color);
  });
}

function mod(value: number, count: number): number {
  return ((value % count) + count) % count;
}

import { type Drawing, drawIcon } from '../artwork/draw-icon.ts';
import { recolorDrawing } from '../artwork/recolor-drawing.ts';
import { decodeByte } from '../color/linear-color.ts';
import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom } from '../math/seeded-random.ts';
import type { RowPainter } from './abstract-definition.ts';
import type { AbstractScene, Figure } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Side of a drawing, in cells of the half-drop grid; its neighbors are 0.5 cells away across and down. */
const SIDE = 0.56;
/** Radius of the marks between the drawings, in cells. */
const MARK = 0.035;
/** The most that a drawing leans, in radians. */
const LEAN = 0.35;
/** Places within a pixel that are averaged, as parts of it. */
const SAMPLES = [-0.25, 0.25];

/** Drawings in rows, every second one shifted by half a cell, on plain paper: the edges of the picture fit together. */
export function createDrawnPrint(
  { seed, view, palette }: AbstractScene,
  figures: readonly Figure[],
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
  const drawings = figures.map(({ icon, color }) => {
    const drawing = drawIcon(icon, Math.ceil(side * Math.max(1, lens.zoom)));
    return color === undefined ? drawing : recolorDrawing(drawing, color);
  });
  const leans = Array.from({ length: across * down * 2 }, () => {
    const lean = random.between(-LEAN, LEAN);
    return [Math.cos(lean), Math.sin(lean)] as const;
  });
  const [mark, ground] = [palette[0]!, palette.at(-1)!];
  const sample = new Float64Array(4);

  /** Draws over `color` the drawing of a row that is nearest to a place in pixels, and the mark beside it. */
  const addRow = (x: number, y: number, row: number, color: Float64Array) => {
    const u = x / cell.width - mod(row, 2) / 2;
    const column = Math.round(u);
    const place = mod(row, down * 2) * across + mod(column, across);
    const dx = (u - column) * cell.width;
    const dy = y - (row / 2) * cell.height;
    const [cos, sin] = leans[place]!;
    const drawing = drawings[(mod(row, down * 2) + mod(column, across)) % drawings.length]!;
    readDrawing(drawing, (dx * cos + dy * sin) / side, (dy * cos - dx * sin) / side, sample);
    const toMark = lengthOf(Math.abs(dx) - cell.width / 2, dy) - MARK * cell.width;
    const marked = clamp(0.5 - toMark * lens.zoom, 0, 1);
    for (let channel = 0; channel < 3; channel++)
      color[channel] = mix(mix(color[channel]!, mark[channel]!, marked), sample[channel]!, sample[3]!);
  };
  const sum = new Float64Array(3);

  return paintPixels(lens, width, 0.5, (x, y, color) => {
    sum.fill(0);
    for (const down of SAMPLES)
      for (const right of SAMPLES) {
        const place = y + down / lens.zoom;
        const row = Math.floor((place / cell.height) * 2);
        color.set(ground);
        addRow(x + right / lens.zoom, place, row, color);
        addRow(x + right / lens.zoom, place, row + 1, color);
        for (let channel = 0; channel < 3; channel++) sum[channel]! += color[channel]! / SAMPLES.length ** 2;
      }
    color.set(sum);
  });
}

/** Linear color and alpha of a drawing at a place from its middle, in lengths of its longer side; nothing beyond it. */
function readDrawing({ pixels, width, height }: Drawing, u: number, v: number, out: Float64Array): void {
  out.fill(0);
  const longer = Math.max(width, height);
  const x = u * longer + width / 2 - 0.5;
  const y = v * longer + height / 2 - 0.5;
  if (x < -1 || y < -1 || x >= width || y >= height) return;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (const row of [top, top + 1])
    for (const column of [left, left + 1]) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const at = (row * width + column) * 4;
      const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * (pixels[at + 3]! / 255);
      for (let channel = 0; channel < 3; channel++)
        out[channel]! += share * decodeByte(pixels[at + channel]!);
      out[3]! += share;
    }
  if (out[3]! > 0) for (let channel = 0; channel < 3; channel++) out[channel]! /= out[3]!;
}

function mod(value: number, count: number): number {
  return ((value % count) + count) % count;
}

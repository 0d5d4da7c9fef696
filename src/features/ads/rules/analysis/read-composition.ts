import { chromaOf, distance, type Lab } from './oklab.ts';
import type { PictureSample } from './sample-picture.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** How a picture is built, as far as its pixels tell. */
export interface Composition {
  /** Where the eye is drawn to, thirds of the picture; null where no one place stands out. */
  subject: { column: 'left' | 'middle' | 'right'; row: 'top' | 'middle' | 'bottom' } | null;
  /** Sides, a third of the picture each, where little happens: room for text, the emptiest first. */
  emptySides: Side[];
  /** Mean lightness, 0 to 1, and how far most of it lies from that. */
  lightness: number;
  contrast: number;
  /** Mean chroma, as OKLab has it. */
  chroma: number;
  /** The colour along its edges, where that is nearly one alone. */
  background: Lab | null;
  /** Whether nothing is behind what it shows. */
  isCutOut: boolean;
}

/** Of the cells along the edges, transparent ones from which a picture counts as cut out. */
const CUT_OUT_EDGE = 0.5;
/** In OKLab: edges that keep this near to their mean are of one colour. */
const PLAIN_EDGE = 0.045;
/** Of all that stands out, what must lie near one place. */
const GATHERED = 0.62;
/** Of the picture's longer side. */
const NEAR = 0.27;
/** In OKLab, between neighbouring cells: a side with less than this is empty. */
const EMPTY_DETAIL = 0.014;
const COUNTED_EMPTY = 2;

export function readComposition(sample: PictureSample): Composition {
  const edge = edgeCells(sample);
  const isCutOut = edge.filter((cell) => sample.opacity[cell]! < 0.5).length > edge.length * CUT_OUT_EDGE;
  const shown = sample.colours.filter((_, cell) => sample.opacity[cell]! > 0.5);
  const edgeMean = meanOf(edge.map((cell) => sample.colours[cell]!));
  const isPlain =
    edge.every((cell) => distance(sample.colours[cell]!, edgeMean) < PLAIN_EDGE * 3) &&
    meanDistance(
      edge.map((cell) => sample.colours[cell]!),
      edgeMean,
    ) < PLAIN_EDGE;
  const lightness = meanOf(shown)[0];
  return {
    subject: findSubject(sample, edgeMean, isCutOut),
    emptySides: isCutOut ? [] : findEmptySides(sample),
    lightness,
    contrast: Math.sqrt(
      shown.reduce((sum, [light]) => sum + (light - lightness) ** 2, 0) / Math.max(shown.length, 1),
    ),
    chroma: shown.reduce((sum, colour) => sum + chromaOf(colour), 0) / Math.max(shown.length, 1),
    background: !isCutOut && isPlain ? edgeMean : null,
    isCutOut,
  };
}

function edgeCells({ columns, rows }: PictureSample): number[] {
  return Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  });
}

/** The middle of what differs from the edges, if most of that lies near it. */
function findSubject(sample: PictureSample, edge: Lab, isCutOut: boolean): Composition['subject'] {
  const { columns, rows, colours, opacity } = sample;
  const weights = colours.map((colour, cell) =>
    isCutOut ? opacity[cell]! : distance(colour, edge) ** 2 + sample.detail[cell]! ** 2,
  );
  const place = (cell: number) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  const middle = { x: 0, y: 0 };
  for (const [cell, weight] of weights.entries()) {
    middle.x += (place(cell).x * weight) / total;
    middle.y += (place(cell).y * weight) / total;
  }
  const reach = NEAR * Math.max(columns, rows);
  const near = weights.reduce((sum, weight, cell) => {
    const { x, y } = place(cell);
    return Math.hypot(x - middle.x, y - middle.y) < reach ? sum + weight : sum;
  }, 0);
  // Evenly strewn, so much would lie within reach anyway.
  const chance = Math.min((Math.PI * reach ** 2) / (columns * rows), 1);
  if (near / total < Math.max(GATHERED, chance * 1.25) && !isCutOut) return null;
  const third = (share: number) => (share < 0.4 ? 0 : share > 0.6 ? 2 : 1);
  return {
    column: (['left', 'middle', 'right'] as const)[third(middle.x / columns)]!,
    row: (['top', 'middle', 'bottom'] as const)[third(middle.y / rows)]!,
  };
}

function findEmptySides(sample: PictureSample): Side[] {
  const { columns, rows } = sample;
  const lies: Record<Side, (column: number, row: number) => boolean> = {
    left: (column) => column < columns / 3,
    right: (column) => column >= (columns * 2) / 3,
    top: (_, row) => row < rows / 3,
    bottom: (_, row) => row >= (rows * 2) / 3,
  };
  return (Object.keys(lies) as Side[])
    .map((side) => {
      const cells = sample.colours.flatMap((_, cell) =>
        lies[side](cell % columns, Math.floor(cell / columns)) ? [sample.detail[cell]!] : [],
      );
      return { side, detail: cells.reduce((sum, detail) => sum + detail, 0) / Math.max(cells.length, 1) };
    })
    .filter(({ detail }) => detail < EMPTY_DETAIL)
    .sort((a, b) => a.detail - b.detail)
    .slice(0, COUNTED_EMPTY)
    .map(({ side }) => side);
}

function meanOf(colours: readonly Lab[]): Lab {
  const sum = [0, 0, 0];
  for (const colour of colours) for (const axis of [0, 1, 2] as const) sum[axis]! += colour[axis];
  const count = Math.max(colours.length, 1);
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

function meanDistance(colours: readonly Lab[], to: Lab): number {
  return colours.reduce((sum, colour) => sum + distance(colour, to), 0) / Math.max(colours.length, 1);
}

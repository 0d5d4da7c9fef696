import { chromaOf, distance, type Lab } from './oklab.ts';
import type { PictureSample } from './sample-picture.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The composition of a picture, derived from its pixels. */
export interface Composition {
  /** The third of the picture that draws the eye; null if no place stands out. */
  subject: { column: 'left' | 'middle' | 'right'; row: 'top' | 'middle' | 'bottom' } | null;
  /** Outer thirds with little detail, so with room for text, the emptiest first. */
  emptySides: Side[];
  /** Mean lightness, 0 to 1, and its standard deviation. */
  lightness: number;
  contrast: number;
  /** Mean OKLab chroma. */
  chroma: number;
  /** The color along the picture's edges, if it is nearly uniform. */
  background: Lab | null;
  /** Whether the background is transparent. */
  isCutOut: boolean;
}

/** Share of transparent cells along the edges from which a picture counts as a cut-out. */
const CUT_OUT_EDGE = 0.5;
/** Mean OKLab distance from the mean color, below which edges are uniform. */
const PLAIN_EDGE = 0.045;
/** Share of the visual weight that must lie near one place to be a subject. */
const SUBJECT_SHARE = 0.62;
/** Reach of a subject, as a share of the picture's longer side. */
const SUBJECT_REACH = 0.27;
/** Mean OKLab distance between neighboring cells, below which a side is empty. */
const EMPTY_DETAIL = 0.014;
const EMPTY_SIDES_MAX = 2;

export function readComposition(sample: PictureSample): Composition {
  const edge = edgeCells(sample);
  const isCutOut = edge.filter((cell) => sample.opacity[cell]! < 0.5).length > edge.length * CUT_OUT_EDGE;
  const shown = sample.colors.filter((_, cell) => sample.opacity[cell]! > 0.5);
  const edgeColors = edge.map((cell) => sample.colors[cell]!);
  const edgeMean = meanOf(edgeColors);
  const edgeDistances = edgeColors.map((color) => distance(color, edgeMean));
  const isPlain = Math.max(...edgeDistances) < PLAIN_EDGE * 3 && average(edgeDistances) < PLAIN_EDGE;
  const lightness = meanOf(shown)[0];
  return {
    subject: findSubject(sample, edgeMean, isCutOut),
    emptySides: isCutOut ? [] : findEmptySides(sample),
    lightness,
    contrast: Math.sqrt(average(shown.map(([light]) => (light - lightness) ** 2))),
    chroma: average(shown.map(chromaOf)),
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

/** Finds the center of everything that differs from the edges, if most of it lies near that center. */
function findSubject(sample: PictureSample, edge: Lab, isCutOut: boolean): Composition['subject'] {
  const { columns, rows, colors, opacity } = sample;
  const weights = colors.map((color, cell) =>
    isCutOut ? opacity[cell]! : distance(color, edge) ** 2 + sample.detail[cell]! ** 2,
  );
  const place = (cell: number) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  const middle = { x: 0, y: 0 };
  for (const [cell, weight] of weights.entries()) {
    middle.x += (place(cell).x * weight) / total;
    middle.y += (place(cell).y * weight) / total;
  }
  const reach = SUBJECT_REACH * Math.max(columns, rows);
  const near = weights.reduce((sum, weight, cell) => {
    const { x, y } = place(cell);
    return Math.hypot(x - middle.x, y - middle.y) < reach ? sum + weight : sum;
  }, 0);
  // The share within reach if the weight were spread evenly.
  const even = Math.min((Math.PI * reach ** 2) / (columns * rows), 1);
  if (near / total < Math.max(SUBJECT_SHARE, even * 1.25) && !isCutOut) return null;
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
      const cells = sample.colors.flatMap((_, cell) =>
        lies[side](cell % columns, Math.floor(cell / columns)) ? [sample.detail[cell]!] : [],
      );
      return { side, detail: average(cells) };
    })
    .filter(({ detail }) => detail < EMPTY_DETAIL)
    .sort((a, b) => a.detail - b.detail)
    .slice(0, EMPTY_SIDES_MAX)
    .map(({ side }) => side);
}

function meanOf(colors: readonly Lab[]): Lab {
  const [l, a, b] = [0, 1, 2].map((axis) => average(colors.map((color) => color[axis]!)));
  return [l!, a!, b!];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

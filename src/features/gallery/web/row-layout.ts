/** One justified row: the pictures from `start` up to `end`, without it. Pixels. */
export interface Row {
  start: number;
  end: number;
  top: number;
  height: number;
}

export interface RowLayout {
  rows: Row[];
  /** Whether the last row is not as wide as the list. */
  ragged: boolean;
  /** Of all rows, with the gap after each. */
  height: number;
}

/** Pixels between pictures and between rows. */
export const GAP = 4;

/** A picture's `--a`: a hundred times its width over its height, kept to what a page can show. */
export function aspectOf({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(Math.round((100 * width) / height), 40), 400);
}

/** The `--unit` of gallery-rows.css for a list of this width. */
export function unitFor(width: number): number {
  return BREAKPOINTS.find(({ from }) => width >= from)?.unit ?? 1.5;
}

/**
 * Breaks pictures into rows just as gallery-rows.css does: a line takes pictures while they fit at the least height
 * of a row, then grows to the width. With `more` to come, the last line is left out while it may still grow.
 */
export function layOutRows(aspects: readonly number[], width: number, more: boolean): RowLayout {
  const unit = unitFor(width);
  const rows: Row[] = [];
  let top = 0;
  let start = 0;
  /** Of the pictures of the line begun: their widths with the gaps between them, and their aspects. */
  let used = 0;
  let sum = 0;

  function close(end: number, free: number) {
    const gaps = (end - start - 1) * GAP;
    const height = snap(((used - gaps + free) * 100) / sum);
    rows.push({ start, end, top, height });
    top += height + GAP;
    start = end;
    used = 0;
    sum = 0;
  }

  aspects.forEach((aspect, i) => {
    const basis = Math.min(aspect * unit, width);
    if (i > start && used + GAP + basis > width) close(i, width - used);
    used += i > start ? GAP + basis : basis;
    sum += aspect;
  });
  // What fills the last line has no width, but a gap before it: it fits in, or goes on a line of its own.
  const full = used + GAP > width;
  const ragged = start < aspects.length && !full && !more;
  if (full) close(aspects.length, width - used);
  else if (ragged) close(aspects.length, 0);
  return { rows, ragged, height: top };
}

/** The rows that a stretch from `top` to `bottom` touches, as the first and one past the last. */
export function rowsBetween(rows: readonly Row[], top: number, bottom: number): [number, number] {
  const first = firstWhere(rows, (row) => row.top + row.height > top);
  return [
    first,
    Math.max(
      first,
      firstWhere(rows, (row) => row.top >= bottom),
    ),
  ];
}

/** The row of the picture with this number. */
export function rowOf(rows: readonly Row[], index: number): number {
  return firstWhere(rows, (row) => row.end > index);
}

/** The widths of a row's pictures follow from its height. */
export function centreOf(row: Row, aspects: readonly number[], index: number): number {
  let left = 0;
  for (let i = row.start; i < index; i++) left += ((aspects[i] ?? 0) * row.height) / 100 + GAP;
  return left + ((aspects[index] ?? 0) * row.height) / 200;
}

/** The widest first, as the container queries of gallery-rows.css. */
const BREAKPOINTS = [
  { from: 1760, unit: 3 },
  { from: 960, unit: 2.5 },
  { from: 560, unit: 2 },
];

/** Browsers lay out in 64ths of a pixel. */
function snap(pixels: number): number {
  return Math.floor(pixels * 64) / 64;
}

function firstWhere(rows: readonly Row[], holds: (row: Row) => boolean): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && holds(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}

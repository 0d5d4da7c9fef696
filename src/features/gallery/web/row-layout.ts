/** A justified row: the pictures from `start` to before `end`. Sizes in pixels. */
export interface Row {
  start: number;
  end: number;
  top: number;
  height: number;
}

export interface RowLayout {
  rows: Row[];
  /** Whether the last row is narrower than the list. */
  ragged: boolean;
  /** Height of all rows, with the gap after each. */
  height: number;
}

/** Pixels between pictures and between rows. */
export const GAP = 4;

/** A picture's `--a`: 100 × width / height, limited to usable shapes. */
export function aspectOf({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(Math.round((100 * width) / height), 40), 400);
}

/** The `--unit` of gallery-rows.css for a list of this width. */
export function unitFor(width: number): number {
  return BREAKPOINTS.find(({ from }) => width >= from)?.unit ?? 1.5;
}

/**
 * Breaks pictures into rows exactly as gallery-rows.css does: a line takes pictures while they fit at the minimum height,
 * then grows to the full width. If `more` pictures will follow, an unfilled last line is left out.
 */
export function layOutRows(aspects: readonly number[], width: number, more: boolean): RowLayout {
  const unit = unitFor(width);
  const rows: Row[] = [];
  let top = 0;
  let start = 0;
  /** Width of the current line's pictures with the gaps between them, and the sum of their aspects. */
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
  // The filler at the end has no width but a gap before it: it fits into the last line, or moves to the next one.
  const full = used + GAP > width;
  const ragged = start < aspects.length && !full && !more;
  if (full) close(aspects.length, width - used);
  else if (ragged) close(aspects.length, 0);
  return { rows, ragged, height: top };
}

/** The rows between `top` and `bottom`: the first one, and one past the last. */
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

/** The row of the picture with this index. */
export function rowOf(rows: readonly Row[], index: number): number {
  return firstWhere(rows, (row) => row.end > index);
}

/** The horizontal center of a picture, in pixels. */
export function centerOf(row: Row, aspects: readonly number[], index: number): number {
  let left = 0;
  for (let i = row.start; i < index; i++) left += ((aspects[i] ?? 0) * row.height) / 100 + GAP;
  return left + ((aspects[index] ?? 0) * row.height) / 200;
}

/** The width queries of gallery-rows.css, widest first. */
const BREAKPOINTS = [
  { from: 1760, unit: 3 },
  { from: 960, unit: 2.5 },
  { from: 560, unit: 2 },
];

/** Rounds down to 1/64 pixel, like browsers' layout. */
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

/** Size of the finished ad, pixels. */
interface Format {
  id: string;
  width: number;
  height: number;
}

/** An ad on the canvas, in CSS pixels. */
export interface Print {
  id: string;
  width: number;
  height: number;
  /** Width including the texts and buttons below the ad. */
  cellWidth: number;
}

export interface TableRow {
  prints: Print[];
  /** Height of the tallest print: prints are aligned at the bottom. */
  height: number;
  /** Free space at the end of the row, CSS pixels. */
  rest: number;
}

export const GAP = 24;
/** Minimum width for the buttons below a print. */
export const CELL_MIN = 216;

/**
 * Lays prints out in rows: in the given order, or from the tallest to the shortest if that wastes clearly less space.
 * Large ads look larger than small ones, but the differences are reduced; no ad is enlarged.
 * @param width of the canvas, CSS pixels
 */
export function layOutTable(formats: readonly Format[], width: number): TableRow[] {
  const listed = formats.map((format) => ({ ...format, ...idealSize(format) }));
  const tallestFirst = [...listed].sort((one, other) => other.idealHeight - one.idealHeight);
  const [inOrder, byHeight] = [breakRows(listed, width), breakRows(tallestFirst, width)];
  if (inOrder.cost <= byHeight.cost * MAX_ORDER_COST) return inOrder.rows;
  const isBare = ({ rest }: TableRow) => rest > MAX_BARE * width;
  return [...byHeight.rows.filter((row) => !isBare(row)), ...byHeight.rows.filter(isBare)];
}

/** Rows of which more than this part is empty come last: one tall ad alone is no first sight. */
const MAX_BARE = 0.3;

/** How many times more costly the given order may be. */
const MAX_ORDER_COST = 1.1;

/** Breaks rows at the lowest total cost. */
function breakRows(sizes: readonly Sized[], width: number): { rows: TableRow[]; cost: number } {
  // best[end - 1]: the cheapest rows for the first `end` prints.
  const best: { cost: number; start: number; row: TableRow }[] = [];
  for (let end = 1; end <= sizes.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const row = fitRow(sizes.slice(start, end), width);
      if (!row) break;
      const cost = (best[start - 1]?.cost ?? 0) + row.cost;
      const known = best[end - 1];
      if (!known || cost < known.cost)
        best[end - 1] = { cost, start, row: { prints: row.prints, height: row.height, rest: row.rest } };
    }
  }
  const rows: TableRow[] = [];
  for (let end = sizes.length; end > 0; ) {
    const found = best[end - 1];
    if (!found) break;
    rows.unshift(found.row);
    end = found.start;
  }
  return { rows, cost: best.at(-1)?.cost ?? 0 };
}

/** Displayed side of an ad of 1000 × 1000 pixels. */
const IDEAL_SIDE = 310;
/** How much of the real size differences is shown: 0 none, 1 all. */
const SIZE_CONTRAST = 0.27;
const MAX_HEIGHT = 520;
const SCALE_MIN = 0.72;
const SCALE_MAX = 1.3;

interface Sized extends Format {
  idealWidth: number;
  idealHeight: number;
}

function idealSize({ width, height }: Format): Pick<Sized, 'idealWidth' | 'idealHeight'> {
  const side = Math.sqrt(width * height);
  const shown = Math.min(side, IDEAL_SIDE * (side / 1_000) ** SIZE_CONTRAST);
  return { idealWidth: (width * shown) / side, idealHeight: (height * shown) / side };
}

/** Null if the prints do not fit in one row. */
function fitRow(sizes: readonly Sized[], width: number): (TableRow & { cost: number }) | null {
  const scale = scaleToFit(sizes, width);
  if (scale < SCALE_MIN && sizes.length > 1) return null;
  const prints = printsAt(sizes, scale, width);
  const height = Math.max(...prints.map((print) => print.height));
  const used = widthOf(prints);
  const bare = prints.reduce((sum, print) => sum + (height - print.height) * print.cellWidth, 0);
  const area = width * height;
  const cost =
    1.2 * Math.log(scale) ** 2 * sizes.length +
    3 * (bare / area) +
    1.4 * ((width - used) / width) ** 2 +
    0.02;
  return { prints, height, rest: width - used, cost };
}

/** The largest scale at which the prints fit, at most `SCALE_MAX`. */
function scaleToFit(sizes: readonly Sized[], width: number): number {
  let [low, high] = [0, SCALE_MAX];
  if (widthOf(printsAt(sizes, high, width)) <= width) return high;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (widthOf(printsAt(sizes, middle, width)) <= width) low = middle;
    else high = middle;
  }
  return low;
}

function printsAt(sizes: readonly Sized[], scale: number, tableWidth: number): Print[] {
  return sizes.map((size) => {
    const wanted = Math.min(
      size.idealWidth * scale,
      size.width,
      (MAX_HEIGHT * size.width) / size.height,
      tableWidth,
    );
    const width = Math.floor(wanted);
    return {
      id: size.id,
      width,
      height: Math.round((width * size.height) / size.width),
      cellWidth: Math.max(width, Math.min(CELL_MIN, tableWidth)),
    };
  });
}

function widthOf(prints: readonly Print[]): number {
  return prints.reduce((sum, { cellWidth }) => sum + cellWidth, GAP * (prints.length - 1));
}

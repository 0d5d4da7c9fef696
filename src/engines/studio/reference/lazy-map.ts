/** Reads a smooth field between the cells of a map, in cells from its first one; outside is as at the border. */
export type LazyMap = (x: number, y: number, out: Float64Array) => void;

/**
 * A coarse map of something soft that is expensive to compute. Cells are computed when they are first read.
 * @param fill writes the values of a cell, `out.length` of them
 */
export function createLazyMap(
  { columns, rows, fields }: { columns: number; rows: number; fields: number },
  fill: (column: number, row: number, out: Float64Array) => void,
): LazyMap {
  const cells = new Float32Array(columns * rows * fields).fill(Number.NaN);
  const cell = new Float64Array(fields);
  const read = (column: number, row: number, share: number, out: Float64Array) => {
    const at = (row * columns + column) * fields;
    if (Number.isNaN(cells[at])) {
      fill(column, row, cell);
      cells.set(cell, at);
    }
    for (let field = 0; field < fields; field++) out[field]! += cells[at + field]! * share;
  };
  return (x, y, out) => {
    const left = Math.min(columns - 1.001, Math.max(0, x));
    const top = Math.min(rows - 1.001, Math.max(0, y));
    const column = Math.floor(left);
    const row = Math.floor(top);
    const u = left - column;
    const v = top - row;
    out.fill(0);
    read(column, row, (1 - u) * (1 - v), out);
    read(column + 1, row, u * (1 - v), out);
    read(column, row + 1, (1 - u) * v, out);
    read(column + 1, row + 1, u * v, out);
  };
}

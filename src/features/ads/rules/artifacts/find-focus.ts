import { decodePicture, readPixels } from '#platform/images/decode-picture';

/** Pixels of each side of the square that the picture is squeezed into, and of its cells. */
const SIDE = 256;
const CELL = 4;
const CELLS = SIDE / CELL;
/** Color distance, 0 to 441, at which a cell counts as unlike the background. */
const UNLIKE = 60;
/** The share of the nearest border colors that a cell may resemble by chance. */
const BORDER_SHARE = 0.1;
/** Above this, an edge is no sharper to the eye. */
const EDGE_MAX = 40;
/** The weight of a cell without edges, and the sum of edges that adds 1 to it. */
const [EDGE_BASE, EDGE_WEIGHT] = [0.25, 200];
/** The square of the distance from the middle, in picture sides, at which a cell counts a third. */
const MIDDLE = 0.16;

/**
 * Finds what a picture shows: the middle of the cells that differ from the colors at the border, and are sharp. Blurred
 * lights and even grounds count little, and what is near the middle counts more.
 * @returns 0 to 1 from the left and the top
 */
export async function findFocus(bytes: Uint8Array): Promise<{ x: number; y: number }> {
  const squeezed = decodePicture({ bytes })
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha();
  const { pixels } = await readPixels(squeezed);
  const { colors, edges } = readCells(pixels);
  const distanceToBorder = measureBorder(colors);
  let [left, top, sum] = [0, 0, 0];
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const [x, y] = [((cell % CELLS) + 0.5) / CELLS, (Math.floor(cell / CELLS) + 0.5) / CELLS];
    const middle = Math.exp(-((x - 0.5) ** 2 + (y - 0.5) ** 2) / MIDDLE);
    const unlike = Math.min(1, distanceToBorder(cell) / UNLIKE);
    const weight = (unlike * (EDGE_BASE + edges[cell]! / EDGE_WEIGHT) * middle) ** 2;
    left += weight * x;
    top += weight * y;
    sum += weight;
  }
  return sum === 0 ? { x: 0.5, y: 0.5 } : { x: left / sum, y: top / sum };
}

/** The mean color of each cell, and the sum of its edges. */
function readCells(pixels: Uint8Array): { colors: Float32Array; edges: Float32Array } {
  const colors = new Float32Array(CELLS * CELLS * 3);
  const edges = new Float32Array(CELLS * CELLS);
  const light = (x: number, y: number) => {
    const at = (y * SIDE + x) * 3;
    return 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
  };
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const cell = Math.floor(y / CELL) * CELLS + Math.floor(x / CELL);
      const edge = 4 * light(x, y) - light(x - 1, y) - light(x + 1, y) - light(x, y - 1) - light(x, y + 1);
      edges[cell]! += Math.min(EDGE_MAX, Math.abs(edge));
      for (let channel = 0; channel < 3; channel++)
        colors[cell * 3 + channel]! += pixels[(y * SIDE + x) * 3 + channel]! / CELL ** 2;
    }
  return { colors, edges };
}

/** How unlike a cell's color is those of the cells along the border. */
function measureBorder(colors: Float32Array): (cell: number) => number {
  const last = CELLS - 1;
  // The outermost ring lacks the picture's own edge pixels.
  const ring = Array.from({ length: CELLS - 2 }, (_, index) => index + 1).flatMap((index) => [
    CELLS + index,
    (last - 1) * CELLS + index,
    index * CELLS + 1,
    index * CELLS + last - 1,
  ]);
  const border = Float32Array.from(ring.flatMap((cell) => [...colors.subarray(cell * 3, cell * 3 + 3)]));
  const squares = new Float32Array(ring.length);
  return (cell) => {
    const [red, green, blue] = [colors[cell * 3]!, colors[cell * 3 + 1]!, colors[cell * 3 + 2]!];
    for (let i = 0; i < squares.length; i++)
      squares[i] =
        (border[i * 3]! - red) ** 2 + (border[i * 3 + 1]! - green) ** 2 + (border[i * 3 + 2]! - blue) ** 2;
    return Math.sqrt(squares.sort()[Math.floor(squares.length * BORDER_SHARE)]!);
  };
}

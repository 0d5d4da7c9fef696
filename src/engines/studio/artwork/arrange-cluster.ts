import type { Random } from '../math/seeded-random.ts';

/** A drawing's place: the middle of its foot, to the right, up and away from the viewer, and its size. */
export interface Place {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  /** Radians, clockwise. */
  tilt: number;
  isMirrored: boolean;
}

interface Piece {
  count: number;
  width: number;
  height: number;
  /** In the air. */
  floats: boolean;
  /** Animals look both ways; lettering and clocks must not be mirrored. */
  turns: boolean;
  /** How much further apart than usual they are, 1 or more. */
  spread?: number;
}

/** Several of a thing around x = 0, each of them seen: rows in depth on the floor, a bunch in the air. */
export function arrangeCluster(piece: Piece, random: Random): Place[] {
  const { count } = piece;
  if (count === 1) return [placeOf(piece, { x: 0, y: 0, z: 0 }, 1, random)];
  return piece.floats ? bunch(piece, random) : rows(piece, random);
}

function rows(piece: Piece, random: Random): Place[] {
  const { count, width, spread = 1 } = piece;
  const deep = Math.max(0.3, Math.min(width, piece.height) * 0.75) * spread;
  // Those in a third row would stand right behind the first.
  const rowsWanted = count <= 3 ? 1 : count <= 8 || spread > 1 ? 2 : 3;
  const perRow = Math.ceil(count / rowsWanted);
  // With two or more rows there are gaps to look through.
  const step = width * (count <= 3 ? 1.02 : 1.24) * spread;
  const places: Place[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x =
      ((index % perRow) - (inRow - 1) / 2) * step + (row % 2 === 1 && inRow === perRow ? step / 2 : 0);
    const bend = count === 3 ? (x === 0 ? -0.4 : 0.25) : count === 2 ? (index - 0.5) * 0.35 : 0;
    const shrink = count === 3 && x !== 0 ? 0.93 : 1;
    places.push(
      placeOf(
        piece,
        {
          x: (count === 3 ? x * 0.86 : x) + random.between(-0.04, 0.04) * width,
          y: 0,
          z: row * deep * 1.15 + bend * deep + random.between(-0.08, 0.08) * deep,
        },
        shrink,
        random,
      ),
    );
  }
  return places;
}

/** Rings around the middle, as balloons hold together; each a little apart in height and depth. */
function bunch(piece: Piece, random: Random): Place[] {
  const { count, width, height, spread = 1 } = piece;
  const perRow = count <= 3 ? count : Math.ceil(Math.sqrt(count * 1.4));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = (index % perRow) - (inRow - 1) / 2;
    return placeOf(
      piece,
      {
        x: (x + random.between(-0.08, 0.08)) * width * 1.12 * spread,
        y:
          (row + random.between(-0.14, 0.14) + (Math.abs(index % 2) - 0.5) * 0.3) * height * 0.72 * spread +
          height * 0.2,
        z: (row * 0.3 + random.between(-0.2, 0.2)) * width,
      },
      1,
      random,
    );
  });
}

function placeOf(
  { width, height, count, floats, turns }: Piece,
  at: { x: number; y: number; z: number },
  shrink: number,
  random: Random,
): Place {
  const size = count === 1 ? 1 : shrink * random.between(0.95, 1.05);
  return {
    ...at,
    width: width * size,
    height: height * size,
    tilt: count === 1 ? 0 : random.between(-1, 1) * (floats ? 0.13 : 0.035),
    isMirrored: random.chance(0.5) && turns && count > 1,
  };
}

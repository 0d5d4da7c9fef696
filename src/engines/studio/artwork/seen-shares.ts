import { drawIcon } from './draw-icon.ts';
import { operandsOf } from './keeps-relation.ts';
import type { PlacedThing } from './placed-group.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** How much higher in a picture a thing stands for each unit that it is further away: sets are seen from above, more or less. */
const RISES = [0.12, 0.22] as const;
/** Rows and columns of a silhouette. */
const GRID = 14;

/**
 * The share of each drawing's silhouette, 0..1, that no nearer drawing covers, in the order of the places; of things in
 * another one, that of their upper half. Perspective is left out: it hardly changes what is hidden.
 */
export function seenShares(things: readonly ThingInPicture[], places: readonly PlacedThing[]): number[] {
  const inside = thingsInside(things);
  const farToNear = places.map((_, at) => at).sort((one, other) => places[other]!.z - places[one]!.z);
  const icons = places.map(({ thing }) => silhouetteOf(things[thing]!.thing.icon));
  return places.map((place, at) => {
    const nearer = farToNear
      .slice(farToNear.indexOf(at) + 1)
      .filter((other) => mayCover(places[other]!, place));
    if (nearer.length === 0) return 1;
    const shares = RISES.map((rise) => {
      const isFree = ([x, y]: readonly [number, number]) =>
        !nearer.some((other) => {
          const before = places[other]!;
          return isOpaque(icons[other]!, ...locate(before, x, y - rise * (before.z - place.z)));
        });
      const from = inside.has(place.thing) ? 0.5 : 0;
      const counted = icons[at]!.points.filter(([, up]) => up >= from);
      const points = counted.map(([right, up]) => project(place, right, up));
      // A drawing without a cell of the raster counts as seen.
      return points.length === 0 ? 1 : points.filter(isFree).length / points.length;
    });
    return Math.min(...shares);
  });
}

/** The numbers of the things that are in others: apples in a basket. */
export function thingsInside(things: readonly ThingInPicture[]): ReadonlySet<number> {
  return new Set(
    things.flatMap(({ relation }, at) => {
      if (relation === 'holds') return [at];
      return relation === 'in' ? operandsOf(at, things) : [];
    }),
  );
}

/** Whether boxes overlap to the side, however they lean. */
function mayCover(one: PlacedThing, other: PlacedThing): boolean {
  const reach = ({ width, height, tilt }: PlacedThing) => width / 2 + Math.abs(Math.sin(tilt)) * height;
  return Math.abs(one.x - other.x) < reach(one) + reach(other);
}

function project(
  { x, y, width, height, tilt, isMirrored }: PlacedThing,
  right: number,
  up: number,
): [x: number, y: number] {
  const [across, rise] = [right * width * (isMirrored ? -1 : 1), up * height];
  return [
    x + across * Math.cos(tilt) + rise * Math.sin(tilt),
    y - across * Math.sin(tilt) + rise * Math.cos(tilt),
  ];
}

function locate(
  { x: cx, y: cy, width, height, tilt, isMirrored }: PlacedThing,
  x: number,
  y: number,
): [right: number, up: number] {
  const [dx, dy] = [x - cx, y - cy];
  const across = dx * Math.cos(tilt) - dy * Math.sin(tilt);
  const rise = dx * Math.sin(tilt) + dy * Math.cos(tilt);
  return [(across / width) * (isMirrored ? -1 : 1), rise / height];
}

/** The opaque parts of a drawing, -0.5..0.5 to the right and 0..1 up. */
interface Silhouette {
  points: readonly (readonly [right: number, up: number])[];
  cells: readonly boolean[];
}

const silhouettes = new Map<string, Silhouette>();

function silhouetteOf(icon: string): Silhouette {
  const known = silhouettes.get(icon);
  if (known) return known;
  const { pixels, width, height } = drawIcon(icon, 1);
  const cells: boolean[] = [];
  const points: [number, number][] = [];
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const [x, y] = [(column + 0.5) / GRID, (row + 0.5) / GRID];
      const at = Math.floor(y * height) * width + Math.floor(x * width);
      const isOpaqueHere = pixels[at * 4 + 3]! > 127;
      cells.push(isOpaqueHere);
      if (isOpaqueHere) points.push([x - 0.5, 1 - y]);
    }
  const silhouette = { points, cells };
  silhouettes.set(icon, silhouette);
  return silhouette;
}

function isOpaque({ cells }: Silhouette, right: number, up: number): boolean {
  const [column, row] = [Math.floor((right + 0.5) * GRID), Math.floor((1 - up) * GRID)];
  return column >= 0 && column < GRID && row >= 0 && row < GRID && cells[row * GRID + column]!;
}

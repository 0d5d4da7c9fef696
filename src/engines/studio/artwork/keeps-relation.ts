import { isSpatial } from '../scene/relation.ts';
import { shelterFor } from './place-newcomer.ts';
import type { PlacedThing } from './placed-group.ts';
import { bearsThings, containerLevel, isOn, RIDDEN_IN, supportOf } from './supports.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** Least difference in depth that is seen, in heights of the main thing. */
const SEEN_DEPTH = 0.015;
/** Most that things side by side may overlap, as part of the narrower one. */
const OVERLAP = 0.25;
/** Farthest apart of what is "next to" another thing. */
const NEAR = 0.5;
const SLIP = 0.02;

/** A thing with its drawings. */
interface Placed {
  planned: ThingInPicture;
  places: readonly PlacedThing[];
}

/**
 * Whether a thing stands to those named before it as its relation says: to the one before, and to those that "and" joins to
 * that one.
 */
export function keepsRelation(
  at: number,
  things: readonly ThingInPicture[],
  places: readonly PlacedThing[],
): boolean {
  const placed = (index: number): Placed => ({
    planned: things[index]!,
    places: places.filter(({ thing }) => thing === index),
  });
  const other = placed(at);
  const before = operandsOf(at, things).map(placed);
  switch (other.planned.relation) {
    case 'between':
      return before.every((one) =>
        isBetween(one, other, things[at + 1]?.relation === 'and' ? placed(at + 1) : undefined),
      );
    case 'at':
      return before.some((one) => isNear(one, other));
    default: {
      const holds = RELATIONS[other.planned.relation ?? 'and'];
      return !holds || before.every((one) => holds(one, other));
    }
  }
}

/** "A cat and a dog": both are on the sofa that follows; but not the chair of "a cat on a chair and a dog". */
export function operandsOf(at: number, things: readonly ThingInPicture[]): number[] {
  const indices = [at - 1];
  const isJoined = (index: number) =>
    index > 0 &&
    things[index]!.relation === 'and' &&
    (index === 1 || !isSpatial(things[index - 1]!.relation));
  while (isJoined(indices[0]!)) indices.unshift(indices[0]! - 1);
  return indices;
}

const RELATIONS: Readonly<Record<string, (one: Placed, other: Placed) => boolean>> = {
  on: isUpon,
  in: isWithin,
  bears: (one, other) => isUpon(other, one),
  holds: (one, other) => isWithin(other, one),
  under: isUnder,
  over: (one, other) => isUnder(other, one) || isAbove(one, other),
  behind: isBehind,
  'in-front': (one, other) => isBehind(other, one),
  rings: isAround,
  around: (one, other) => isAround(other, one),
  left: isLeftOf,
  right: (one, other) => isLeftOf(other, one),
};

function isUpon(one: Placed, support: Placed): boolean {
  const { icon } = support.planned.thing;
  if (RIDDEN_IN.has(icon)) return isWithin(one, support);
  if (!bearsThings(icon)) return false;
  const { level } = supportOf(icon);
  return one.places.every((place) =>
    support.places.some(
      ({ x, y, width, height }) =>
        Math.abs(place.y - (y + level * height)) <= SLIP * height + SLIP &&
        Math.abs(place.x - x) <= width / 2,
    ),
  );
}

function isWithin(one: Placed, holder: Placed): boolean {
  const { icon } = holder.planned.thing;
  if (isOn(icon)) return isUpon(one, holder);
  if (containerLevel(icon) === undefined) return false;
  return one.places.every((place) =>
    holder.places.some(
      ({ x, y, z, width, height }) =>
        place.y >= y - SLIP && place.y < y + height && place.z >= z && Math.abs(place.x - x) <= width / 2,
    ),
  );
}

function isUnder(one: Placed, roof: Placed): boolean {
  const shelter = shelterFor(one.planned, roof.planned);
  if (shelter && one.places.every((place) => roof.places.some((over) => isSheltered(place, over, shelter))))
    return true;
  const { stance } = roof.planned.thing;
  return stance === 'stands' || stance === 'swims' ? isUpon(roof, one) : isAbove(roof, one);
}

function isSheltered(
  { x, y, width, height }: PlacedThing,
  over: PlacedThing,
  shelter: { room: number; width: number },
): boolean {
  const isLow = y + height <= over.y + shelter.room * over.height + SLIP && y >= over.y - SLIP;
  return isLow && Math.abs(x - over.x) + width / 2 <= (shelter.width * over.width) / 2 + SLIP;
}

function isAbove(one: Placed, other: Placed): boolean {
  const [upper, lower] = [boxOf(one), boxOf(other)];
  return upper.bottom >= lower.top - SLIP && gapBetween(upper, lower) < 0;
}

function isBehind(one: Placed, other: Placed): boolean {
  return boxOf(one).near - boxOf(other).far >= SEEN_DEPTH && gapBetween(boxOf(one), boxOf(other)) < 0;
}

function isLeftOf(one: Placed, other: Placed): boolean {
  const [left, right] = [boxOf(one), boxOf(other)];
  const narrower = Math.min(left.right - left.left, right.right - right.left);
  return left.right <= right.left + OVERLAP * narrower;
}

/** On both sides, and if there are more than two, nearer and farther, too. */
function isAround(one: Placed, ring: Placed): boolean {
  const { left, right, near, far } = boxOf(one);
  const middle = (left + right) / 2;
  const isSome = (isThere: (place: PlacedThing) => boolean) => ring.places.some(isThere);
  const isDeep = ring.places.length < 3 || (isSome(({ z }) => z < near) && isSome(({ z }) => z > far));
  return isDeep && isSome(({ x }) => x < middle - SLIP) && isSome(({ x }) => x > middle + SLIP);
}

function isBetween(one: Placed, other: Placed, last: Placed | undefined): boolean {
  const sides = [...other.places, ...(last?.places ?? [])].map((place) => ({
    planned: other.planned,
    places: [place],
  }));
  return sides.some((side) => isLeftOf(side, one)) && sides.some((side) => isLeftOf(one, side));
}

function isNear(one: Placed, other: Placed): boolean {
  const [first, second] = [boxOf(one), boxOf(other)];
  const isLevel = first.bottom < second.top && second.bottom < first.top;
  return gapBetween(first, second) <= NEAR && (isLevel || other.planned.thing.stance === 'sky');
}

function boxOf({ places }: Placed) {
  return {
    left: Math.min(...places.map(({ x, width }) => x - width / 2)),
    right: Math.max(...places.map(({ x, width }) => x + width / 2)),
    bottom: Math.min(...places.map(({ y }) => y)),
    top: Math.max(...places.map(({ y, height }) => y + height)),
    near: Math.min(...places.map(({ z }) => z)),
    far: Math.max(...places.map(({ z }) => z)),
  };
}

/** To the side; negative if they overlap. */
function gapBetween(one: { left: number; right: number }, other: { left: number; right: number }): number {
  return Math.max(one.left, other.left) - Math.min(one.right, other.right);
}

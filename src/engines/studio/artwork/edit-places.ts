import { clamp } from '../math/interpolate.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import { arrangeCluster } from './arrange-cluster.ts';
import { SIZE_POWER } from './arrange-things.ts';
import { GAP, isUp } from './place-newcomer.ts';
import { type PlacedThing, span } from './placed-group.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

interface Room {
  left: number;
  right: number;
  /** How much wider than before all things may become together, where a podium ends; as wide as the room unless given. */
  wider?: number;
}

/** Least size of an added thing that has little room, as part of its usual one. */
const SMALLEST = 0.55;
/** How far before the others a thing stands that would be hidden by them. */
const BEFORE = 0.4;

/**
 * Places for edited things: what is unchanged stays where it is. `things` has the edited ones in the same order, with a
 * count of 0 for those taken away, and added ones at the end; `ratios` are their drawings' widths by their heights.
 */
export function editPlaces(
  arranged: readonly PlacedThing[],
  original: readonly ThingInPicture[],
  { things, ratios }: { things: readonly ThingInPicture[]; ratios: readonly number[] },
  room: Room,
): PlacedThing[] {
  const { places, before } = withParts(arranged, original, things);
  const kept = things.flatMap((thing, at) => {
    const own = places.filter((place) => place.thing === at);
    const old = before[at];
    if (!old || thing.count === 0) return [];
    const exchanged =
      thing.thing === old.thing ? own : own.map((place) => exchange(place, old, thing, ratios[at]!));
    return exchanged.length > thing.count ? mostCentral(exchanged, thing.count) : exchanged;
  });
  const moved = before.reduce(
    (placed: readonly PlacedThing[], _, at) => moveAndScale(placed, at, things[at]!, room),
    letDown(kept, places, things),
  );
  const all = things.reduce((placed: readonly PlacedThing[], thing, at) => {
    const there = placed.filter((place) => place.thing === at).length;
    return there < thing.count
      ? addBeside(placed, places, { thing, at, ratio: ratios[at]!, before }, thing.count - there, room)
      : placed;
  }, moved);
  const added = things.slice(before.length);
  return added.reduce(
    (placed: PlacedThing[], thing, at) => moveAndScale(placed, before.length + at, thing, room),
    [...all],
  );
}

/** Lowers things whose support was removed to where that support stood. */
function letDown(
  kept: readonly PlacedThing[],
  places: readonly PlacedThing[],
  things: readonly ThingInPicture[],
): PlacedThing[] {
  const isGone = (host: PlacedThing) => things[host.thing]!.count === 0;
  const gone = places.filter(isGone);
  return gone.reduce(
    (standing: PlacedThing[], host) => {
      const upon = standing.filter((place) => findHost([host], place) && !isUp(things[place.thing]!));
      const drop = Math.min(...upon.map(({ y }) => y)) - host.y;
      return standing.map((place) => (upon.includes(place) ? { ...place, y: place.y - drop } : place));
    },
    [...kept],
  );
}

/** The things and places before, with those apart that a refinement chose of several. */
function withParts(
  arranged: readonly PlacedThing[],
  original: readonly ThingInPicture[],
  things: readonly ThingInPicture[],
): { places: readonly PlacedThing[]; before: readonly ThingInPicture[] } {
  let places = arranged;
  const before = [...original];
  for (const [at, { partOf }] of things.entries()) {
    // Things that were added before it stood nowhere; their own parts neither.
    if (at !== before.length || !partOf || partOf.thing >= before.length) continue;
    const whole = before[partOf.thing]!;
    const own = places
      .filter(({ thing }) => thing === partOf.thing)
      .toSorted((one, other) => one.x - other.x);
    const count = Math.min(own.length, partOf.count);
    const first = ((own.length - count) * (partOf.side + 1)) / 2;
    const chosen = own.slice(Math.floor(first), Math.floor(first) + count);
    places = places.map((place) => (chosen.includes(place) ? { ...place, thing: at } : place));
    before[partOf.thing] = { ...whole, count: whole.count - count };
    before.push({ ...whole, count });
  }
  return { places, before };
}

/** Scales around the middle of the thing's foot; moves to an edge or the middle of the room. */
function moveAndScale(
  places: readonly PlacedThing[],
  at: number,
  { size = 1, toward }: ThingInPicture,
  room: Room,
): PlacedThing[] {
  const own = places.filter((place) => place.thing === at);
  if (own.length === 0 || (size === 1 && toward === undefined)) return [...places];
  const [left, right] = span(own);
  const middle = (left + right) / 2;
  const low = Math.min(...own.map(({ y }) => y));
  // Larger ones stay in the picture, unless they stood partly outside of it before.
  const by = size > 1 ? Math.max(1, Math.min(size, (room.right - room.left) / (right - left))) : size;
  const width = (right - left) * by;
  const center = (room.left + room.right) / 2;
  const reach = Math.max(0, (room.right - room.left - width) / 2);
  const x = toward === undefined ? clamp(middle, center - reach, center + reach) : center + toward * reach;
  const others = places.filter((place) => place.thing !== at);
  const isHidden =
    toward !== undefined &&
    others.some((place) => Math.abs(place.x - x) < (place.width + width) * 0.4 && place.y < own[0]!.height);
  const nearest = Math.min(...others.map(({ z }) => z));
  const nearer = isHidden ? Math.min(0, nearest - BEFORE - Math.min(...own.map(({ z }) => z))) : 0;
  const scaled = places.map((place) =>
    place.thing === at
      ? {
          ...place,
          x: x + (place.x - middle) * by,
          y: low + (place.y - low) * by,
          z: place.z + nearer,
          width: place.width * by,
          height: place.height * by,
        }
      : place,
  );
  return by > 1 && toward === undefined ? makeWay(scaled, places, at, room) : scaled;
}

/** Its neighbors stand no more behind what became larger than before: they move aside, and all shrink to the room that there is. */
function makeWay(
  scaled: readonly PlacedThing[],
  before: readonly PlacedThing[],
  at: number,
  room: Room,
): PlacedThing[] {
  const isOwn = ({ thing }: PlacedThing) => thing === at;
  const [left, right] = span(before.filter(isOwn));
  const [newLeft, newRight] = span(scaled.filter(isOwn));
  const { y } = before.find(isOwn)!;
  // Its support and the things that it wears are before or behind it; they stay there.
  const isNeighbor = (place: PlacedThing) =>
    !isOwn(place) && Math.abs(place.y - y) < GAP && (place.x < left || place.x > right);
  const pushed = scaled.map((place) => {
    if (!isNeighbor(place)) return place;
    return { ...place, x: place.x + (place.x < left ? newLeft - left : newRight - right) };
  });
  const isInLine = (place: PlacedThing) => isOwn(place) || isNeighbor(place);
  const [low, high] = span(pushed.filter((_, index) => isInLine(scaled[index]!)));
  const by = Math.min(1, (room.right - room.left) / (high - low));
  const half = (room.right - room.left - (high - low) * by) / 2;
  const center = (room.left + room.right) / 2;
  const middle = clamp((low + high) / 2, center - half, center + half);
  return pushed.map((place, index) =>
    isInLine(scaled[index]!)
      ? {
          ...place,
          x: middle + (place.x - (low + high) / 2) * by,
          y: y + (place.y - y) * by,
          width: place.width * by,
          height: place.height * by,
        }
      : place,
  );
}

/** Another thing on the same spot, in a size that suits it. */
function exchange(
  place: PlacedThing,
  old: ThingInPicture,
  thing: ThingInPicture,
  ratio: number,
): PlacedThing {
  const by = Math.max(0.6, Math.min(1.25, (thing.thing.height / old.thing.height) ** SIZE_POWER));
  const longest = Math.max(place.width, place.height) * by;
  return { ...place, ...sizeOf(longest, ratio) };
}

function sizeOf(longest: number, ratio: number): { width: number; height: number } {
  return ratio > 1
    ? { width: longest, height: longest / ratio }
    : { width: longest * ratio, height: longest };
}

function mostCentral(places: readonly PlacedThing[], count: number): PlacedThing[] {
  const middle = places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const nearest = [...places].sort((a, b) => a.z - b.z || Math.abs(a.x - middle) - Math.abs(b.x - middle));
  const chosen = nearest.slice(0, count);
  return places.filter((place) => chosen.includes(place));
}

function addBeside(
  all: readonly PlacedThing[],
  original: readonly PlacedThing[],
  {
    thing,
    at,
    ratio,
    before,
  }: { thing: ThingInPicture; at: number; ratio: number; before: readonly ThingInPicture[] },
  many: number,
  room: Room,
): PlacedThing[] {
  const like = all.find((place) => place.thing === at);
  const head = original.find((place) => place.thing === 0) ?? original[0]!;
  const tall = (thing.thing.height / before[0]!.thing.height) ** SIZE_POWER;
  const longest = Math.max(head.width, head.height) * Math.max(0.45, Math.min(1.2, tall));
  const usual = like ? { width: like.width, height: like.height } : sizeOf(longest, ratio);
  if (thing.relation === 'over' && !like) {
    const bearer = thing.bearer ?? 0;
    const wearer = all.find((place) => place.thing === bearer) ?? head;
    return [
      ...all,
      ...putOver(wearer, usual, { at, ratio, many, isAnimal: isAnimal(before[bearer], wearer) }),
    ];
  }
  if (like) return fitMore(all, { thing, at, many }, { original, room });
  const [left, right] = span(all.length > 0 ? all : original);
  const free = { left: left - room.left - GAP, right: room.right - right - GAP };
  const asked = thing.relation === 'left' || thing.relation === 'right' ? thing.relation : undefined;
  const side = asked ?? (free.right >= free.left ? 'right' : 'left');
  const width = usual.width * Math.min(1, Math.max(SMALLEST, free[side] / usual.width));
  // Without room beside them, a thing stands before the others.
  const isTight = width > free[side];
  const toEdge = side === 'right' ? room.right - width / 2 : room.left + width / 2;
  const beside = side === 'right' ? right + GAP + width / 2 : left - GAP - width / 2;
  const placed: PlacedThing = {
    ...head,
    tilt: 0,
    thing: at,
    x: isTight ? toEdge : beside,
    y: isUp(thing) ? head.y + head.height * 0.8 : 0,
    z: isTight ? head.z - 0.35 : head.z,
    width,
    height: usual.height * (width / usual.width),
  };
  return many === 1
    ? [...all, placed]
    : fitMore([...all, placed], { thing, at, many: many - 1 }, { original, room });
}

/** Animals are drawn from the side, with their heads on the left. */
function isAnimal(thing: ThingInPicture | undefined, { width, height }: PlacedThing): boolean {
  return thing?.thing.category === 'nature' && width > height * 0.8;
}

/** On top of a thing, or on the head of an animal. */
function putOver(
  wearer: PlacedThing,
  usual: { width: number },
  { at, ratio, many, isAnimal: hasHead }: { at: number; ratio: number; many: number; isAnimal: boolean },
): PlacedThing[] {
  const step = (wearer.width * 0.8) / many;
  const width = Math.min(usual.width, many === 1 ? wearer.width * 0.55 : step);
  const middle = wearer.x - (hasHead ? 0.24 * wearer.width * (wearer.isMirrored ? -1 : 1) : 0);
  return Array.from({ length: many }, (_, index) => ({
    ...wearer,
    thing: at,
    x: middle + (index - (many - 1) / 2) * step,
    y: wearer.y + wearer.height * 0.82,
    z: wearer.z - 0.02,
    width,
    height: width / ratio,
  }));
}

/** From this many on, more of a thing stand in rows, not in one. */
const LEAST_IN_ROWS = 5;

/** More of a thing that is there, each of them seen: beside the others, all of which shrink to the room that there is. */
function fitMore(
  all: readonly PlacedThing[],
  { thing, at, many }: { thing: ThingInPicture; at: number; many: number },
  { original, room }: { original: readonly PlacedThing[]; room: Room },
): PlacedThing[] {
  const own = all.filter((place) => place.thing === at);
  const like = own[0]!;
  const host = isUp(thing) ? undefined : findHost(all, like);
  const isBeside = (place: PlacedThing) => {
    const apart = Math.abs(place.y - like.y);
    return isUp(thing) ? apart < like.height : host === undefined || (place !== host && apart < GAP);
  };
  const count = own.length + many;
  const others = all.filter((place) => place.thing !== at && isBeside(place));
  const more = count < LEAST_IN_ROWS ? inLine(own, others, many) : inRows(own, { thing, at, count });
  const [low, high] = span([...others, ...more]);
  const [from, to] = host ? span([host]) : span(original);
  const center = host || room.wider ? (from + to) / 2 : (room.left + room.right) / 2;
  const wide = host
    ? (to - from) * 0.9
    : Math.min(room.right - room.left, (to - from) * (room.wider ?? Infinity));
  const by = Math.min(1, wide / (high - low));
  const half = (wide - (high - low) * by) / 2;
  const middle = clamp((low + high) / 2, center - half, center + half);
  const ground = host || isUp(thing) ? like.y : 0;
  const shrunk = [...others, ...more].map((place) => ({
    ...place,
    x: middle + (place.x - (low + high) / 2) * by,
    y: ground + (place.y - ground) * by,
    z: like.z + (place.z - like.z) * by,
    width: place.width * by,
    height: place.height * by,
  }));
  return [...all.filter((place) => place.thing !== at && !isBeside(place)), ...shrunk];
}

/** The thing that carries another one. */
export function findHost(all: readonly PlacedThing[], { thing, x, y }: PlacedThing): PlacedThing | undefined {
  return all.find(
    (place) => y > GAP && place.thing !== thing && place.y < y && Math.abs(place.x - x) < place.width / 2,
  );
}

/** One after the other, beyond all that stands there. */
function inLine(own: readonly PlacedThing[], others: readonly PlacedThing[], many: number): PlacedThing[] {
  const line = [...own];
  for (let index = 0; index < many; index++) {
    const like = line.at(-1)!;
    const [left, right] = span(line);
    const [low, high] = span([...line, ...others]);
    const step = GAP + like.width / 2;
    line.push({ ...like, x: high - right <= left - low ? high + step : low - step });
  }
  return line;
}

function inRows(
  own: readonly PlacedThing[],
  { thing, at, count }: { thing: ThingInPicture; at: number; count: number },
): PlacedThing[] {
  const [left, right] = span(own);
  const low = Math.min(...own.map(({ y }) => y));
  const near = Math.min(...own.map(({ z }) => z));
  const { width, height } = own[0]!;
  const piece = { count, width, height, floats: isUp(thing), turns: thing.thing.category === 'nature' };
  const random = createRandom(hashText(`${thing.thing.icon}|${count}`));
  return arrangeCluster(piece, random).map((place) => ({
    ...place,
    thing: at,
    x: (left + right) / 2 + place.x,
    y: isUp(thing) ? low + place.y : low,
    z: near + place.z,
  }));
}

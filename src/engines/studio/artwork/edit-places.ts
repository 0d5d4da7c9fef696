import { clamp } from '../math/interpolate.ts';
import { SIZE_POWER } from './arrange-things.ts';
import { GAP } from './place-newcomer.ts';
import { type PlacedThing, span } from './placed-group.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

interface Room {
  left: number;
  right: number;
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
  places: readonly PlacedThing[],
  before: readonly ThingInPicture[],
  { things, ratios }: { things: readonly ThingInPicture[]; ratios: readonly number[] },
  room: Room,
): PlacedThing[] {
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
    kept,
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
  return places.map((place) =>
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
    const wearer = all.find((place) => place.thing === 0) ?? head;
    const width = Math.min(usual.width, wearer.width * 0.55);
    const top = wearer.y + wearer.height * 0.82;
    // Animals are drawn from the side, with their heads on the left.
    const isAnimal = before[0]!.thing.category === 'nature' && wearer.width > wearer.height * 0.8;
    const x = wearer.x - (isAnimal ? 0.24 * wearer.width * (wearer.isMirrored ? -1 : 1) : 0);
    return [...all, { ...wearer, thing: at, x, width, height: width / ratio, y: top, z: wearer.z - 0.02 }];
  }
  const result = [...all];
  for (let index = 0; index < many; index++) {
    const [left, right] = span(result.length > 0 ? result : original);
    const free = { left: left - room.left - GAP, right: room.right - right - GAP };
    const asked = thing.relation === 'left' || thing.relation === 'right' ? thing.relation : undefined;
    const side = asked ?? (free.right >= free.left ? 'right' : 'left');
    const by = Math.min(1, Math.max(SMALLEST, free[side] / usual.width));
    const width = usual.width * by;
    const isTight = width > free[side];
    const flies = thing.thing.stance === 'flies' || thing.thing.stance === 'sky';
    const placed = isTight && like ? usual.width : width;
    const toEdge = side === 'right' ? room.right - placed / 2 : room.left + placed / 2;
    const beside = side === 'right' ? right + GAP + width / 2 : left - GAP - width / 2;
    // Without room beside it, a thing stands before the others; one more of the same stands behind them.
    const behind = like ? 0.55 + 0.3 * index : -0.35;
    result.push({
      ...head,
      tilt: 0,
      thing: at,
      x: isTight ? toEdge : beside,
      y: like ? like.y : flies ? head.y + head.height * 0.8 : 0,
      z: isTight ? head.z + behind : (like?.z ?? head.z),
      width: placed,
      height: isTight && like ? usual.height : usual.height * by,
    });
  }
  return result;
}

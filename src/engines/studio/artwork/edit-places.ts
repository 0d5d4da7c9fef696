import { type PlacedThing, span } from './arrange-things.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

interface Room {
  left: number;
  right: number;
}

const SIZE_POWER = 0.3;
const GAP = 0.07;
/** Least size of an added thing that has little room, as part of its usual one. */
const SMALLEST = 0.55;

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
  return things.reduce((all, thing, at) => {
    const there = all.filter((place) => place.thing === at).length;
    return there < thing.count
      ? addBeside(all, places, { thing, at, ratio: ratios[at]!, before }, thing.count - there, room)
      : all;
  }, kept);
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
    const width = Math.min(usual.width, head.width * 0.55);
    const top = head.y + head.height * 0.82;
    // Animals are drawn from the side, with their heads on the left.
    const isAnimal = before[0]!.thing.category === 'nature' && head.width > head.height * 0.8;
    const x = head.x - (isAnimal ? 0.24 * head.width * (head.isMirrored ? -1 : 1) : 0);
    return [...all, { ...head, thing: at, x, width, height: width / ratio, y: top, z: head.z - 0.02 }];
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
    const toEdge = side === 'right' ? room.right - width / 2 : room.left + width / 2;
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
      width: isTight && like ? usual.width : width,
      height: isTight && like ? usual.height : usual.height * by,
    });
  }
  return result;
}

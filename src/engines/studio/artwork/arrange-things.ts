import type { Random } from '../math/seeded-random.ts';
import { arrangeCluster, type Place } from './arrange-cluster.ts';
import { containerLevel, supportOf } from './supports.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** A drawing in its place; `thing` is its number among the picture's things. */
export type PlacedThing = Place & { thing: number };

/** Things differ in size by this power of their true sizes, so that a mouse beside an elephant is seen. */
const SIZE_POWER = 0.3;
const GAP = 0.07;

interface Group {
  places: PlacedThing[];
  width: number;
  height: number;
}

/**
 * The things of a picture on one floor, in units of the main thing's height, the main one at x = 0. `ratios` are the
 * drawings' widths by their heights.
 */
export function arrangeThings(
  things: readonly ThingInPicture[],
  ratios: readonly number[],
  random: Random,
): PlacedThing[] {
  const head = things[0]!;
  const groups = things.map((planned, thing): Group => {
    const tall = (planned.thing.height / head.thing.height) ** SIZE_POWER;
    const ratio = ratios[thing]!;
    const longest = Math.max(0.5, Math.min(1.9, tall));
    const size =
      ratio > 1 ? { width: longest, height: longest / ratio } : { width: longest * ratio, height: longest };
    const { stance, category } = planned.thing;
    const floats = stance === 'flies' || stance === 'sky';
    const turns = category === 'nature';
    return toGroup(arrangeCluster({ ...size, count: planned.count, floats, turns }, random), thing);
  });
  return stand(things, groups, random);
}

function toGroup(places: readonly Place[], thing: number): Group {
  const placed = places.map((place) => ({ ...place, thing }));
  const [left, right] = span(placed);
  return {
    places: move(placed, -(left + right) / 2, 0, 0),
    width: right - left,
    height: Math.max(...placed.map(({ y, height }) => y + height)),
  };
}

export function span(places: readonly Place[]): [left: number, right: number] {
  return [
    Math.min(...places.map(({ x, width }) => x - width / 2)),
    Math.max(...places.map(({ x, width }) => x + width / 2)),
  ];
}

function move(places: readonly PlacedThing[], x: number, y: number, z: number): PlacedThing[] {
  return places.map((place) => ({ ...place, x: place.x + x, y: place.y + y, z: place.z + z }));
}

function grow({ places, width, height }: Group, by: number): Group {
  return {
    places: places.map((place) => ({
      ...place,
      x: place.x * by,
      y: place.y * by,
      z: place.z * by,
      width: place.width * by,
      height: place.height * by,
    })),
    width: width * by,
    height: height * by,
  };
}

function stand(things: readonly ThingInPicture[], groups: readonly Group[], random: Random): PlacedThing[] {
  const head = groups[0]!;
  const isUp = ({ thing }: ThingInPicture) => thing.stance === 'flies' || thing.stance === 'sky';
  let main = head.places;
  let main_y = isUp(things[0]!) && things.length === 1 ? 0.25 : 0;
  const rest: PlacedThing[] = [];
  let [left, right] = [-head.width / 2, head.width / 2];
  let onRight = random.chance(0.5);
  for (const [at, planned] of things.entries()) {
    if (at === 0) continue;
    const group = groups[at]!;
    const { icon } = planned.thing;
    const { relation } = planned;
    const isFirst = at === 1;
    if (isFirst && relation === 'on') {
      const { level, hasBack } = supportOf(icon);
      const wide = grow(group, Math.max(1, (head.width * (hasBack ? 1.5 : 1.12)) / group.width));
      rest.push(...move(wide.places, 0, 0, hasBack ? 0.12 : -0.02));
      main_y = wide.height * level;
      if (hasBack) main = grow(head, Math.min(1, (wide.height * 1.05) / head.height)).places;
      [left, right] = [Math.min(left, -wide.width / 2), Math.max(right, wide.width / 2)];
    } else if (isFirst && relation === 'in' && containerLevel(icon) !== undefined) {
      const roomy = grow(group, Math.max(1, (head.width * 1.25) / group.width));
      rest.push(...move(roomy.places, 0, 0, -0.05));
      main_y = roomy.height * containerLevel(icon)! * 0.5;
      [left, right] = [Math.min(left, -roomy.width / 2), Math.max(right, roomy.width / 2)];
    } else if (isFirst && (relation === 'over' || (isUp(things[0]!) && !isUp(planned)))) {
      rest.push(...move(group.places, 0, 0, 0.15));
      main_y = group.height * 1.04 + 0.08;
      main = move(main, (onRight ? 0.2 : -0.2) * group.width, 0, -0.1);
      [left, right] = [Math.min(left, -group.width / 2), Math.max(right, group.width / 2)];
    } else if (isFirst && relation === 'under') {
      const high = grow(
        group,
        Math.max(1, (head.height * 1.9) / group.height, (head.width * 1.3) / group.width),
      );
      rest.push(...move(high.places, 0, 0, 0.35));
      [left, right] = [Math.min(left, -high.width / 2), Math.max(right, high.width / 2)];
    } else if (isFirst && (relation === 'behind' || relation === 'in-front')) {
      const nearer = relation === 'behind' ? -1 : 1;
      const tall =
        nearer < 0
          ? grow(group, Math.min(1, (head.height * 0.8) / group.height))
          : grow(group, Math.max(1, (head.height * 1.35) / group.height));
      const x = (onRight ? 1 : -1) * Math.max(tall.width, head.width) * (nearer < 0 ? 0.5 : 0.38);
      rest.push(...move(tall.places, x, 0, nearer * 0.55));
      [left, right] = [Math.min(left, x - tall.width / 2), Math.max(right, x + tall.width / 2)];
      onRight = !onRight;
    } else if (isFirst && relation === 'between' && group.places.length > 1) {
      const half = Math.ceil(group.places.length / 2);
      const [one, other] = [toGroup(group.places.slice(0, half), at), toGroup(group.places.slice(half), at)];
      rest.push(...move(one.places, left - GAP - one.width / 2, 0, 0.1));
      rest.push(...move(other.places, right + GAP + other.width / 2, 0, 0.1));
      left -= GAP + one.width;
      right += GAP + other.width;
    } else if (isUp(planned)) {
      const tallest = Math.max(...rest.map(({ y, height }) => y + height), head.height + main_y);
      const x = (onRight ? 0.4 : -0.4) * (right - left);
      rest.push(...move(group.places, x, tallest * 0.85, 0.25));
      [left, right] = [Math.min(left, x - group.width / 2), Math.max(right, x + group.width / 2)];
      onRight = !onRight;
    } else {
      // "A cat to the left of a dog": the dog is named second and stands on the right.
      const sideways = relation === 'left' ? true : relation === 'right' ? false : onRight;
      const bigger = group.height > head.height * 1.15;
      // Beside larger things one stands a little before them.
      const gap = bigger ? -0.1 * Math.min(group.width, head.width) : GAP;
      const z = bigger ? 0.4 : group.height < head.height * 0.85 ? -0.25 : random.between(-0.08, 0.12);
      const x = sideways ? right + gap + group.width / 2 : left - gap - group.width / 2;
      rest.push(...move(group.places, x, 0, z));
      if (sideways) right = x + group.width / 2;
      else left = x - group.width / 2;
      onRight = !sideways;
    }
  }
  return [...move(main, 0, main_y, 0), ...rest];
}

import type { Random } from '../math/seeded-random.ts';
import type { Relation } from '../scene/relation.ts';
import { arrangeCluster, type Place } from './arrange-cluster.ts';
import { containerLevel, isOn, legRoom, supportOf } from './supports.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** A drawing in its place; `thing` is its number among the picture's things. */
export type PlacedThing = Place & { thing: number };

/** Things differ in size by this power of their true sizes, so that a mouse beside an elephant is seen. */
export const SIZE_POWER = 0.3;
/** Between things that stand side by side. */
export const GAP = 0.07;

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
  return placeGroups(things, groups, random);
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

/** The things that are placed so far. */
interface Standing {
  /** The main thing's drawings, which other things may lift, shift or shrink, and how high they stand. */
  main: PlacedThing[];
  mainY: number;
  others: PlacedThing[];
  left: number;
  right: number;
  /** The side of the next thing. */
  onRight: boolean;
}

/** Another thing to place. */
interface Newcomer {
  planned: ThingInPicture;
  group: Group;
  head: Group;
  random: Random;
}

function placeGroups(
  things: readonly ThingInPicture[],
  groups: readonly Group[],
  random: Random,
): PlacedThing[] {
  const head = groups[0]!;
  const standing: Standing = {
    main: head.places,
    mainY: isUp(things[0]!) && things.length === 1 ? 0.25 : 0,
    others: [],
    left: -head.width / 2,
    right: head.width / 2,
    onRight: random.chance(0.5),
  };
  for (const [at, planned] of things.entries()) {
    if (at === 0) continue;
    const newcomer = { planned, group: groups[at]!, head, random };
    const place = at === 1 ? chooseSecondPlace(things[0]!, newcomer) : chooseLaterPlace(newcomer);
    (place ?? (isUp(planned) ? placeAbove : placeBeside))(newcomer, standing);
  }
  const placed = [...move(standing.main, 0, standing.mainY, 0), ...standing.others];
  return standInTwoRows(things) ? staggered(placed) : placed;
}

/** From this many things on, one row would be a small band across the picture. */
const LEAST_IN_TWO_ROWS = 4;
/** How much nearer the front row stands, in heights of the main thing. */
const ROW_DEPTH = 1.1;

/** Whether many things stand side by side, with no other relation between them. */
export function standInTwoRows(things: readonly ThingInPicture[]): boolean {
  return (
    things.length >= LEAST_IN_TWO_ROWS &&
    things.every(
      (planned, at) =>
        planned.thing.stance === 'stands' &&
        (at === 0 || planned.relation === undefined || SIDE_BY_SIDE.has(planned.relation)),
    )
  );
}

const SIDE_BY_SIDE: ReadonlySet<Relation> = new Set(['and', 'with', 'at'] as const);

/** Two rows instead of one: the lower things before the gaps between the tall ones. */
function staggered(places: readonly PlacedThing[]): PlacedThing[] {
  const numbers = [...new Set(places.map(({ thing }) => thing))];
  const groups = numbers.map((number) =>
    toGroup(
      places.filter(({ thing }) => thing === number),
      number,
    ),
  );
  const byHeight = groups.toSorted((one, other) => other.height - one.height);
  const behind = byHeight.slice(0, Math.ceil(groups.length / 2));
  const before = byHeight.slice(behind.length);
  const inOrder = (row: readonly Group[]) => groups.filter((group) => row.includes(group));
  const front = inOrder(before);
  let x = 0;
  const placed = inOrder(behind).flatMap((group, at) => {
    const next = front[at];
    const back = move(group.places, x + group.width / 2, 0, ROW_DEPTH);
    x += group.width;
    if (!next) return back;
    // Little of what is behind may be hidden.
    const gap = Math.max(GAP * 2, next.width * FREE);
    const middle = x + gap / 2;
    x += gap;
    return [...back, ...move(next.places, middle, 0, 0)];
  });
  const [left, right] = span(placed);
  return move(placed, -(left + right) / 2, 0, 0);
}

/** How much of the width of a thing in the front row is before a gap. */
const FREE = 0.72;

function isUp({ thing }: ThingInPicture): boolean {
  return thing.stance === 'flies' || thing.stance === 'sky';
}

type PlaceNewcomer = (newcomer: Newcomer, standing: Standing) => void;

/** Only the second thing is placed by its relation to the main one. */
function chooseSecondPlace(main: ThingInPicture, { planned, group }: Newcomer): PlaceNewcomer | undefined {
  const { relation, thing } = planned;
  if (relation === 'in' && isOn(thing.icon)) return placeAsSupport;
  const holds = relation !== 'in' || containerLevel(thing.icon) !== undefined;
  const divides = relation !== 'between' || group.places.length > 1;
  const place = relation && holds && divides ? BY_RELATION[relation] : undefined;
  if (relation === 'on' || (relation === 'in' && place)) return place;
  return isUp(main) && !isUp(planned) ? placeUnderMain : place;
}

/** "A laptop and a cup on a desk": all that is there stands on it. */
function chooseLaterPlace({ planned }: Newcomer): PlaceNewcomer | undefined {
  return planned.relation === 'on' ? placeUnderAll : undefined;
}

function placeUnderAll({ planned, group }: Newcomer, standing: Standing): void {
  const { left, right } = standing;
  const { level, hasBack } = supportOf(planned.thing.icon);
  const wide = grow(group, Math.max(1, ((right - left) * 1.16) / group.width));
  const rise = wide.height * level;
  standing.others = standing.others.map((place) => ({
    ...place,
    y: place.y + rise,
    z: Math.max(-0.02, Math.min(0.05, place.z)),
  }));
  standing.mainY += rise;
  add(standing, wide, (left + right) / 2, 0, hasBack ? 0.12 : -0.04);
}

/** How the second thing is placed that the main one is on, in, over …; others stand beside it. */
const BY_RELATION: Partial<Record<Relation, PlaceNewcomer>> = {
  on: placeAsSupport,
  in: placeAsContainer,
  over: placeUnderMain,
  under: placeOverMain,
  behind: (newcomer, standing) => placeInDepth(newcomer, standing, -1),
  'in-front': (newcomer, standing) => placeInDepth(newcomer, standing, 1),
  between: placeOnBothSides,
};

/** "A cat on a chair" */
function placeAsSupport({ planned, group, head: cluster }: Newcomer, standing: Standing): void {
  const { level, hasBack } = supportOf(planned.thing.icon);
  const head = isRow(cluster) ? inRow(cluster, 1.04) : cluster;
  standing.main = head.places;
  const wide = grow(group, Math.max(1, (head.width * (hasBack ? 1.5 : 1.12)) / group.width));
  add(standing, wide, 0, 0, hasBack ? 0.12 : -0.02);
  standing.mainY = wide.height * level;
  if (hasBack) standing.main = grow(head, Math.min(1, (wide.height * 1.05) / head.height)).places;
}

/** "Flowers in a vase": one row, each of them seen above the rim. */
function placeAsContainer({ planned, group, head }: Newcomer, standing: Standing): void {
  const row = inRow(head, head.places.length > 5 ? 0.4 : 0.75);
  const roomy = grow(group, Math.max(1, (row.width * 1.25) / group.width));
  add(standing, roomy, 0, 0, -0.05);
  standing.main = row.places;
  standing.mainY = Math.max(0, roomy.height * containerLevel(planned.thing.icon)! - row.height * 0.28);
}

/** Whether several drawings sit or stand side by side on what is under them. */
function isRow({ places }: Group): boolean {
  return places.length > 1 && places.length <= 5;
}

/** Side by side, `step` of their width apart. */
function inRow({ places }: Group, step: number): Group {
  const width = Math.max(...places.map((place) => place.width));
  return {
    places: places.map((place, at) => ({
      ...place,
      x: (at - (places.length - 1) / 2) * step * width,
      y: 0,
      z: at % 2 === 0 ? 0 : 0.02,
    })),
    width: (places.length - 1) * step * width + width,
    height: Math.max(...places.map((place) => place.height)),
  };
}

/** "A bird over a house" */
function placeUnderMain({ group }: Newcomer, standing: Standing): void {
  add(standing, group, 0, 0, 0.15);
  standing.mainY = group.height * 1.04 + 0.08;
  standing.main = move(standing.main, (standing.onRight ? 0.2 : -0.2) * group.width, 0, -0.1);
}

/** "A dog under a tree" */
function placeOverMain({ planned, group, head }: Newcomer, standing: Standing): void {
  const room = legRoom(planned.thing.icon);
  if (room !== undefined) {
    // "A ball under a chair": seen between its legs.
    const high = Math.max(1, (head.height * 1.1) / (group.height * room), (head.width * 1.5) / group.width);
    add(standing, grow(group, high), 0, 0, -0.04);
    return;
  }
  const by = Math.max(1, (head.height * 1.9) / group.height, (head.width * 1.3) / group.width);
  add(standing, grow(group, by), 0, 0, 0.35);
}

/** "A dog behind a fence": the fence is nearer, `nearer` -1. */
function placeInDepth({ group, head }: Newcomer, standing: Standing, nearer: -1 | 1): void {
  const by =
    nearer < 0
      ? Math.min(1, (head.height * 0.8) / group.height)
      : Math.max(1, (head.height * 1.35) / group.height);
  const tall = grow(group, by);
  const x = (standing.onRight ? 1 : -1) * Math.max(tall.width, head.width) * (nearer < 0 ? 0.5 : 0.38);
  add(standing, tall, x, 0, nearer * 0.55);
  standing.onRight = !standing.onRight;
}

/** "A dog between two cats" */
function placeOnBothSides({ group }: Newcomer, standing: Standing): void {
  const half = Math.ceil(group.places.length / 2);
  const thing = group.places[0]!.thing;
  const [one, other] = [
    toGroup(group.places.slice(0, half), thing),
    toGroup(group.places.slice(half), thing),
  ];
  const { left, right } = standing;
  add(standing, one, left - GAP - one.width / 2, 0, 0.1);
  add(standing, other, right + GAP + other.width / 2, 0, 0.1);
}

/** Birds, the sun: above all that stands. */
function placeAbove({ group, head }: Newcomer, standing: Standing): void {
  const { others, mainY, left, right } = standing;
  const tallest = Math.max(...others.map(({ y, height }) => y + height), head.height + mainY);
  add(standing, group, (standing.onRight ? 0.4 : -0.4) * (right - left), tallest * 0.85, 0.25);
  standing.onRight = !standing.onRight;
}

function placeBeside({ planned, group, head, random }: Newcomer, standing: Standing): void {
  const { relation } = planned;
  // "A cat to the left of a dog": the dog is named second and stands on the right.
  const onRight = relation === 'left' ? true : relation === 'right' ? false : standing.onRight;
  const isBigger = group.height > head.height * 1.15;
  // Beside larger things one stands a little before them.
  const gap = isBigger ? -0.1 * Math.min(group.width, head.width) : GAP;
  const z = isBigger ? 0.4 : group.height < head.height * 0.85 ? -0.25 : random.between(-0.08, 0.12);
  const x = onRight ? standing.right + gap + group.width / 2 : standing.left - gap - group.width / 2;
  standing.others.push(...move(group.places, x, 0, z));
  if (onRight) standing.right = x + group.width / 2;
  else standing.left = x - group.width / 2;
  standing.onRight = !onRight;
}

/** Puts a group down, and widens what stands by it. */
function add(standing: Standing, { places, width }: Group, x: number, y: number, z: number): void {
  standing.others.push(...move(places, x, y, z));
  standing.left = Math.min(standing.left, x - width / 2);
  standing.right = Math.max(standing.right, x + width / 2);
}

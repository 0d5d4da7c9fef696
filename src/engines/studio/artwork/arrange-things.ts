import type { Random } from '../math/seeded-random.ts';
import type { Relation } from '../scene/relation.ts';
import { arrangeCluster } from './arrange-cluster.ts';
import { GAP, gather, isUp, placeNewcomer, placeUnderAll, type Standing } from './place-newcomer.ts';
import { type Group, inRow, isRow, move, type PlacedThing, span, toGroup } from './placed-group.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** Things differ in size by this power of their true sizes, so that a mouse beside an elephant is seen. */
export const SIZE_POWER = 0.3;

/**
 * The things of a picture on one floor, in units of the main thing's height, the main one at x = 0. `ratios` are the
 * drawings' widths by their heights; `spread` is how much further apart than usual they stand, 1 or more.
 */
export function arrangeThings(
  things: readonly ThingInPicture[],
  ratios: readonly number[],
  random: Random,
  spread = 1,
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
    const cluster = arrangeCluster({ ...size, count: planned.count, floats, turns, spread }, random);
    return toGroup(cluster.map((place) => ({ ...place, thing })));
  });
  const placed = clausesOf(things)
    .map(([from, to]) => placeClause(things.slice(from, to), groups.slice(from, to), { random, spread }))
    .reduce((before, clause) => placeBesideClause(before, clause, { random, spread }));
  const places = [...move(placed.main, 0, placed.mainY, 0), ...placed.others];
  return standInTwoRows(things) ? staggered(places) : places;
}

/**
 * Where clauses begin and end that are placed by themselves and then side by side: "a cat on a chair" and "a dog on a sofa".
 * What follows is related to all that the clause has so far: an apple and a pear on a table.
 */
function clausesOf(things: readonly ThingInPicture[]): [from: number, to: number][] {
  const starts = [0];
  for (const [at, { relation, isApart }] of things.entries()) {
    if (isApart) {
      starts.push(at);
      continue;
    }
    const soFar = things.slice(starts.at(-1)! + 1, at);
    const next = things.slice(at + 1).find((thing) => thing.relation !== 'and');
    const isJoined = at > 0 && !isRelatedToAll(relation) && relation !== 'between';
    if (isJoined && soFar.some((thing) => isRelatedToAll(thing.relation)) && isRelatedToAll(next?.relation))
      starts.push(at);
  }
  return starts.map((from, at) => [from, starts[at + 1] ?? things.length]);
}

function isRelatedToAll(relation: Relation | undefined): boolean {
  return relation !== undefined && HOSTING.has(relation);
}

const HOSTING: ReadonlySet<Relation> = new Set<Relation>([
  'on',
  'in',
  'under',
  'over',
  'behind',
  'in-front',
  'around',
  'rings',
  'bears',
  'holds',
]);

function placeClause(
  things: readonly ThingInPicture[],
  clusters: readonly Group[],
  { random, spread }: { random: Random; spread: number },
): Standing & { first: ThingInPicture } {
  const first = things[0]!;
  // On one support there is no room behind one another.
  const isOnSupport = things.slice(2).some(({ relation }) => relation === 'on');
  const groups = clusters.map((group) =>
    isOnSupport && (isRow(group) || (spread > 1 && group.places.length > 1)) ? inRow(group, 1.04) : group,
  );
  const [main] = groups;
  const standing: Standing & { first: ThingInPicture } = {
    first,
    main: main!.places,
    mainY: isUp(first) && things.length === 1 ? 0.25 : 0,
    others: [],
    left: -main!.width / 2,
    right: main!.width / 2,
    onRight: random.chance(0.5),
  };
  for (const [at, planned] of things.entries()) {
    if (at === 0) continue;
    const isSecond = at === 1;
    const isOfAll = isRelatedToAll(planned.relation);
    const newcomer = {
      planned,
      group: groups[at]!,
      main: isSecond || isOfAll ? things[at - 1]! : undefined,
      head: !isSecond && isOfAll && planned.relation !== 'on' ? gather(standing) : main!,
      closes:
        planned.relation === 'and' && things[at - 1]!.relation === 'between' && things[at - 1]!.count === 1,
      random,
      spread,
    };
    if (!isSecond && planned.relation === 'on') placeUnderAll(newcomer, standing);
    else placeNewcomer(newcomer, standing);
  }
  return standing;
}

function placeBesideClause(
  before: Standing & { first: ThingInPicture },
  clause: Standing & { first: ThingInPicture },
  { random, spread }: { random: Random; spread: number },
): Standing & { first: ThingInPicture } {
  const head = gather(before);
  const group = gather(clause);
  const newcomer = { planned: clause.first, group, main: undefined, head, closes: false, random, spread };
  placeNewcomer(newcomer, before);
  return before;
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
  const groups = numbers.map((number) => toGroup(places.filter(({ thing }) => thing === number)));
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

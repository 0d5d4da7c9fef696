import { createRandom, type Random } from '../math/seeded-random.ts';
import { isSpatial } from '../scene/relation.ts';
import { arrangeThings } from './arrange-things.ts';
import { drawingRatio } from './drawing-ratio.ts';
import { keepsRelation, operandsOf } from './keeps-relation.ts';
import { type PlacedThing, span } from './placed-group.ts';
import { seenShares, thingsInside } from './seen-shares.ts';
import { NECKED } from './supports.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** Seeds of the arrangements that are tried: chance chooses sides in each. */
const TRIALS = [1, 2, 3, 4, 5, 6];
/** How much further apart than usual things are tried to stand. */
const SPREADS = [1, 1.2, 1.45, 1.75];
/** Least part of a silhouette that is not covered; of what is asked to be behind something, or in it. */
const SEEN = 0.5;
const SEEN_BEHIND = 0.3;
const SEEN_INSIDE = 0.33;
/** In a bunch of this many flowers, blooms overlap. */
const BUNCH = 6;
const SEEN_IN_BUNCH = 0.12;

/** From this many drawings on, small ones may get lost. */
const CROWD = 7;
/** Least length of a drawing, as parts of the width and the height of all: pictures are filled to the side rather than upward. */
const SMALLEST = { wide: 0.06, tall: 0.1 };

/** Arrangements that chance may choose from, and for each thing whether it stands as its relation says in all of them. */
interface Arrangements {
  kept: readonly boolean[];
  choice: readonly (readonly PlacedThing[])[];
}

/**
 * The things arranged so that each of their drawings is seen, and stands as its relation says if any arrangement shows that:
 * `keptRelations` holds for every `random`.
 */
export function arrangeVisibly(things: readonly ThingInPicture[], random: Random): readonly PlacedThing[] {
  const ratios = ratiosOf(things);
  const own = arrangeThings(things, ratios, random);
  const { kept, choice } = arrangementsOf(things);
  const isAsGood =
    isAllSeen(things, own) &&
    kept.every((isKept, at) => !isKept || at === 0 || keepsRelation(at, things, own));
  return isAsGood ? own : random.pick(choice);
}

/**
 * Whether each thing stands as its relation says, wherever chance puts it. Finding that out rasterizes the drawings and tries
 * up to 54 arrangements; the answer is cached for the array, so that callers pass the same one again.
 */
export function keptRelations(things: readonly ThingInPicture[]): readonly boolean[] {
  if (!things.some(({ relation }, at) => at > 0 && isSpatial(relation))) return things.map(() => true);
  return arrangementsOf(things).kept;
}

const known = new WeakMap<readonly ThingInPicture[], Arrangements>();

function arrangementsOf(things: readonly ThingInPicture[]): Arrangements {
  const before = known.get(things);
  if (before) return before;
  const found = findArrangements(things);
  known.set(things, found);
  return found;
}

/** One arrangement, and for each thing whether it stands as its relation says there. */
interface Trial {
  places: readonly PlacedThing[];
  kept: readonly boolean[];
}

/**
 * The narrowest arrangements that show all; if some things would be too small among many larger ones, all as large as the main
 * one; in the end things side by side, whose relations are not kept.
 */
function findArrangements(things: readonly ThingInPicture[]): Arrangements {
  const { height } = things[0]!.thing;
  const sameHeight = things.map((planned) => ({ ...planned, thing: { ...planned.thing, height } }));
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  const asTrial = (places: readonly PlacedThing[]): Trial => ({ places, kept: keptIn(things, places) });
  const tried: Trial[][] = [];
  for (const arranged of count < CROWD ? [things] : [things, sameHeight])
    for (const spread of SPREADS) {
      const shown = arrangeBySeeds(arranged, spread).filter((places) => isAllSeen(things, places));
      const trials = shown.map(asTrial);
      if (trials.some(({ kept }) => kept.every(Boolean))) return bestOf([trials]);
      tried.push(trials);
    }
  const apart = sameHeight.map((planned) => ({ ...planned, relation: 'and' as const }));
  return bestOf([...tried, arrangeBySeeds(apart, SPREADS.at(-1)!).map(asTrial)]);
}

/** The arrangements of all seeds. */
function arrangeBySeeds(things: readonly ThingInPicture[], spread: number): PlacedThing[][] {
  const ratios = ratiosOf(things);
  return TRIALS.map((seed) => arrangeThings(things, ratios, createRandom(seed), spread));
}

/** The first trials that keep most relations. */
function bestOf(tried: readonly (readonly Trial[])[]): Arrangements {
  const countOf = ({ kept }: Trial) => kept.filter(Boolean).length;
  const most = Math.max(...tried.flat().map(countOf));
  const best = tried
    .map((trials) => trials.filter((trial) => countOf(trial) === most))
    .find((trials) => trials.length > 0)!;
  return {
    kept: best[0]!.kept.map((_, at) => best.every(({ kept }) => kept[at])),
    choice: best.map(({ places }) => places),
  };
}

function keptIn(things: readonly ThingInPicture[], places: readonly PlacedThing[]): boolean[] {
  return things.map((_, at) => at === 0 || keepsRelation(at, things, places));
}

function isAllSeen(things: readonly ThingInPicture[], places: readonly PlacedThing[]): boolean {
  const [left, right] = span(places);
  const tall = Math.max(...places.map(({ y, height }) => y + height));
  const smallest = Math.max((right - left) * SMALLEST.wide, tall * SMALLEST.tall);
  if (places.some(({ width, height }) => Math.max(width, height) < smallest)) return false;
  const least = leastSeen(things);
  return seenShares(things, places).every((share, at) => share >= least[places[at]!.thing]!);
}

/** "A mouse behind a cheese": part of it is hidden as asked. */
function leastSeen(things: readonly ThingInPicture[]): number[] {
  const inside = thingsInside(things);
  const isVase = things.some(({ thing }) => NECKED.has(thing.icon));
  const least = things.map(({ count }, at): number => {
    if (!inside.has(at)) return SEEN;
    return isVase && count >= BUNCH ? SEEN_IN_BUNCH : SEEN_INSIDE;
  });
  for (const [at, { relation }] of things.entries()) {
    if (relation === 'in-front') least[at] = SEEN_BEHIND;
    if (relation === 'behind') for (const operand of operandsOf(at, things)) least[operand] = SEEN_BEHIND;
  }
  return least;
}

function ratiosOf(things: readonly ThingInPicture[]): number[] {
  return things.map(({ thing }) => drawingRatio(thing.icon));
}

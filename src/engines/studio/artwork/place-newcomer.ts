import type { Random } from '../math/seeded-random.ts';
import { type Group, grow, inRow, isRow, move, type PlacedThing, span, toGroup } from './placed-group.ts';
import {
  bearsThings,
  containerLevel,
  isOn,
  NECKED,
  RIDDEN_IN,
  shelterOf,
  shelterOfBoats,
  supportOf,
} from './supports.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** Between things that stand side by side. */
export const GAP = 0.07;

/** The things that are placed so far. */
export interface Standing {
  /** The main thing's drawings, which other things may lift, shift or shrink, and how high they stand. */
  main: PlacedThing[];
  mainY: number;
  others: PlacedThing[];
  left: number;
  right: number;
  /** The side of the next thing. */
  onRight: boolean;
}

/** Another thing to place, by its relation to the one before it. */
interface Newcomer {
  planned: ThingInPicture;
  group: Group;
  /** What it is related to; undefined if it only stands beside all that is there. */
  main: ThingInPicture | undefined;
  /** The main thing's drawings, or all that stands so far. */
  head: Group;
  /** Whether it completes "between one and another". */
  closes: boolean;
  random: Random;
  /** How much further apart than usual things stand, 1 or more. */
  spread: number;
}

export function isUp({ thing }: ThingInPicture): boolean {
  return thing.stance === 'flies' || thing.stance === 'sky';
}

/** Things stand as their relation says if a drawing allows it, else side by side. */
export function placeNewcomer(newcomer: Newcomer, standing: Standing): void {
  const { planned, main } = newcomer;
  const place = choosePlace(newcomer);
  if (place) place(newcomer, standing);
  else if (isUp(planned) && !isSide(newcomer)) placeAbove(newcomer, standing);
  else placeBeside(newcomer, standing);
  const keepsHeight = isSide(newcomer) || planned.relation === 'behind' || planned.relation === 'in-front';
  if (main && isUp(main) && !isUp(planned) && keepsHeight) standing.mainY = newcomer.group.height * 0.4;
}

type PlaceNewcomer = (newcomer: Newcomer, standing: Standing) => void;

function choosePlace(newcomer: Newcomer): PlaceNewcomer | undefined {
  const { planned, main, group } = newcomer;
  if (!main) return undefined;
  const { icon } = planned.thing;
  switch (planned.relation) {
    case 'on':
      return RIDDEN_IN.has(icon) ? placeAsContainer : placeAsSupport;
    case 'in':
      if (isOn(icon)) return placeAsSupport;
      return containerLevel(icon) === undefined ? lifted(newcomer) : placeAsContainer;
    case 'bears':
      return bearsThings(main.thing.icon) ? turnedRound('on') : lifted(newcomer);
    case 'holds':
      if (isOn(main.thing.icon)) return turnedRound('on');
      return containerLevel(main.thing.icon) === undefined ? lifted(newcomer) : turnedRound('in');
    case 'over':
      return shelterFor(planned, main) ? turnedRound('under') : placeUnderMain;
    case 'under':
      if (isUp(planned)) return placeAbove;
      if (shelterFor(main, planned)) return placeOverMain;
      // "A book under a lamp": the lamp stands on it.
      return bearsThings(main.thing.icon) && group.places.length === 1 && isLighter(planned, main)
        ? turnedRound('on')
        : placeInBack;
    case 'behind':
      return placeBeforeMain;
    case 'in-front':
      return placeInBack;
    case 'between':
      return group.places.length > 1 ? placeOnBothSides : undefined;
    case 'rings':
      return group.places.length > 1 ? placeAround : undefined;
    case 'around':
      return newcomer.head.places.length > 1 ? turnedRound('rings') : undefined;
    default:
      return isSide(newcomer) ? undefined : lifted(newcomer);
  }
}

/** What flies is above what stands, unless their relation says where it is. */
function lifted({ planned, main }: Newcomer): PlaceNewcomer | undefined {
  return main && isUp(main) && !isUp(planned) ? placeUnderMain : undefined;
}

/** The room under a thing for another one. */
export function shelterFor({ thing }: ThingInPicture, roof: ThingInPicture) {
  return (
    shelterOf(roof.thing.icon) ?? (thing.stance === 'swims' ? shelterOfBoats(roof.thing.icon) : undefined)
  );
}

/** Whether one thing may stand on another. */
function isLighter(upper: ThingInPicture, lower: ThingInPicture): boolean {
  return upper.thing.height <= lower.thing.height * 1.6 && upper.thing.stance === 'stands';
}

function isSide({ planned, closes }: Newcomer): boolean {
  const { relation, thing } = planned;
  if (relation === 'at') return thing.stance !== 'sky';
  return closes || relation === 'left' || relation === 'right' || relation === 'between';
}

/** The other way round: the main thing supports or contains the newcomer. */
function turnedRound(relation: 'on' | 'in' | 'under' | 'rings'): PlaceNewcomer {
  return ({ planned, group, main, head, ...others }, standing) => {
    const turned: Standing = { ...standing, main: group.places, mainY: 0, others: [], left: 0, right: 0 };
    const newcomer = { ...others, planned: { ...main!, relation }, group: head, main: planned, head: group };
    PLACES_OF_OTHERS[relation](newcomer, turned);
    standing.main = turned.others;
    standing.mainY = 0;
    standing.others = move(turned.main, 0, turned.mainY, 0);
    standing.left = turned.left;
    standing.right = turned.right;
  };
}

const PLACES_OF_OTHERS = {
  on: placeAsSupport,
  in: placeAsContainer,
  under: placeOverMain,
  rings: placeAround,
};

/** "A laptop and a cup on a desk": all that is there stands on it. */
export function placeUnderAll({ planned, group }: Newcomer, standing: Standing): void {
  const { left, right } = standing;
  const { level, hasBack } = supportOf(planned.thing.icon);
  const wide = grow(group, Math.max(1, ((right - left) * 1.16) / group.width));
  const rise = wide.height * level;
  const upon = (place: PlacedThing) => ({ ...place, z: Math.max(-0.02, Math.min(0.05, place.z)) });
  standing.main = standing.main.map(upon);
  standing.others = move(standing.others.map(upon), 0, rise, 0);
  standing.mainY += rise;
  add(standing, wide, (left + right) / 2, 0, hasBack ? 0.12 : -0.04);
}

/** "A cat on a chair" */
function placeAsSupport({ planned, group, head: cluster, spread }: Newcomer, standing: Standing): void {
  const { level, hasBack, isFlat } = supportOf(planned.thing.icon);
  const head = isRow(cluster) || (!isFlat && spread > 1) ? inRow(cluster, 1.04) : cluster;
  standing.main = head.places;
  const wide = grow(group, Math.max(1, (head.width * (hasBack ? 1.5 : 1.12)) / group.width));
  add(standing, wide, 0, 0, hasBack ? 0.12 : -0.02);
  standing.mainY = wide.height * level;
  if (hasBack && !isFlat) standing.main = grow(head, Math.min(1, (wide.height * 1.05) / head.height)).places;
}

/** "Flowers in a vase": rows, each thing of them seen above the rim or the row before. */
function placeAsContainer({ planned, group, head, spread }: Newcomer, standing: Standing): void {
  const areSlim = head.places.every(({ width, height }) => width < height * SLIM);
  if (NECKED.has(planned.thing.icon) && areSlim) {
    fanOut({ group, head, spread }, standing, containerLevel(planned.thing.icon)!);
    return;
  }
  const row = heaped(head, 0.75 * Math.min(spread, 1.2));
  // Wider ones have their handles at the side of what is in them.
  const roomy = grow(group, Math.max(1, (row.width * 1.25 * Math.max(1, spread / 1.2)) / group.width));
  add(standing, roomy, 0, 0, -0.05);
  standing.main = row.places;
  standing.mainY = Math.max(
    0,
    roomy.height * containerLevel(planned.thing.icon)! - head.places[0]!.height * 0.28,
  );
}

/** Width by height of what fits through a neck. */
const SLIM = 0.75;
/** Radians to each side that stems lean in a vase, and how much of them is inside. */
const LEAN = 0.42;
const INSIDE = 0.36;
/** How much higher each tier of blooms is, and all tiers at most, as parts of the stems' height: even the highest stems begin below the rim. */
const TIER = 0.17;
const HIGHEST = 0.46;

/** From this many on they are heaped. */
const LEAST_IN_HEAP = 6;

/**
 * Side by side, `step` of their width apart; many in rows, each one shorter than the row before it, half a step of their height
 * above it, and 0.03 of the main thing's height behind it.
 */
function heaped(head: Group, step: number): Group {
  const { places } = head;
  if (places.length < LEAST_IN_HEAP) return inRow(head, step);
  const rows: PlacedThing[] = [];
  let longest = 1;
  while ((longest * (longest + 1)) / 2 < places.length) longest++;
  for (let row = 0; rows.length < places.length; row++) {
    const own = toGroup(places.slice(rows.length, rows.length + longest - row));
    rows.push(...move(inRow(own, step).places, 0, row * 0.5 * step * own.height, row * 0.03));
  }
  return toGroup(rows);
}

/** "Tulips in a vase": stems that meet in the neck and blooms that spread above it. */
function fanOut(
  { group, head, spread }: Pick<Newcomer, 'group' | 'head' | 'spread'>,
  standing: Standing,
  level: number,
): void {
  const count = head.places.length;
  const tall = Math.max(...head.places.map(({ height }) => height));
  const vase = grow(group, (tall * 0.82) / group.height);
  add(standing, vase, 0, 0, -0.05);
  standing.mainY = Math.max(0, vase.height * level - tall * INSIDE);
  const tiers = count > 8 ? 4 : count > 5 ? 3 : count > 3 ? 2 : 1;
  const step = tall * Math.min(TIER, HIGHEST / tiers);
  standing.main = head.places.map((place, at) => {
    const side = count === 1 ? 0 : (2 * at) / (count - 1) - 1;
    const tier = at % tiers;
    const lean = side * LEAN * spread * Math.min(1, 0.45 + count * 0.14);
    // Around the neck, which is above the foot.
    const x = -Math.sin(lean) * tall * INSIDE + side * vase.width * 0.06;
    const y = tall * INSIDE * (1 - Math.cos(lean)) + tier * step;
    return { ...place, x, y, z: 0.03 * tier + 0.002 * at, tilt: lean };
  });
  const reach = tall * (1 - INSIDE) * Math.sin(LEAN * spread);
  standing.left = Math.min(standing.left, -reach);
  standing.right = Math.max(standing.right, reach);
}

/** "A bird over a house" */
function placeUnderMain({ group }: Newcomer, standing: Standing): void {
  add(standing, group, 0, 0, 0.15);
  standing.mainY = group.height * 1.04 + 0.08;
  standing.main = move(standing.main, (standing.onRight ? 0.2 : -0.2) * group.width, 0, -0.1);
}

/** "A ball under a chair", "a dog under a tree" */
function placeOverMain({ planned, main, group, head }: Newcomer, standing: Standing): void {
  const { room, width, isBefore } = shelterFor(main!, planned)!;
  const by = Math.max(1, (head.height * 1.1) / (group.height * room), head.width / (group.width * width));
  add(standing, grow(group, by), 0, 0, isBefore ? -0.04 : 0.35);
}

/** How far apart in depth things stand one behind the other. */
const DEPTH = 0.55;

/** A fence, a bench: width by height from which something is before all of what is behind it. */
const LONG = 2;

/** "A dog behind a fence": the fence is nearer. */
function placeBeforeMain({ group, head, spread }: Newcomer, standing: Standing): void {
  const z = Math.min(0, nearest(head)) - DEPTH;
  if (group.width > group.height * LONG) {
    // As long as what stands behind it, and not too high for that.
    const by = Math.min((head.width * 1.2) / group.width, (head.height * 0.62) / group.height);
    add(standing, grow(group, by), 0, 0, z);
    return;
  }
  const low = grow(group, Math.min(1, (head.height * 0.8) / group.height));
  const x = (standing.onRight ? 0.5 : -0.5) * spread * Math.max(low.width, head.width);
  add(standing, low, x, 0, z);
  standing.onRight = !standing.onRight;
}

/** "A dog in front of a house" */
function placeInBack({ group, head, spread }: Newcomer, standing: Standing): void {
  // Behind several things it is seen at their side.
  const isBehindOne = head.places.every(({ thing }) => thing === head.places[0]!.thing);
  const tall = grow(group, Math.max(1, (head.height * (isBehindOne ? 1.35 : 0.8)) / group.height));
  const x = (standing.onRight ? 0.38 : -0.38) * spread * Math.max(tall.width, head.width);
  add(standing, tall, x, 0, Math.max(0, farthest(head)) + DEPTH);
  standing.onRight = !standing.onRight;
}

function nearest({ places }: Group): number {
  return Math.min(...places.map(({ z }) => z));
}

function farthest({ places }: Group): number {
  return Math.max(...places.map(({ z }) => z));
}

/** "A dog between two cats" */
function placeOnBothSides({ group }: Newcomer, standing: Standing): void {
  const half = Math.ceil(group.places.length / 2);
  const [one, other] = [toGroup(group.places.slice(0, half)), toGroup(group.places.slice(half))];
  const { left, right } = standing;
  add(standing, one, left - GAP - one.width / 2, 0, 0.1);
  add(standing, other, right + GAP + other.width / 2, 0, 0.1);
}

/** Depth of a ring by its width. */
const RING_DEPTH = 0.6;

/** "A cake with candles around it": a ring in which nothing stands right behind the middle. */
function placeAround({ group, head, spread }: Newcomer, standing: Standing): void {
  const count = group.places.length;
  const wide = Math.max(...group.places.map(({ width }) => width));
  const radius = spread * Math.max(head.width / 2 + wide * 0.55, (count * wide * 1.1) / (2 * Math.PI));
  // An odd one stands in front, where it must hide little.
  const low = grow(group, count % 2 === 1 ? Math.min(1, (head.height * 0.5) / group.height) : 1);
  const even = spread > 1 ? Math.PI / count / 2 : Math.PI / count;
  const first = count % 2 === 1 ? -Math.PI / 2 : even - Math.PI / 2;
  const ring = low.places.map((place, at) => {
    const angle = first + (2 * Math.PI * at) / count;
    return { ...place, x: radius * Math.cos(angle), y: 0, z: radius * RING_DEPTH * Math.sin(angle) };
  });
  standing.others.push(...ring);
  standing.left = Math.min(standing.left, -radius - wide / 2);
  standing.right = Math.max(standing.right, radius + wide / 2);
}

/** Birds, the sun: above all that stands. */
function placeAbove({ planned, group, head }: Newcomer, standing: Standing): void {
  const { others, mainY, left, right } = standing;
  const tallest = Math.max(...others.map(({ y, height }) => y + height), head.height + mainY);
  const isRoof = planned.relation === 'under';
  const x = isRoof ? 0 : (standing.onRight ? 0.4 : -0.4) * (right - left);
  add(standing, group, x, tallest * (isRoof ? 1.02 : 0.85), 0.25);
  standing.onRight = !standing.onRight;
}

function placeBeside({ planned, group, head, closes, random }: Newcomer, standing: Standing): void {
  const { relation } = planned;
  // "A cat to the left of a dog": the dog is named second and stands on the right.
  const isRight = relation === 'left' || closes;
  const isLeft = relation === 'right' || relation === 'between';
  const onRight = isRight || (!isLeft && standing.onRight);
  const isBigger = group.height > head.height * 1.15;
  // Beside larger things one stands a little before them.
  const gap = isBigger ? -0.1 * Math.min(group.width, head.width) : GAP;
  const z = isBigger ? 0.4 : group.height < head.height * 0.85 ? -0.25 : random.between(-0.08, 0.12);
  const x = onRight ? standing.right + gap + group.width / 2 : standing.left - gap - group.width / 2;
  const y = isUp(planned) ? head.height * 0.4 : 0;
  standing.others.push(...move(group.places, x, y, z));
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

/** All that stands as one group, which the next thing is related to. */
export function gather(standing: Standing): Group {
  const places = [...move(standing.main, 0, standing.mainY, 0), ...standing.others];
  const [left, right] = span(places);
  const group = toGroup(places);
  standing.main = group.places;
  standing.mainY = 0;
  standing.others = [];
  standing.left = -(right - left) / 2;
  standing.right = (right - left) / 2;
  return group;
}

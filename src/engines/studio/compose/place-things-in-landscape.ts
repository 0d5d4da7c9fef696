import { arrangeVisibly } from '../artwork/arrange-visibly.ts';
import { drawingRatio } from '../artwork/drawing-ratio.ts';
import { editPlaces, findHost } from '../artwork/edit-places.ts';
import { type PlacedThing, span } from '../artwork/placed-group.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { LandscapeScene, LandscapeThing, Mound } from '../landscape/landscape-scene.ts';
import type { LandscapeSetup } from '../landscape/landscape-setup.ts';
import { createLandscapeSetup } from '../landscape/landscape-setup.ts';
import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Random } from '../math/seeded-random.ts';
import { needDryGround } from '../plan/need-dry-ground.ts';
import { moldCard } from '../reference/mold-card.ts';
import type { Card } from '../scene/card.ts';
import type { ObjectEdit, SceneObject } from '../scene/object-edit.ts';
import { createCardCache } from './card-cache.ts';
import { editObjects, listObjects, nameObjects, type ObjectStage } from './edit-objects.ts';

/** Largest part of the picture's width that the things take; many side by side take more, so that each is seen. */
const WIDEST = 0.62;
const WIDEST_OF_MANY = 0.8;
/** Largest part of the picture's height that they take. */
const TALLEST = 0.46;
/** On a hill they are further away. */
const TALLEST_ON_MOUND = 0.3;
const DRAFT = 0.14;
/** Where things stand that would float over the water beside a cliff, from the middle of the picture. */
const ELSEWHERE = [-0.1, 0.1, -0.2, 0.2, -0.28, 0.28, -0.36, 0.36] as const;
/** Margin that added and moved things keep to the sides, as part of the width. */
const EDGE = 0.03;

interface StandingThings {
  things: readonly ThingInPicture[];
  place: LandscapeArchetype | undefined;
  /** The things after refinements, with the same numbers. */
  edited?: readonly ThingInPicture[];
  /** The side that all of them move to. */
  toward?: -1 | 1 | undefined;
  /** Changes of single things. */
  edits?: readonly ObjectEdit[];
}

/** Places drawings in a landscape, under its light. */
export function placeThingsInLandscape(
  scene: LandscapeScene,
  { things, place, edited = things, toward, edits = [] }: StandingThings,
  { width, height }: { width: number; height: number },
  random: Random,
): { scene: LandscapeScene; objects: SceneObject[]; refusedEdits: ObjectEdit[] } {
  const plan = createLandscapeSetup(scene, width, height);
  const { scene: seen, frame } = plan;
  const box = createCardCache(edited);
  const places = arrangeVisibly(things, random);
  const [left, right] = span(places);
  const tall = Math.max(...places.map(({ y, height: own }) => y + own));
  const isInSky =
    !needDryGround(things, place) &&
    things.every(({ thing }) => thing.stance === 'flies' || thing.stance === 'sky');
  const isAfloat = seen.water !== null && !needDryGround(things, place) && !isInSky;
  // In space the sky fills the picture.
  const skyline = Math.min(frame.horizon, height);
  const most = isInSky ? (skyline / height) * 0.62 : seen.land.mound ? TALLEST_ON_MOUND : TALLEST;
  const widest = mix(WIDEST, WIDEST_OF_MANY, smoothstep(2.5, 5, (right - left) / tall));
  const scale = Math.min((widest * width) / (right - left), (most * height) / tall) * random.between(0.88, 1);
  const top = seen.land.mound ? findTop(plan, seen.land.mound) : undefined;
  const half = ((right - left) * scale) / width / 2;
  const aside = width > height * 1.2 ? random.pick([-0.16, 0.16, 0]) : random.between(-0.05, 0.05);
  const farthest = Math.max(0, 0.5 - EDGE - half);
  const usual = clamp(aside, -farthest, farthest);
  const below = (height - frame.horizon) * (isAfloat ? random.between(0.3, 0.45) : random.between(0.6, 0.72));
  const isDryAt = (shifted: number) =>
    [-half, 0, half].every((off) => findGround(plan, 0.5 + shifted + off * 0.8, frame.horizon + below).isDry);
  const shift =
    top && toward === undefined
      ? top.x - 0.5
      : toward === undefined
        ? isInSky || isAfloat || isDryAt(usual)
          ? usual
          : (ELSEWHERE.find((shifted) => Math.abs(shifted) <= farthest && isDryAt(shifted)) ?? usual)
        : toward * Math.max(0.04, 0.46 - half);
  const [sunX, sunY, sunZ] = seen.light.direction;
  const molded = new Set<Card>();
  const mold = (card: Card) => {
    if (!molded.has(card)) moldCard(card, { direction: [sunX, sunY, -sunZ], color: seen.light.sun });
    molded.add(card);
    return card;
  };
  const [from, to] = [EDGE, 1 - EDGE].map(
    (edge) => (left + right) / 2 + ((edge - 0.5 - shift) * width) / scale,
  );
  const room = { left: from!, right: to! };
  const across = (x: number) => 0.5 + shift + ((x - (left + right) / 2) * scale) / width;
  // Behind the main thing the ground rises in the picture.
  const rowOf = (z: number) => frame.horizon + Math.max(height * 0.03, below - z * scale * 0.2);
  const groundUnder = ({ x, z }: PlacedThing) =>
    isInSky || isAfloat ? undefined : (top ?? findGround(plan, across(x), Math.min(rowOf(z), height * 0.9)));
  const all = editPlaces(places, things, { things: edited, ratios: box.ratios }, room);
  const standing = all.map((place): LandscapeThing => {
    const card = mold(box.card(place, Math.max(place.width, place.height) * scale * 1.15));
    const row = rowOf(place.z);
    // A table and the cups on it are on the same ground.
    const ground = groundUnder(findHost(all, place) ?? place);
    const tallHere = place.height * scale;
    return {
      card,
      x: across(place.x),
      depth: ground?.depth ?? (frame.clearance * frame.focal) / (row - frame.horizon),
      floor: (isInSky ? skyline : (ground?.row ?? row)) / height,
      width: (tallHere * card.subject.width) / card.subject.height / height,
      height: tallHere / height,
      lift: (place.y * scale + (isInSky ? (skyline - tall * scale) * 0.5 : 0)) / height,
      draft: isAfloat ? (DRAFT * tallHere) / height : 0,
      isAfloat,
      isInSky,
    };
  });
  const ordered = keepDepthOrder(standing, all);
  const boxOf = ({ x, floor, lift, height: tall, width: wide, draft, isAfloat: floats }: LandscapeThing) => {
    const across = (wide * height) / width;
    const foot = floor - lift + draft;
    // The part under water is not seen.
    const bottom = floats ? Math.min(floor, foot) : foot;
    return { x: x - across / 2, y: foot - tall, width: across, height: bottom - foot + tall };
  };
  const stage: ObjectStage<LandscapeThing> = {
    needsOne: false,
    boxOf,
    distanceOf: ({ depth }) => depth,
    moveTo(thing, to) {
      const by = to.height / boxOf(thing).height;
      const bottom = to.y + to.height;
      const moved = {
        ...thing,
        x: to.x + to.width / 2,
        width: thing.width * by,
        height: thing.height * by,
        draft: thing.draft * by,
      };
      const row = bottom * height;
      // Flying and lifted things keep their distance.
      if (thing.isInSky || thing.lift > 0 || row < frame.horizon + height * 0.03)
        return { ...moved, lift: thing.floor - bottom + (thing.isAfloat ? 0 : moved.draft) };
      return { ...moved, floor: bottom, depth: (frame.clearance * frame.focal) / (row - frame.horizon) };
    },
    redraw({ thing, place, item }, by) {
      const tall = item.height * by;
      const ratio = drawingRatio(thing.thing.icon);
      const side = tall * height * Math.max(1, ratio) * 1.15;
      const cards = createCardCache([thing]);
      return {
        ...item,
        card: mold(cards.card({ thing: 0, isMirrored: place.isMirrored }, side)),
        height: tall,
        width: tall * ratio,
        draft: item.draft * by,
      };
    },
  };
  const { objects, refused } = editObjects(
    nameObjects(all, edited, (_, index) => ordered[index]!),
    edits,
    stage,
  );
  return {
    scene: { ...scene, things: objects.map(({ item }) => item) },
    objects: listObjects(objects, stage),
    refusedEdits: refused,
  };
}

/**
 * Uneven ground may make a nearer thing farther than one behind it: its depth is then set a
 * millionth in front of that one.
 */
function keepDepthOrder(
  standing: readonly LandscapeThing[],
  places: readonly PlacedThing[],
): LandscapeThing[] {
  const farToNear = places.map((_, at) => at).sort((one, other) => places[other]!.z - places[one]!.z);
  const depths = new Map<number, number>();
  let before = Number.POSITIVE_INFINITY;
  for (const at of farToNear) {
    before = Math.min(standing[at]!.depth, before * (1 - 1e-6));
    depths.set(at, before);
  }
  return standing.map((thing, at) => ({ ...thing, depth: depths.get(at)! }));
}

/** The ground on the top of the hill that the land has for the things. */
function findTop({ scene, frame, terrain }: LandscapeSetup, { x: across, z }: Mound) {
  const slope = across / z;
  let top = { row: frame.height, depth: z };
  for (let depth = z * 0.75; depth < z * 1.05; depth *= 1.01) {
    const row =
      frame.horizon - ((terrain.ground(slope * depth, depth, 8) - scene.camera.height) / depth) * frame.focal;
    if (row < top.row) top = { row, depth };
  }
  return { x: (frame.center + slope * frame.focal) / frame.width, ...top };
}

/** The visible ground nearest to a row of the picture. */
function findGround(
  { scene, frame, terrain }: LandscapeSetup,
  x: number,
  wanted: number,
): { row: number; depth: number; isDry: boolean } {
  const slope = (x * frame.width - frame.center) / frame.focal;
  let highest = frame.height * 0.94;
  let best = { row: wanted, depth: 4, isDry: false };
  let fault = Number.POSITIVE_INFINITY;
  for (let depth = 1.5; depth < 120; depth *= 1.04) {
    const ground = terrain.ground(slope * depth, depth, 8);
    // Under water is no ground; the bank before it is.
    if (scene.water && ground < 0) continue;
    const row = frame.horizon - ((ground - scene.camera.height) / depth) * frame.focal;
    if (row > highest) continue;
    highest = row;
    if (Math.abs(row - wanted) < fault) {
      fault = Math.abs(row - wanted);
      best = { row, depth, isDry: true };
    }
  }
  return best;
}

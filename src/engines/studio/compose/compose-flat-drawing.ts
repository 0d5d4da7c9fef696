import type { PlacedCard } from '../abstract/abstract-scene.ts';
import { createLens } from '../abstract/pattern-lens.ts';
import { refinePattern } from '../abstract/refine-pattern.ts';
import { arrangeVisibly } from '../artwork/arrange-visibly.ts';
import { editPlaces } from '../artwork/edit-places.ts';
import { type PlacedThing, span } from '../artwork/placed-group.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { chooseFilter } from '../finish/choose-filter.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import { changeFromSettings } from '../objects/settings-change.ts';
import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { backdropColors } from '../plan/name-color.ts';
import type { PicturePlan, PlannedContent } from '../plan/picture-plan.ts';
import { readRefinements } from '../prompt/understand-refinement.ts';
import { addChange } from '../scene/change.ts';
import { applyEdits, mergeReports } from './apply-edits.ts';
import { applySettings } from './apply-settings.ts';
import { type CardCache, createCardCache } from './card-cache.ts';
import { editPattern } from './compose-pattern.ts';
import { describePicture } from './describe-picture.ts';
import { describeThings } from './describe-things.ts';
import { type DrawnObject, editObjects, listObjects, nameObjects } from './edit-objects.ts';
import { editThings } from './edit-things.ts';
import { flatStage, throughLens } from './flat-stage.ts';
import { type Composed, type SceneRequest, sideOf } from './prepare-archetype.ts';

/** Parts of the picture that the things fill at most, and where the nearest of them stand. */
const WIDEST = 0.8;
const TALLEST = 0.6;
const FOOT = 0.8;
/** How much higher in the picture a thing stands for each height of the main thing that it is further away than the nearest. */
const RISE = 0.16;

/** Behind drawings that have their own colors. */
const GROUNDS = ['#f6d9c6', '#cfe6dd', '#cfe0f2', '#f6e3a9', '#e2d8f0', '#f5cdd2', '#27355a'];

const PAPER = '#f8f6ef';

/** Open artwork as it is drawn, flat, for those who ask for an illustration rather than for things on a set. */
export function composeFlatDrawing(
  request: SceneRequest,
  plan: PicturePlan,
  { things }: Extract<PlannedContent, { kind: 'artwork' }>,
): Composed {
  const { moods } = applySettings(plan.understanding, request.settings ?? {});
  const seed = hashText(`flat|${request.seed}|${request.prompt}`);
  const random = createRandom(seed);
  const refinements = readRefinements(request.refinements ?? [], CHANGEABLE.drawing, plan.view);
  const { scene: edited, report: ofThings } = applyEdits<readonly ThingInPicture[]>(
    things,
    refinements,
    editThings,
  );
  const box = createCardCache(edited);
  const places = arrangeVisibly(things, random);
  const room = roomBeside(places, request);
  const standing = editPlaces(places, things, { things: edited, ratios: box.ratios }, room);
  const drawn = placeCards(standing, { frame: places, box, things: edited, request });
  const stage = flatStage(request);
  const { objects, refused } = editObjects(drawn, request.objectEdits ?? [], stage);
  const [named] = backdropColors(plan.groups);
  const look = refinements.change.look ?? request.settings?.style;
  const wish = {
    archetype: 'print' as const,
    // Hatched paper would hide what is drawn on it.
    colors: [named ?? (look === 'pencil' || look === 'line' ? PAPER : random.pick(GROUNDS))],
    moods,
    motifs: [],
    figures: undefined,
    placed: objects.map(({ item }) => item),
    composition: undefined,
  };
  const side = sideOf(seed);
  const { composition, style } = request.settings ?? {};
  const change = addChange(refinements.change, changeFromSettings([], composition, style));
  const inColors = (colors: readonly string[]) => refinePattern(wish, seed, { ...change, colors }, side);
  const { scene, report } = applyEdits(
    refinePattern(wish, seed, change, side),
    refinements,
    (pattern, edit) => (editThings(edited, edit) ? undefined : editPattern(pattern, edit, inColors)),
  );
  const lens = createLens(scene.view, request.width, request.height);
  // It is flat as it is.
  const filter = look === 'flat' || look === 'minimalist' ? undefined : chooseFilter(look, seed);
  return {
    scene: filter ? { ...scene, finish: { ...scene.finish, filter } } : scene,
    refusedEdits: refused,
    objects: listObjects(objects, stage, (box) => throughLens(box, lens, request)),
    description: describePicture(request, plan, {
      archetype: 'artwork',
      illustration: true,
      things: describeThings(edited),
      ...mergeReports(ofThings, report),
    }),
  };
}

/** Where there is room left and right of the things, in their units. */
function roomBeside(places: readonly PlacedThing[], request: SceneRequest) {
  const [left, right] = span(places);
  const half = (request.width / 2 / pixelsPerUnit(places, request)) * 0.92;
  const middle = (left + right) / 2;
  return { left: middle - half, right: middle + half };
}

function riseOf({ z }: PlacedThing, frame: readonly PlacedThing[]): number {
  return RISE * (z - Math.min(...frame.map((place) => place.z)));
}

function pixelsPerUnit(places: readonly PlacedThing[], { width, height }: SceneRequest): number {
  const [left, right] = span(places);
  const tall = Math.max(...places.map((place) => place.y + place.height + riseOf(place, places)));
  return Math.min((WIDEST * width) / (right - left), (TALLEST * height) / tall);
}

/** The cards in the picture, the furthest first. `frame` are the places that decide how large all are. */
function placeCards(
  places: readonly PlacedThing[],
  {
    frame,
    box,
    things,
    request,
  }: {
    frame: readonly PlacedThing[];
    box: CardCache;
    things: readonly ThingInPicture[];
    request: SceneRequest;
  },
): DrawnObject<PlacedCard>[] {
  const { width, height } = request;
  const scale = pixelsPerUnit(frame, request);
  const [left, right] = span(frame);
  return nameObjects(
    places.toSorted((one, other) => other.z - one.z),
    things,
    (place) => {
      const away = riseOf(place, frame);
      const { thing, color } = things[place.thing]!;
      return {
        drawing: { icon: thing.icon, color, isMirrored: place.isMirrored },
        card: box.card(place, Math.max(place.width, place.height) * scale),
        x: 0.5 + ((place.x - (left + right) / 2) * scale) / width,
        foot: FOOT - ((place.y + away) * scale) / height,
        floor: FOOT - (away * scale) / height,
        height: (place.height * scale) / height,
        tilt: place.tilt,
      };
    },
  );
}

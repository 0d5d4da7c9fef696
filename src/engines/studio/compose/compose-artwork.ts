import { standInTwoRows } from '../artwork/arrange-things.ts';
import { arrangeVisibly } from '../artwork/arrange-visibly.ts';
import { editPlaces } from '../artwork/edit-places.ts';
import { type PlacedThing, span } from '../artwork/placed-group.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { fromHex } from '../color/linear-color.ts';
import { createRandom, hashText, type Random } from '../math/seeded-random.ts';
import { dot } from '../objects/vector.ts';
import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { backdropColors, paperOf } from '../plan/name-color.ts';
import type { PicturePlan, PlannedContent } from '../plan/picture-plan.ts';
import { readRefinements } from '../prompt/understand-refinement.ts';
import { readColors, type SubjectColors } from '../reference/card-palette.ts';
import { composeSetAround, standCutOut } from '../reference/compose-set.ts';
import { keepInFrame } from '../reference/keep-in-frame.ts';
import { moldCard } from '../reference/mold-card.ts';
import type { Placing, ReferenceScene } from '../reference/reference-scene.ts';
import type { Card } from '../scene/card.ts';
import type { Staging } from '../scene/staging-words.ts';
import { applyEdits, mergeReports } from './apply-edits.ts';
import { applySettings } from './apply-settings.ts';
import { createCardCache } from './card-cache.ts';
import { chooseStaging } from './choose-staging.ts';
import { refineStaged } from './compose-reference.ts';
import { describePicture } from './describe-picture.ts';
import { describeThings } from './describe-things.ts';
import { editObjects, listObjects, nameObjects } from './edit-objects.ts';
import { editThings } from './edit-things.ts';
import type { PictureRequest } from './picture-request.ts';
import { setStage } from './set-stage.ts';

/** Part of the picture that the things take, a little more than the camera gives them. */
const FILL = 0.84;
/** Pixels of cards that are measured, and not shown. */
const MEASURED_SIDE = 64;
/** How deep a thing is submerged, as part of its height. */
const DRAFT = 0.16;

/** Open artwork on a studio set: each thing a cut-out of its own with its place on the floor. */
export function composeArtwork(
  request: PictureRequest,
  plan: PicturePlan,
  { things, staging: planned }: Extract<PlannedContent, { kind: 'artwork' }>,
) {
  const understanding = applySettings(plan.understanding, request.settings ?? {});
  const random = createRandom(hashText(`artwork|${request.seed}|${request.prompt}`));
  const refinements = readRefinements(request.refinements ?? [], CHANGEABLE.artwork);
  const { scene: edited, report: ofThings } = applyEdits<readonly ThingInPicture[]>(
    things,
    refinements,
    editThings,
  );
  // The set and the view are those of the picture before it was edited.
  const original = createCardCache(things);
  const box = createCardCache(edited);
  const places = arrangeVisibly(things, random);
  const [left, right] = span(places);
  const tall = Math.max(...places.map(({ y, height }) => y + height));
  const far = places.map(({ z }) => z);
  const middle = (Math.min(...far) + Math.max(...far)) / 2;
  const deep = Math.max(...far) - Math.min(...far) + 0.4;
  const paper = paperOf(plan);
  const isAfloat = !paper && things.every(({ thing }) => thing.stance === 'swims');
  const colors = paper ? [paper] : backdropColors(plan.groups);
  const chosen = isAfloat ? 'water' : chooseSet(planned, colors.length > 0, random);
  const staging = paper ? 'paper' : chosen;
  // Placings before edits, known once the set is composed: the view frames these, so that an edit does not zoom.
  const framed: Placing[] = [];
  let standing: PlacedThing[] = [];
  const set = composeSetAround(
    request,
    { isCutOut: true, staging, lies: false, named: colors.map(fromHex) },
    {
      ratio: (right - left) / tall,
      deep: (deep / (right - left)) * 1.3,
      colors: cheerful(readColors(original.card({ thing: 0, isMirrored: false }, MEASURED_SIDE))),
      filled: fillOf(things, request),
      raised: Math.min(9, deep * 7),
      isAfloat,
    },
    random,
    (stand) => {
      const scale = stand.size.height / tall;
      const pixels = FILL * Math.min(request.width / stand.size.width, request.height / stand.size.height);
      const room = visibleRoom({ left, right, tall }, request);
      const placingOf = (place: PlacedThing, card: Card) => {
        const draft = isAfloat ? DRAFT * place.height : 0;
        return standCutOut(
          {
            width: ((place.height * card.subject.width) / card.subject.height) * scale,
            height: place.height * scale,
          },
          stand,
          {
            x: (place.x - (left + right) / 2) * scale,
            y: (place.y - draft) * scale,
            z: (place.z - middle) * scale,
            tilt: place.tilt,
          },
        );
      };
      framed.push(...places.map((place) => placingOf(place, original.card(place, MEASURED_SIDE))));
      standing = editPlaces(places, things, { things: edited, ratios: box.ratios }, room);
      return standing.map((place) => {
        const card = box.card(place, Math.max(place.width, place.height) * scale * pixels);
        return { card, placing: placingOf(place, card) };
      });
    },
  );
  const seen = keepInFrame(set, request.width / request.height, framed);
  const { scene, report } = refineStaged(seen, request, understanding, {
    changeable: CHANGEABLE.artwork,
    view: plan.view,
  });
  const stage = setStage(scene, request);
  const drawn = [scene, ...scene.others];
  const { objects, refused } = editObjects(
    nameObjects(standing, edited, (_, index) => drawn[index]!),
    request.objectEdits ?? [],
    stage,
  );
  const [main, ...others] = objects.map(({ item }) => item);
  const changed = { ...scene, ...main!, others };
  moldCards(changed);
  return {
    scene: changed,
    objects: listObjects(objects, stage),
    refusedEdits: refused,
    description: describePicture(request, plan, {
      archetype: 'artwork',
      illustration: true,
      things: describeThings(edited),
      staging,
      ...mergeReports(ofThings, report),
    }),
  };
}

/** How much of the usual part of the picture the things take, 1 for a single one. */
function fillOf(things: readonly ThingInPicture[], { width, height }: PictureRequest): number {
  // Wide pictures have them on one side.
  const usual = width > height * 1.3 ? 0.98 : 1.15;
  // Two rows are lower than one is wide, except where the picture is low itself.
  return standInTwoRows(things) && width < height * 2 ? usual * 1.2 : usual;
}

/** Where the floor is visible left and right, in the things' units. */
function visibleRoom(
  { left, right, tall }: { left: number; right: number; tall: number },
  { width, height }: PictureRequest,
): { left: number; right: number; wider: number } {
  const middle = (left + right) / 2;
  // Wide pictures have the things on one side.
  const part = width > height * 1.3 ? 0.92 : 0.86;
  const half = Math.max((right - left) / 2, (tall / 2) * (width / height)) / part;
  return { left: middle - half, right: middle + half, wider: 1.14 };
}

/** Gives the drawings depth under the set's light. */
function moldCards(scene: ReferenceScene): void {
  const { key, keyColor } = scene.set.light;
  const molded = new Set<Card>();
  for (const { card, placing } of [scene, ...scene.others]) {
    if (molded.has(card)) continue;
    molded.add(card);
    const { right, up, out } = placing;
    moldCard(card, { direction: [dot(key, right), dot(key, up), dot(key, out)], color: keyColor });
  }
}

/** Dark walls only behind white things. */
function cheerful(colors: SubjectColors): SubjectColors {
  return { ...colors, brightness: colors.brightness > 0.66 ? colors.brightness : 0.35 };
}

function chooseSet(planned: Staging | undefined, hasColors: boolean, random: Random): Staging {
  // Drawn in any case, so that other words change nothing else.
  const usual = chooseStaging([], [], random).staging;
  if (planned) return planned;
  return hasColors ? random.pick(['podium', 'pastel-geometry'] as const) : usual;
}

import { ABSTRACTS } from '../abstract/abstract-archetypes.ts';
import { refinePattern } from '../abstract/refine-pattern.ts';
import { type Archetype, isLandscape, isObject, isPeople } from '../archetypes.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { toHex } from '../color/linear-color.ts';
import { ENGINE_VERSION, SEED_VERSION } from '../engine-version.ts';
import { chooseFilter } from '../finish/choose-filter.ts';
import { composeLandscape } from '../landscape/compose/compose-landscape.ts';
import { hasPeople } from '../landscape/compose/compose-overlays.ts';
import { changedHour, refineLandscape } from '../landscape/compose/refine-landscape.ts';
import type { LandForm } from '../landscape/land-forms.ts';
import { LANDSCAPES } from '../landscape/landscape-archetypes.ts';
import type { LandscapeScene } from '../landscape/landscape-scene.ts';
import type { LandscapeWish } from '../landscape/landscape-wish.ts';
import type { WriteText } from '../lettering/set-text.ts';
import { createRandom, hashText, type Random } from '../math/seeded-random.ts';
import { composeObject } from '../objects/compose-object.ts';
import { editSet } from '../objects/edit-set.ts';
import { refineObject } from '../objects/refine-set.ts';
import { composePeople } from '../people/compose-people.ts';
import { editPeople } from '../people/edit-people.ts';
import { refinePeople } from '../people/refine-people.ts';
import { changeableOf } from '../plan/changeable-properties.ts';
import { paletteOf, plainBackdrop } from '../plan/name-color.ts';
import type { PicturePlan, PlannedContent } from '../plan/picture-plan.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { standsBefore } from '../plan/rooms-and-colors.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import { readRefinements } from '../prompt/understand-refinement.ts';
import { ARCHETYPE_NOUNS, namedArchetypes } from '../prompt/vocabulary.ts';
import type { Category } from '../scene/categories.ts';
import type { Change } from '../scene/change.ts';
import { applyEdits, editPattern } from './apply-edits.ts';
import { applySettings } from './apply-settings.ts';
import { chooseHour } from './choose-conditions.ts';
import { composeArtwork, describeThings } from './compose-artwork.ts';
import { composeQuotedWords } from './compose-quoted-words.ts';
import { editPlaceWithThings } from './edit-place-with-things.ts';
import { toObjectWish } from './object-wish.ts';
import type { PictureRequest } from './picture-request.ts';
import { needGround, standThings } from './place-things-in-landscape.ts';
import { recipeOf } from './recipe-of.ts';
import type { Scene } from './scene.ts';
import type { SceneDescription } from './scene-description.ts';
import { standInsFor } from './stand-ins.ts';

/**
 * Composes the scene, which fixes every pixel; it depends only on the request and the engine version.
 * @param write from prepareQuotedWords; without it, quoted words are not drawn
 */
export function composeScene(request: SceneRequest, write: WriteText = () => ''): Composed {
  const plan = planPicture(request.prompt, request.settings?.category);
  const { content } = plan;
  if (content?.kind === 'artwork' && !content.place) return composeArtwork(request, plan, content);
  const composed: Composed & { archetype?: Archetype } =
    content?.kind === 'artwork'
      ? putThings(composeSubject(request, plan), content, request)
      : content?.kind === 'lettering'
        ? composeQuotedWords(request, plan, content, write)
        : composeSubject(request, plan);
  const chosen = chooseFilter(request.settings?.style, composed.scene.seed);
  if (!chosen) return composed;
  // Ink needs paper: lights in the dark are painted instead.
  const filter =
    chosen.kind === 'ink' && composed.archetype && isGlowing(composed.archetype)
      ? ({ kind: 'painterly' } as const)
      : chosen;
  const finish = { ...composed.scene.finish, filter };
  return { ...composed, scene: { ...composed.scene, finish } };
}

export interface Composed {
  scene: Scene;
  description: SceneDescription;
  /** Before the edits, if they could change the exposure. */
  unedited?: Scene;
}

type SceneRequest = Omit<PictureRequest, 'reference'>;

interface ComposedSubject extends Composed {
  archetype: Archetype;
  /** Artwork of a landscape, edited. */
  things?: readonly ThingInPicture[];
  /** How the refinements change view and light. */
  change: Change;
}

function composeSubject(request: SceneRequest, plan: PicturePlan): ComposedSubject {
  const settings = request.settings ?? {};
  const understanding = applySettings(understandPrompt(plan.english), settings);
  const seed = hashText(`${SEED_VERSION}|${request.seed}|${understanding.words.join(' ') || request.prompt}`);
  const random = createRandom(seed);
  const archetype = chooseArchetype(plan.content, settings.category, random);
  const overlays = plan.content && 'overlays' in plan.content ? plan.content.overlays : [];
  const refinements = readRefinements(
    request.refinements ?? [],
    changeableOf(archetype, {
      hasOverlays: overlays.length > 0,
      hasThings: plan.content?.kind === 'artwork',
    }),
    plan.view,
  );
  const { change } = refinements;
  const description: SceneDescription = {
    engineVersion: ENGINE_VERSION,
    archetype,
    understood: plan.drawn.map(({ words }) => words),
    leftOut: plan.leftOut.map(({ words }) => words),
    drawsPrompt: plan.drawsPrompt,
    hasPeople: isPeople(archetype),
    illustration: isPeople(archetype),
    seed: request.seed,
    recipe: recipeOf(request),
  };
  // A separate stream, so that a refinement changes no other random number.
  const side = createRandom(seed ^ 0x51de).sign();
  const { moods, words } = understanding;
  if (isPeople(archetype)) {
    const people = plan.content?.kind === 'archetype' ? plan.content.people : undefined;
    // Colors of skin, hair and named clothes are not those of the room.
    const worn = new Set(
      [...(people?.shows ?? [])].flatMap(({ forms }) => forms.map((form) => COLOR_WORDS[form])),
    );
    const named = understanding.colors.filter((color) => !worn.has(color));
    const colors = change.colors.length > 0 ? change.colors : named;
    const behind = standsBefore(plan.content) ? plainBackdrop(plan.groups) : undefined;
    const wish = {
      archetype,
      moods,
      colors,
      setting: people ? people.place : understanding.setting,
      words,
      settings,
      ...(people ? { people: people.people } : {}),
      isIndoors: paletteOf(plan.groups).length > 0,
      ...(behind ? { backdrop: behind.color.hex } : {}),
    };
    const aspect = request.width / request.height;
    const refined = refinePeople(composePeople(wish, random.seed(), aspect), change, { side, aspect });
    const { scene, report } = applyEdits(refined, refinements, editPeople);
    return { archetype, scene, change, description: { ...description, ...report } };
  }
  if (isObject(archetype)) {
    const wish = toObjectWish(understanding, request);
    const composed = composeObject(archetype, wish, random.seed(), { moods, ...settings });
    const isSubject = (forms: readonly string[]) => isShownBy(archetype, forms);
    const { scene, report } = applyEdits(refineObject(composed, change, side), refinements, (set, edit) =>
      editSet(set, edit, isSubject),
    );
    return { archetype, scene, change, description: { ...description, ...report } };
  }
  if (!isLandscape(archetype)) {
    const wish = { archetype, colors: understanding.colors, moods, composition: settings.composition };
    const own = random.seed();
    const { scene, report } = applyEdits(
      refinePattern(wish, own, change, side),
      refinements,
      (pattern, edit) =>
        editPattern(pattern, edit, (colors) => refinePattern(wish, own, { ...change, colors }, side)),
    );
    return {
      archetype,
      scene,
      change,
      description: { ...description, ...report, palette: scene.palette.map(toHex) },
    };
  }
  const wish: LandscapeWish = {
    archetype,
    ...chooseHour(archetype, { ...understanding, overlays }, random),
    moods,
    crop: understanding.crop,
    ground: namedGround(plan.groups),
    overlays,
    hasThings: plan.content?.kind === 'artwork' && needGround(plan.content.things, plan.content.place),
    composition: settings.composition,
    ...understanding.details,
    // One moon is enough.
    moon: understanding.details.moon && !(plan.content?.kind === 'artwork' && hasMoon(plan.content)),
  };
  const { width, height } = request.likeSize ?? request;
  const own = random.seed();
  const refined = refineLandscape(composeLandscape(wish, own, width, height), change, wish, {
    seed: own,
    side,
    width,
    height,
  });
  const things: readonly ThingInPicture[] = plan.content?.kind === 'artwork' ? plan.content.things : [];
  const {
    scene: { land: scene, things: left },
    report,
  } = applyEdits({ land: refined, things }, refinements, editPlaceWithThings);
  return {
    archetype,
    scene,
    things: left,
    change,
    ...(scene === refined ? {} : { unedited: refined }),
    description: {
      ...description,
      ...report,
      hasPeople: hasPeople(scene.overlays),
      additions: scene.overlays.map(({ kind }) => kind),
      ...changedHour(wish, change),
    },
  };
}

/** Puts artwork into a landscape. */
function putThings(
  { archetype, scene, description, things, change, unedited }: ComposedSubject,
  content: Extract<PlannedContent, { kind: 'artwork' }>,
  request: SceneRequest,
): Composed & { archetype: Archetype } {
  if (scene.kind !== 'landscape') return { archetype, scene, description };
  const stand = (land: LandscapeScene, edited: readonly ThingInPicture[]) =>
    standThings(
      land,
      { ...content, edited, toward: change.toward },
      request.likeSize ?? request,
      createRandom(hashText(`things|${request.seed}|${request.prompt}`)),
    );
  const isEdited = unedited !== undefined || things !== content.things;
  return {
    archetype,
    scene: stand(scene, things ?? content.things),
    ...(isEdited
      ? { unedited: stand(unedited?.kind === 'landscape' ? unedited : scene, content.things) }
      : {}),
    description: {
      ...description,
      archetype: 'artwork',
      illustration: true,
      things: describeThings((things ?? content.things).filter(({ count }) => count > 0)),
    },
  };
}

function isShownBy(archetype: Archetype, forms: readonly string[]): boolean {
  return forms.some((form) => ARCHETYPE_NOUNS[archetype].shows.includes(form));
}

function isGlowing(archetype: Archetype): boolean {
  if (isLandscape(archetype)) return LANDSCAPES[archetype].isNightSky;
  return !isPeople(archetype) && !isObject(archetype) && ABSTRACTS[archetype].isGlowing;
}

/** The land that the prompt names, as the ground under a season or a sky. */
function namedGround(groups: readonly NounGroup[]): LandForm | undefined {
  return namedArchetypes(groups)
    .filter(isLandscape)
    .map((archetype) => LANDSCAPES[archetype])
    .flatMap(({ isGround, form }) => (isGround && typeof form === 'string' ? [form] : []))[0];
}

function chooseArchetype(
  content: PlannedContent | undefined,
  category: Category | undefined,
  random: Random,
): Archetype {
  if (content?.kind === 'overlay') return random.pick(content.homes);
  if (content?.kind === 'archetype') return content.archetype;
  const place = content?.kind === 'artwork' ? content.place : undefined;
  return place ?? random.pick(standInsFor(category));
}

function hasMoon({ things }: Extract<PlannedContent, { kind: 'artwork' }>): boolean {
  return things.some(({ thing }) => thing.icon === 'full-moon' || thing.icon === 'crescent-moon');
}

import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { HOMES_OF_COLLECTIONS } from '../artwork/collections.ts';
import { THINGS } from '../artwork/things.ts';
import { DETAIL_WORDS } from '../landscape/detail-words.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { OVERLAYS } from '../landscape/overlays/overlay-kinds.ts';
import type { PersonWish } from '../people/cast/person-wish.ts';
import { readPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { findSubjects, type Subject } from '../prompt/vocabulary.ts';
import type { Category } from '../scene/categories.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { Staging } from '../scene/staging-words.ts';
import { chooseSubject } from './choose-subject.ts';
import { findPlace, isHour, placeOf } from './find-place.ts';
import { findStaging } from './find-staging.ts';
import { INDOOR_THINGS, standsOutdoors } from './indoor-things.ts';
import { MOVING_THINGS } from './moving-things.ts';
import { paletteOf, plainBackdrop } from './name-color.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedContent, PlannedThing } from './picture-plan.ts';
import { EMPTY, planEmptyPlace, planPlaceWithPeople, planReef } from './plan-empty-place.ts';
import { planFlatLand } from './plan-flat-land.ts';
import { planMotifs } from './plan-motifs.ts';
import { fits, planOverlays } from './plan-overlays.ts';
import { planPeople } from './plan-people.ts';
import { planThings } from './plan-things.ts';
import { planWalkers } from './plan-walkers.ts';
import { isSkyScene, isTimeOrWeatherWord, isWeather, landscapeForSky, showsMoon } from './sky-words.ts';

/**
 * What the main noun is drawn as. In this order: people, out in a landscape if that shows more; a pattern of things; artwork; an overlay in a
 * landscape of its own; an archetype; a sky over land or sea.
 */
export function chooseContent(
  head: NounGroup,
  groups: readonly NounGroup[],
  {
    understanding,
    category,
    pronoun,
    asksCloseUp,
    asksDrawing,
    asksFlat,
  }: {
    understanding: Understanding;
    category: Category | undefined;
    pronoun: PersonWish['sex'];
    asksCloseUp: boolean;
    /** Whether the words ask for a drawing, such as "flat illustration" or "watercolor". */
    asksDrawing: boolean;
    /** Whether they ask for flat shapes: "vector illustration". */
    asksFlat: boolean;
  },
): PlannedContent | undefined {
  const palette = paletteOf(groups);
  const others = groups.filter((group) => group !== head && !group.isNegated && !palette.includes(group));
  const outdoors = findPlace(others);
  const place = outdoors && placeOf(outdoors);
  const people = readPeople(groups, head, { pronoun, asksCloseUp });
  if (people) {
    return (
      planWalkers(people, { head, others, place }) ??
      planPeople(people, understanding, {
        groups,
        hasBackdrop: palette.length > 0 || plainBackdrop(groups) !== undefined,
      })
    );
  }
  const motifs = planMotifs(head, groups);
  if (motifs) return { kind: 'archetype', archetype: 'print', overlays: [], motifs };
  const users = planPlaceWithPeople(head, groups);
  if (users) return planPeople(users, understanding, { groups, hasBackdrop: false });
  const reef = planReef(head, groups);
  if (reef) return reef;
  const chosen = chooseSubject(head, { others, place, category });
  const subject = (asksDrawing && !place && drawingInstead(head, chosen)) || chosen;
  if (subject?.kind === 'artwork') {
    // A city is seen over water, where nothing can stand.
    const isOnLand = !(place === 'city' && subject.thing.stance === 'stands');
    const home =
      homeOf(head) ?? (isNight(groups) && standsOutdoors(subject.thing.icon) ? 'hills' : undefined);
    const planned = planThings([head, ...others.filter((group) => group !== outdoors)], groups);
    // A bridge is drawn with its river.
    const isPart = outdoors?.relation === 'over' && isPartOf(outdoors.noun, [subject.thing.icon]);
    const named = isOnLand && !isPart ? place : undefined;
    const land = outdoors && !(home && isHour(outdoors)) ? named : home;
    const ground = planned.some(({ thing }) => INDOOR_THINGS.has(thing.icon)) ? undefined : land;
    const hasMoon = ground && showsMoon(understanding, ground);
    const seen = planned.filter(({ thing }) => !(hasMoon && thing.icon === 'full-moon'));
    const things = ground ? seen.map(asWhole) : asksCloseUp ? seen.map(asFace) : seen;
    const staging = ground ? undefined : stagingOf(things, groups, understanding);
    const isOnMound = ground === 'hills' && outdoors !== undefined && standOnMound(things, outdoors);
    if (things.length > 0 && !ground && asksDrawing)
      return { kind: 'artwork', things, place: undefined, isFlat: true };
    if (things.length > 0 || !place)
      return { kind: 'artwork', things, place: ground, staging, ...(isOnMound ? { isOnMound } : {}) };
    return { kind: 'archetype', archetype: place, overlays: planOverlays(others) };
  }
  const overlays = planOverlays([head, ...others]);
  if (subject?.kind === 'overlay' && (!outdoors || isHour(outdoors)))
    return {
      kind: 'overlay',
      homes: isOneOf(head.noun, JETTIES) ? ['sea'] : OVERLAYS[subject.overlay].homes,
      overlays,
    };
  const archetype = chooseArchetype();
  // Rooms are drawn with the people who use them.
  if (archetype && isPeople(archetype) && head.modifiers.some((word) => isOneOf(word, EMPTY)))
    return planEmptyPlace(head, groups);
  if (archetype && isLandscape(archetype)) {
    const flat = asksFlat ? planFlatLand(archetype, head, groups) : undefined;
    if (flat) return flat;
    const beings = planBeings(others, archetype);
    if (beings.length > 0) return { kind: 'artwork', things: beings, place: archetype };
  }
  const isShown = subject !== undefined || (place !== undefined && isDetailOf(place, head.noun));
  if (isShown && archetype) {
    const fitting = isLandscape(archetype) ? overlays.filter(({ kind }) => fits(kind, archetype)) : [];
    return { kind: 'archetype', archetype, overlays: fitting };
  }
  const isDay = head.noun.forms.includes('day') && head.modifiers.some(isTimeOrWeatherWord);
  if (isSkyScene(head) || isDay)
    return { kind: 'archetype', archetype: place ?? landscapeForSky(head.noun), overlays };
  return planEmptyPlace(head, groups);

  function chooseArchetype() {
    if (subject?.kind !== 'archetype') return place;
    // Snow on mountains alone.
    if (
      subject.archetype === 'snow' &&
      understanding.season !== 'winter' &&
      isOneOf(head.noun, SNOWY_MOUNTAINS)
    )
      return place === 'lake' || place === 'river' ? place : 'mountains';
    // A holiday in the Alps is a picture of the Alps, and so is their sunset.
    const isElsewhere =
      isLandscape(subject.archetype) &&
      (subject.isConcept ||
        isHour(head) ||
        isWeather(head.noun) ||
        (place !== undefined && isDetailOf(place, head.noun)));
    return isElsewhere && place ? place : subject.archetype;
  }
}

/** "A path through the forest": what the land has in it. */
function isDetailOf(place: LandscapeArchetype, { forms }: Token): boolean {
  const words = LANDSCAPES[place].details.flatMap((detail) => phrases(DETAIL_WORDS[detail]));
  return forms.some((form) => words.includes(form));
}

/** The artwork of a thing that is usually modeled as an object on a set. */
function drawingInstead({ noun }: NounGroup, chosen: Subject | undefined): Subject | undefined {
  if (chosen?.kind !== 'archetype' || !isObject(chosen.archetype)) return undefined;
  return findSubjects(noun.forms).find(({ kind }) => kind === 'artwork');
}

/** "A castle on a hill", alone or with another. */
function standOnMound(things: readonly PlannedThing[], { relation, noun }: NounGroup): boolean {
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  return (
    relation === 'on' &&
    isOneOf(noun, HILLS) &&
    count <= 3 &&
    things.every(({ thing }) => thing.stance === 'stands')
  );
}

const HILLS = wordSet('hill, hilltop, green hill, grassy hill');

const SNOWY_MOUNTAINS = wordSet('snowy mountain, snow mountain, winter mountain');

/** Beside a high island, a jetty is hardly in the picture. */
const JETTIES = wordSet('pier, jetty, wooden pier, wooden jetty');

/** Where a farm or a village stands. */
function homeOf({ noun }: NounGroup): LandscapeArchetype | undefined {
  return noun.forms.map((form) => HOMES_OF_COLLECTIONS.get(form)).find((home) => home !== undefined);
}

/** "A castle at night" stands under the night sky. */
function isNight(groups: readonly NounGroup[]): boolean {
  return groups.some(({ noun, isNegated }) => !isNegated && isOneOf(noun, NIGHTS));
}

const NIGHTS = wordSet('night, midnight, night sky, starry night, starry sky, moonlight, nighttime');

/** A portrait of an animal shows its head alone. */
function asFace(planned: PlannedThing): PlannedThing {
  const { icon } = planned.thing;
  return { ...planned, thing: ANIMAL_THINGS.get(`${icon}-face`) ?? planned.thing };
}

/** A head alone would float in a landscape. */
function asWhole(planned: PlannedThing): PlannedThing {
  const { icon } = planned.thing;
  const whole = icon.endsWith('-face') ? ANIMAL_THINGS.get(icon.replace(/-face$/, '')) : undefined;
  return { ...planned, thing: whole ?? planned.thing };
}

const ANIMAL_THINGS: ReadonlyMap<string, CatalogedThing> = new Map(
  THINGS.filter(({ icon }) => ANIMAL_ICONS.has(icon)).map((thing) => [thing.icon, thing]),
);

/** The set that will be chosen by the words, unless its background cannot have the color asked for. */
function stagingOf(
  things: readonly PlannedThing[],
  groups: readonly NounGroup[],
  { words }: Understanding,
): Staging | undefined {
  if (things.length > 0 && things.every(({ thing }) => thing.stance === 'swims')) return 'water';
  const staging = findStaging(words)?.staging;
  return staging && HAS_OWN_BACKGROUND.has(staging) && plainBackdrop(groups) ? undefined : staging;
}

const HAS_OWN_BACKGROUND: ReadonlySet<Staging> = new Set<Staging>(['water', 'holiday', 'neon-ring']);

/** Animals and vehicles in a landscape, which its own additions do not show: "a beach with a dog". */
function planBeings(groups: readonly NounGroup[], place: LandscapeArchetype): PlannedThing[] {
  const isShown = ({ noun }: NounGroup) =>
    findSubjects(noun.forms).some((subject) => subject.kind === 'overlay' && fits(subject.overlay, place));
  const moves = ({ noun }: NounGroup) =>
    findSubjects(noun.forms).some(
      (subject) => subject.kind === 'artwork' && MOVING_THINGS.has(subject.thing.icon),
    );
  return planThings(
    groups.filter((group) => group.relation !== 'for' && moves(group) && !isShown(group)),
  ).filter(({ thing }) => !(place === 'city' && thing.stance === 'stands'));
}

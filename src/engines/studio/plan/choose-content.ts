import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import { DETAIL_WORDS } from '../landscape/detail-words.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { OVERLAYS } from '../landscape/overlays/overlay-kinds.ts';
import { readActivity } from '../prompt/people/read-activity.ts';
import { readPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS, findSubjects, type Subject } from '../prompt/vocabulary.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import { chooseSubject } from './choose-subject.ts';
import { findPlace, isHour, placeOf } from './find-place.ts';
import { namesMovingThing } from './moving-things.ts';
import { paletteOf, plainBackdrop } from './name-color.ts';
import type { PlannedContent, PlannedThing } from './picture-plan.ts';
import { planArtwork } from './plan-artwork.ts';
import { EMPTY, planEmptyPlace, planPlaceWithPeople, planReef } from './plan-empty-place.ts';
import { planFlatLand } from './plan-flat-land.ts';
import { planMotifs } from './plan-motifs.ts';
import { fits, planOverlays } from './plan-overlays.ts';
import { planPeople } from './plan-people.ts';
import { planThings } from './plan-things.ts';
import { planWalkers } from './plan-walkers.ts';
import { isSkyScene, isTimeOrWeatherWord, isWeather, landscapeForSky } from './sky-words.ts';
import type { Asked, Wanted } from './wanted.ts';

/**
 * What the main noun is drawn as: the first of these that fits. People; a pattern of things; a place with people, and a reef;
 * then what the noun means: artwork, an overlay in a landscape of its own, a landscape in flat shapes, animals in a landscape,
 * an archetype; a sky over land or sea; a place in which nobody is.
 */
export function chooseContent(
  head: NounGroup,
  groups: readonly NounGroup[],
  asked: Asked,
): PlannedContent | undefined {
  const palette = paletteOf(groups);
  const others = groups.filter((group) => group !== head && !group.isNegated && !palette.includes(group));
  const outdoors = findPlace(others);
  const wanted = { ...asked, head, groups, others, outdoors, place: outdoors && placeOf(outdoors) };
  return (
    planNamedPeople(wanted, palette.length > 0) ??
    planPattern(wanted) ??
    planUsedPlace(wanted) ??
    planReef(head, groups) ??
    planMeaning(wanted)
  );
}

/** People, out in a landscape if that shows more. */
function planNamedPeople(wanted: Wanted, hasPalette: boolean): PlannedContent | undefined {
  const { head, groups, understanding } = wanted;
  const people = readPeople(groups, head, wanted) ?? readActivity(groups, head);
  if (!people) return undefined;
  const hasBackdrop = hasPalette || plainBackdrop(groups) !== undefined;
  return planWalkers(people, wanted) ?? planPeople(people, understanding, { groups, hasBackdrop });
}

function planPattern({ head, groups }: Wanted): PlannedContent | undefined {
  const motifs = planMotifs(head, groups);
  return motifs && { kind: 'archetype', archetype: 'print', overlays: [], motifs };
}

function planUsedPlace({ head, groups, understanding }: Wanted): PlannedContent | undefined {
  const users = planPlaceWithPeople(head, groups);
  return users && planPeople(users, understanding, { groups, hasBackdrop: false });
}

function planMeaning(wanted: Wanted): PlannedContent | undefined {
  const { head, groups } = wanted;
  const subject = subjectOf(wanted);
  if (subject?.kind === 'artwork') return planArtwork(wanted, subject.thing);
  return (
    planOverlay(wanted, subject) ??
    planArchetype(wanted, subject) ??
    planSky(wanted) ??
    planEmptyPlace(head, groups)
  );
}

/** The meaning of the main noun; a drawing where one is asked for. */
function subjectOf({ head, others, place, category, asksDrawing }: Wanted): Subject | undefined {
  const chosen = chooseSubject(head, { others, place, category });
  const isDrawing = asksDrawing || others.some((group) => isAnother(group, head));
  return (isDrawing && !place && drawingInstead(head, chosen)) || chosen;
}

/** "A gold coin and a silver coin": two of them, which a set has only in one color. */
function isAnother({ noun, relation }: NounGroup, head: NounGroup): boolean {
  const kindOf = ({ forms }: Token) => forms[0]!.split(' ').at(-1);
  return relation === 'and' && kindOf(noun) === kindOf(head.noun);
}

/** The artwork of a thing that is usually modeled as an object on a set. */
function drawingInstead({ noun }: NounGroup, chosen: Subject | undefined): Subject | undefined {
  if (chosen?.kind !== 'archetype' || !isObject(chosen.archetype)) return undefined;
  return findSubjects(noun.forms).find(({ kind }) => kind === 'artwork');
}

function planOverlay(
  { head, others, outdoors }: Wanted,
  subject: Subject | undefined,
): PlannedContent | undefined {
  if (subject?.kind !== 'overlay' || (outdoors && !isHour(outdoors))) return undefined;
  const homes = isOneOf(head.noun, JETTIES) ? (['sea'] as const) : OVERLAYS[subject.overlay].homes;
  return { kind: 'overlay', homes, overlays: planOverlays([head, ...others]) };
}

/** Beside a high island, a jetty is hardly in the picture. */
const JETTIES = wordSet('pier, jetty, wooden pier, wooden jetty');

function planArchetype(wanted: Wanted, subject: Subject | undefined): PlannedContent | undefined {
  const { head, groups, others, place, asksFlat } = wanted;
  const archetype = archetypeOf(wanted, subject);
  if (!archetype) return undefined;
  // Rooms are drawn with the people who use them.
  if (isPeople(archetype) && head.modifiers.some((word) => isOneOf(word, EMPTY))) return undefined;
  const isShown = subject !== undefined || (place !== undefined && isDetailOf(place, head.noun));
  if (!isLandscape(archetype)) return isShown ? { kind: 'archetype', archetype, overlays: [] } : undefined;
  const flat = asksFlat ? planFlatLand(archetype, head, groups) : undefined;
  if (flat) return flat;
  const beings = planBeings(others, archetype);
  if (beings.length > 0) return { kind: 'artwork', things: beings, place: archetype };
  if (!isShown) return undefined;
  const overlays = planOverlays([head, ...others]).filter(({ kind }) => fits(kind, archetype));
  return { kind: 'archetype', archetype, overlays };
}

/** The archetype that a noun means, or the landscape around it. */
function archetypeOf({ head, outdoors, place, understanding }: Wanted, subject: Subject | undefined) {
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
  if (isElsewhere && place) return place;
  // "Mountains with a lake": lakes lie among mountains, but mountains have no lakes.
  const hasBoth =
    outdoors &&
    (place === 'lake' || place === 'river') &&
    isIn(place, head.noun) &&
    isLandscape(subject.archetype) &&
    !isIn(subject.archetype, outdoors.noun);
  return hasBoth ? place : subject.archetype;
}

function isIn(archetype: LandscapeArchetype, noun: Token): boolean {
  return isOneOf(noun, ARCHETYPE_NOUNS[archetype].contains);
}

const SNOWY_MOUNTAINS = wordSet('snowy mountain, snow mountain, winter mountain');

/** "A path through the forest": what the land has in it. */
function isDetailOf(place: LandscapeArchetype, { forms }: Token): boolean {
  const words = LANDSCAPES[place].details.flatMap((detail) => phrases(DETAIL_WORDS[detail]));
  return forms.some((form) => words.includes(form));
}

/** Animals and vehicles in a landscape, which its own additions do not show: "a beach with a dog". */
function planBeings(groups: readonly NounGroup[], place: LandscapeArchetype): PlannedThing[] {
  const isShown = ({ noun }: NounGroup) =>
    findSubjects(noun.forms).some((subject) => subject.kind === 'overlay' && fits(subject.overlay, place));
  return planThings(
    groups.filter((group) => group.relation !== 'for' && namesMovingThing(group.noun) && !isShown(group)),
  ).filter(({ thing }) => !(LANDSCAPES[place].isAcrossWater && thing.stance === 'stands'));
}

function planSky({ head, others, place }: Wanted): PlannedContent | undefined {
  const isDay = head.noun.forms.includes('day') && head.modifiers.some(isTimeOrWeatherWord);
  if (!isSkyScene(head) && !isDay) return undefined;
  return {
    kind: 'archetype',
    archetype: place ?? landscapeForSky(head),
    overlays: planOverlays([head, ...others]),
  };
}

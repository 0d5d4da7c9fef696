import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { HOMES_OF_COLLECTIONS } from '../artwork/collections.ts';
import { dressedIcon } from '../artwork/drawings/dressed-animals.ts';
import { THINGS } from '../artwork/things.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Staging } from '../scene/staging-words.ts';
import { isHour } from './find-place.ts';
import { findStaging } from './find-staging.ts';
import { plainBackdrop } from './name-color.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedContent, PlannedThing } from './picture-plan.ts';
import { AIRCRAFT, HOMES, homeInOpenAir, INDOOR_THINGS } from './places-of-things.ts';
import { planOverlays } from './plan-overlays.ts';
import { planThings } from './plan-things.ts';
import { showsMoon } from './sky-words.ts';
import type { Wanted } from './wanted.ts';

/** Drawings of things in their landscape, in flat shapes or in a studio; the landscape alone if none of them can be in it. */
export function planArtwork(wanted: Wanted, main: CatalogedThing): PlannedContent {
  const { head, groups, others, outdoors, place, understanding, asksCloseUp, asksDrawing } = wanted;
  const planned = planThings([head, ...others.filter((group) => group !== outdoors)], groups);
  const isIndoors = planned.some(({ thing }) => INDOOR_THINGS.has(thing.icon));
  const ground = isIndoors ? undefined : groundOf(wanted, main);
  const hasMoon = ground && showsMoon(understanding, ground);
  const seen = planned.filter(({ thing }) => !(hasMoon && thing.icon === 'full-moon'));
  const things = ground ? seen.map(asWhole) : asksCloseUp ? seen.map(asFace) : seen;
  if (things.length === 0 && place)
    return { kind: 'archetype', archetype: place, overlays: planOverlays(others) };
  if (things.length > 0 && !ground && asksDrawing)
    return { kind: 'artwork', things, place: undefined, isFlat: true };
  const staging = ground ? undefined : stagingOf(things, groups, understanding);
  const isOnMound = ground === 'hills' && outdoors !== undefined && standOnMound(things, outdoors);
  return { kind: 'artwork', things, place: ground, staging, ...(isOnMound ? { isOnMound } : {}) };
}

/** The landscape in which a thing stands: the one that is named, or its home. */
function groundOf(wanted: Wanted, thing: CatalogedThing): LandscapeArchetype | undefined {
  const { head, groups, outdoors, place, understanding } = wanted;
  const { icon, stance } = thing;
  const ownHome = homeOf(head) ?? HOMES.get(icon);
  const isOutdoors = asksOpenAir(groups, understanding) || fliesAlone(wanted, thing);
  const home = ownHome ?? (isOutdoors ? homeInOpenAir(thing) : undefined);
  // An hour or a storm has no ground of its own.
  if (!outdoors || (home && (isHour(outdoors) || (place && LANDSCAPES[place].takesGround)))) return home;
  const isOnWater = place !== undefined && LANDSCAPES[place].isAcrossWater && stance === 'stands';
  if (isOnWater) return home;
  // A bridge is drawn with its river.
  const isPart = outdoors.relation === 'over' && isPartOf(outdoors.noun, [icon]);
  return isPart ? undefined : place;
}

/** "A helicopter" is in the sky, unless the words ask for a set or a drawing. */
function fliesAlone({ groups, understanding, asksDrawing }: Wanted, { icon }: CatalogedThing): boolean {
  return AIRCRAFT.has(icon) && groups.length === 1 && !asksDrawing && !findStaging(understanding.words);
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

/** Where a farm or a village stands. */
function homeOf({ noun }: NounGroup): LandscapeArchetype | undefined {
  return noun.forms.map((form) => HOMES_OF_COLLECTIONS.get(form)).find((home) => home !== undefined);
}

/** "A castle at night", "a car in the rain": hour and weather are seen out of doors. */
function asksOpenAir(groups: readonly NounGroup[], { words }: Understanding): boolean {
  // Words of the whole picture, such as rain, are in no group.
  return (
    words.some((word) => WEATHERS.has(word)) ||
    groups.some(({ noun, isNegated }) => !isNegated && isOneOf(noun, NIGHTS))
  );
}

const NIGHTS = wordSet('night, midnight, night sky, starry night, starry sky, moonlight, nighttime');
/** Weathers that are more than light and clouds. */
const WEATHERS = wordSet(
  'rain, rainy, raining, rainfall, downpour, storm, stormy, thunderstorm, fog, foggy, mist, misty, snowfall, snowing, snowstorm',
);

/** A portrait of an animal shows its head alone. */
function asFace(planned: PlannedThing): PlannedThing {
  // A dog that wears something sits without being asked to.
  const isToSit = planned.thing.names[0]!.startsWith('sitting');
  return redrawn(planned, (animal) => `${isToSit ? animal : animal.replace(/^sitting-/, '')}-face`);
}

/** A head alone would float in a landscape. */
function asWhole(planned: PlannedThing): PlannedThing {
  return redrawn(planned, (animal) => animal.replace(/-face$/, ''));
}

/** Another drawing of an animal, in the same clothes; unchanged if there is none. */
function redrawn(planned: PlannedThing, rename: (animal: string) => string): PlannedThing {
  const [animal = '', ...garments] = planned.thing.icon.split('+');
  const renamed = rename(animal);
  const thing = renamed === animal ? undefined : ANIMAL_THINGS.get(renamed);
  const icon = thing && (garments.length > 0 ? dressedIcon(thing.icon, garments) : thing.icon);
  return thing && icon ? { ...planned, thing: { ...thing, icon } } : planned;
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

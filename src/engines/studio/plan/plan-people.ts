import { isPeople } from '../archetypes.ts';
import type { Setting } from '../people/people-scene.ts';
import { isOutdoors } from '../people/rooms/outdoors.ts';
import { TRADES } from '../people/trades.ts';
import type { ReadPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { SEASONS, type Season } from '../scene/weather.ts';
import type { PlannedContent } from './picture-plan.ts';
import { isTimeOrWeatherWord, type PlannedSky } from './sky-words.ts';

/**
 * People as an illustration; those of a sunset or a winter's day are outdoors.
 * @param hasBackdrop whether the words give the wall behind them a color
 */
export function planPeople(
  people: ReadPeople,
  understanding: Understanding,
  { groups, hasBackdrop }: { groups: readonly NounGroup[]; hasBackdrop: boolean },
): PlannedContent {
  if (people.isPortrait) return { kind: 'archetype', archetype: 'portrait', overlays: [], people };
  const place =
    placeOfCast(people) === undefined && !hasBackdrop ? placeForSky(understanding, groups) : people.place;
  return { kind: 'archetype', archetype: 'people', overlays: [], people: { ...people, place } };
}

/** Ice cream and golden hair are no weather: a noun must name it. */
function placeForSky(
  { time, season, words }: Understanding,
  groups: readonly NounGroup[],
): Setting | undefined {
  const nouns = groups.filter(({ isNegated }) => !isNegated).map(({ noun }) => noun);
  if (words.some((word) => RAIN.has(word))) return 'street';
  if (!nouns.some(isTimeOrWeatherWord)) return undefined;
  if (season === 'winter') return 'snow';
  const hasSky = time !== undefined && time !== 'day';
  return hasSky || season !== undefined ? 'park' : undefined;
}

const RAIN: ReadonlySet<string> = new Set(['rain', 'rainy', 'raining']);

/** Where the named people are; undefined if it is left to chance. */
export function placeOfCast({ place, people }: ReadPeople): Setting | undefined {
  const trade = people.find((person) => person.trade)?.trade;
  return place ?? (trade && TRADES[trade].setting);
}

/** Whether the named people are under an open sky, which shows hour, season and rain. */
export function areOutdoors(content: PlannedContent | undefined): boolean {
  return openPlace(content) !== undefined;
}

/** The hour, weather and season that the place of the named people shows; undefined indoors. */
export function planSkyOverPeople(
  { time, weather, season }: Understanding,
  content: PlannedContent | undefined,
): PlannedSky | undefined {
  const place = openPlace(content);
  if (!place) return undefined;
  return {
    time,
    weather: weather === 'clear' || weather === 'cloudy' ? weather : undefined,
    season: season && SEASONS_SHOWN[season].has(place) ? season : undefined,
    moon: time === 'night',
    colors: [],
  };
}

/** The seasons that the open place of the named people shows; undefined indoors. */
export function seasonsOverPeople(content: PlannedContent | undefined): Season[] | undefined {
  const place = openPlace(content);
  return place && SEASONS.filter((season) => SEASONS_SHOWN[season].has(place));
}

function openPlace(content: PlannedContent | undefined): Setting | undefined {
  if (content?.kind !== 'archetype' || !content.people || !isPeople(content.archetype)) return undefined;
  const place = placeOfCast(content.people);
  return place !== 'moon' && isOutdoors(place) ? place : undefined;
}

const SEASONS_SHOWN: Readonly<Record<Season, ReadonlySet<Setting>>> = {
  spring: new Set(['park', 'garden', 'meadow', 'forest', 'skyline']),
  summer: new Set([
    'park',
    'garden',
    'beach',
    'farm',
    'mountain',
    'meadow',
    'forest',
    'lake',
    'seashore',
    'skyline',
  ]),
  autumn: new Set(['park', 'garden', 'meadow', 'forest', 'skyline']),
  winter: new Set(['snow', 'forest', 'lake']),
};

import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../prompt/time-and-weather-words.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import { landColors } from './land-colors.ts';

const SKY: ReadonlySet<string> = new Set(
  [TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].flatMap((table) => Object.values(table).flatMap(phrases)),
);
const WEATHER_NAMES = Object.entries(WEATHER_WORDS).map(
  ([weather, names]) => [weather as Weather, wordSet(names)] as const,
);
const MOONS = wordSet('moon, full moon, moonrise, supermoon, harvest moon');
const INDOOR_LIGHT = wordSet(`${TIME_WORDS.day}, backlit`);
const FOREST_SKIES = wordSet(`${SEASON_WORDS.autumn}, sunbeam, fog, mist`);

/** Whether a word names an hour, a weather or a season, which landscapes show. */
export function isTimeOrWeatherWord(word: Token): boolean {
  return isOneOf(word, SKY) || isOneOf(word, MOONS);
}

/** Whether a word names a weather. */
export function isWeather(word: Token): boolean {
  return weatherNamed(word) !== undefined;
}

export function weatherNamed(word: Token): Weather | undefined {
  return WEATHER_NAMES.find(([, names]) => isOneOf(word, names))?.[0];
}

/** Whether a word names light that rooms have, too. */
export function isIndoorLight(word: Token): boolean {
  return isOneOf(word, INDOOR_LIGHT);
}

/** The sky of a planned landscape, as far as the words decide it. */
export interface PlannedSky {
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  season: Season | undefined;
  /** Whether a full moon stands in it. */
  moon: boolean;
  /** The words for colors that water and sand have under it. */
  colors: readonly Token[];
}

/** The sky that the words give a landscape; `ground` is the land under it that they name. */
export function planSky(
  understanding: Understanding,
  archetype: LandscapeArchetype | undefined,
  ground: LandscapeArchetype | undefined,
  groups: readonly NounGroup[],
): PlannedSky {
  const time = hourOf(understanding, archetype);
  const { water, sand, flowers } = landColors(groups, archetype, time);
  return {
    time,
    weather: understanding.weather,
    season: showsSeason(archetype, ground) ? understanding.season : undefined,
    moon: showsMoon(understanding, archetype),
    colors: [...(water?.words ?? []), ...(sand?.words ?? []), ...(flowers?.words ?? [])],
  };
}

/** Whether the words ask for a full moon, and it is night. */
export function showsMoon(understanding: Understanding, archetype: LandscapeArchetype | undefined): boolean {
  return understanding.details.moon && hourOf(understanding, archetype) === 'night';
}

function hourOf({ time }: Understanding, archetype: LandscapeArchetype | undefined): TimeOfDay | undefined {
  return archetype && LANDSCAPES[archetype].isNightSky ? 'night' : time;
}

function showsSeason(
  archetype: LandscapeArchetype | undefined,
  ground: LandscapeArchetype | undefined,
): boolean {
  const shows = archetype ? LANDSCAPES[archetype].showsSeason : true;
  return shows === 'on-named-ground' ? ground !== undefined && showsSeason(ground, undefined) : shows;
}

/** Whether a word names an hour, a weather or a season, and the landscape has it: not the first of two hours. */
export function isInSky(word: Token, sky: PlannedSky): boolean {
  if (isOneOf(word, MOONS)) return sky.moon;
  // Storms are drawn as dark skies, without falling rain, and winter with open water.
  return !isOneOf(word, NEVER_SHOWN) && isOneOf(word, wordsOf(sky));
}

const NEVER_SHOWN = wordSet('rain, frozen, ice');

function wordsOf({ time, weather, season }: PlannedSky): string[] {
  return [
    time && TIME_WORDS[time],
    weather && WEATHER_WORDS[weather],
    season && SEASON_WORDS[season],
  ].flatMap((words) => phrases(words ?? ''));
}

/** Where phrases such as "blue hour" stand in a text, if the landscape has that hour, weather or season. */
export function findSkyPhrases(text: string, sky: PlannedSky): { start: number; end: number }[] {
  const shown = wordsOf(sky).filter((phrase) => phrase.includes(' '));
  if (shown.length === 0) return [];
  const phrase = new RegExp(`(?<!\\p{L})(?:${shown.join('|')})s?(?!\\p{L})`, 'giu');
  return [...text.matchAll(phrase)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Whether a noun of the sky makes a picture of its own: "golden hour", but not "ice" or "day". */
export function isSkyScene(group: NounGroup): boolean {
  return isOneOf({ forms: scenesOf(group) }, SKY_SCENES);
}

/** "Foliage" and "fall foliage" */
function scenesOf({ noun: { forms }, modifiers }: NounGroup): string[] {
  const before = modifiers.at(-1)?.forms[0];
  return forms.flatMap((form) => [form, `${before} ${form}`]);
}

const SKY_SCENES = wordSet(
  `dawn, sunrise, daybreak, morning, first light, sunlight, golden hour, sunbeam, sunset, sundown, evening, dusk,
    twilight, blue hour, nightfall, night, midnight, night sky, moonlight, cloud, cumulus, dramatic sky, cloudscape, mist,
    fog, haze, storm, thunderstorm, dark cloud, winter, snow, frost, summer, summertime, autumn, springtime, fall foliage,
    fall colors, milky way, starry night, red sky, orange sky, blue sky, grey sky, clear sky`,
);

/** The landscape that shows an hour, a weather or a season best. */
export function landscapeForSky(group: NounGroup): LandscapeArchetype {
  return isOneOf({ forms: scenesOf(group) }, FOREST_SKIES) ? 'forest' : 'sea';
}

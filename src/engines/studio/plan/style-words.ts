import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../prompt/time-and-weather-words.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { MOOD_WORDS } from '../scene/mood.ts';
import { phrases } from '../scene/phrases.ts';
import type { Staging } from '../scene/staging-words.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';

const SKY: ReadonlySet<string> = new Set(
  [TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].flatMap((table) => Object.values(table).flatMap(phrases)),
);
const INDOOR_LIGHT: ReadonlySet<string> = new Set(phrases(`${TIME_WORDS.day}, backlit`));
const AUTUMN: ReadonlySet<string> = new Set(phrases(SEASON_WORDS.autumn));
const MOODS: ReadonlySet<string> = new Set(Object.values(MOOD_WORDS).flatMap(phrases));

/** Whether a word names an hour, a weather or a season, which landscapes show. */
export function isSkyWord({ forms }: Token): boolean {
  return forms.some((form) => SKY.has(form) || MOONS.has(form));
}

/** Whether a word names light that rooms have, too. */
export function isIndoorLight({ forms }: Token): boolean {
  return forms.some((form) => INDOOR_LIGHT.has(form));
}

/** The sky of a planned landscape, as far as the words decide it. */
export interface PlannedSky {
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  season: Season | undefined;
  /** Whether a full moon stands in it. */
  moon: boolean;
}

/** Landscapes without leaves or grass, where a season is not seen. */
const BARE: ReadonlySet<LandscapeArchetype> = new Set([
  'sea',
  'island',
  'dunes',
  'canyon',
  'city',
  'stars',
  'aurora',
]);

/** The sky that the words give a landscape. */
export function planSky(
  { time, weather, season, details }: Understanding,
  archetype: LandscapeArchetype | undefined,
): PlannedSky {
  const hour = archetype && LANDSCAPES[archetype].isNightSky ? 'night' : time;
  const shown = archetype && BARE.has(archetype) ? undefined : season;
  return { time: hour, weather, season: shown, moon: details.moon && hour === 'night' };
}

/** Whether a word names an hour, a weather or a season, and the landscape has it: not the first of two hours. */
export function isInSky({ forms }: Token, sky: PlannedSky): boolean {
  if (forms.some((form) => MOONS.has(form))) return sky.moon;
  // Storms are drawn as dark skies, without falling rain.
  if (forms.includes('rain')) return false;
  return forms.some(
    (form) =>
      (sky.time && WORDS_OF.time[sky.time].has(form)) ||
      (sky.weather && WORDS_OF.weather[sky.weather].has(form)) ||
      (sky.season && WORDS_OF.season[sky.season].has(form)),
  );
}

const MOONS: ReadonlySet<string> = new Set(['moon', 'full moon', 'moonrise', 'supermoon', 'harvest moon']);
const WORDS_OF: {
  time: Record<TimeOfDay, ReadonlySet<string>>;
  weather: Record<Weather, ReadonlySet<string>>;
  season: Record<Season, ReadonlySet<string>>;
} = { time: toSets(TIME_WORDS), weather: toSets(WEATHER_WORDS), season: toSets(SEASON_WORDS) };

function toSets<Name extends string>(table: Record<Name, string>): Record<Name, ReadonlySet<string>> {
  const sets: Partial<Record<Name, ReadonlySet<string>>> = {};
  for (const name in table) sets[name] = new Set(phrases(table[name]));
  return sets as Record<Name, ReadonlySet<string>>;
}

/** Where phrases such as "blue hour" stand in a text, if the landscape has that hour, weather or season. */
export function findSkyPhrases(text: string, sky: PlannedSky): { start: number; end: number }[] {
  const shown = [
    ...(sky.time ? WORDS_OF.time[sky.time] : []),
    ...(sky.weather ? WORDS_OF.weather[sky.weather] : []),
    ...(sky.season ? WORDS_OF.season[sky.season] : []),
  ].filter((phrase) => phrase.includes(' '));
  if (shown.length === 0) return [];
  const phrase = new RegExp(`(?<!\\p{L})(?:${shown.join('|')})s?(?!\\p{L})`, 'giu');
  return [...text.matchAll(phrase)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Whether a noun of the sky makes a picture of its own: "golden hour", but not "ice" or "day". */
export function isSkyScene({ noun, modifiers }: NounGroup): boolean {
  const before = modifiers.at(-1)?.forms[0];
  return noun.forms.some((form) => SKY_SCENES.has(form) || SKY_SCENES.has(`${before} ${form}`));
}

const SKY_SCENES: ReadonlySet<string> = new Set(
  phrases(`dawn, sunrise, daybreak, morning, first light, sunlight, golden hour, sunbeam, sunset, sundown, evening, dusk,
    twilight, blue hour, nightfall, night, midnight, night sky, moonlight, cloud, cumulus, dramatic sky, cloudscape, mist,
    fog, haze, storm, thunderstorm, dark cloud, winter, snow, frost, summer, summertime, autumn, springtime, fall foliage,
    fall colors, milky way, starry night, red sky, orange sky, blue sky, grey sky, clear sky`),
);

/** The landscape that shows an hour, a weather or a season best. */
export function homeOfSky({ forms }: Token): LandscapeArchetype {
  return forms.some((form) => AUTUMN.has(form) || form === 'sunbeam' || form === 'fog' || form === 'mist')
    ? 'forest'
    : 'sea';
}

export function isMoodWord({ forms }: Token): boolean {
  return forms.some((form) => MOODS.has(form));
}

/**
 * Whether a part of the sentence only says how the whole picture looks: "bright and airy", "in muted tones",
 * "moody".
 */
export function isMoodGroup({
  noun,
  modifiers,
  number,
  verb,
  relation,
  isNegated,
  isApart,
}: NounGroup): boolean {
  if (isNegated || number || verb || !(relation === undefined ? isApart : MOOD_LINKS.has(relation)))
    return false;
  const words = [...modifiers, noun];
  const isTone = ({ forms }: Token) => forms.some((form) => TONES.has(form));
  return (
    words.some(isMoodWord) && words.every((word) => isTone(word) || (isMoodWord(word) && !isThing(word)))
  );
}

/** "Candy" and "rainbow" are things as well as moods. */
function isThing({ kind, forms }: Token): boolean {
  return kind === 'noun' && findSubjects(forms).length > 0;
}

const MOOD_LINKS: ReadonlySet<string> = new Set(['in', 'with', 'and']);
const TONES: ReadonlySet<string> = new Set(
  phrases(
    `color, colour, tone, tones, palette, color palette, hue, shade, mood, atmosphere, look, feel, feeling, vibe`,
  ),
);

/** Nouns that every set of an object shows. */
export const SETS_SHOW: readonly string[] = phrases('studio, studio light, studio lighting, shadow');

/** Nouns and adjectives that each studio set shows. */
export const STAGING_SHOWS: Record<Staging, readonly string[]> = {
  podium: phrases('podium, pedestal, plinth, stage, studio, display, platform, product display'),
  'neon-ring': phrases('neon, neon light, neon sign, neon ring, cyberpunk, glow, laser'),
  marble: phrases('marble, marble table, luxury, stone'),
  'wood-desk': phrases(
    'wood, wooden, desk, table, tabletop, oak, walnut, rustic, wooden table, kitchen table, counter',
  ),
  nature: phrases('leaf, moss, botanical, natural, organic, foliage'),
  'pastel-geometry': phrases('pastel, geometric, arch, playful'),
  holiday: phrases('christmas, xmas, festive, bauble, ornament, holiday, bokeh, celebration, party'),
  water: phrases('water, pool, ripple, puddle'),
  'sunlit-wall': phrases('sunlit, sunlight, window light, wall, shadow, sunny'),
};

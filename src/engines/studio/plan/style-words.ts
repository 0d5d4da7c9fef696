import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../prompt/modifier-words.ts';
import type { Token } from '../prompt/reading/token.ts';
import { MOOD_WORDS } from '../scene/mood.ts';
import { phrases } from '../scene/phrases.ts';
import type { Staging } from '../scene/staging-words.ts';

const SKY: ReadonlySet<string> = new Set(
  [TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].flatMap((table) => Object.values(table).flatMap(phrases)),
);
const AUTUMN: ReadonlySet<string> = new Set(phrases(SEASON_WORDS.autumn));
const MOODS: ReadonlySet<string> = new Set(Object.values(MOOD_WORDS).flatMap(phrases));

/** Whether a word names an hour, a weather or a season, which landscapes show. */
export function isSkyWord({ forms }: Token): boolean {
  return forms.some((form) => SKY.has(form));
}

/** Storms are drawn as dark skies, without falling rain. */
export function isRain({ forms }: Token): boolean {
  return forms.includes('rain');
}

/** The landscape that shows an hour, a weather or a season best. */
export function homeOfSky({ forms }: Token): LandscapeArchetype {
  return forms.some((form) => AUTUMN.has(form) || form === 'sunbeam' || form === 'fog' || form === 'mist')
    ? 'forest'
    : 'sea';
}

export function isMoodWord({ forms }: Token): boolean {
  return forms.some((form) => MOODS.has(form));
}

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

import { isPerson } from '../landscape/compose/compose-overlays.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { LandscapeWish } from '../landscape/landscape-wish.ts';
import type { OverlayWish } from '../landscape/overlays/overlay-kinds.ts';
import type { Random } from '../math/seeded-random.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import type { TimeOfDay } from '../scene/weather.ts';

interface LandUnderstanding extends Understanding {
  overlays: readonly OverlayWish[];
  /** Whether the prompt colors things in the land: a low sun would color them, too. */
  hasColoredThings: boolean;
}

/** Hour, weather and season of a landscape, where the prompt does not name them. */
export function chooseConditions(
  archetype: LandscapeArchetype,
  understanding: LandUnderstanding,
  random: Random,
): Pick<LandscapeWish, 'time' | 'weather' | 'season'> {
  const { isNightSky, season, weather } = LANDSCAPES[archetype];
  const usualWeather = () => (isNightSky || random.chance(0.55) ? 'clear' : 'cloudy');
  return {
    weather: weather ?? understanding.weather ?? usualWeather(),
    time: isNightSky ? 'night' : (understanding.time ?? chooseTime(archetype, understanding, random)),
    season: understanding.season ?? season(random),
  };
}

function chooseTime(
  archetype: LandscapeArchetype,
  { weather, moods, colors, overlays, hasColoredThings }: LandUnderstanding,
  random: Random,
): TimeOfDay {
  if (LANDSCAPES[archetype].weather) return random.pick(LANDSCAPES[archetype].hours);
  if (weather === 'storm') return 'day';
  if (weather === 'mist') return random.pick(['dawn', 'dawn', 'golden', 'day']);
  if (moods.includes('warm')) return random.pick(['golden', 'golden', 'sunset']);
  // People stand against the light.
  if (overlays.some(({ kind }) => isPerson(kind))) return random.pick(['sunset', 'golden', 'dawn', 'sunset']);
  if (moods.includes('pastel')) return 'dawn';
  if (hasColoredThings) return 'day';
  if (colors[0] && /^#[ef]/.test(colors[0])) return random.pick(['golden', 'sunset']);
  return random.pick(LANDSCAPES[archetype].hours);
}

import type { Random } from '../math/seeded-random.ts';
import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import type { Detail } from './detail-words.ts';
import type { LandForm } from './land-forms.ts';
import type { Course } from './landscape-scene.ts';
import type { LandscapeWish } from './landscape-wish.ts';

export interface LandscapeDefinition extends ArchetypeDefinition {
  form: LandForm | ((wish: LandscapeWish, random: Random) => LandForm);
  /** Water without a shore before the camera, so that birds can float on it. */
  hasOpenWater: boolean;
  /** Whether boats can be added; by default as its land form says. */
  hasBoats?: boolean;
  /** Seen across water, where nothing can stand. */
  isAcrossWater?: boolean;
  /** A road or a river that runs through the land. */
  course?: Course['kind'];
  /** Whether leaves or grass show the season; `on-named-ground`: only if the prompt names the land. */
  showsSeason: boolean | 'on-named-ground';
  /** Details that it shows if the prompt asks for them, except in winter. */
  details: readonly Detail[];
  /** Can be the ground of archetypes that are a season or an hour of any land. */
  isGround: boolean;
  /** Is a season, an hour or a sky of the land that the prompt names. */
  takesGround: boolean;
  /** The grounds that it can have; undefined for any. */
  grounds?: readonly LandForm[];
  /** Its hour and its clear sky are fixed. */
  isNightSky: boolean;
  /** Its weather is fixed; undefined for any. */
  weather?: Weather;
  /** Hours for prompts that name none, each as likely. */
  hours: readonly TimeOfDay[];
  /** The season for prompts that name none. */
  season(random: Random): Season;
}

/** Nouns that every landscape contains. */
export const LAND_NOUNS =
  'sky, horizon, nature, landscape, ground, air, cloud, sunlight, light, weather, scenery';

export const USUAL_LANDSCAPE = {
  category: 'nature',
  hasOpenWater: false,
  showsSeason: true,
  details: [],
  isGround: false,
  takesGround: false,
  isNightSky: false,
  hours: ['day', 'day', 'day', 'golden', 'golden'],
  season: (random) => random.pick(['spring', 'summer', 'summer']),
} satisfies Partial<LandscapeDefinition>;

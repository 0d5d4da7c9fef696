import { aurora } from './archetypes/aurora.ts';
import { canyon } from './archetypes/canyon.ts';
import { city } from './archetypes/city.ts';
import { coast } from './archetypes/coast.ts';
import { dunes } from './archetypes/dunes.ts';
import { fields } from './archetypes/fields.ts';
import { forest } from './archetypes/forest.ts';
import { hills } from './archetypes/hills.ts';
import { island } from './archetypes/island.ts';
import { jungle } from './archetypes/jungle.ts';
import { lake } from './archetypes/lake.ts';
import { mountains } from './archetypes/mountains.ts';
import { river } from './archetypes/river.ts';
import { road } from './archetypes/road.ts';
import { sea } from './archetypes/sea.ts';
import { sky } from './archetypes/sky.ts';
import { snow } from './archetypes/snow.ts';
import { stars } from './archetypes/stars.ts';
import { thunderstorm } from './archetypes/thunderstorm.ts';
import { waterfall } from './archetypes/waterfall.ts';
import type { LandscapeDefinition } from './landscape-definition.ts';

/** Landscapes. The earlier of two with the same noun is drawn. */
export const LANDSCAPES = {
  mountains,
  lake,
  sea,
  island,
  hills,
  dunes,
  coast,
  waterfall,
  canyon,
  forest,
  jungle,
  fields,
  snow,
  aurora,
  stars,
  city,
  road,
  river,
  sky,
  thunderstorm,
} satisfies Record<string, LandscapeDefinition>;

export type LandscapeArchetype = keyof typeof LANDSCAPES;

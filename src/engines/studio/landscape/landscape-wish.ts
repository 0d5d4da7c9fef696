import type { Mood } from '../scene/mood.ts';
import type { Composition } from '../scene/picture-settings.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import type { Detail } from './detail-words.ts';
import type { LandForm } from './land-forms.ts';
import type { LandscapeArchetype } from './landscape-archetypes.ts';
import type { Crop } from './landscape-scene.ts';
import type { OverlayWish } from './overlays/overlay-kinds.ts';

/** Requirements from the prompt; everything else is random. */
export interface LandscapeWish extends Record<Detail, boolean> {
  archetype: LandscapeArchetype;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  moods: readonly Mood[];
  crop: Crop['kind'] | undefined;
  /** Ground for archetypes that are a season or an hour of any land. */
  ground: LandForm | undefined;
  overlays: readonly OverlayWish[];
  /** Whether things will stand on the ground before the camera. */
  hasThings: boolean;
  /** Whether they will stand on a hill. */
  hasMound: boolean;
  /** Whether trees will stand before the camera, so that no others may be beside them. */
  hasTrees: boolean;
  /** Display hex; undefined for the usual ones. */
  waterColor: string | undefined;
  sandColor: string | undefined;
  flowerColors: readonly string[] | undefined;
  composition: Composition | undefined;
}

import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { iconSet } from '../artwork/icon-set.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';

/** Drawings of what is part of a room: they never stand in a landscape. */
export const INDOOR_THINGS = iconSet(
  `fireplace, window, curtains, couch-and-lamp, bed, bathtub, toilet, sink, shower, oven, refrigerator, washing-machine, microwave,
  toaster, wardrobe, dresser, bookshelf, armchair, file-cabinet, printer, desktop-computer, flat-tv, television, table-lamp,
  mirror, photo-frame`,
);

export const OUTDOOR_THINGS = iconSet(
  `house, house-with-garden, houses, derelict-house, hut, castle, japanese-castle, lighthouse, eiffel-tower, windmill, tractor, barn, cabin, church,
  mosque, synagogue, hindu-temple, shinto-shrine, classical-building, statue-of-liberty, tokyo-tower, tent, circus-tent,
  ferris-wheel, roller-coaster, moai, clock-tower, wolf, fox, deer, owl, bat, hedgehog, raccoon, horse, bear, lion, elephant,
  giraffe, fire, jack-o-lantern, snowman, deciduous-tree, evergreen-tree, palm-tree`,
);

export const ROAD_VEHICLES = iconSet(
  `automobile, racing-car, sports-car, sport-utility-vehicle, pickup-truck, taxi, police-car, ambulance, fire-engine, delivery-truck,
  articulated-lorry, minibus, bus, trolleybus, yellow-school-bus, bicycle, motorcycle, motor-scooter, auto-rickshaw`,
);

export const AIRCRAFT = iconSet('airplane, small-airplane, helicopter, space-shuttle');

/** The landscape of a drawing where hour and weather are to be seen; undefined for what is at home indoors. */
export function homeInOpenAir({ icon, stance }: CatalogedThing): LandscapeArchetype | undefined {
  if (ROAD_VEHICLES.has(icon)) return 'road';
  if (AIRCRAFT.has(icon)) return 'sky';
  if (stance === 'swims') return 'sea';
  const isOutdoors = OUTDOOR_THINGS.has(icon) || ANIMAL_ICONS.has(icon);
  return isOutdoors ? 'hills' : undefined;
}

/** The landscape that belongs to a drawing. */
export const HOMES: ReadonlyMap<string, LandscapeArchetype> = new Map([['lighthouse-on-cliff', 'sea']]);

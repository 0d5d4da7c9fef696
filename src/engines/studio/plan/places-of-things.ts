import { iconSet } from '../artwork/icon-set.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';

/** Drawings of what is part of a room: they never stand in a landscape. */
export const INDOOR_THINGS = iconSet(
  `fireplace, window, curtains, couch-and-lamp, bed, bathtub, toilet, sink, shower, oven, refrigerator, washing-machine, microwave,
  toaster, wardrobe, dresser, bookshelf, armchair, file-cabinet, printer, desktop-computer, flat-tv, television, table-lamp,
  mirror, photo-frame`,
);

const OUTDOOR_THINGS = iconSet(
  `house, house-with-garden, houses, derelict-house, hut, castle, japanese-castle, lighthouse, eiffel-tower, windmill, barn, cabin, church,
  mosque, synagogue, hindu-temple, shinto-shrine, classical-building, statue-of-liberty, tokyo-tower, tent, circus-tent,
  ferris-wheel, roller-coaster, moai, clock-tower, wolf, fox, deer, owl, bat, hedgehog, raccoon, horse, bear, lion, elephant,
  giraffe, deciduous-tree, evergreen-tree, palm-tree`,
);

/** Whether a drawing has its place out of doors, where the hour is seen. */
export function standsOutdoors(icon: string): boolean {
  return OUTDOOR_THINGS.has(icon);
}

/** The landscape that belongs to a drawing. */
export const HOMES: ReadonlyMap<string, LandscapeArchetype> = new Map([['lighthouse-on-cliff', 'sea']]);

import { wordSet } from '../scene/phrases.ts';

/** Drawings of what is part of a room: they never stand in a landscape. */
export const INDOOR_THINGS = wordSet(
  `fireplace, window, curtains, couch-and-lamp, bed, bathtub, toilet, sink, shower, oven, refrigerator, washing-machine, microwave,
  toaster, wardrobe, dresser, bookshelf, armchair, desk, file-cabinet, printer, desktop-computer, flat-tv, television, table-lamp,
  mirror, photo-frame, crib`,
);

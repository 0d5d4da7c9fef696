import type { Random } from '../../math/seeded-random.ts';
import type { RoomColors } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';

export interface Room extends Extent {
  colors: RoomColors;
  seed: number;
  /** Nobody is in it. */
  isEmpty: boolean;
}

/** Furniture along the walls and lamps, as SVG. */
export type Dressing = (room: Room, random: Random) => string;

import type { Random } from '../../math/seeded-random.ts';
import type { RoomColors } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';

export interface Room extends Extent {
  colors: RoomColors;
  seed: number;
}

/** What stands along the walls and hangs from the ceiling, as SVG. */
export type Dressing = (room: Room, random: Random) => string;

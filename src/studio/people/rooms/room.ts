import type { Random } from '../../maths/seeded-random.ts';
import type { RoomColours } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';

export interface Room extends Extent {
  colours: RoomColours;
  seed: number;
}

/** What stands along the walls and hangs from the ceiling, as SVG. */
export type Dressing = (room: Room, random: Random) => string;

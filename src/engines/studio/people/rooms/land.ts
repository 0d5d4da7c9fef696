import type { Random } from '../../math/seeded-random.ts';
import type { OpenAir, RoomColors } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';

/** An outdoor place in flat shapes, back to front. */
export interface Land {
  /** Colors of the ground near and far. */
  ground: readonly [near: string, far: string];
  /** What stands at the horizon, before the sky. */
  backdrop(view: View): string;
  /** What lies and stands on the ground, behind the people. */
  onGround(view: View): string;
}

/** An outdoor place while it is drawn. */
export interface View extends Extent {
  colors: RoomColors;
  air: OpenAir;
  random: Random;
  /** The picture has no people. */
  isEmpty: boolean;
  /** Everybody is in the water. */
  isBathed: boolean;
}

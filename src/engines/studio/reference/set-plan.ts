import type { Rgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { SetPalette } from '../objects/object-palettes.ts';
import type { Backdrop, StudioLight } from '../objects/object-scene.ts';
import type { StageSet } from '../objects/stage-set.ts';
import type { Finish } from '../scene/finish.ts';
import type { StandingSurface } from './reference-scene.ts';

/** Input of a staging. */
export interface SetWish {
  /** Width and height of the subject in scene units. */
  width: number;
  height: number;
  palette: SetPalette;
  /** Colors that the prompt names. */
  named: readonly Rgb[];
  /** Where the key light comes from: -1 left, 1 right. */
  side: number;
  /** The subject swims. */
  isAfloat: boolean;
  /** The subject lies flat and is seen from above. */
  lies: boolean;
  random: Random;
}

/** Result of a staging, besides the bodies and materials in the stage set. */
export interface SetPlan {
  light: StudioLight;
  backdrop: Backdrop;
  finish: Finish;
  /** Differences from the usual surface. */
  surface: Partial<StandingSurface>;
  /** Degrees, least and most. */
  elevation?: readonly [number, number];
  focal?: readonly [number, number];
}

export type PlanSet = (set: StageSet, wish: SetWish) => SetPlan;

import { MOVING_POSES } from './moving-poses.ts';
import { RIDING_AND_SWIMMING_POSES } from './riding-and-swimming-poses.ts';
import { SEATED_POSES } from './seated-poses.ts';
import { STANDING_POSES } from './standing-poses.ts';

/** Joints of people cast from words, in the units of `POSES`. */
export const CAST_POSES = {
  ...STANDING_POSES,
  ...MOVING_POSES,
  ...SEATED_POSES,
  ...RIDING_AND_SWIMMING_POSES,
} as const;

export type CastPose = keyof typeof CAST_POSES;

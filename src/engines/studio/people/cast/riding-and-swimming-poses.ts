import type { FootedPose } from '../poses.ts';
import { REACHING_FORWARD, SEATED_ASIDE } from './seated-poses.ts';
import { STANDING_LEGS } from './standing-poses.ts';

/** On something that moves, or in the water. */
export const RIDING_AND_SWIMMING_POSES = {
  cycle: {
    leftLeg: { middle: [120, 440], end: [62, 610] },
    rightLeg: { middle: [104, 396], end: [150, 536] },
    leftArm: { middle: [90, 200], end: [232, 232] },
    rightArm: { middle: [130, 170], end: [246, 228] },
    rightBehind: true,
    foot: 770,
  },
  ride: {
    leftLeg: { middle: [92, 430], end: [50, 590] },
    rightLeg: { middle: [112, 436], end: [66, 596] },
    leftArm: { middle: [20, 214], end: [166, 236] },
    rightArm: { middle: [130, 200], end: [188, 234] },
    rightBehind: true,
    foot: 934,
  },
  /** At the wheel of an open car, which hides the legs. */
  drive: {
    ...STANDING_LEGS,
    leftArm: { middle: [54, 214], end: [180, 138] },
    rightArm: { middle: [134, 190], end: [196, 132] },
    rightBehind: true,
    foot: 566,
  },
  /** At the wheel of a tractor. */
  'drive-tractor': {
    ...SEATED_ASIDE,
    leftArm: { middle: [40, 226], end: [196, 210] },
    rightArm: { middle: [140, 200], end: [222, 206] },
    rightBehind: true,
    foot: 836,
  },
  scoot: {
    leftLeg: { middle: [-30, 545], end: [-74, 740] },
    rightLeg: { middle: [52, 545], end: [40, 740] },
    leftArm: { middle: [50, 226], end: [204, 252] },
    rightArm: { middle: [140, 206], end: [222, 250] },
    rightBehind: true,
    foot: 888,
  },
  surf: {
    leftLeg: { middle: [-120, 436], end: [-140, 606] },
    rightLeg: { middle: [136, 430], end: [130, 600] },
    leftArm: { middle: [-150, 130], end: [-226, 120] },
    rightArm: { middle: [150, 140], end: [238, 84] },
    rightBehind: true,
    foot: 640,
  },
  kayak: {
    ...STANDING_LEGS,
    leftArm: { middle: [-126, 180], end: [-66, 212] },
    rightArm: { middle: [150, 190], end: [104, 118] },
    foot: 420,
  },
  row: { ...STANDING_LEGS, ...REACHING_FORWARD, foot: 420 },
  /** Crawling through the water, which hides the legs. */
  swim: {
    ...STANDING_LEGS,
    leftArm: { middle: [-190, -30], end: [-40, -176] },
    rightArm: { middle: [130, 160], end: [120, 290] },
    rightBehind: true,
    foot: 250,
  },
  /** In the water up to the chest. */
  wade: {
    ...STANDING_LEGS,
    leftArm: { middle: [-150, 40], end: [-150, -96] },
    rightArm: { middle: [140, 190], end: [196, 150] },
    leftBehind: true,
    foot: 240,
  },
  /** Through the water, with fins on the feet. */
  dive: {
    leftLeg: { middle: [-190, 380], end: [-370, 372] },
    rightLeg: { middle: [-170, 420], end: [-330, 500] },
    leftArm: { middle: [-150, 120], end: [-130, 270] },
    rightArm: { middle: [120, 30], end: [96, -90] },
    rightBehind: true,
    foot: 520,
  },
} as const satisfies Record<string, FootedPose>;

/** How far below the neck the water is in which a pose is seen, in the figure's units; undefined on land. */
export function surfaceOf(pose: string): number | undefined {
  return pose === 'swim' ? 240 : pose === 'wade' ? 214 : undefined;
}

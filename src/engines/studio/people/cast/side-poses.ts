import type { Pose } from '../poses.ts';

/** Legs of someone who sits and is seen from the side. */
const SEATED_ASIDE = {
  leftLeg: { middle: [176, 342], end: [166, 542] },
  rightLeg: { middle: [226, 346], end: [222, 548] },
} as const;
const STANDING = {
  leftLeg: { middle: [-38, 545], end: [-46, 740] },
  rightLeg: { middle: [40, 545], end: [48, 740] },
} as const;
const FORWARD = {
  leftArm: { middle: [30, 226], end: [206, 236] },
  rightArm: { middle: [140, 206], end: [232, 234] },
  rightBehind: true,
} as const;

/** Joints of people seen from the side, in the water or on something that moves, in the units of `POSES`. */
export const SIDE_POSES = {
  /** On a chair, both hands on what is before them. */
  desk: { ...SEATED_ASIDE, ...FORWARD, foot: 578 },
  /** The same, bent over an eyepiece. */
  peer: { ...SEATED_ASIDE, ...FORWARD, foot: 578 },
  ride: {
    leftLeg: { middle: [92, 430], end: [50, 590] },
    rightLeg: { middle: [112, 436], end: [66, 596] },
    leftArm: { middle: [20, 214], end: [166, 236] },
    rightArm: { middle: [130, 200], end: [188, 234] },
    rightBehind: true,
    foot: 934,
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
    ...STANDING,
    leftArm: { middle: [-126, 180], end: [-66, 212] },
    rightArm: { middle: [150, 190], end: [104, 118] },
    foot: 420,
  },
  row: { ...STANDING, ...FORWARD, foot: 420 },
  climb: {
    leftLeg: { middle: [-140, 420], end: [-112, 580] },
    rightLeg: { middle: [132, 470], end: [92, 668] },
    leftArm: { middle: [-126, -20], end: [-84, -176] },
    rightArm: { middle: [162, 0], end: [146, -110] },
    leftBehind: true,
    rightBehind: true,
    foot: 770,
  },
  golf: {
    ...STANDING,
    leftLeg: { middle: [-50, 545], end: [-76, 740] },
    rightLeg: { middle: [54, 545], end: [66, 740] },
    leftArm: { middle: [-70, 226], end: [76, 270] },
    rightArm: { middle: [132, 180], end: [94, 262] },
    foot: 770,
  },
  /** Crawling through the water, which hides the legs. */
  swim: {
    ...STANDING,
    leftArm: { middle: [-190, -30], end: [-40, -176] },
    rightArm: { middle: [130, 160], end: [120, 290] },
    rightBehind: true,
    foot: 250,
  },
  /** In the water up to the chest. */
  wade: {
    ...STANDING,
    leftArm: { middle: [-150, 40], end: [-150, -96] },
    rightArm: { middle: [140, 190], end: [196, 150] },
    leftBehind: true,
    foot: 240,
  },
  /** On the floor with a present before the belly. */
  unwrap: {
    leftArm: { middle: [-126, 196], end: [-66, 246] },
    rightArm: { middle: [130, 196], end: [72, 246] },
    leftLeg: { middle: [-196, 372], end: [64, 398] },
    rightLeg: { middle: [200, 372], end: [-60, 402] },
    foot: 440,
  },
  /** Behind a table, both hands above a board. */
  chop: {
    leftLeg: { middle: [-64, 404], end: [-66, 590] },
    rightLeg: { middle: [68, 404], end: [74, 590] },
    leftArm: { middle: [-130, 170], end: [-74, 222] },
    rightArm: { middle: [140, 166], end: [56, 196] },
    foot: 620,
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
  /** Both hands on a handlebar. */
  grip: {
    ...STANDING,
    leftArm: { middle: [40, 214], end: [196, 224] },
    rightArm: { middle: [126, 196], end: [210, 228] },
    rightBehind: true,
    foot: 770,
  },
  /** Seen from behind. */
  watch: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-94, 316] },
    rightArm: { middle: [112, 190], end: [102, 316] },
    foot: 620,
  },
} as const satisfies Record<string, Pose & { foot: number }>;

/** How far below the neck the water is in which a pose is seen, in the figure's units; undefined on land. */
export function surfaceOf(pose: string): number | undefined {
  return pose === 'swim' ? 240 : pose === 'wade' ? 214 : undefined;
}

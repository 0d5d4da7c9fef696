/**
 * A joint in the figure's units: the base of the neck is 0,0, a grown head is about 150 tall, y points down.
 */
export type Joint = readonly [x: number, y: number];

/** Units from the neck down to the hips. */
export const HIP = 316;
export const SHOULDERS: readonly [Joint, Joint] = [
  [-70, 62],
  [72, 62],
];
export const HIPS: readonly [Joint, Joint] = [
  [-34, HIP],
  [36, HIP],
];

export interface Limb {
  /** Elbow or knee. */
  middle: Joint;
  end: Joint;
}

/** Left and right as seen in the picture, for a figure that looks to the right. */
export interface Pose {
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  /** Whether arms are drawn before the torso, behind it. */
  leftBehind?: boolean;
  rightBehind?: boolean;
}

/** With the distance from the neck down to the lower foot. */
export interface FootedPose extends Pose {
  foot: number;
}

const STANDING = {
  leftLeg: { middle: [-40, 545], end: [-46, 740] },
  rightLeg: { middle: [42, 545], end: [50, 740] },
} as const;

/** On a seat, towards the viewer. */
export const SITTING = {
  leftLeg: { middle: [-64, 404], end: [-66, 590] },
  rightLeg: { middle: [68, 404], end: [74, 590] },
} as const;

export type PoseName = keyof typeof POSES;

export const POSES = {
  rest: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-96, 322] },
    rightArm: { middle: [112, 190], end: [104, 322] },
  },
  hip: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-74, 288] },
    rightArm: { middle: [112, 190], end: [106, 324] },
  },
  folded: {
    ...STANDING,
    leftArm: { middle: [-112, 186], end: [52, 172] },
    rightArm: { middle: [112, 190], end: [-50, 206] },
  },
  point: {
    ...STANDING,
    leftArm: { middle: [-118, 186], end: [-70, 286] },
    rightArm: { middle: [148, 118], end: [232, 8] },
    rightBehind: true,
  },
  explain: {
    ...STANDING,
    leftArm: { middle: [-116, 180], end: [-28, 232] },
    rightArm: { middle: [140, 160], end: [214, 84] },
  },
  tablet: {
    ...STANDING,
    leftArm: { middle: [-116, 190], end: [-14, 232] },
    rightArm: { middle: [114, 192], end: [56, 240] },
  },
  shake: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-92, 322] },
    rightArm: { middle: [124, 190], end: [212, 212] },
  },
  around: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-94, 320] },
    rightArm: { middle: [140, 96], end: [226, 120] },
    rightBehind: true,
  },
  wave: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-86, 316] },
    rightArm: { middle: [156, 110], end: [150, -44] },
    rightBehind: true,
  },
  cheer: {
    ...STANDING,
    leftArm: { middle: [-150, 30], end: [-142, -116] },
    rightArm: { middle: [152, 30], end: [150, -120] },
    leftBehind: true,
    rightBehind: true,
  },
  typing: {
    ...SITTING,
    leftArm: { middle: [-118, 196], end: [-44, 276] },
    rightArm: { middle: [120, 196], end: [52, 276] },
  },
  talking: {
    ...SITTING,
    leftArm: { middle: [-120, 190], end: [-40, 262] },
    rightArm: { middle: [140, 168], end: [172, 66] },
  },
  chin: {
    ...SITTING,
    leftArm: { middle: [-116, 214], end: [0, 268] },
    rightArm: { middle: [112, 216], end: [46, 40] },
  },
  mug: {
    ...SITTING,
    leftArm: { middle: [-118, 196], end: [-40, 268] },
    rightArm: { middle: [120, 190], end: [66, 134] },
  },
  seated: {
    ...SITTING,
    leftArm: { middle: [-112, 190], end: [-58, 316] },
    rightArm: { middle: [116, 190], end: [64, 318] },
  },
  lotus: {
    leftArm: { middle: [-140, 196], end: [-160, 330] },
    rightArm: { middle: [142, 196], end: [164, 330] },
    leftLeg: { middle: [-196, 372], end: [64, 398] },
    rightLeg: { middle: [200, 372], end: [-60, 402] },
  },
  tree: {
    leftArm: { middle: [-104, -40], end: [-8, -206] },
    rightArm: { middle: [106, -40], end: [10, -206] },
    leftLeg: { middle: [-26, 545], end: [-24, 740] },
    rightLeg: { middle: [150, 452], end: [6, 520] },
    leftBehind: true,
    rightBehind: true,
  },
  warrior: {
    leftArm: { middle: [-172, 66], end: [-286, 66] },
    rightArm: { middle: [174, 62], end: [290, 58] },
    leftLeg: { middle: [-140, 520], end: [-240, 700] },
    rightLeg: { middle: [170, 480], end: [172, 700] },
  },
  reach: {
    leftArm: { middle: [-112, 190], end: [-134, 320] },
    rightArm: { middle: [96, -70], end: [-20, -206] },
    leftLeg: { middle: [-110, 540], end: [-150, 730] },
    rightLeg: { middle: [110, 540], end: [150, 730] },
    rightBehind: true,
  },
} as const satisfies Record<string, Pose>;

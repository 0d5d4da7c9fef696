import { type FootedPose, SITTING } from '../poses.ts';

/** Legs of someone who sits and is seen from the side. */
export const SEATED_ASIDE = {
  leftLeg: { middle: [176, 342], end: [166, 542] },
  rightLeg: { middle: [226, 346], end: [222, 548] },
} as const;
const CROSSED_LEGS = {
  leftLeg: { middle: [-196, 372], end: [64, 398] },
  rightLeg: { middle: [200, 372], end: [-60, 402] },
} as const;
export const REACHING_FORWARD = {
  leftArm: { middle: [30, 226], end: [206, 236] },
  rightArm: { middle: [140, 206], end: [232, 234] },
  rightBehind: true,
} as const;

/** On a chair, at a table or on the ground. */
export const SEATED_POSES = {
  sit: {
    ...SITTING,
    leftArm: { middle: [-114, 196], end: [-58, 312] },
    rightArm: { middle: [118, 196], end: [64, 314] },
    foot: 620,
  },
  /** Both hands on a table. */
  table: {
    ...SITTING,
    leftArm: { middle: [-118, 196], end: [-44, 276] },
    rightArm: { middle: [120, 196], end: [52, 276] },
    foot: 620,
  },
  /** Behind a table, both hands above a board. */
  chop: {
    ...SITTING,
    leftArm: { middle: [-130, 170], end: [-74, 222] },
    rightArm: { middle: [140, 166], end: [56, 196] },
    foot: 620,
  },
  /** On a chair, both hands on what is before them. */
  desk: { ...SEATED_ASIDE, ...REACHING_FORWARD, foot: 578 },
  /** The same, bent over an eyepiece. */
  peer: { ...SEATED_ASIDE, ...REACHING_FORWARD, foot: 578 },
  lotus: {
    ...CROSSED_LEGS,
    leftArm: { middle: [-140, 196], end: [-160, 330] },
    rightArm: { middle: [142, 196], end: [164, 330] },
    foot: 440,
  },
  /** On a blanket, with food in the hand. */
  picnic: {
    ...CROSSED_LEGS,
    leftArm: { middle: [-126, 196], end: [-96, 322] },
    rightArm: { middle: [150, 186], end: [112, 84] },
    foot: 440,
  },
  /** On the floor with a present before the belly. */
  unwrap: {
    ...CROSSED_LEGS,
    leftArm: { middle: [-126, 196], end: [-66, 246] },
    rightArm: { middle: [130, 196], end: [72, 246] },
    foot: 440,
  },
} as const satisfies Record<string, FootedPose>;

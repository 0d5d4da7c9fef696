import type { Pose } from '../poses.ts';
import { SIDE_POSES } from './side-poses.ts';

const STANDING = {
  leftLeg: { middle: [-38, 545], end: [-46, 740] },
  rightLeg: { middle: [40, 545], end: [48, 740] },
} as const;
const SEATED = {
  leftLeg: { middle: [-64, 404], end: [-66, 590] },
  rightLeg: { middle: [68, 404], end: [74, 590] },
} as const;
const DOWN = { middle: [-108, 190], end: [-94, 316] } as const;
const DOWN_RIGHT = { middle: [112, 190], end: [102, 316] } as const;

/** Joints of people cast from words, in the units of `POSES`, and how far the lower foot is below the neck. */
export const CAST_POSES = {
  stand: { ...STANDING, leftArm: DOWN, rightArm: DOWN_RIGHT, foot: 770 },
  hip: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: DOWN_RIGHT,
    foot: 770,
  },
  fold: {
    ...STANDING,
    leftArm: { middle: [-122, 214], end: [46, 152] },
    rightArm: { middle: [124, 218], end: [-38, 196] },
    foot: 770,
  },
  hold: {
    ...STANDING,
    leftArm: DOWN,
    rightArm: { middle: [124, 196], end: [136, 128] },
    foot: 770,
  },
  carry: {
    ...STANDING,
    leftArm: { middle: [-122, 190], end: [-48, 236] },
    rightArm: { middle: [124, 190], end: [54, 238] },
    foot: 770,
  },
  strum: {
    ...STANDING,
    leftArm: { middle: [-128, 196], end: [-12, 240] },
    rightArm: { middle: [136, 184], end: [150, 110] },
    foot: 770,
  },
  read: {
    ...STANDING,
    leftArm: { middle: [-120, 196], end: [-52, 196] },
    rightArm: { middle: [122, 196], end: [60, 198] },
    foot: 770,
  },
  sit: {
    ...SEATED,
    leftArm: { middle: [-114, 196], end: [-58, 312] },
    rightArm: { middle: [118, 196], end: [64, 314] },
    foot: 620,
  },
  walk: {
    leftLeg: { middle: [-62, 530], end: [-148, 710] },
    rightLeg: { middle: [76, 528], end: [116, 738] },
    leftArm: { middle: [-126, 184], end: [-40, 268] },
    rightArm: { middle: [96, 190], end: [146, 292] },
    rightBehind: true,
    foot: 768,
  },
  run: {
    leftLeg: { middle: [-58, 520], end: [-226, 584] },
    rightLeg: { middle: [134, 466], end: [112, 690] },
    leftArm: { middle: [-150, 178], end: [-64, 254] },
    rightArm: { middle: [134, 186], end: [190, 92] },
    rightBehind: true,
    foot: 760,
  },
  cycle: {
    leftLeg: { middle: [120, 440], end: [62, 610] },
    rightLeg: { middle: [104, 396], end: [150, 536] },
    leftArm: { middle: [90, 200], end: [232, 232] },
    rightArm: { middle: [130, 170], end: [246, 228] },
    rightBehind: true,
    foot: 770,
  },
  lift: {
    leftLeg: { middle: [-92, 540], end: [-98, 740] },
    rightLeg: { middle: [94, 540], end: [100, 740] },
    leftArm: { middle: [-150, 30], end: [-140, -196] },
    rightArm: { middle: [154, 30], end: [144, -196] },
    leftBehind: true,
    rightBehind: true,
    foot: 770,
  },
  point: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [148, 118], end: [236, 6] },
    rightBehind: true,
    foot: 770,
  },
  present: {
    ...STANDING,
    leftArm: { middle: [-116, 186], end: [-28, 236] },
    rightArm: { middle: [146, 156], end: [226, 76] },
    foot: 770,
  },
  wave: {
    ...STANDING,
    leftArm: DOWN,
    rightArm: { middle: [160, 110], end: [158, -44] },
    rightBehind: true,
    foot: 770,
  },
  cheer: {
    ...STANDING,
    leftArm: { middle: [-150, 30], end: [-146, -116] },
    rightArm: { middle: [152, 30], end: [152, -120] },
    leftBehind: true,
    rightBehind: true,
    foot: 770,
  },
  ballet: {
    leftLeg: { middle: [-14, 545], end: [-10, 744] },
    rightLeg: { middle: [132, 452], end: [22, 548] },
    leftArm: { middle: [-146, 20], end: [-40, -190] },
    rightArm: { middle: [150, 20], end: [46, -192] },
    leftBehind: true,
    rightBehind: true,
    foot: 770,
  },
  jump: {
    leftLeg: { middle: [-122, 450], end: [-196, 600] },
    rightLeg: { middle: [126, 452], end: [62, 612] },
    leftArm: { middle: [-150, 30], end: [-156, -112] },
    rightArm: { middle: [152, 30], end: [162, -116] },
    leftBehind: true,
    rightBehind: true,
    foot: 740,
  },
  dance: {
    leftLeg: { middle: [-46, 540], end: [-66, 736] },
    rightLeg: { middle: [146, 470], end: [92, 640] },
    leftArm: { middle: [-158, 122], end: [-226, 34] },
    rightArm: { middle: [148, 40], end: [128, -112] },
    leftBehind: true,
    rightBehind: true,
    foot: 768,
  },
  hug: {
    ...STANDING,
    leftArm: { middle: [-108, 196], end: [-86, 310] },
    rightArm: { middle: [140, 126], end: [252, 156] },
    foot: 770,
  },
  hands: {
    ...STANDING,
    leftArm: { middle: [-108, 190], end: [-94, 316] },
    rightArm: { middle: [116, 190], end: [134, 322] },
    foot: 770,
  },
  drink: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [136, 186], end: [96, 78] },
    foot: 770,
  },
  phone: {
    ...STANDING,
    leftArm: DOWN,
    rightArm: { middle: [140, 150], end: [86, -18] },
    foot: 770,
  },
  think: {
    ...STANDING,
    leftArm: { middle: [-112, 214], end: [34, 200] },
    rightArm: { middle: [118, 200], end: [44, 30] },
    foot: 770,
  },
  lotus: {
    leftArm: { middle: [-140, 196], end: [-160, 330] },
    rightArm: { middle: [142, 196], end: [164, 330] },
    leftLeg: { middle: [-196, 372], end: [64, 398] },
    rightLeg: { middle: [200, 372], end: [-60, 402] },
    foot: 440,
  },
  shake: {
    ...STANDING,
    leftArm: DOWN,
    rightArm: { middle: [124, 190], end: [206, 212] },
    foot: 770,
  },
  /** Both hands on what is before the feet: a cart, a keyboard. */
  push: {
    leftLeg: { middle: [-62, 530], end: [-148, 710] },
    rightLeg: { middle: [66, 530], end: [84, 738] },
    leftArm: { middle: [76, 204], end: [196, 224] },
    rightArm: { middle: [116, 190], end: [206, 228] },
    rightBehind: true,
    foot: 768,
  },
  /** One hand at work before the belly. */
  tend: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [120, 196], end: [204, 186] },
    foot: 770,
  },
  /** One hand above a pot. */
  stir: {
    ...STANDING,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [146, 182], end: [208, 86] },
    foot: 770,
  },
  /** One hand at work beside the head. */
  write: {
    ...STANDING,
    leftArm: DOWN,
    rightArm: { middle: [146, 120], end: [212, 0] },
    foot: 770,
  },
  kick: {
    leftLeg: { middle: [-34, 545], end: [-56, 740] },
    rightLeg: { middle: [112, 470], end: [216, 622] },
    leftArm: { middle: [-146, 122], end: [-206, 214] },
    rightArm: { middle: [142, 140], end: [198, 66] },
    rightBehind: true,
    foot: 770,
  },
  throw: {
    leftLeg: { middle: [-70, 530], end: [-128, 722] },
    rightLeg: { middle: [62, 536], end: [74, 740] },
    leftArm: { middle: [-104, -36], end: [40, -204] },
    rightArm: { middle: [168, 20], end: [128, -188] },
    leftBehind: true,
    foot: 770,
  },
  dunk: {
    leftLeg: { middle: [-96, 470], end: [-206, 570] },
    rightLeg: { middle: [116, 458], end: [66, 622] },
    leftArm: { middle: [-150, 130], end: [-196, 226] },
    rightArm: { middle: [168, -30], end: [206, -214] },
    rightBehind: true,
    foot: 740,
  },
  clap: {
    ...STANDING,
    leftArm: { middle: [-126, 196], end: [-6, 128] },
    rightArm: { middle: [130, 196], end: [20, 122] },
    foot: 770,
  },
  shrug: {
    ...STANDING,
    leftArm: { middle: [-134, 196], end: [-204, 120] },
    rightArm: { middle: [136, 196], end: [206, 120] },
    foot: 770,
  },
  /** The hand at the mouth, with food or a brush; the arm fits the build's head. */
  eat: {
    ...STANDING,
    leftArm: { middle: [-118, 196], end: [-40, 268] },
    rightArm: { middle: [150, 160], end: [104, 22] },
    foot: 770,
  },
  /** Both hands at the eyes, with a camera. */
  shoot: {
    ...STANDING,
    leftArm: { middle: [-110, 176], end: [36, 8] },
    rightArm: { middle: [166, 150], end: [112, 10] },
    foot: 770,
  },
  /** Both hands on a table. */
  table: {
    ...SEATED,
    leftArm: { middle: [-118, 196], end: [-44, 276] },
    rightArm: { middle: [120, 196], end: [52, 276] },
    foot: 620,
  },
  /** On a blanket, with food in the hand. */
  picnic: {
    leftArm: { middle: [-126, 196], end: [-96, 322] },
    rightArm: { middle: [150, 186], end: [112, 84] },
    leftLeg: { middle: [-196, 372], end: [64, 398] },
    rightLeg: { middle: [200, 372], end: [-60, 402] },
    foot: 440,
  },
  sleep: { ...STANDING, leftArm: DOWN, rightArm: DOWN_RIGHT, foot: 770 },
  ...SIDE_POSES,
} as const satisfies Record<string, Pose & { foot: number }>;

export type CastPose = keyof typeof CAST_POSES;

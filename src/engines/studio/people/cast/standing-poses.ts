import type { FootedPose } from '../poses.ts';

export const STANDING_LEGS = {
  leftLeg: { middle: [-38, 545], end: [-46, 740] },
  rightLeg: { middle: [40, 545], end: [48, 740] },
} as const;
const DOWN = { middle: [-108, 190], end: [-94, 316] } as const;
const DOWN_RIGHT = { middle: [112, 190], end: [102, 316] } as const;

/** On both feet. */
export const STANDING_POSES = {
  stand: { ...STANDING_LEGS, leftArm: DOWN, rightArm: DOWN_RIGHT, foot: 770 },
  hip: {
    ...STANDING_LEGS,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: DOWN_RIGHT,
    foot: 770,
  },
  fold: {
    ...STANDING_LEGS,
    leftArm: { middle: [-122, 214], end: [46, 152] },
    rightArm: { middle: [124, 218], end: [-38, 196] },
    foot: 770,
  },
  hold: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [124, 196], end: [136, 128] },
    foot: 770,
  },
  carry: {
    ...STANDING_LEGS,
    leftArm: { middle: [-122, 190], end: [-48, 236] },
    rightArm: { middle: [124, 190], end: [54, 238] },
    foot: 770,
  },
  strum: {
    ...STANDING_LEGS,
    leftArm: { middle: [-128, 196], end: [-12, 240] },
    rightArm: { middle: [136, 184], end: [150, 110] },
    foot: 770,
  },
  read: {
    ...STANDING_LEGS,
    leftArm: { middle: [-120, 196], end: [-52, 196] },
    rightArm: { middle: [122, 196], end: [60, 198] },
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
    ...STANDING_LEGS,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [148, 118], end: [236, 6] },
    rightBehind: true,
    foot: 770,
  },
  present: {
    ...STANDING_LEGS,
    leftArm: { middle: [-116, 186], end: [-28, 236] },
    rightArm: { middle: [146, 156], end: [226, 76] },
    foot: 770,
  },
  wave: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [160, 110], end: [158, -44] },
    rightBehind: true,
    foot: 770,
  },
  cheer: {
    ...STANDING_LEGS,
    leftArm: { middle: [-150, 30], end: [-146, -116] },
    rightArm: { middle: [152, 30], end: [152, -120] },
    leftBehind: true,
    rightBehind: true,
    foot: 770,
  },
  hug: {
    ...STANDING_LEGS,
    leftArm: { middle: [-108, 196], end: [-86, 310] },
    rightArm: { middle: [140, 126], end: [252, 156] },
    foot: 770,
  },
  /** Both arms around somebody whose face is at one's own. */
  kiss: {
    ...STANDING_LEGS,
    leftArm: { middle: [-60, 226], end: [96, 250] },
    rightArm: { middle: [150, 132], end: [262, 190] },
    foot: 770,
  },
  /** Arms folded, the shoulder at a wall. */
  lean: {
    leftLeg: { middle: [22, 545], end: [76, 740] },
    rightLeg: { middle: [92, 530], end: [128, 738] },
    leftArm: { middle: [-122, 214], end: [46, 152] },
    rightArm: { middle: [124, 218], end: [-38, 196] },
    foot: 770,
  },
  /** On one knee, a small thing held up. */
  kneel: {
    leftLeg: { middle: [-44, 540], end: [-212, 540] },
    rightLeg: { middle: [214, 366], end: [214, 540] },
    leftArm: { middle: [-118, 190], end: [-20, 276] },
    rightArm: { middle: [136, 170], end: [212, 98] },
    foot: 570,
  },
  hands: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [116, 190], end: [134, 322] },
    foot: 770,
  },
  drink: {
    ...STANDING_LEGS,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [136, 186], end: [96, 78] },
    foot: 770,
  },
  phone: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [140, 150], end: [86, -18] },
    foot: 770,
  },
  think: {
    ...STANDING_LEGS,
    leftArm: { middle: [-112, 214], end: [34, 200] },
    rightArm: { middle: [118, 200], end: [44, 30] },
    foot: 770,
  },
  shake: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [124, 190], end: [206, 212] },
    foot: 770,
  },
  /** Hands that clap above the heads. */
  'high-five': {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [152, 116], end: [180, -24] },
    rightBehind: true,
    foot: 770,
  },
  /** A thing held out to somebody. */
  offer: {
    ...STANDING_LEGS,
    leftArm: { middle: [-112, 196], end: [-40, 280] },
    rightArm: { middle: [136, 190], end: [196, 186] },
    foot: 770,
  },
  /** Both hands out for it. */
  accept: {
    ...STANDING_LEGS,
    leftArm: { middle: [10, 230], end: [120, 250] },
    rightArm: { middle: [126, 200], end: [150, 250] },
    rightBehind: true,
    foot: 770,
  },
  /** One hand on the back of an animal beside the knees. */
  pet: {
    ...STANDING_LEGS,
    leftArm: { middle: [-128, 196], end: [-110, 318] },
    rightArm: { middle: [150, 150], end: [258, 178] },
    rightBehind: false,
    foot: 770,
  },
  /** One hand at work before the belly. */
  tend: {
    ...STANDING_LEGS,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [120, 196], end: [204, 186] },
    foot: 770,
  },
  /** One hand above a pot. */
  stir: {
    ...STANDING_LEGS,
    leftArm: { middle: [-142, 196], end: [-72, 288] },
    rightArm: { middle: [146, 182], end: [208, 86] },
    foot: 770,
  },
  /** One hand at work beside the head. */
  write: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: { middle: [146, 120], end: [212, 0] },
    foot: 770,
  },
  clap: {
    ...STANDING_LEGS,
    leftArm: { middle: [-126, 196], end: [-6, 128] },
    rightArm: { middle: [130, 196], end: [20, 122] },
    foot: 770,
  },
  shrug: {
    ...STANDING_LEGS,
    leftArm: { middle: [-134, 196], end: [-204, 120] },
    rightArm: { middle: [136, 196], end: [206, 120] },
    foot: 770,
  },
  /** The hand at the mouth, with food or a brush; the arm fits the build's head. */
  eat: {
    ...STANDING_LEGS,
    leftArm: { middle: [-118, 196], end: [-40, 268] },
    rightArm: { middle: [150, 160], end: [104, 22] },
    foot: 770,
  },
  /** Both hands at the eyes, with a camera. */
  shoot: {
    ...STANDING_LEGS,
    leftArm: { middle: [-110, 176], end: [36, 8] },
    rightArm: { middle: [166, 150], end: [112, 10] },
    foot: 770,
  },
  sleep: { ...STANDING_LEGS, leftArm: DOWN, rightArm: DOWN_RIGHT, foot: 770 },
  golf: {
    ...STANDING_LEGS,
    leftLeg: { middle: [-50, 545], end: [-76, 740] },
    rightLeg: { middle: [54, 545], end: [66, 740] },
    leftArm: { middle: [-70, 226], end: [76, 270] },
    rightArm: { middle: [132, 180], end: [94, 262] },
    foot: 770,
  },
  /** Both hands on a handlebar. */
  grip: {
    ...STANDING_LEGS,
    leftArm: { middle: [40, 214], end: [196, 224] },
    rightArm: { middle: [126, 196], end: [210, 228] },
    rightBehind: true,
    foot: 770,
  },
  /** Seen from behind. */
  watch: {
    ...STANDING_LEGS,
    leftArm: DOWN,
    rightArm: DOWN_RIGHT,
    foot: 620,
  },
} as const satisfies Record<string, FootedPose>;

import { fromHex, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { BODY_POSES, type Joint, type JointedLimb, type PoseName } from './body-pose.ts';

/** A rounded cone between two points, in meters: right, up and towards the viewer. */
export interface BodyPart {
  from: Joint;
  to: Joint;
  fromRadius: number;
  toRadius: number;
  color: Rgb;
}

export interface FigureWish {
  pose: PoseName;
  build: 'woman' | 'man' | 'child';
  dress: 'casual' | 'beach' | 'outdoor' | 'sport';
  /** Carries a rucksack. */
  hasPack: boolean;
}

export interface Body {
  parts: readonly BodyPart[];
  /** Meters from the ground to the top, and from the middle to the sides. */
  tall: number;
  half: number;
}

const HAIR = ['#20160f', '#3a2617', '#5a3c22', '#a98350', '#1a1512', '#6b4428'];
const SKIN = ['#e3b594', '#cf9a76', '#b07b58', '#8a5a3e', '#63402c'];
const TOPS = {
  casual: ['#a8564b', '#4a6b8a', '#e8e4da', '#c9a05a', '#5f7a6a', '#8a6072', '#3c4352', '#c9d4de', '#f2efe9'],
  beach: ['#f1efe8', '#d8e4ea', '#e2674f', '#2f7f95', '#e9c46a', '#394a66'],
  outdoor: ['#bf4a36', '#cf8a3a', '#3c708f', '#56735a', '#cfae4a', '#7d424a'],
  sport: ['#c9574a', '#3d8099', '#e9e6df', '#3a3f4a', '#b9798f', '#6f8f86'],
} as const;
const LEGS = {
  casual: ['#2a3550', '#3b3f46', '#5a5446', '#23262c', '#4a5f86'],
  beach: ['#c9b48e', '#e4dccb', '#3a4a68', '#52616b'],
  outdoor: ['#3a3f3a', '#4b4438', '#2b3038', '#5b5648'],
  sport: ['#1c1e24', '#2a2f3d', '#31343a'],
} as const;
const PACKS = ['#c2532a', '#2f5d50', '#3b4a63', '#8a2f2a', '#b5892e'];

/** A dressed person in meters, turned by `yaw` radians; 0 faces the viewer. */
export function createBody(wish: FigureWish, yaw: number, random: Random): Body {
  const { pose, build, dress } = wish;
  const isChild = build === 'child';
  const tall =
    build === 'man'
      ? random.between(1.72, 1.86)
      : build === 'woman'
        ? random.between(1.6, 1.72)
        : random.between(0.98, 1.28);
  const joints = BODY_POSES[pose];
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const parts: BodyPart[] = [];
  const turn = ([x, y, z]: Joint): Joint => [
    (x * cos + z * sin) * tall,
    y * tall,
    (z * cos - x * sin) * tall,
  ];
  const add = (from: Joint, to: Joint, fromRadius: number, toRadius: number, color: Rgb) =>
    parts.push({
      from: turn(from),
      to: turn(to),
      fromRadius: fromRadius * tall,
      toRadius: toRadius * tall,
      color,
    });
  const skin = fromHex(random.pick(SKIN));
  const hair = fromHex(random.pick(HAIR));
  const top = fromHex(random.pick(TOPS[dress]));
  const trousers = fromHex(random.pick(LEGS[dress]));
  const hasDress =
    build === 'woman' &&
    pose !== 'cycle' &&
    pose !== 'lotus' &&
    dress !== 'sport' &&
    dress !== 'outdoor' &&
    random.chance(0.6);
  const bareLegs =
    hasDress || (dress === 'beach' && random.chance(0.6)) || (dress === 'sport' && random.chance(0.5));
  const bareArms =
    dress === 'beach' || (dress === 'sport' && random.chance(0.7)) || (hasDress && random.chance(0.6));
  const shoes = dress === 'beach' ? skin : fromHex(dress === 'sport' ? '#e8e8e6' : '#2c2622');
  const slim = build === 'man' ? 1 : 0.88;
  addTorso();
  for (const side of [0, 1] as const) {
    addLeg(joints.legs[side]);
    addArm(joints.arms[side]);
  }
  addHead();
  if (wish.hasPack) addPack();
  if (pose === 'hike') addPole();
  if (pose === 'cycle') addBicycle();
  const reach = parts.flatMap(({ from, to, fromRadius, toRadius }) => [
    Math.abs(from[0]) + fromRadius,
    Math.abs(to[0]) + toRadius,
  ]);
  const heights = parts.flatMap(({ from, to, fromRadius, toRadius }) => [
    from[1] + fromRadius,
    to[1] + toRadius,
  ]);
  return { parts, tall: Math.max(...heights), half: Math.max(...reach) };

  function addTorso() {
    const { hips, shoulders } = joints;
    const along = (share: number, x: number, z = 0): Joint => [
      x,
      hips[1] + (shoulders[1] - hips[1]) * share,
      hips[2] + (shoulders[2] - hips[2]) * share + z,
    ];
    const shirt = top;
    for (const m of [-1, 1]) {
      add(along(0.86, m * 0.052 * slim), along(0.42, m * 0.034), 0.058 * slim, 0.05 * slim, shirt);
      add(along(0.42, m * 0.034), along(0.06, m * 0.042), 0.05 * slim, 0.056, shirt);
      add(along(1.05, m * 0.012, -0.004), along(0.955, m * 0.088 * slim), 0.033, 0.034 * slim, shirt);
      add(along(0.04, m * 0.04), along(-0.05, m * 0.046), 0.058, 0.06, hasDress ? top : trousers);
    }
    add(along(0.9, 0), along(0.4, 0), 0.056, 0.052, shirt);
    add(along(0.98, 0), [joints.head[0], joints.head[1] - 0.05, joints.head[2] - 0.01], 0.034, 0.029, skin);
    if (!hasDress) return;
    const hem = pose === 'sit' ? 0.05 : 0.27;
    add(
      [hips[0], hips[1] + 0.02, hips[2]],
      [0, Math.max(0.06, hips[1] - hem), hips[2] + (pose === 'sit' ? 0.14 : 0)],
      0.075,
      0.115,
      top,
    );
  }

  function addLeg([hip, knee, ankle]: JointedLimb) {
    add(hip, knee, 0.056, 0.041, bareLegs && hasDress ? skin : trousers);
    if (bareLegs && !hasDress) add(hip, knee, 0.06, 0.05, trousers);
    add(knee, ankle, bareLegs ? 0.034 : 0.039, bareLegs ? 0.021 : 0.031, bareLegs ? skin : trousers);
    if (bareLegs)
      add(
        [knee[0], knee[1] - 0.03, knee[2] - 0.008],
        [ankle[0], ankle[1] + 0.09, ankle[2] - 0.008],
        0.034,
        0.026,
        skin,
      );
    const isFlat = pose !== 'run' || ankle[1] < 0.12;
    const toe: Joint = isFlat
      ? [ankle[0] * 1.08, Math.max(0.016, ankle[1] - 0.024), ankle[2] + 0.078]
      : [ankle[0], ankle[1] - 0.07, ankle[2] + 0.012];
    add([ankle[0], ankle[1] - 0.014, ankle[2] - 0.014], toe, 0.026, 0.017, shoes);
  }

  function addArm([shoulder, elbow, wrist]: JointedLimb) {
    add(shoulder, elbow, 0.034 * slim, 0.025 * slim, top);
    add(elbow, wrist, 0.025 * slim, 0.018, bareArms ? skin : top);
    const beyond = (share: number): Joint => [
      wrist[0] + (wrist[0] - elbow[0]) * share,
      wrist[1] + (wrist[1] - elbow[1]) * share,
      wrist[2] + (wrist[2] - elbow[2]) * share,
    ];
    add(wrist, beyond(0.32), 0.019, 0.014, skin);
  }

  function addHead() {
    const [x, y, z] = joints.head;
    // A child's head is larger for its height.
    const large = isChild ? 1.28 : 1;
    const r = 0.044 * large;
    add([x, y - 0.028 * large, z + 0.006], [x, y + 0.018 * large, z], r * 0.86, r, skin);
    const isLong = build === 'woman' || (isChild && random.chance(0.5));
    add([x, y + 0.024 * large, z - 0.012], [x, y + 0.012 * large, z - 0.02], r * 1.08, r * 1.06, hair);
    if (isLong && (dress === 'sport' || pose === 'lotus' || random.chance(0.3))) {
      // Tied up in a bun, or in a tail that swings behind.
      const isBun = pose === 'lotus' || random.chance(0.4);
      if (isBun) add([x, y + 0.066 * large, z - 0.03], [x, y + 0.068 * large, z - 0.032], 0.021, 0.021, hair);
      else add([x, y + 0.02, z - 0.058], [x, y - 0.075, z - 0.085], 0.018, 0.01, hair);
    } else if (isLong) {
      add([x, y + 0.01, z - 0.022], [x, y - 0.085 * large, z - 0.04], r * 1.04, r * 0.72, hair);
    } else add([x, y + 0.01, z - 0.018], [x, y - 0.018, z - 0.022], r * 1.02, r * 0.8, hair);
    if (dress !== 'outdoor' || !random.chance(0.55)) return;
    const hat = fromHex(random.pick(['#3a3f46', '#b5a27c', '#7a2f2a', '#2c4a5e']));
    add([x, y + 0.036 * large, z], [x, y + 0.046 * large, z - 0.008], r * 1.02, r * 0.86, hat);
    add([x - 0.03, y + 0.026, z + 0.03], [x + 0.03, y + 0.026, z + 0.03], 0.018, 0.018, hat);
  }

  function addPack() {
    const { hips, shoulders } = joints;
    const color = fromHex(random.pick(PACKS));
    const back = -0.105;
    for (const m of [-1, 1])
      add(
        [m * 0.045, shoulders[1] + 0.012, shoulders[2] + back],
        [m * 0.05, hips[1] + 0.05, hips[2] + back],
        0.056,
        0.062,
        color,
      );
    add(
      [-0.07, shoulders[1] + 0.052, shoulders[2] + back],
      [0.07, shoulders[1] + 0.052, shoulders[2] + back],
      0.03,
      0.03,
      fromHex('#4a5560'),
    );
    for (const m of [-1, 1])
      add(
        [m * 0.07, shoulders[1] + 0.03, shoulders[2] - 0.03],
        [m * 0.075, shoulders[1] - 0.08, shoulders[2] + 0.055],
        0.014,
        0.014,
        color,
      );
  }

  function addPole() {
    const [, , wrist] = joints.arms[1];
    add(
      [wrist[0], wrist[1] + 0.03, wrist[2]],
      [wrist[0] + 0.015, 0, wrist[2] + 0.07],
      0.007,
      0.005,
      fromHex('#2b2b2b'),
    );
  }

  function addBicycle() {
    const frame = fromHex(random.pick(['#1c1e22', '#b3261e', '#1f5f8b', '#d8d8d4']));
    const tire = fromHex('#17171a');
    const spoke = fromHex('#8d9298');
    const steps = 30;
    for (const z of [-0.29, 0.31]) {
      for (let index = 0; index < steps; index++) {
        const at = (turn: number): Joint => [0, 0.19 + 0.178 * Math.sin(turn), z + 0.178 * Math.cos(turn)];
        add(at((index / steps) * 2 * Math.PI), at(((index + 1) / steps) * 2 * Math.PI), 0.011, 0.011, tire);
      }
      for (let index = 0; index < 12; index++) {
        const turn = (index / 12) * 2 * Math.PI;
        add(
          [0, 0.19, z],
          [0, 0.19 + 0.17 * Math.sin(turn), z + 0.17 * Math.cos(turn)],
          0.0016,
          0.0016,
          spoke,
        );
      }
    }
    const tube = (from: Joint, to: Joint, radius = 0.0105) => add(from, to, radius, radius, frame);
    tube([0, 0.19, -0.29], [0, 0.17, -0.03], 0.007);
    tube([0, 0.19, -0.29], [0, 0.47, -0.14], 0.007);
    tube([0, 0.17, -0.03], [0, 0.53, -0.155]);
    tube([0, 0.17, -0.03], [0, 0.47, 0.21]);
    tube([0, 0.48, -0.14], [0, 0.51, 0.2]);
    tube([0, 0.19, 0.31], [0, 0.55, 0.19], 0.009);
    tube([-0.11, 0.56, 0.31], [0.11, 0.56, 0.31], 0.009);
    tube([0, 0.55, 0.19], [0, 0.56, 0.31], 0.009);
    add([0, 0.54, -0.2], [0, 0.55, -0.08], 0.022, 0.012, tire);
    tube([-0.06, 0.26, 0.03], [0.06, 0.12, -0.05], 0.006);
  }
}

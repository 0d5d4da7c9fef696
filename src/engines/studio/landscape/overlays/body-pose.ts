/** Right, up and towards the front of the body, in body heights; feet stand at 0. */
export type Joint = readonly [x: number, y: number, z: number];

/** A leg or an arm: where it starts, bends and ends. */
export type JointedLimb = readonly [Joint, Joint, Joint];

export interface BodyPose {
  hips: Joint;
  shoulders: Joint;
  head: Joint;
  /** Left one first. */
  legs: readonly [JointedLimb, JointedLimb];
  arms: readonly [JointedLimb, JointedLimb];
}

export type PoseName = 'stand' | 'look' | 'walk' | 'hike' | 'run' | 'sit' | 'lotus' | 'cycle' | 'cheer';

const THIGH = 0.245;
const SHIN = 0.235;
const UPPER_ARM = 0.165;
const FOREARM = 0.15;
const HIP = 0.05;
const SHOULDER = 0.102;
const TORSO = 0.3;

interface Angles {
  /** Forward swing of the thigh and bend of the knee, in degrees, of the left and the right leg. */
  legs: readonly [readonly [swing: number, bend: number], readonly [swing: number, bend: number]];
  /** Forward swing of the upper arm, how far it is held off the body, and bend of the elbow. */
  arms: readonly [
    readonly [swing: number, away: number, bend: number],
    readonly [swing: number, away: number, bend: number],
  ];
  lean: number;
  /** How far the feet are apart. */
  stance?: number;
  /** Height of the lower foot above the ground. */
  lift?: number;
}

const RADIANS = Math.PI / 180;

/** Stands upright by the angles of the limbs; the lower foot touches the ground. */
function pose({ legs, arms, lean, stance = 0.01, lift = 0 }: Angles): BodyPose {
  const [sin, cos] = [Math.sin(lean * RADIANS), Math.cos(lean * RADIANS)];
  const legAt = (side: number, [swing, bend]: readonly [number, number], top: number): JointedLimb => {
    const hip: Joint = [side * HIP, top, 0];
    const knee: Joint = [
      hip[0] + side * stance * 0.5,
      top - THIGH * Math.cos(swing * RADIANS),
      THIGH * Math.sin(swing * RADIANS),
    ];
    const lower = (swing - bend) * RADIANS;
    const ankle: Joint = [
      knee[0] + side * stance * 0.5,
      knee[1] - SHIN * Math.cos(lower),
      knee[2] + SHIN * Math.sin(lower),
    ];
    return [hip, knee, ankle];
  };
  const lowest = Math.min(legAt(-1, legs[0], 0)[2][1], legAt(1, legs[1], 0)[2][1]);
  const top = 0.04 + lift - lowest;
  const shoulders: Joint = [0, top + TORSO * cos, TORSO * sin];
  const armAt = (side: number, [swing, away, bend]: readonly [number, number, number]): JointedLimb => {
    const shoulder: Joint = [side * SHOULDER, shoulders[1] - 0.016, shoulders[2]];
    const reach = (from: Joint, length: number, angle: number): Joint => {
      const out = Math.sin(away * RADIANS);
      const flat = Math.cos(away * RADIANS);
      return [
        from[0] + side * length * out,
        from[1] - length * flat * Math.cos(angle * RADIANS),
        from[2] + length * flat * Math.sin(angle * RADIANS),
      ];
    };
    const elbow = reach(shoulder, UPPER_ARM, swing);
    return [shoulder, elbow, reach(elbow, FOREARM, swing + bend)];
  };
  return {
    hips: [0, top, 0],
    shoulders,
    head: [0, shoulders[1] + 0.118 * cos, shoulders[2] + 0.112 * sin + 0.01],
    legs: [legAt(-1, legs[0], top), legAt(1, legs[1], top)],
    arms: [armAt(-1, arms[0]), armAt(1, arms[1])],
  };
}

const both = <Part>(side: (m: number) => Part): readonly [Part, Part] => [side(-1), side(1)];

/** On the ground with drawn-up knees, hands around them. */
const SIT: BodyPose = {
  hips: [0, 0.075, 0],
  shoulders: [0, 0.345, 0.06],
  head: [0, 0.462, 0.09],
  legs: both((m) => [
    [m * 0.05, 0.075, 0.02],
    [m * 0.065, 0.27, 0.17],
    [m * 0.06, 0.045, 0.27],
  ]),
  arms: both((m) => [
    [m * SHOULDER, 0.33, 0.06],
    [m * 0.13, 0.21, 0.13],
    [m * 0.03, 0.2, 0.24],
  ]),
};

/** Cross-legged, hands on the knees. */
const LOTUS: BodyPose = {
  hips: [0, 0.07, 0],
  shoulders: [0, 0.365, 0.0],
  head: [0, 0.484, 0.012],
  legs: both((m) => [
    [m * 0.055, 0.07, 0.01],
    [m * 0.215, 0.062, 0.125],
    [m * -0.02, 0.045, 0.16],
  ]),
  arms: both((m) => [
    [m * SHOULDER, 0.35, 0],
    [m * 0.155, 0.215, 0.03],
    [m * 0.2, 0.115, 0.125],
  ]),
};

/** On a bicycle: the saddle at 0.56, the bars before the chest. */
const CYCLE: BodyPose = {
  hips: [0, 0.58, -0.1],
  shoulders: [0, 0.8, 0.12],
  head: [0, 0.892, 0.195],
  legs: [
    [
      [-0.05, 0.57, -0.09],
      [-0.06, 0.5, 0.14],
      [-0.06, 0.28, 0.04],
    ],
    [
      [0.05, 0.57, -0.09],
      [0.06, 0.38, 0.08],
      [0.06, 0.14, -0.01],
    ],
  ],
  arms: both((m) => [
    [m * 0.095, 0.79, 0.12],
    [m * 0.12, 0.66, 0.2],
    [m * 0.11, 0.57, 0.32],
  ]),
};

export const BODY_POSES: Record<PoseName, BodyPose> = {
  stand: pose({
    legs: [
      [2, 2],
      [-3, 3],
    ],
    arms: [
      [2, 9, 12],
      [-2, 7, 16],
    ],
    lean: 0,
    stance: 0.025,
  }),
  look: pose({
    legs: [
      [8, 8],
      [-4, 1],
    ],
    arms: [
      [4, 8, 10],
      [-22, 24, 95],
    ],
    lean: -1,
    stance: 0.03,
  }),
  walk: pose({
    legs: [
      [24, 5],
      [-17, 24],
    ],
    arms: [
      [-20, 6, 12],
      [22, 6, 22],
    ],
    lean: 3,
  }),
  hike: pose({
    legs: [
      [26, 14],
      [-15, 14],
    ],
    arms: [
      [6, 10, 55],
      [26, 10, 40],
    ],
    lean: 7,
  }),
  run: pose({
    legs: [
      [58, 84],
      [-27, 14],
    ],
    arms: [
      [-44, 8, 85],
      [30, 8, 95],
    ],
    lean: 9,
    lift: 0.01,
  }),
  cheer: pose({
    legs: [
      [3, 2],
      [-3, 2],
    ],
    arms: [
      [170, 24, 6],
      [170, 24, 6],
    ],
    lean: -2,
    stance: 0.06,
  }),
  sit: SIT,
  lotus: LOTUS,
  cycle: CYCLE,
};

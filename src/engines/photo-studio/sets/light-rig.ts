import type { Environment } from '../scene/environment.ts';
import type { Grade } from '../scene/grade.ts';
import type { Light } from '../scene/light.ts';
import { createRandom, type Random } from '../scene/random.ts';
import { add, normalize, type Rgb, scale, type Vec3 } from '../scene/vector.ts';
import type { Edits, LightMood } from './set.ts';

export interface LightRig {
  lights: Light[];
  environment: Environment;
  exposure: number;
  grade: Grade;
  /** Direction to the sun, if there is one: something may stand in its way to draw shadows. */
  sun: Vec3 | null;
}

export interface RigPlace {
  /** Middle of what is lit. */
  center: Vec3;
  /** Radius of what is lit, meters: boxes and their distances grow with it. */
  radius: number;
  /** Radians: where the camera stands. */
  azimuth: number;
  /** Seen from above: no light from behind. */
  isFlat?: boolean;
}

/**
 * The lights of a mood; side, height and warmth vary with the seed.
 * @param edits whose light comes from the same side, instead of the mood's
 */
export function lightRig(mood: LightMood, place: RigPlace, random: Random, edits?: Edits): LightRig {
  const side = random.sign();
  // Directions are given as seen from the camera and turned to it.
  const at = (x: number, y: number, z: number): Vec3 => {
    const [cos, sin] = [Math.cos(place.azimuth), Math.sin(place.azimuth)];
    const turned: Vec3 = [x * cos + z * sin, y, -x * sin + z * cos];
    return add(place.center, scale(turned, place.radius));
  };
  const box = (
    center: Vec3,
    width: number,
    height: number,
    radiance: Rgb,
    grid = 0.2,
    softness = 0.5,
  ): Light => ({
    kind: 'rectangle',
    center,
    target: place.center,
    width: width * place.radius,
    height: height * place.radius,
    radiance,
    grid,
    softness,
  });
  // Drawn in any case: another light must not change the rest.
  const rig = RIGS[mood]({ side, at, box, random, place });
  if (!edits?.light || edits.light === mood) return rig;
  return RIGS[edits.light]({ side, at, box, random: createRandom(edits.seed), place });
}

interface RigTools {
  side: -1 | 1;
  at: (x: number, y: number, z: number) => Vec3;
  box: (
    center: Vec3,
    width: number,
    height: number,
    radiance: Rgb,
    grid?: number,
    softness?: number,
  ) => Light;
  random: Random;
  place: RigPlace;
}

const white = (power: number, warm = 0): Rgb => [power * (1 + warm), power, power * (1 - warm)];

const RIGS: Record<LightMood, (tools: RigTools) => LightRig> = {
  soft: ({ side, at, box, random, place }) => ({
    lights: [
      box(
        at(side * 2.5, random.between(1.9, 2.6), random.between(0.1, 1)),
        2.6,
        2,
        white(random.between(9, 11), 0.05),
      ),
      box(at(-side * 3.2, 1.3, 1.4), 2.6, 2.6, [1.15, 1.2, 1.3]),
      ...(place.isFlat ? [] : [box(at(-side * 1.8, 1.6, -2.4), 0.7, 2.2, white(7))]),
    ],
    environment: room(0.5, side),
    exposure: 0.5,
    grade: { contrast: 1.14, warmth: 0.03 },
    sun: null,
  }),
  window: ({ side, at, box, random, place }) => {
    const sun = sunFrom(
      side,
      place.isFlat ? random.between(0.75, 0.95) : random.between(0.42, 0.72),
      random.between(-0.75, 0.2),
      place.azimuth,
    );
    return {
      lights: [
        { kind: 'sun', direction: sun, radiance: [8.4, 7.4, 6.1], angularRadius: 0.7 },
        box(at(side * 3, 1.8, -0.6), 3, 2.4, [2.5, 2.8, 3.2], 0, 0.2),
        box(at(-side * 3.2, 1.6, 1.6), 3, 2.6, [0.7, 0.68, 0.64]),
      ],
      environment: room(0.55, side),
      exposure: 0.15,
      grade: { contrast: 1.12, warmth: 0.08, bloom: 0.2 },
      sun,
    };
  },
  bright: ({ side, at, box, random, place }) => ({
    lights: [
      box(at(side * 1.6, 2.8, 0.8), 3.6, 2.8, white(6.2, 0.02), 0, 0.6),
      box(at(-side * 2.8, 1.6, 1.2), 3, 2.8, white(random.between(1.8, 2.6), -0.02), 0),
      ...(place.isFlat ? [] : [box(at(-side * 1.2, 2, -2.6), 2, 1.4, white(4))]),
    ],
    environment: room(0.9, side),
    exposure: 0,
    grade: { contrast: 1.14, vignette: 0.04 },
    sun: null,
  }),
  evening: ({ side, at, box, random, place }) => ({
    lights: [
      box(
        at(side * 1.9, random.between(1.3, 1.9), place.isFlat ? 0.6 : -0.4),
        1.3,
        1.3,
        [11, 6.9, 3.5],
        0.2,
        0.8,
      ),
      box(at(-side * 2.6, 1.4, 1.5), 2, 2, [0.85, 0.62, 0.42]),
      ...(place.isFlat ? [] : [box(at(-side * 2, 1.4, -2.2), 0.8, 1.6, [4.6, 2.9, 1.6])]),
    ],
    environment: {
      kind: 'studio',
      zenith: [0.05, 0.04, 0.035],
      horizon: [0.12, 0.08, 0.05],
      ground: [0.04, 0.03, 0.02],
      panels: [{ direction: [side, 0.25, 0.4], width: 0.5, height: 0.8, radiance: [2.2, 1.3, 0.6] }],
      lighting: 0.8,
    },
    exposure: 0.55,
    grade: { contrast: 1.12, warmth: 0.1, bloom: 0.28, vignette: 0.25 },
    sun: null,
  }),
  dark: ({ side, at, box, random, place }) => ({
    lights: [
      box(
        at(side * 2.3, random.between(1.2, 1.9), place.isFlat ? 0.8 : -0.7),
        1.3,
        2.2,
        white(13, 0.03),
        0.45,
      ),
      box(at(-side * 2.8, 1, 1.4), 1.6, 1.6, [0.5, 0.55, 0.66]),
      ...(place.isFlat ? [] : [box(at(-side * 1.9, 1.5, -2.2), 0.45, 2.2, white(9, -0.03), 0.4)]),
    ],
    environment: {
      kind: 'studio',
      zenith: [0.03, 0.03, 0.035],
      horizon: [0.05, 0.05, 0.055],
      ground: [0.02, 0.02, 0.02],
      // The narrow one draws the outline of black and clear things.
      panels: [
        { direction: [side, 0.4, 0.3], width: 0.5, height: 1.1, radiance: [2.4, 2.4, 2.5] },
        { direction: normalize([-side, 0.2, -0.45]), width: 0.26, height: 1.3, radiance: [3.2, 3.2, 3.4] },
      ],
      lighting: 0.7,
    },
    exposure: 0.75,
    grade: { contrast: 1.14, vignette: 0.3 },
    sun: null,
  }),
};

/** Dim walls around with a window's reflection on the side of the key light. */
function room(level: number, side: number): Environment {
  const panel: Vec3 = [side * 0.9, 0.5, 0.45];
  return {
    kind: 'studio',
    zenith: scale([0.62, 0.62, 0.62], level),
    horizon: scale([0.4, 0.39, 0.38], level),
    ground: scale([0.2, 0.18, 0.16], level),
    panels: [{ direction: normalize(panel), width: 0.7, height: 0.9, radiance: [1.8, 1.9, 2] }],
    lighting: 1,
  };
}

/** Height in radians; `behind` -1 from behind the subject … 1 from the camera. */
function sunFrom(side: number, height: number, behind: number, azimuth: number): Vec3 {
  const [x, z] = [side * Math.cos(behind * 1.2), Math.sin(behind * 1.2)];
  const turned: Vec3 = [
    x * Math.cos(azimuth) + z * Math.sin(azimuth),
    Math.tan(height),
    -x * Math.sin(azimuth) + z * Math.cos(azimuth),
  ];
  return normalize(turned);
}

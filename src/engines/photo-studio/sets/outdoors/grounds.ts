import type { Bounds } from '../../geometry/bounds.ts';
import { grid } from '../../geometry/grid.ts';
import { floorPlane } from '../../geometry/plane.ts';
import { meshOf } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  layers,
  mixPaint,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
} from '../../materials/paint.ts';
import type { Camera } from '../../scene/camera.ts';
import type { Material } from '../../scene/material.ts';
import type { Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { GroundName, Land } from '../../views/views.ts';
import { type Blade, grassOf } from '../grass.ts';

export interface GroundRequest {
  camera: Camera;
  aspect: number;
  /** Middle and radius of the subjects, meters. */
  center: Vec3;
  radius: number;
  /** Of the view behind it. */
  land: Land | undefined;
  /** What stands on it. */
  boxes: readonly Bounds[];
  /** Radians: where the first subject's front looks. A road runs that way. */
  along: number;
  random: Random;
}

/** The ground from before the camera to the view behind. */
export function groundInstances(ground: GroundName, request: GroundRequest): Instance[] {
  return GROUNDS[ground](request);
}

const SAND = '#d8ab6c';
/** Deeper than the deepest place of a sheet with waves. */
const VALLEY = 0.35;

const GROUNDS: Readonly<Record<GroundName, (request: GroundRequest) => Instance[]>> = {
  meadow: (request) => [plain(request, MEADOW), ...grass(request, () => true)],
  road,
  beach,
  desert: (request) => [
    plain(request, sand(request.radius, SAND), VALLEY),
    relieved(request, { material: sand(request.radius, SAND), height: ripples(request.random) }),
  ],
  snow: (request) => [
    plain(request, snow(request.radius), VALLEY),
    relieved(request, { material: snow(request.radius), height: drifts(request.random) }),
  ],
};

/** Where the camera stands over the ground, and where it looks. Directions are x and z. */
function seenFrom({ camera, aspect }: GroundRequest) {
  const { position, target, verticalFov } = camera;
  const azimuth = Math.atan2(target[0] - position[0], target[2] - position[2]);
  const half = (verticalFov * Math.PI) / 360;
  const across = Math.hypot(target[0] - position[0], target[2] - position[2]);
  const down = Math.atan2(position[1] - target[1], across);
  const wide = Math.atan(Math.tan(half) * aspect);
  return {
    forward: [Math.sin(azimuth), Math.cos(azimuth)] as const,
    right: [-Math.cos(azimuth), Math.sin(azimuth)] as const,
    azimuth,
    /** Half of the angle that is seen from left to right, with some room for a turned camera. */
    wide: Math.min(1.2, wide * 1.25 + 0.05),
    /** Meters to the nearest ground that is seen. */
    near: (position[1] / Math.tan(Math.min(1.4, down + half))) * 0.85,
    eye: position[1],
  };
}

/** A plain to the horizon, `below` what lies on it: radii of the subjects. */
function plain({ radius }: GroundRequest, material: Material, below = 0.004): Instance {
  const reach = radius * 400;
  return {
    mesh: meshOf([[floorPlane(reach, reach), material]]),
    transform: at([0, -below * radius, 0]),
    id: 0,
  };
}

/** A sheet over all that is seen up to `far`, level under the subjects. */
function relieved(
  request: GroundRequest,
  {
    material,
    height,
    far = request.radius * 100,
    shore = () => 0,
  }: {
    material: Material;
    /** -1..1 at a place in radii of the subjects. */
    height: (x: number, z: number) => number;
    far?: number;
    /** Meters that the far edge is moved away, at a place from left to right, 0..1. */
    shore?: (u: number) => number;
  },
): Instance {
  const { camera, center, radius } = request;
  const { forward, right, wide, near } = seenFrom(request);
  const sheet = grid(150, 220, (u, v) => {
    const away = near * (far / near) ** v + shore(u) * v ** 6;
    const side = (u - 0.5) * 2 * Math.tan(wide) * away;
    const x = camera.position[0] + forward[0] * away + right[0] * side;
    const z = camera.position[2] + forward[1] * away + right[1] * side;
    const free = Math.hypot(x - center[0], z - center[2]) / radius;
    const level = Math.min(1, Math.max(0, (free - 0.8) / 1.4));
    return { position: [x, radius * 0.06 * level * height(x / radius, z / radius), z] };
  });
  return { mesh: meshOf([[sheet, material]]), transform: at([0, 0, 0]), id: 0 };
}

/** Soft waves of drifted snow, a few radii long. */
function drifts(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  return (x, z) => {
    const wide = layers(x / 40, z / 40, 8, 8, 2, seed) * 2 - 1;
    // The wind draws narrow ridges across.
    const ridge = 1 - Math.abs(2 * layers((x + wide * 2) / 40, z / 40, 26, 44, 2, seed + 5) - 1);
    return wide * 3 + ridge * 2;
  };
}

/** Ripples of the wind, on soft hills. */
function ripples(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  const turn = random.between(-0.5, 0.5);
  return (x, z) => {
    const bend = layers(x / 40, z / 40, 14, 14, 2, seed) * 2 - 1;
    const phase = (z * Math.cos(turn) + x * Math.sin(turn)) * 9 + bend * 6;
    return bend * 0.7 + 0.22 * Math.sin(phase);
  };
}

const GRAINS = paintTexture(1024, 1024, (u, v) => {
  const tone = 0.9 + 0.07 * (layers(u, v, 6, 6, 4, 7) - 0.5) + 0.2 * (noise(u, v, 512, 512, 5) - 0.5);
  return [tone, tone, tone];
});
const SAND_HEIGHTS = paintHeights(
  1024,
  1024,
  (u, v) => 0.7 * layers(u, v, 22, 22, 4, 9) + 0.3 * noise(u, v, 512, 512, 11),
);

/** Trodden sand, whose hollows grow with what stands on it. */
function sand(radius: number, color: string): Material {
  const size = Math.min(2.5, Math.max(0.25, radius * 1.2));
  return {
    ...createMaterial('soil', color),
    roughness: 0.95,
    mapping: { kind: 'triplanar', size, axis: 'y' },
    texture: GRAINS,
    detail: relief(SAND_HEIGHTS, size * 0.014),
  };
}

const SNOW_HEIGHTS = paintHeights(
  1024,
  1024,
  (u, v) => 0.75 * layers(u, v, 10, 10, 4, 3) + 0.25 * noise(u, v, 400, 400, 5),
);

function snow(radius: number): Material {
  const size = Math.min(3, Math.max(0.4, radius * 1.6));
  return {
    ...createMaterial('snow', '#eef0f2'),
    mapping: { kind: 'triplanar', size, axis: 'y' },
    detail: relief(SNOW_HEIGHTS, size * 0.035),
  };
}

const DARK_GREEN: Paint = [0.24, 0.31, 0.1];
const LIGHT_GREEN: Paint = [0.37, 0.43, 0.15];
const DRY: Paint = [0.48, 0.45, 0.22];

/** Earth and low grass, as it is seen between the blades and far away. */
const MEADOW: Material = {
  color: [1, 1, 1],
  roughness: 1,
  metallic: 0,
  specular: 0,
  mapping: { kind: 'triplanar', size: 24, axis: 'y' },
  texture: paintTexture(1024, 1024, (u, v) => {
    const lightness = 0.6 * layers(u, v, 7, 7, 4, 3) + 0.4 * noise(u, v, 340, 340, 8);
    const dryness = Math.max(0, layers(u, v, 11, 11, 3, 21) - 0.55);
    return mixPaint(mixPaint(DARK_GREEN, LIGHT_GREEN, lightness), DRY, dryness);
  }),
};

/** Blades in the nearer and in the farther half of the grass, which has as many of them on each part of the picture. */
const BLADES = { near: 26_000, far: 64_000 };

/** Grass over what is seen, where `isGreen`; things press it down. */
function grass(request: GroundRequest, isGreen: (x: number, z: number) => boolean): Instance[] {
  const { camera, radius, random, boxes } = request;
  const { forward, right, wide, near } = seenFrom(request);
  const usual = Math.min(0.1, Math.max(0.025, radius * 0.09));
  const far = near * 40;
  // Open things, such as a bicycle, press nothing down.
  const low = boxes.filter(({ max }) => max[1] < usual * 5);
  const isPressed = (x: number, z: number) =>
    low.some(({ min, max }) => x > min[0] && x < max[0] && z > min[2] && z < max[2]);
  const blades = { near: [] as Blade[], far: [] as Blade[] };
  for (const [half, from, to] of [
    ['near', 0, 0.28],
    ['far', 0.28, 1],
  ] as const)
    for (let i = 0; i < BLADES[half]; i++) {
      const away = near * (far / near) ** random.between(from, to);
      const across = random.between(-1, 1) * Math.tan(wide) * away;
      const x = camera.position[0] + forward[0] * away + right[0] * across;
      const z = camera.position[2] + forward[1] * away + right[1] * across;
      const height = usual * random.between(0.45, 1.3);
      const width = Math.max(usual * 0.02, away * camera.verticalFov * 0.000028) * random.between(0.7, 1.3);
      if (isGreen(x, z)) blades[half].push({ x, z, height: isPressed(x, z) ? height * 0.2 : height, width });
    }
  return [
    { mesh: grassOf(blades.near, random, { rows: 2 }), transform: at([0, 0, 0]), id: 0 },
    { mesh: grassOf(blades.far, random, { rows: 1 }), transform: at([0, 0, 0]), id: 0 },
  ];
}

const LANE = 3.5;
/** Meters between the road's middle and its edge. */
const HALF_ROAD = LANE + 0.3;

function road(request: GroundRequest): Instance[] {
  const { along, land, radius } = request;
  const isDesert = land === 'desert';
  const left = [Math.cos(along), -Math.sin(along)] as const;
  // What stands on it keeps to the right.
  const middle: Vec3 = [left[0] * LANE * 0.5, 0, left[1] * LANE * 0.5];
  const length = 800;
  const paint: Material = { ...createMaterial('painted', '#d9d8d2'), roughness: 0.7 };
  const strip = (
    width: number,
    from: number,
    size: number,
    offset: number,
    height: number,
    material: Material,
  ): Instance => ({
    mesh: meshOf([[floorPlane(width, size), material]]),
    transform: at(
      [
        middle[0] + left[0] * offset + Math.sin(along) * from,
        height,
        middle[2] + left[1] * offset + Math.cos(along) * from,
      ],
      along,
    ),
    id: 0,
  });
  const dashes = Array.from({ length: 21 }, (_, i) => strip(0.12, (i - 10) * 9 + 2, 3, 0, 0.002, paint));
  const distance = (x: number, z: number) => Math.abs((x - middle[0]) * left[0] + (z - middle[2]) * left[1]);
  return [
    plain(request, isDesert ? sand(radius, SAND) : MEADOW),
    strip(HALF_ROAD * 2 + 0.9, 0, length, 0, -0.0015, GRAVEL),
    strip(HALF_ROAD * 2, 0, length, 0, 0, ASPHALT),
    strip(0.12, 0, length, LANE, 0.002, paint),
    strip(0.12, 0, length, -LANE, 0.002, paint),
    ...dashes,
    ...(isDesert ? [] : grass(request, (x, z) => distance(x, z) > HALF_ROAD + 0.3)),
  ];
}

const ASPHALT: Material = {
  color: [1, 1, 1],
  roughness: 0.86,
  metallic: 0,
  mapping: { kind: 'triplanar', size: 3.2, axis: 'y' },
  texture: paintTexture(1024, 1024, (u, v) => {
    const tone = 0.27 + 0.1 * (layers(u, v, 5, 5, 4, 6) - 0.5) + 0.16 * (noise(u, v, 420, 420, 2) - 0.5);
    return shade([1, 0.995, 0.98], tone);
  }),
  detail: relief(
    paintHeights(1024, 1024, (u, v) => 0.8 * noise(u, v, 420, 420, 2) + 0.2 * noise(u, v, 180, 180, 4)),
    0.006,
  ),
};

const GRAVEL: Material = {
  ...ASPHALT,
  texture: paintTexture(1024, 1024, (u, v) => {
    const tone = 0.42 + 0.3 * (noise(u, v, 260, 260, 12) - 0.5) + 0.12 * (layers(u, v, 8, 8, 3, 14) - 0.5);
    return shade([1, 0.95, 0.86], tone);
  }),
};

/** Radians below the horizon at which the sea begins. */
const SEA_EDGE = 0.052;

function beach(request: GroundRequest): Instance[] {
  const { random, radius } = request;
  const { eye } = seenFrom(request);
  const far = eye / SEA_EDGE;
  const seed = random.seed() % 1000;
  const shore = (u: number) => far * 0.22 * (layers(u, 0.4, 5, 1, 3, seed) - 0.5);
  const height = drifts(random);
  const wet: Material = { ...sand(radius, '#8f7450'), roughness: 0.35, specular: 0.05 };
  const foam: Material = { ...createMaterial('painted', '#f1f4f4'), roughness: 0.9 };
  const edge = (from: number, to: number, level: number, material: Material): Instance => {
    const { camera } = request;
    const { forward, right, wide } = seenFrom(request);
    const strip = grid(160, 4, (u, v) => {
      const ragged = far * 0.012 * (layers(u, 0.7, 60, 1, 3, seed + 3) - 0.5);
      const away = far * (from + (to - from) * v) + shore(u) + ragged;
      const side = (u - 0.5) * 2 * Math.tan(wide) * away;
      return {
        position: [
          camera.position[0] + forward[0] * away + right[0] * side,
          level * radius,
          camera.position[2] + forward[1] * away + right[1] * side,
        ],
      };
    });
    return { mesh: meshOf([[strip, material]]), transform: at([0, 0, 0]), id: 0 };
  };
  return [
    relieved(request, { material: sand(radius, '#dcc096'), height, far, shore }),
    edge(0.86, 1.0, 0.004, wet),
    edge(0.985, 1.03, 0.006, foam),
  ];
}

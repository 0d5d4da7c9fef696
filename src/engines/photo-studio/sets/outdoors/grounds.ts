import type { Bounds } from '../../geometry/bounds.ts';
import { grid } from '../../geometry/grid.ts';
import { floorPlane } from '../../geometry/plane.ts';
import { meshOf } from '../../geometry/shape.ts';
import { layers } from '../../materials/paint.ts';
import type { Camera } from '../../scene/camera.ts';
import type { Material } from '../../scene/material.ts';
import type { Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { GroundName, Land } from '../../views/views.ts';
import { type Blade, grassOf } from '../grass.ts';
import { ASPHALT, FOAM, GRAVEL, LINES, MEADOW, sand, snow } from './ground-materials.ts';

export interface GroundRequest {
  camera: Camera;
  /** Width of the picture by its height. */
  aspect: number;
  /** Middle and radius of the subjects, meters. */
  center: Vec3;
  radius: number;
  /** Of the view behind it. */
  land: Land | undefined;
  /** Of the things on the ground. */
  boxes: readonly Bounds[];
  /** Radians: where the first subject's front looks. A road runs that way. */
  along: number;
  random: Random;
}

/** The ground from before the camera to the view behind. */
export function groundInstances(ground: GroundName, request: GroundRequest): Instance[] {
  return GROUNDS[ground](request);
}

const DUNES = '#d8ab6c';
const BEACH = '#dcc096';
const WET = '#8f7450';

/** How far a plain lies under a sheet with waves, radii of the subjects: further than its deepest place. */
const VALLEY = 0.4;

const GROUNDS: Readonly<Record<GroundName, (request: GroundRequest) => Instance[]>> = {
  meadow: (request) => [plain(request, MEADOW), ...grass(request, () => true)],
  road,
  beach,
  desert: (request) => [
    plain(request, sand(request.radius, DUNES), VALLEY),
    sheet(request, { material: sand(request.radius, DUNES), height: ripples(request.random) }),
  ],
  snow: (request) => [
    plain(request, snow(request.radius), VALLEY),
    sheet(request, { material: snow(request.radius), height: drifts(request.random) }),
  ],
};

/** How the camera sees the ground. */
function sightOf({ camera, aspect }: GroundRequest) {
  const { position, target, verticalFov } = camera;
  const [toX, toZ] = [target[0] - position[0], target[2] - position[2]];
  const length = Math.hypot(toX, toZ);
  const [x, z] = [toX / length, toZ / length];
  const half = (verticalFov * Math.PI) / 360;
  const down = Math.atan2(position[1] - target[1], length);
  return {
    /** Meters above the ground. */
    eye: position[1],
    /** Half of the seen width at one meter, with room for a camera that is turned or sees more. */
    halfWidth: Math.tan(half) * aspect * 1.3 + 0.05,
    /** Meters along the ground to the lower edge of the picture. */
    nearest: position[1] / Math.tan(Math.min(1.4, down + half)),
    /** Height of the picture at one meter. */
    height: 2 * Math.tan(half),
    /** The place so many meters ahead of the camera and to its right. */
    placeAt: (ahead: number, right: number) =>
      [position[0] + x * ahead - z * right, position[2] + z * ahead + x * right] as const,
  };
}

/** A level plain beyond the view. @param below radii of the subjects under the level that they stand on */
function plain({ radius }: GroundRequest, material: Material, below = 0.004): Instance {
  const width = radius * 400;
  // Not above the edges of a road.
  const depth = Math.max(0.004, below * radius);
  return { mesh: meshOf([[floorPlane(width, width), material]]), transform: at([0, -depth, 0]), id: 0 };
}

/** Sheets begin this much nearer than the picture, for a camera that steps back. */
const NEARER = 0.45;

/** Ground with waves over all that is seen up to `far`; level where the subjects stand. */
function sheet(
  request: GroundRequest,
  {
    material,
    height,
    far = request.radius * 100,
    shore,
  }: {
    material: Material;
    /** Radii of the subjects above the ground, at a place in such radii. */
    height: (x: number, z: number) => number;
    /** Meters. */
    far?: number;
    /** Meters that the far edge lies further away, from left to right, 0..1. The sheet is level there. */
    shore?: (u: number) => number;
  },
): Instance {
  const { center, radius } = request;
  const { nearest, halfWidth, placeAt } = sightOf(request);
  const near = nearest * NEARER;
  const shape = grid(150, 220, (u, v) => {
    const ahead = near * (far / near) ** v + (shore ? shore(u) * v ** 6 : 0);
    const [x, z] = placeAt(ahead, (u - 0.5) * 2 * halfWidth * 1.6 * ahead);
    const away = Math.hypot(x - center[0], z - center[2]) / radius;
    const waves = Math.min(1, Math.max(0, (away - 0.8) / 1.4)) * (shore ? 1 - v ** 3 : 1);
    return { position: [x, radius * waves * height(x / radius, z / radius), z] };
  });
  return { mesh: meshOf([[shape, material]]), transform: at([0, 0, 0]), id: 0 };
}

/** Soft waves of drifted snow with ridges that the wind drew across them. */
function drifts(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  return (x, z) => {
    const wave = layers(x / 40, z / 40, 8, 8, 2, seed) * 2 - 1;
    const ridge = 1 - 2 * Math.abs(2 * layers((x + wave * 2) / 40, z / 40, 26, 44, 2, seed + 5) - 1);
    return 0.18 * wave + 0.06 * ridge;
  };
}

/** Ripples of the wind on soft hills. */
function ripples(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  const turn = random.between(-0.5, 0.5);
  return (x, z) => {
    const hill = layers(x / 40, z / 40, 14, 14, 2, seed) * 2 - 1;
    const phase = (z * Math.cos(turn) + x * Math.sin(turn)) * 9 + hill * 6;
    return 0.042 * hill + 0.013 * Math.sin(phase);
  };
}

/** Numbers of blades, and how far ahead they reach: times the distance to the lower edge of the picture. */
const NEAR_GRASS = { count: 26_000, from: 0.85, to: 2.4, rows: 2 };
const FAR_GRASS = { count: 64_000, from: 2.4, to: 34, rows: 1 };
/** Rows of the picture by which the finest blades are drawn. */
const PICTURE_ROWS = 1024;

/**
 * Grass over what is seen, where `isGreen`; low things press it down. It is as dense in the picture far away as nearby: distances
 * are drawn by their logarithm, and no blade is finer than a pixel.
 */
function grass(request: GroundRequest, isGreen: (x: number, z: number) => boolean): Instance[] {
  const { radius, random, boxes } = request;
  const { nearest, halfWidth, height: seenHeight, placeAt } = sightOf(request);
  const usual = Math.min(0.1, Math.max(0.025, radius * 0.09));
  const low = boxes.filter(({ max }) => max[1] < usual * 5);
  const isPressed = (x: number, z: number) =>
    low.some(({ min, max }) => x > min[0] && x < max[0] && z > min[2] && z < max[2]);
  return [NEAR_GRASS, FAR_GRASS].map(({ count, from, to, rows }) => {
    const blades: Blade[] = [];
    for (let i = 0; i < count; i++) {
      const ahead = nearest * from * (to / from) ** random.next();
      const [x, z] = placeAt(ahead, random.between(-1, 1) * halfWidth * ahead);
      const height = usual * random.between(0.45, 1.3);
      const pixel = (ahead * seenHeight) / PICTURE_ROWS;
      const halfWidthOfBlade = Math.max(usual * 0.02, pixel * 0.8) * random.between(0.7, 1.3);
      if (!isGreen(x, z)) continue;
      blades.push({ x, z, height: isPressed(x, z) ? height * 0.2 : height, halfWidth: halfWidthOfBlade });
    }
    return { mesh: grassOf(blades, random, { rows }), transform: at([0, 0, 0]), id: 0 };
  });
}

/** Meters. */
const LANE = 3.5;
const HALF_ROAD = LANE + 0.3;
const ROAD_LENGTH = 1200;
const DASH = { length: 3, every: 9, count: 121 };
const LINE_WIDTH = 0.12;

function road(request: GroundRequest): Instance[] {
  const { along, land, radius } = request;
  const [left, ahead] = [
    [Math.cos(along), -Math.sin(along)],
    [Math.sin(along), Math.cos(along)],
  ] as const;
  // Things are in the right lane.
  const strip = (
    material: Material,
    {
      width,
      length = ROAD_LENGTH,
      toLeft = 0,
      forward = 0,
      y,
    }: { width: number; length?: number; toLeft?: number; forward?: number; y: number },
  ): Instance => {
    const aside = LANE / 2 + toLeft;
    const position: Vec3 = [left[0] * aside + ahead[0] * forward, y, left[1] * aside + ahead[1] * forward];
    return { mesh: meshOf([[floorPlane(width, length), material]]), transform: at(position, along), id: 0 };
  };
  const dashes = Array.from({ length: DASH.count }, (_, i) =>
    strip(LINES, {
      width: LINE_WIDTH,
      length: DASH.length,
      forward: (i - (DASH.count - 1) / 2) * DASH.every + 2,
      y: 0.002,
    }),
  );
  const fromMiddle = (x: number, z: number) => Math.abs(x * left[0] + z * left[1] - LANE / 2);
  const isDesert = land === 'desert';
  return [
    plain(request, isDesert ? sand(radius, DUNES) : MEADOW),
    strip(GRAVEL, { width: HALF_ROAD * 2 + 0.9, y: -0.0015 }),
    strip(ASPHALT, { width: HALF_ROAD * 2, y: 0 }),
    strip(LINES, { width: LINE_WIDTH, toLeft: LANE, y: 0.002 }),
    strip(LINES, { width: LINE_WIDTH, toLeft: -LANE, y: 0.002 }),
    ...dashes,
    ...(isDesert ? [] : grass(request, (x, z) => fromMiddle(x, z) > HALF_ROAD + 0.3)),
  ];
}

/** Radians below the horizon at which the sea begins. */
const SEA_EDGE = 0.052;

/** Sand up to the sea, which the view shows. */
function beach(request: GroundRequest): Instance[] {
  const { random, radius } = request;
  const { eye, halfWidth, placeAt } = sightOf(request);
  const far = eye / SEA_EDGE;
  const seed = random.seed() % 1000;
  const shore = (u: number) => far * 0.22 * (layers(u, 0.4, 5, 1, 3, seed) - 0.5);
  /** A strip along the shore, between two parts of the distance to it. */
  const strip = (material: Material, { from, to, y }: { from: number; to: number; y: number }): Instance => {
    const shape = grid(160, 4, (u, v) => {
      const ragged = far * 0.012 * (layers(u, 0.7, 60, 1, 3, seed + 3) - 0.5);
      const ahead = far * (from + (to - from) * v) + shore(u) + ragged;
      const [x, z] = placeAt(ahead, (u - 0.5) * 2 * halfWidth * 1.6 * ahead);
      return { position: [x, y * radius, z] };
    });
    return { mesh: meshOf([[shape, material]]), transform: at([0, 0, 0]), id: 0 };
  };
  return [
    sheet(request, { material: sand(radius, BEACH), height: drifts(random), far, shore }),
    strip({ ...sand(radius, WET), roughness: 0.35, specular: 0.05 }, { from: 0.93, to: 1, y: 0.022 }),
    strip(FOAM, { from: 0.985, to: 1.03, y: 0.026 }),
  ];
}

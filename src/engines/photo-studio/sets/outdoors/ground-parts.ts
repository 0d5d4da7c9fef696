import type { Bounds } from '../../geometry/bounds.ts';
import { grid } from '../../geometry/grid.ts';
import { floorPlane } from '../../geometry/plane.ts';
import { meshOf } from '../../geometry/shape.ts';
import { layers } from '../../materials/paint.ts';
import type { Camera } from '../../scene/camera.ts';
import type { Material } from '../../scene/material.ts';
import { createRandom, type Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Margins } from '../../scene/widen-camera.ts';
import type { Land } from '../../views/views.ts';
import { type Blade, grassOf } from '../grass.ts';

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
  /** Whether it drives: then it is in a lane, not beside it. */
  isVehicle: boolean;
  /** Whether one of the things is a lamp. */
  hasLamp: boolean;
  /** Unit vector to the sun. */
  sun: Vec3;
  /** Windows shine. */
  isLit: boolean;
  /** Width of the expanded picture by that of the composed one, as if both sides grew like the larger; 1: not expanded. */
  widened: number;
  random: Random;
}

/** `GroundRequest.widened` for these margins; 1 without any. */
export function widenedBy(margins: Margins | undefined): number {
  return 1 + 2 * Math.max(0, margins?.left ?? 0, margins?.right ?? 0);
}

/** How the camera sees the ground. */
export function sightOf({ camera, aspect }: Pick<GroundRequest, 'camera' | 'aspect'>) {
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
export function plain(
  { radius }: Pick<GroundRequest, 'radius'>,
  material: Material,
  below = 0.004,
): Instance {
  const width = radius * 400;
  // Not above the edges of a road.
  const depth = Math.max(0.004, below * radius);
  return { mesh: meshOf([[floorPlane(width, width), material]]), transform: at([0, -depth, 0]), id: 0 };
}

/** Sheets begin this much nearer than the picture, for a camera that steps back. */
const NEARER = 0.45;

/** Ground with waves over all that is seen up to `far`; level where the subjects stand. */
export function sheet(
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
export function drifts(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  return (x, z) => {
    const wave = layers(x / 40, z / 40, 8, 8, 2, seed) * 2 - 1;
    const ridge = 1 - 2 * Math.abs(2 * layers((x + wave * 2) / 40, z / 40, 26, 44, 2, seed + 5) - 1);
    return 0.18 * wave + 0.06 * ridge;
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
export function grass(
  request: Pick<GroundRequest, 'camera' | 'aspect' | 'radius' | 'boxes' | 'widened' | 'random'>,
  isGreen: (x: number, z: number) => boolean,
  { ground = 0 } = {},
): Instance[] {
  const { radius, random, boxes, widened } = request;
  const { nearest, halfWidth, height: seenHeight, placeAt } = sightOf(request);
  const usual = Math.min(0.1, Math.max(0.025, radius * 0.09));
  const low = boxes.filter(({ max }) => max[1] < usual * 5);
  const isPressed = (x: number, z: number) =>
    low.some(({ min, max }) => x > min[0] && x < max[0] && z > min[2] && z < max[2]);
  return [NEAR_GRASS, FAR_GRASS].flatMap(({ count, from, to, rows }) => {
    const grow = (blades: number, stream: Random, aside: () => number) =>
      Array.from({ length: blades }, (): Blade | undefined => {
        const ahead = nearest * from * (to / from) ** stream.next();
        const [x, z] = placeAt(ahead, aside() * halfWidth * ahead);
        const height = usual * stream.between(0.45, 1.3) * (isPressed(x, z) ? 0.2 : 1);
        const pixel = (ahead * seenHeight) / PICTURE_ROWS;
        const halfWidthOfBlade = Math.max(usual * 0.02, pixel * 0.8) * stream.between(0.7, 1.3);
        return isGreen(x, z) ? { x, z, height, halfWidth: halfWidthOfBlade } : undefined;
      }).filter((blade) => blade !== undefined);
    const lawn = [
      grassOf(
        grow(count, random, () => random.between(-1, 1)),
        random,
        { rows, ground },
      ),
    ];
    // Beside what was composed, from a stream of its own: what was seen stays as it was.
    const stream = createRandom(count);
    const beyond = Math.max(0, widened - 1);
    const aside = () => stream.sign() * stream.between(1, 1 + beyond);
    if (beyond > 0)
      lawn.push(grassOf(grow(Math.round(count * beyond), stream, aside), stream, { rows, ground }));
    return lawn.map((mesh) => ({ mesh, transform: at([0, 0, 0]), id: 0 }));
  });
}

import { thingsInside } from '../artwork/seen-shares.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { createRays } from '../reference/rays.ts';
import type { ReferenceScene, Subject } from '../reference/reference-scene.ts';
import { type Card, sampleAlpha } from '../scene/card.ts';
import type { Scene } from './scene.ts';

/** How much of one drawing is seen in a composed picture. */
export interface SeenDrawing {
  /** The number of its thing. */
  thing: number;
  /** Parts of its silhouette, 0..1, or of its upper half if it is in another thing: not covered by nearer drawings, and inside the frame. */
  uncovered: number;
  inside: number;
  /** Its box in the picture, 0 left and top to 1 right and bottom. */
  box: { left: number; right: number; top: number; bottom: number };
  /** Length of its longer side, as part of the picture's shorter one. */
  size: number;
}

/** A flat drawing in the picture. */
interface Shape {
  thing: number;
  card: Card;
  /** From its own place (-0.5..0.5 to the right, 0..1 up) to pixels, and back. */
  project(right: number, up: number): [x: number, y: number];
  locate(x: number, y: number): [right: number, up: number];
}

const SAMPLES = 18;

/** How much of each planned thing is seen. @throws Error if it is no scene of things */
export function seeDrawings(
  scene: Scene,
  things: readonly ThingInPicture[],
  { width, height }: { width: number; height: number },
): SeenDrawing[] {
  const farToNear = shapesOf(scene, things, width, height);
  const inside = thingsInside(things);
  return farToNear.map((shape) => {
    const nearer = farToNear.slice(farToNear.indexOf(shape) + 1);
    const from = inside.has(shape.thing) ? 0.5 : 0;
    const points = Array.from({ length: SAMPLES ** 2 }, (_, at): [number, number] => [
      ((at % SAMPLES) + 0.5) / SAMPLES - 0.5,
      (Math.floor(at / SAMPLES) + 0.5) / SAMPLES,
    ])
      .filter(([right, up]) => up >= from && isOpaque(shape.card, right, up))
      .map(([right, up]) => shape.project(right, up));
    const isUncovered = ([x, y]: readonly [number, number]) =>
      !nearer.some((other) => isOpaque(other.card, ...other.locate(x, y)));
    const isInside = ([x, y]: readonly [number, number]) => x >= 0 && x <= width && y >= 0 && y <= height;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    return {
      thing: shape.thing,
      uncovered: points.filter(isUncovered).length / points.length,
      inside: points.filter(isInside).length / points.length,
      box: {
        left: box.left / width,
        right: box.right / width,
        top: box.top / height,
        bottom: box.bottom / height,
      },
      size: Math.max(box.right - box.left, box.bottom - box.top) / Math.min(width, height),
    };
  });
}

function isOpaque(card: Card, right: number, up: number): boolean {
  if (Math.abs(right) > 0.5 || up < 0 || up > 1) return false;
  const { left, top, width, height } = card.subject;
  return sampleAlpha(card, left + (right + 0.5) * width, top + (1 - up) * height, 0) > 0.5;
}

/** The farthest first. Sets and landscapes have the things in the order in which they are planned. */
function shapesOf(scene: Scene, things: readonly ThingInPicture[], width: number, height: number): Shape[] {
  const numbers = things.flatMap(({ count }, at) => Array.from({ length: count }, () => at));
  if (scene.kind === 'reference')
    return [scene, ...scene.others]
      .map((subject, at) => ({
        shape: { ...standing(scene, subject, width, height), thing: numbers[at]! },
        away: dot(subject.placing.foot, scene.placing.out),
      }))
      .sort((one, other) => one.away - other.away)
      .map(({ shape }) => shape);
  if (scene.kind === 'landscape')
    return (scene.things ?? [])
      .map(({ card, x, floor, lift, draft, depth, ...size }, at) => ({
        shape: upright(card, {
          thing: numbers[at]!,
          x: x * width,
          foot: (floor - lift + draft) * height,
          wide: size.width * height,
          tall: size.height * height,
          tilt: 0,
        }),
        depth,
      }))
      .sort((one, other) => other.depth - one.depth)
      .map(({ shape }) => shape);
  if (scene.kind === 'abstract' && scene.placed)
    return scene.placed.map(({ card, drawing, x, foot, height: part, tilt }) => {
      const tall = part * height;
      return upright(card, {
        thing: things.findIndex(({ thing, color }) => thing.icon === drawing.icon && color === drawing.color),
        x: x * width,
        foot: foot * height,
        wide: (tall * card.subject.width) / card.subject.height,
        tall,
        tilt,
      });
    });
  throw new Error(`A ${scene.kind} scene has no things`);
}

/** A cut-out on a set, in perspective. */
function standing(
  { set }: ReferenceScene,
  { card, placing: { foot, right, up, out, width: wide, height: tall } }: Subject,
  width: number,
  height: number,
): Omit<Shape, 'thing'> {
  const rays = createRays(set, width, height);
  const eye = rays.origin.map((value, axis) => value - foot[axis]!);
  const ray = new Float64Array(3);
  return {
    card,
    project: (a, b) => {
      const { x, y } = rays.project(
        foot.map((at, axis) => at + right[axis]! * a * wide + up[axis]! * b * tall),
      )!;
      return [x, y];
    },
    locate: (x, y) => {
      rays.through(x, y, ray);
      const on = -dot(eye, out) / dot(ray, out);
      const at = eye.map((value, axis) => value + ray[axis]! * on);
      return [dot(at, right) / wide, dot(at, up) / tall];
    },
  };
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return one[0]! * other[0]! + one[1]! * other[1]! + one[2]! * other[2]!;
}

function upright(
  card: Card,
  {
    thing,
    x,
    foot,
    wide,
    tall,
    tilt,
  }: { thing: number; x: number; foot: number; wide: number; tall: number; tilt: number },
): Shape {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return {
    thing,
    card,
    project: (right, up) => {
      const [across, rise] = [right * wide, up * tall];
      return [x + across * cos + rise * sin, foot + across * sin - rise * cos];
    },
    locate: (px, py) => {
      const [dx, dy] = [px - x, py - foot];
      return [(dx * cos + dy * sin) / wide, (dx * sin - dy * cos) / tall];
    },
  };
}

import { partBounds } from '../geometry/part-bounds.ts';
import { wallPlane } from '../geometry/plane.ts';
import { meshOf, placeShape } from '../geometry/shape.ts';
import { createMaterial } from '../materials/create-material.ts';
import { mixPaint, type Paint, paintTexture, shade, smoothStep } from '../materials/paint.ts';
import type { Light } from '../scene/light.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Instance } from '../scene/scene.ts';
import { applyMatrix, at, matrixOf } from '../scene/transform.ts';
import { type Rgb, scale } from '../scene/vector.ts';
import type { Stage } from './stage.ts';

/** Index of the screen among the parts of a model that faces +z, by key. */
const SCREEN_PARTS: ReadonlyMap<string, number> = new Map([
  ['laptop', 0],
  ['television', 3],
  ['tv-monitor', 1],
]);

/** Radiance of white on the screens of still lifes. */
const WHITE = 1.5;
/** Mean of `duskOverHills`, linear: the light that a screen casts. */
const MEAN: Rgb = [0.22, 0.2, 0.26];
/** From the model's own screen to the picture before it, meters. */
const GAP = 0.0006;

/** A picture over a dark screen, and the light that falls from it on near things. */
export interface LitScreen {
  instance: Omit<Instance, 'id'>;
  light: Light;
}

/** The index of the screen among the parts of a model of the catalog. */
export function screenPart(key: string): number | undefined {
  return SCREEN_PARTS.get(key);
}

/** For dusk and night: the screens of a still life. */
export function litScreens({ placed }: Pick<Stage, 'placed'>): LitScreen[] {
  return placed.flatMap(({ key, mesh, transform }) => {
    const part = screenPart(key);
    return part === undefined ? [] : [litScreen({ mesh, transform }, part, PICTURE)];
  });
}

/** The picture of a screen whose white has a radiance. */
export function screenPicture(white: number): Material {
  return { ...PICTURE, emission: [white, white, white] };
}

/** @param part the index of the screen among the parts of the mesh */
export function litScreen(
  { mesh, transform }: Pick<Instance, 'mesh' | 'transform'>,
  part: number,
  picture: Material,
): LitScreen {
  const { middle, width, height } = areaOf(mesh, part);
  const sheet = placeShape(wallPlane(width, height), at([middle[0], middle[1] - height / 2, middle[2]]));
  const matrix = matrixOf(transform);
  const factor = typeof transform.scale === 'number' ? transform.scale : transform.scale[1];
  return {
    instance: { mesh: meshOf([[sheet, picture]]), transform },
    light: {
      kind: 'rectangle',
      // In front of the picture, which would shade it.
      center: applyMatrix(matrix, [middle[0], middle[1], middle[2] + GAP]),
      target: applyMatrix(matrix, [middle[0], middle[1], middle[2] + 1]),
      width: width * factor,
      height: height * factor,
      radiance: scale(MEAN, picture.emission![0]),
      softness: 0,
      isReflected: false,
    },
  };
}

/** The front of a flat part. */
function areaOf(mesh: Mesh, part: number) {
  const { min, max } = partBounds(mesh, part);
  return {
    middle: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] + GAP] as const,
    width: max[0] - min[0],
    height: max[1] - min[1],
  };
}

/** Hills behind hills after sunset: the further, the paler. */
function duskOverHills(u: number, v: number): Paint {
  const sky = mixPaint([0.98, 0.66, 0.5], [0.2, 0.26, 0.52], smoothStep(0.3, 1, v));
  const ranges: readonly (readonly [top: number, wave: number, color: Paint])[] = [
    [0.44, 5, [0.62, 0.45, 0.58]],
    [0.34, 7, [0.4, 0.33, 0.52]],
    [0.22, 9, [0.22, 0.23, 0.41]],
    [0.1, 6, [0.1, 0.13, 0.26]],
  ];
  return ranges.reduce((paint, [top, wave, color], i) => {
    const ridge = top + 0.045 * Math.sin(u * wave + i * 2.1) + 0.02 * Math.sin(u * wave * 2.7 + i);
    return mixPaint(paint, shade(color, 0.8 + v), smoothStep(0.004, -0.004, v - ridge));
  }, sky);
}

const PICTURE: Material = {
  ...createMaterial('screen', '#0b0c0e'),
  texture: paintTexture(1024, 640, duskOverHills, { repeat: false }),
  emission: [WHITE, WHITE, WHITE],
  isLamp: true,
};

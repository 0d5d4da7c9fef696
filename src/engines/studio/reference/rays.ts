import type { ObjectScene } from '../objects/object-scene.ts';
import { packScene } from '../objects/pack-scene.ts';
import type { Vector } from '../objects/vector.ts';

/** The camera's rays through pixel centers, the same as in the ray marcher. */
export interface Rays {
  origin: Vector;
  /** Pixels per unit at distance one. */
  pixels: number;
  /** Writes the unit direction through a pixel into `out`. */
  through(x: number, y: number, out: Float64Array): void;
  /** The place of a point in the picture in pixels; null behind the camera. */
  project(point: ArrayLike<number>): { x: number; y: number } | null;
}

export function createRays(set: ObjectScene, width: number, height: number): Rays {
  const { header } = packScene(set, width, height);
  const value = (index: number) => header[index]!;
  const [cx, cy, unit] = [value(12), value(13), value(14)];
  const [rightX, rightY, rightZ] = [value(3), value(4), value(5)];
  const [upX, upY, upZ] = [value(6), value(7), value(8)];
  const [aheadX, aheadY, aheadZ] = [value(9), value(10), value(11)];
  return {
    origin: [value(0), value(1), value(2)],
    pixels: set.camera.focal * Math.sqrt(width * height),
    project: (point) => {
      const along = (first: number) => {
        let dot = 0;
        let square = 0;
        for (let axis = 0; axis < 3; axis++) {
          dot += (point[axis]! - value(axis)) * value(first + axis);
          square += value(first + axis) ** 2;
        }
        return dot / square;
      };
      const away = along(9);
      if (away <= 1e-3) return null;
      return { x: along(3) / away / unit + cx - 0.5, y: cy - 0.5 - along(6) / away / unit };
    },
    through: (x, y, out) => {
      const u = (x + 0.5 - cx) * unit;
      const v = (cy - y - 0.5) * unit;
      const rayX = rightX * u + upX * v + aheadX;
      const rayY = rightY * u + upY * v + aheadY;
      const rayZ = rightZ * u + upZ * v + aheadZ;
      const scale = 1 / Math.sqrt(rayX ** 2 + rayY ** 2 + rayZ ** 2);
      out[0] = rayX * scale;
      out[1] = rayY * scale;
      out[2] = rayZ * scale;
    },
  };
}

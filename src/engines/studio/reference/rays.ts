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
}

export function createRays(set: ObjectScene, width: number, height: number): Rays {
  const { header } = packScene(set, width, height);
  const value = (index: number) => header[index]!;
  const [cx, cy, unit] = [value(12), value(13), value(14)];
  return {
    origin: [value(0), value(1), value(2)],
    pixels: set.camera.focal * Math.sqrt(width * height),
    through: (x, y, out) => {
      const u = (x + 0.5 - cx) * unit;
      const v = (cy - y - 0.5) * unit;
      for (let axis = 0; axis < 3; axis++)
        out[axis] = value(3 + axis) * u + value(6 + axis) * v + value(9 + axis);
      const scale = 1 / Math.sqrt(out[0]! ** 2 + out[1]! ** 2 + out[2]! ** 2);
      for (let axis = 0; axis < 3; axis++) out[axis]! *= scale;
    },
  };
}

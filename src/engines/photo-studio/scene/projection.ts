import type { Camera } from './camera.ts';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** Where a camera sees points, as parts of the picture's width and height from its top left. */
export interface Projection {
  toPicture(point: Vec3): { x: number; y: number };
  /** The point of a level plane that is seen at a place of the picture; undefined above the horizon. */
  toPlane(level: number, x: number, y: number): Vec3 | undefined;
}

/** @param aspect the picture's width by its height */
export function createProjection(camera: Camera, aspect: number): Projection {
  const { position, target, verticalFov, shift = 0 } = camera;
  const back = normalize(subtract(position, target));
  const right = normalize(cross(camera.up ?? [0, 1, 0], back));
  const above = cross(back, right);
  const tangent = Math.tan((verticalFov * Math.PI) / 360);
  return {
    toPicture(point) {
      const offset = subtract(point, position);
      const depth = Math.max(1e-4, -dot(offset, back));
      return {
        x: 0.5 + dot(offset, right) / (depth * tangent * aspect) / 2,
        y: 0.5 - (dot(offset, above) / (depth * tangent) - 2 * shift) / 2,
      };
    },
    toPlane(level, x, y) {
      const ray = add(
        scale(back, -1),
        add(
          scale(right, (x - 0.5) * 2 * tangent * aspect),
          scale(above, ((0.5 - y) * 2 + 2 * shift) * tangent),
        ),
      );
      const distance = (level - position[1]) / ray[1];
      return distance > 0 ? add(position, scale(ray, distance)) : undefined;
    },
  };
}

import type { Camera } from '../scene/camera.ts';
import type { Mesh } from '../scene/mesh.ts';
import { applyMatrix, matrixOf, type Transform } from '../scene/transform.ts';
import { add, cross, dot, normalize, type Rgb, scale, subtract, type Vec3 } from '../scene/vector.ts';

/** A rectangle as parts of the picture's width and height, from its top left. */
export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A change of one thing in a composed set, chosen in the picture; made last. */
export type ObjectEdit = { id: string } & (
  | { action: 'remove' }
  /** Linear. */
  | { action: 'recolor'; color: Rgb }
  /** Its foot comes to stand where this box's is; things keep their size. */
  | { action: 'move'; box: PartBox }
);

/** A thing of a photo that can be changed by itself. */
export interface PhotoObject {
  id: string;
  label: string;
  box: PartBox;
  actions: ObjectEdit['action'][];
}

/** Where a camera sees points, and what it sees at them. */
export interface Viewfinder {
  boxOf(mesh: Mesh, transform: Transform): PartBox;
  /** The point of a level plane that is seen at a place of the picture; undefined above the horizon. */
  pointOn(level: number, x: number, y: number): Vec3 | undefined;
}

export function createViewfinder(camera: Camera, aspect: number): Viewfinder {
  const { position, target, verticalFov, shift = 0 } = camera;
  const back = normalize(subtract(position, target));
  const right = normalize(cross(camera.up ?? [0, 1, 0], back));
  const above = cross(back, right);
  const tangent = Math.tan((verticalFov * Math.PI) / 360);
  const toPicture = (point: Vec3) => {
    const offset = subtract(point, position);
    const depth = Math.max(1e-4, -dot(offset, back));
    return {
      x: 0.5 + dot(offset, right) / (depth * tangent * aspect) / 2,
      y: 0.5 - (dot(offset, above) / (depth * tangent) - 2 * shift) / 2,
    };
  };
  return {
    boxOf({ positions }, transform) {
      const matrix = matrixOf(transform);
      let [left, top, far, low] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let at = 0; at < positions.length; at += 3) {
        const { x, y } = toPicture(
          applyMatrix(matrix, [positions[at]!, positions[at + 1]!, positions[at + 2]!]),
        );
        if (x < left) left = x;
        if (x > far) far = x;
        if (y < top) top = y;
        if (y > low) low = y;
      }
      return { x: left, y: top, width: far - left, height: low - top };
    },
    pointOn(level, x, y) {
      const ray = add(
        scale(back, -1),
        add(
          scale(right, (x - 0.5) * 2 * tangent * aspect),
          scale(above, ((0.5 - y) * 2 + 2 * shift) * tangent),
        ),
      );
      const way = (level - position[1]) / ray[1];
      return way > 0 ? add(position, scale(ray, way)) : undefined;
    },
  };
}

/** How far a foot moves on its level, so that it is seen at the foot of the box; undefined if it cannot be. */
export function shiftTo(view: Viewfinder, level: number, from: PartBox, to: PartBox): Vec3 | undefined {
  const foot = (box: PartBox) => view.pointOn(level, box.x + box.width / 2, box.y + box.height);
  const [before, after] = [foot(from), foot(to)];
  return before && after && subtract(after, before);
}

/** Smaller parts of a thing, as parts of the picture's sides, cannot be pointed at. */
const SMALLEST = 0.012;

/** The part of a box that is in the picture; undefined if hardly any is. */
export function seenBox({ x, y, width, height }: PartBox): PartBox | undefined {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const box = {
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  };
  return box.width < SMALLEST || box.height < SMALLEST ? undefined : box;
}

/** Things of the same name are numbered from the left. */
export function withNumbers(objects: readonly PhotoObject[]): PhotoObject[] {
  return objects.map((object) => {
    const alike = objects
      .filter(({ label }) => label === object.label)
      .toSorted((one, other) => one.box.x - other.box.x);
    if (alike.length === 1) return object;
    return { ...object, label: `${object.label} ${alike.indexOf(object) + 1} of ${alike.length}` };
  });
}

import { drawingRatio } from '../artwork/drawing-ratio.ts';
import { add, cross, dot, normalize, scale, subtract, type Vector } from '../objects/vector.ts';
import type { ReferenceScene, Subject } from '../reference/reference-scene.ts';
import { boxAround, type PartBox } from '../scene/part-box.ts';
import { createCardCache } from './card-cache.ts';
import type { ObjectStage } from './edit-objects.ts';
import type { PictureRequest } from './picture-request.ts';

/** How far along the floor a thing is moved, as parts of its distance: beyond, it would fill the picture or be a speck. */
const REACH = { nearer: 0.6, farther: 1.6 };
/** Units above the floor up to which a thing stands on it. */
const ON_FLOOR = 0.02;

/** Cut-outs on the set that are changed as the camera sees them. */
export function setStage(
  { set, surface }: ReferenceScene,
  { width, height }: PictureRequest,
): ObjectStage<Subject> {
  const { camera } = set;
  const forward = normalize(subtract(camera.target, camera.position));
  const across = normalize(cross([0, 1, 0], forward));
  const above = cross(forward, across);
  const unit = camera.focal * Math.sqrt(width * height);
  const toPicture = (point: Vector) => {
    const offset = subtract(point, camera.position);
    const far = dot(offset, forward);
    return {
      x: 0.5 + camera.shift[0] + (dot(offset, across) * unit) / far / width,
      y: 0.5 + camera.shift[1] - (dot(offset, above) * unit) / far / height,
      far,
    };
  };
  /** The direction, one unit ahead, in which a point of the picture is seen. */
  const rayTo = (x: number, y: number): Vector =>
    add(
      forward,
      add(
        scale(across, ((x - 0.5 - camera.shift[0]) * width) / unit),
        scale(above, ((0.5 + camera.shift[1] - y) * height) / unit),
      ),
    );
  const boxOf = ({ placing: { foot, right, up, width: wide, height: tall } }: Subject): PartBox => {
    const corners = [-wide / 2, wide / 2].flatMap((aside) =>
      [0, tall].map((high) => {
        const { x, y } = toPicture(add(foot, add(scale(right, aside), scale(up, high))));
        return [x, y] as const;
      }),
    );
    return boxAround(corners);
  };
  return {
    needsOne: true,
    boxOf,
    distanceOf: ({ placing }) => toPicture(placing.foot).far,
    moveTo(subject, box) {
      const { placing } = subject;
      const before = boxOf(subject);
      const { far, ...seen } = toPicture(placing.foot);
      const ray = rayTo(
        seen.x + box.x + box.width / 2 - before.x - before.width / 2,
        seen.y + box.y + box.height - before.y - before.height,
      );
      // Along the floor; what stands on another thing, or would be too far away or too near, is lifted instead.
      const onFloor = (placing.foot[1] - camera.position[1]) / ray[1];
      const standsOnFloor = placing.foot[1] < surface.height + ON_FLOOR;
      const isInReach = onFloor > far * REACH.nearer && onFloor < far * REACH.farther;
      const distance = standsOnFloor && isInReach ? onFloor : far;
      const by = ((box.height / before.height) * distance) / far;
      return {
        ...subject,
        placing: {
          ...placing,
          foot: add(camera.position, scale(ray, distance)),
          width: placing.width * by,
          height: placing.height * by,
        },
      };
    },
    redraw({ thing, place, item: { placing } }, by) {
      const tall = placing.height * by;
      const pixels = (tall * unit) / toPicture(placing.foot).far;
      const ratio = drawingRatio(thing.thing.icon);
      const card = createCardCache([thing]).card(
        { thing: 0, isMirrored: place.isMirrored },
        pixels * Math.max(1, ratio),
      );
      return { card, placing: { ...placing, width: tall * ratio, height: tall } };
    },
  };
}

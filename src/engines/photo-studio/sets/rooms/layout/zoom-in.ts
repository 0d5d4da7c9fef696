import type { Camera } from '../../../scene/camera.ts';
import { boxOf, type Placed } from './room-plan.ts';
import { project } from './sight.ts';

/** Times the camera's own focal length, the longest first. */
const ZOOMS = [2, 1.75, 1.5, 1.3, 1.15];
/** Where the thing's middle is in the picture, from -1 at the bottom to 1 at the top. */
const SUBJECT_Y = -0.12;

/** The same camera with a longer lens, turned to a thing, as long as the picture still shows what it must. */
export function zoomIn(
  camera: Camera,
  { thing, aspect, showsAll }: { thing: Placed; aspect: number; showsAll: (camera: Camera) => boolean },
): Camera {
  const { position, verticalFov } = camera;
  const { min, max } = boxOf(thing);
  const [x, y, z] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const turned: Camera = { ...camera, target: [x, position[1], z] };
  for (const zoom of ZOOMS) {
    const halfHeight = Math.tan((verticalFov * Math.PI) / 360) / zoom;
    const level: Camera = { ...turned, verticalFov: (Math.atan(halfHeight) * 360) / Math.PI, shift: 0 };
    const { y: drawnAt, depth } = project(level, aspect, [x, y, z]);
    const zoomed: Camera = {
      ...level,
      shift: (drawnAt - SUBJECT_Y) / 2,
      focusDistance: Math.max(0.5, depth),
    };
    if (showsAll(zoomed)) return zoomed;
  }
  return camera;
}

import type { Camera } from './camera.ts';

/** How much more is seen beyond each edge, in parts of the picture's width or height. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The same camera with a larger sensor: what was seen stays where it was, as large and as sharp. */
export function widenCamera(camera: Camera, { left, top, right, bottom }: Margins): Camera {
  const [wide, tall] = [1 + left + right, 1 + top + bottom];
  const halfHeight = Math.tan((camera.verticalFov * Math.PI) / 360);
  return {
    ...camera,
    verticalFov: (Math.atan(halfHeight * tall) * 360) / Math.PI,
    shift: ((camera.shift ?? 0) + (top - bottom) / 2) / tall,
    shiftAcross: ((camera.shiftAcross ?? 0) + (right - left) / 2) / wide,
    // The lens keeps its opening, although the sensor is larger.
    ...(camera.fStop !== undefined && { fStop: camera.fStop / tall }),
  };
}

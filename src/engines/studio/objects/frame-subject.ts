import type { ObjectCamera } from './object-scene.ts';
import { add, direction, scale, type Vector } from './vector.ts';

/** A view of a subject. */
export interface View {
  /** Middle of the subject, and half of its width and height, in scene units. */
  center: Vector;
  halfWidth: number;
  halfHeight: number;
  /** Degrees: 0 from straight ahead, positive from the right; and from above. */
  azimuth: number;
  elevation: number;
  /** As a part of the square root of the area: 1.2 is a wide lens, 2.4 a portrait lens. */
  focal: number;
  /** Part of the picture's width and height the subject may take. */
  fill: number;
}

/**
 * Moves the camera back until the subject fits a picture of this shape. The subject leaves room for copy on one side, -1
 * or 1, and may stand lower by a fraction of the height.
 */
export function frameSubject(
  view: View,
  { width, height }: { width: number; height: number },
  side: number,
  lower = 0,
): ObjectCamera {
  const halfAcross = 0.5 * Math.sqrt(width / height);
  const halfUp = 0.5 * Math.sqrt(height / width);
  const [across, down] = copySpace(width, height, side);
  const shift = [across, down + lower] as const;
  const away = Math.max(
    (view.focal * view.halfWidth) / (halfAcross * view.fill * (1 - Math.abs(shift[0]) * 0.9)),
    (view.focal * view.halfHeight) / (halfUp * view.fill * (1 - Math.abs(shift[1]) * 0.9)),
  );
  return {
    position: add(view.center, scale(direction(view.azimuth, view.elevation), away)),
    target: view.center,
    focal: view.focal,
    shift,
  };
}

/** A subject off the middle where there is room for copy: to one side of wide pictures, low in tall ones. */
function copySpace(width: number, height: number, side: number): readonly [number, number] {
  const ratio = width / height;
  if (ratio > 2.2) return [side * 0.24, 0.04];
  if (ratio > 1.3) return [side * 0.15, 0.04];
  if (ratio < 0.8) return [0, 0.12];
  return [side * 0.03, 0.05];
}

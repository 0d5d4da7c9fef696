import type { ObjectCamera } from './object-scene.ts';
import { add, direction, scale, type Vector } from './vector.ts';

export interface Shot {
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
  /** Where its middle stands: parts of width and height from the picture's middle, right and down. */
  shift: readonly [number, number];
}

/** Moves the camera back until the subject fits a picture of this shape. */
export function frameSubject(shot: Shot, width: number, height: number): ObjectCamera {
  const halfAcross = 0.5 * Math.sqrt(width / height);
  const halfUp = 0.5 * Math.sqrt(height / width);
  const away = Math.max(
    (shot.focal * shot.halfWidth) / (halfAcross * shot.fill * (1 - Math.abs(shot.shift[0]) * 0.9)),
    (shot.focal * shot.halfHeight) / (halfUp * shot.fill * (1 - Math.abs(shot.shift[1]) * 0.9)),
  );
  return {
    position: add(shot.center, scale(direction(shot.azimuth, shot.elevation), away)),
    target: shot.center,
    focal: shot.focal,
    shift: shot.shift,
  };
}

/** A subject off the middle where there is room for copy: to one side of wide pictures, low in tall ones. */
export function copySpace(width: number, height: number, side: number): readonly [number, number] {
  const ratio = width / height;
  if (ratio > 2.2) return [side * 0.24, 0.04];
  if (ratio > 1.3) return [side * 0.15, 0.04];
  if (ratio < 0.8) return [0, 0.12];
  return [side * 0.03, 0.05];
}

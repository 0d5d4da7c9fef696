import type { Vec3 } from './vector.ts';

/** A camera with a sensor 24 mm high, so that `fStop` blurs as on a full-frame camera. */
export interface Camera {
  position: Vec3;
  target: Vec3;
  /** Direction of the picture's top, as near as it can be; +y unless given (-z when it looks straight down). */
  up?: Vec3;
  /** Degrees between the bottom and the top of the picture. 15 long lens … 55 wide room. */
  verticalFov: number;
  /** Everything is sharp unless given. 1.4 very shallow … 16 deep. */
  fStop?: number;
  /** Meters along the viewing direction; the distance of `target` unless given. */
  focusDistance?: number;
  /**
   * Lens shift in picture heights: the picture's center moves up by this part without tilting the camera, so that
   * vertical lines stay vertical. 0 unless given.
   */
  shift?: number;
  /** The same to the right, in picture widths. */
  shiftAcross?: number;
}

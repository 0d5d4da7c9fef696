import type { Camera } from '../scene/scene.ts';

/** The camera in pixels of the buffer that is painted. */
export interface Frame {
  width: number;
  height: number;
  /** Pixels for a slope of one. */
  focal: number;
  horizon: number;
  centre: number;
}

export function createFrame(camera: Camera, width: number, height: number): Frame {
  return {
    width,
    height,
    focal: camera.focal * Math.sqrt(width * height),
    horizon: camera.horizon * height,
    centre: width / 2,
  };
}

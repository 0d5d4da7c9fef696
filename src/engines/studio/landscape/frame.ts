import type { Margins } from '../scene/margins.ts';
import type { Camera } from './landscape-scene.ts';

/** The camera in pixels of the painted buffer. */
export interface Frame {
  width: number;
  height: number;
  /** Pixels for a slope of one. */
  focal: number;
  horizon: number;
  center: number;
  /** Height of the camera above the ground or water below it, in meters. */
  clearance: number;
}

/**
 * The frame that is painted, and the part of it that the scene was composed for, in pixels of its own: what is placed by the frame stands
 * there. Both are the same where no picture is seen wider.
 */
export interface ViewFrames {
  frame: Frame;
  inner: Frame;
}

export function createFrame(camera: Camera, ground: number, width: number, height: number): Frame {
  return {
    width,
    height,
    focal: camera.focal * Math.sqrt(width * height),
    horizon: camera.horizon * height,
    center: width / 2,
    clearance: Math.max(1, camera.height - ground),
  };
}

/** The frame of the same camera that sees more: the same rays go through the pixels of the inner one. */
export function widenFrame(
  inner: Frame,
  { left, top }: Margins,
  size: { width: number; height: number },
): Frame {
  return {
    ...inner,
    ...size,
    center: inner.center + inner.width * left,
    horizon: inner.horizon + inner.height * top,
  };
}

/** Width in pixels of the smallest frame around the camera's axis that contains this one: tables of slopes are symmetric. */
export function symmetricWidth({ width, center }: Frame): number {
  return 2 * Math.max(center, width - center);
}

/** Where the inner frame lies in the wider one, in pixels. */
export function offsetOf({ frame, inner }: ViewFrames): { x: number; y: number } {
  return { x: frame.center - inner.center, y: frame.horizon - inner.horizon };
}

/** Most columns per slice, and floats per row of its depths. */
export const STRIP = 24;

/** A slice of the picture: its columns [from, to), and the depth of the land in each of their pixels. */
export interface Strip {
  from: number;
  to: number;
  depths: Float32Array;
  radiance: Float32Array;
}

/** The same view at another size. */
export function frameOfSize(
  camera: Camera,
  { clearance }: Frame,
  { width, height }: { width: number; height: number },
): Frame {
  return { ...createFrame(camera, 0, width, height), clearance };
}

import type { Rgb, Vec3 } from './vector.ts';

/** `radiance` has the unit of the picture: with exposure 0, a radiance of 0.18 becomes middle gray. */
export type Light = RectangleLight | SphereLight | SunLight;

interface Emitter {
  /** Radiance of its surface; of the sun: irradiance on a surface that faces it. */
  radiance: Rgb;
  /** The camera sees it; false unless given (softboxes are outside of the story, windows show the environment). */
  isVisible?: boolean;
  /** Reflections show it; true unless given. */
  isReflected?: boolean;
  /** Multiplies the chance that it is chosen for a shadow ray; 1 unless given. Changes noise only. */
  importance?: number;
}

/** Softbox, window or panel; shines on the side of `target` only. */
export interface RectangleLight extends Emitter {
  kind: 'rectangle';
  center: Vec3;
  target: Vec3;
  /** Meters, along the horizon and across. */
  width: number;
  height: number;
  /** Direction of `height`, as near as it can be; +y unless given (-z for lights that look straight down or up). */
  up?: Vec3;
  /** Fades towards the edges as a softbox does, 0 (a window) … 1; 0.5 unless given. */
  softness?: number;
  /** Narrows the beam as a honeycomb does, 0 (none) … 1. */
  grid?: number;
}

export interface SphereLight extends Emitter {
  kind: 'sphere';
  center: Vec3;
  /** Meters. */
  radius: number;
  /** Stands for a lit shade inside it, which mirrors show instead; false unless given. */
  isGlow?: boolean;
}

export interface SunLight extends Emitter {
  kind: 'sun';
  /** Direction from the scene to the sun. */
  direction: Vec3;
  /** Radius of the disk in degrees: 0.27 for a hard clear sky, 1 for softer shadows. */
  angularRadius: number;
}

import type { Rgb, Vec3 } from './vector.ts';

/** The surroundings, infinitely far away. */
export type Environment = Surroundings & {
  /** Multiplies its light on the scene; 1 unless given. 0 in rooms, whose windows are rectangle lights. */
  lighting?: number;
  /** Multiplies what the camera sees directly; 1 unless given. */
  visibility?: number;
  /** The camera sees this color instead. */
  backdrop?: Rgb;
  /** Radians about y, counterclockwise from above; 0 unless given. */
  turn?: number;
};

export type Surroundings =
  | { kind: 'constant'; radiance: Rgb }
  | { kind: 'gradient'; zenith: Rgb; horizon: Rgb; ground: Rgb }
  | SkySurroundings
  | StudioSurroundings
  | ImageSurroundings;

/** Clear to hazy daylight without the sun's disk: add a sun light with the same direction. */
export interface SkySurroundings {
  kind: 'sky';
  /** Direction from the scene to the sun. */
  sunDirection: Vec3;
  /** 2 very clear … 8 hazy; 3 unless given. */
  turbidity?: number;
  /** Radiance of the zenith at noon, roughly; 1 unless given. */
  radiance?: number;
  ground?: Rgb;
}

/** A dim room with bright panels, for reflections. */
export interface StudioSurroundings {
  kind: 'studio';
  /** Radiance above, at the horizon and below. */
  zenith: Rgb;
  horizon: Rgb;
  ground: Rgb;
  panels: readonly StudioPanel[];
}

export interface StudioPanel {
  /** Direction from the scene to its center. */
  direction: Vec3;
  /** Radians. */
  width: number;
  height: number;
  radiance: Rgb;
  /** Width of the soft edge, radians; 0.1 unless given. */
  edge?: number;
}

/** Equirectangular HDR picture, rows from the top; the middle column lies towards -z. */
export interface ImageSurroundings {
  kind: 'image';
  width: number;
  height: number;
  /** Linear red, green, blue a pixel. */
  radiance: Float32Array;
  /** Multiplies every pixel; 1 unless given. */
  strength?: number;
}

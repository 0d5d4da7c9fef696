import type { Rgb } from '../color/linear-color.ts';
import type { Finish } from '../scene/finish.ts';
import type { Turn, Vector } from './vector.ts';

/** Solid things in a studio, as plain data. */
export interface ObjectScene {
  kind: 'object';
  seed: number;
  camera: ObjectCamera;
  light: StudioLight;
  backdrop: Backdrop;
  bodies: Body[];
  materials: Material[];
  textures: TextureSpec[];
  finish: Finish;
}

export interface ObjectCamera {
  position: Vector;
  target: Vector;
  /** Focal length as a fraction of the square root of the picture's area. */
  focal: number;
  /** Where the target appears: fractions of width and height from the middle, right and down. */
  shift: readonly [number, number];
}

/** Parts that are moved and turned together. */
export interface Body {
  at: Vector;
  turn: Turn;
  parts: Part[];
  /**
   * `thin` is a shell that light passes straight, `solid` refracts it, `air` only glows; all use the first
   * part's material. Thin glass glows near lamps; air glows by the path length through it, relative to the
   * longest (its roughness).
   */
  glass: 'none' | 'thin' | 'solid' | 'air';
  /**
   * Extent of the other parts beyond the first, so that they can be skipped from afar; null if they stand
   * apart.
   */
  detail: number | null;
}

export interface Part {
  shape: Shape;
  at: Vector;
  turn: Turn;
  material: number;
  /** Boolean operation with the earlier parts of its body. */
  join: 'add' | 'cut' | 'clip';
  /** Width of the rounded seam with them, 0 for a sharp one. */
  blend: number;
  /** Radius of its own edges. */
  round: number;
  /** Copies in rows along each axis: spacing and number. */
  rows: { step: Vector; count: Vector } | null;
  /** Thickness of its wall, 0 for solid. */
  shell: number;
}

export type Shape =
  | { kind: 'sphere'; radius: number }
  | { kind: 'box'; half: Vector }
  | { kind: 'cylinder'; radius: number; half: number }
  | { kind: 'torus'; radius: number; tube: number }
  | { kind: 'capsule'; to: Vector; from: number; end: number }
  | { kind: 'ellipsoid'; radii: Vector }
  /** A closed outline of (distance from the axis, height), turned about y. */
  | { kind: 'lathe'; outline: readonly (readonly [number, number])[] }
  /**
   * A closed outline in the xy plane, extruded along z; if mirrored, only its right half, from axis to axis.
   */
  | { kind: 'prism'; outline: readonly (readonly [number, number])[]; half: number; mirrored: boolean }
  /** A tube through points, each with its radius. */
  | { kind: 'path'; points: readonly (readonly [number, number, number, number])[] }
  | { kind: 'gear'; radius: number; half: number; teeth: number; depth: number }
  | { kind: 'helix'; radius: number; rise: number; half: number; wire: number; start: number }
  | { kind: 'octahedron'; radius: number }
  /** A half disc on legs that stand on the ground, extruded along z. */
  | { kind: 'arch'; radius: number; legs: number; half: number }
  | { kind: 'leaf'; span: number; wide: number; bend: number; thick: number };

export interface Material {
  /** Nouns of the thing that is made of it, with commas, by which a refinement can name it. */
  name?: string;
  color: Rgb;
  /** 0 mirror .. 1 matte. */
  roughness: number;
  /** 0 for plastic, wood and stone, 1 for bare metal. */
  metalness: number;
  emission: Rgb;
  /** How far light wraps around into the shade, 0..0.5. */
  wrap: number;
  pattern: Pattern;
}

export type Pattern =
  | { kind: 'plain' }
  | { kind: 'wood'; second: Rgb; scale: number; plank: number; contrast: number }
  | { kind: 'marble'; second: Rgb; scale: number; contrast: number }
  | { kind: 'terrazzo'; second: Rgb; scale: number; share: number }
  | {
      kind: 'texture';
      texture: number;
      /** The plane it lies on, or `sphere` for a map of longitude and latitude. */
      lie: 'xy' | 'xz' | 'sphere' | 'zy';
      left: number;
      top: number;
      width: number;
      height: number;
      repeat: boolean;
    }
  | { kind: 'mottled'; second: Rgb; scale: number; contrast: number; roughness: number }
  | { kind: 'gradient'; second: Rgb; from: number; to: number }
  | { kind: 'grid'; second: Rgb; cell: number; line: number; strength: number; fade: number }
  | { kind: 'grooves'; scale: number; depth: number };

/** A texture that each thread draws before painting; plain data that fixes every texel. */
export type TextureSpec =
  | { kind: 'dashboard' | 'app'; seed: number; main: Rgb; accent: Rgb; dark: boolean }
  | { kind: 'crema'; seed: number; art: 'none' | 'heart' | 'leaf' }
  /** A drawing, and its size in texels. */
  | { kind: 'svg'; svg: string; width: number; height: number }
  | { kind: 'rack'; seed: number; main: Rgb; other: Rgb }
  /**
   * A map of the earth by longitude and latitude, Greenwich in the middle: with woods, deserts and ice, with
   * one color of land, or with rows of dots for it.
   */
  | { kind: 'world'; seed: number; style: 'natural' | 'plain' | 'dots'; sea: Rgb; land: Rgb };

export type TextureOf<Kind> = Extract<TextureSpec, { kind: Kind }>;

export interface StudioLight {
  /** Unit vector towards the key light. */
  key: Vector;
  keyColor: Rgb;
  /** Sharpness of shadows: about 3 (overcast) to 24 (a small lamp). */
  hardness: number;
  /** Ambient light: from above, and bounced up from below. */
  sky: Rgb;
  bounce: Rgb;
  rim: Vector;
  rimColor: Rgb;
  /** Gradient of the room that shiny things mirror. */
  roomLow: Rgb;
  roomHigh: Rgb;
  softboxes: Softbox[];
  gobo: Gobo | null;
  lamps: Lamp[];
  /** How far ambient occlusion reaches. */
  reach: number;
}

export interface Softbox {
  towards: Vector;
  /** Half width and height as tangents of the angle. */
  half: readonly [number, number];
  color: Rgb;
}

/** A shadow mask before the key light. */
export interface Gobo {
  kind: 'window' | 'blinds' | 'leaves';
  scale: number;
  angle: number;
  softness: number;
  strength: number;
  offset: readonly [number, number];
}

/** A small light without a shadow. */
export interface Lamp {
  position: Vector;
  radius: number;
  color: Rgb;
}

export interface Backdrop {
  ground: 'none' | 'sweep' | 'table' | 'floor';
  /** Materials of the floor, and of the wall where there is one. */
  floor: number;
  wall: number;
  /** Distance of the wall, or of the table's far edge, and the radius of the bend up to the wall. */
  depth: number;
  bend: number;
  /** A spotlight on floor and wall: center, radius, and extra brightness. */
  pool: { x: number; y: number; radius: number; strength: number };
  fog: { density: number; start: number };
  low: Rgb;
  high: Rgb;
  glow: Rgb;
  glowSharpness: number;
  discs: Disc[];
}

/** A blurred light far behind everything. */
export interface Disc {
  towards: Vector;
  radius: number;
  color: Rgb;
  /** Start of the soft edge as a fraction of the radius, 0 (soft) to 1 (sharp). */
  edge: number;
}

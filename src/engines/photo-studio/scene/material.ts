import type { Rgb } from './vector.ts';

/** How a surface looks. Plain data; two parts that share one object share its packed copy. */
export interface Material {
  /** Linear albedo 0..1, multiplied by the texture. Keep real things within 0.03..0.85. Glass: tint of one crossing. */
  color: Rgb;
  texture?: Texture;
  /** Where the texture lies; by the mesh's uvs unless given. */
  mapping?: Mapping;
  /** 0 mirror … 1 chalk; squared for the GGX width. */
  roughness: number;
  /** 0 or 1; between for car paint and worn metal. The color is then the reflectance. */
  metallic: number;
  /** Reflectance of a dielectric at normal incidence; 0.04 unless given, 0.02 water … 0.06 lacquer. */
  specular?: number;
  /** Clear varnish over everything: `strength` 0..1, own roughness 0..1. */
  coat?: { strength: number; roughness: number };
  /** Soft light along grazing edges of cloth, 0..1. */
  sheen?: number;
  /** Part of the diffuse light that passes through, 0..1: leaves 0.3, paper 0.2, lamp shades 0.5. */
  translucency?: number;
  /** Light that enters, spreads and leaves elsewhere: 0..1. Cheese 0.5, bread 0.3, wax 0.8, skin of fruit 0.3. */
  softness?: number;
  /** How far such light spreads, meters; 0.003 unless given. */
  softDistance?: number;
  /** `thin`: one sheet such as a window or the wall of a lamp; `solid`: a closed mesh that refracts (also liquids). */
  glass?: 'thin' | 'solid';
  /** Index of refraction of glass; 1.5 unless given, water 1.33. */
  ior?: number;
  /** Radiance of a surface that shines by itself. For a strong light, add a light to the scene too. */
  emission?: Rgb;
  /** A light around it shines for it: only the camera and mirrors see the emission. */
  isLamp?: boolean;
  /** The texture's alpha below one half is a hole. */
  isCutOut?: boolean;
  /** Fine relief that no mesh has. */
  detail?: Detail;
}

/** sRGB color and alpha, rows from the top (v = 1) down, four bytes a pixel. It repeats unless `repeat` is false. */
export interface Texture {
  width: number;
  height: number;
  rgba: Uint8Array;
  repeat?: boolean;
  /** The same in a quarter of the width and height, sooner painted: for the first preview. */
  draft?: Texture;
}

/**
 * `uv` repeats the texture that many times over the uv square. `triplanar` projects it along the three axes of the
 * instance (unscaled, in meters, before `turn`), `size` meters a repeat; with `axis`, only along that one.
 */
export type Mapping =
  | { kind: 'uv'; repeat: readonly [u: number, v: number] }
  | { kind: 'triplanar'; size: number; axis?: 'x' | 'y' | 'z'; isTurned?: boolean };

/** Patterns that the renderer brings along; each repeats seamlessly. */
export type DetailKind =
  | 'noise'
  | 'grain'
  | 'plaster'
  | 'linen'
  | 'leather'
  | 'brushed'
  | 'orange-peel'
  | 'scratches'
  | 'crumb';

/** Heights 0..255 that repeat, rows from the top down. */
export interface HeightMap {
  width: number;
  height: number;
  heights: Uint8Array;
  /** As of textures. */
  draft?: HeightMap;
}

/** Relief by a height map, projected along the three axes of the instance, or laid by the material's `mapping`. */
export interface Detail {
  kind: DetailKind | HeightMap;
  /** Meters that one repeat covers (with `followsTexture`: ignored). */
  scale: number;
  /** Meters between the lowest and the highest point. */
  bump: number;
  /** Added to the roughness at the highest point, and subtracted at the lowest: -0.5..0.5. */
  roughness: number;
  /** Brightens high and darkens low points by up to this part: -1..1. */
  tint: number;
  /** The height map lies exactly as the texture does: same mapping. */
  followsTexture?: boolean;
}

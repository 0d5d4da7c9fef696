import type { FinishName } from '../materials/finishes.ts';

export const MODEL_CATEGORIES = [
  'animals',
  'bath',
  'beds',
  'decor',
  'electronics',
  'fashion',
  'food',
  'kitchen',
  'lighting',
  'music',
  'office',
  'outdoor',
  'plants',
  'seating',
  'sports',
  'storage',
  'tables',
  'tableware',
  'tools',
  'toys',
  'vehicles',
] as const;

export type ModelCategory = (typeof MODEL_CATEGORIES)[number];

/** The support that a thing stands on, hangs on, or lies in. `ground` is outdoors; a `counter` is 0.9 m high. */
export type Support =
  | 'floor'
  | 'ground'
  | 'table'
  | 'counter'
  | 'furniture'
  | 'plate'
  | 'wall'
  | 'ceiling'
  | 'water';

/** A real thing: a file in `files/<key>.glb` and what must be known to use it. */
export interface ModelRecord {
  key: string;
  /** English nouns that people type; the first is the usual name. */
  names: readonly string[];
  category: ModelCategory;
  standsOn: Support;
  /** Width (x), height (y), depth (z) in meters. */
  size: readonly [width: number, height: number, depth: number];
  triangles: number;
  /** In the order of the file's primitives. */
  parts: readonly ModelPart[];
  license: 'CC0-1.0' | 'CC-BY-3.0';
  author: string;
  /** Address where the author published it. */
  source: string;
}

export interface ModelPart {
  name: string;
  finish: FinishName;
  /** Hexadecimal sRGB; multiplies the part's texture, if it has one. */
  color: string;
  /** A color word of the prompt ("red sofa") colors this part. */
  takesColor?: boolean;
  /** Radiance of a part that shines when the thing is switched on, such as a bulb. */
  shines?: number;
}

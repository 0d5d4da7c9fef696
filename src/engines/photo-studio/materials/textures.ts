import type { Material } from '../scene/material.ts';
import { bark, cork, grass, snow } from './textures/ground.ts';
import { fur, leather } from './textures/hides.ts';
import { brushedMetal, goldFoil, rust } from './textures/metals.ts';
import { brick, plaster, tiles } from './textures/walls.ts';
import { burlap, carpet, denim, knit } from './textures/woven.ts';

/** Materials that fill a whole picture, and lie on no table. */
export type TextureName =
  | 'leather'
  | 'denim'
  | 'rust'
  | 'brushed metal'
  | 'gold'
  | 'burlap'
  | 'cork'
  | 'grass'
  | 'fur'
  | 'knit'
  | 'plaster'
  | 'snow'
  | 'carpet'
  | 'bark'
  | 'brick'
  | 'tiles';

interface TextureDefinition {
  make(): Material;
  /** Meters of it from the top to the bottom of a picture. */
  seen: readonly [least: number, most: number];
  /** sRGB hex of what it is usually colored; undefined if its texture has the only color that it comes in. */
  colors?: readonly string[];
}

/** Textures in meters, seen from above, by name. Colors and sizes are by eye. */
export const TEXTURES: Readonly<Record<TextureName, TextureDefinition>> = {
  leather: { make: leather, seen: [0.22, 0.34], colors: ['#7a4a2c', '#8f5d38', '#5a3524', '#3a2a24'] },
  denim: { make: denim, seen: [0.07, 0.11], colors: ['#2f4a75', '#3b5a8c', '#26385a'] },
  rust: { make: rust, seen: [0.6, 0.9] },
  'brushed metal': { make: brushedMetal, seen: [0.4, 0.6] },
  gold: { make: goldFoil, seen: [0.3, 0.45] },
  burlap: { make: burlap, seen: [0.16, 0.24], colors: ['#b08d5e', '#a58257'] },
  cork: { make: cork, seen: [0.3, 0.45] },
  grass: { make: grass, seen: [0.5, 0.62] },
  fur: { make: fur, seen: [0.3, 0.4], colors: ['#d9cdbd', '#a98f78', '#efe9e1', '#6b5546'] },
  knit: { make: knit, seen: [0.16, 0.24], colors: ['#d8cbb8', '#8a97a3', '#b9685a', '#e9e2d6', '#6f7f6a'] },
  plaster: { make: plaster, seen: [0.9, 1.3], colors: ['#e9e5dd', '#dcd6cb', '#e3dcd0'] },
  snow: { make: snow, seen: [0.6, 0.9] },
  carpet: { make: carpet, seen: [0.2, 0.3], colors: ['#b9ada0', '#8b8f95', '#c9bba6', '#7d6a5c'] },
  bark: { make: bark, seen: [0.5, 0.7] },
  brick: { make: brick, seen: [1, 1.4], colors: ['#a2503c', '#8f4534', '#b4674c', '#7f4a3c'] },
  tiles: { make: tiles, seen: [0.7, 1], colors: ['#eceae4', '#dfe6e4', '#c9d6d2', '#8fa9a4'] },
};

const made = new Map<TextureName, Material>();

/** Made once for each name: painting takes up to a second. */
export function makeTexture(name: TextureName): Material {
  const material = made.get(name) ?? TEXTURES[name].make();
  made.set(name, material);
  return material;
}

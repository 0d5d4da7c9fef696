import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import type { LightMood } from './set.ts';

/** Colors of walls and paper behind things, as photographers paint them; by mood. */
const BACKDROPS: Record<LightMood, readonly string[]> = {
  soft: ['#c9bfb1', '#b9c0b2', '#d3b8a6', '#aab4ba', '#d8cdb9', '#8f9a90', '#c4a08a', '#9aa7b0'],
  window: ['#d9cfc0', '#c7cdc4', '#e0cdbd', '#cbb79f', '#b8a590', '#c2c8cc'],
  bright: ['#e8e5df', '#e6ddd0', '#dfe4e2', '#ebdcd3', '#e2e6ea'],
  evening: ['#5b4638', '#46423f', '#6b4a35', '#3f4a48', '#5d3f35'],
  dark: ['#494c50', '#42504d', '#54463f', '#3a4653', '#5a524d'],
};

/** Paper of product pictures: clear colors. */
export const PAPERS = [
  '#d9a48a',
  '#b8c4b4',
  '#e3cfb4',
  '#a8b8c4',
  '#d8b5b0',
  '#c8c2ba',
  '#e0b873',
  '#8fa39a',
  '#c98f76',
  '#b7a8c0',
  '#dcd6cc',
  '#7f95a8',
];

export function backdropsOf(mood: LightMood): readonly Rgb[] {
  return BACKDROPS[mood].map(rgbFromHex);
}

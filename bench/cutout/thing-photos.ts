/** One thing that the photo studio renders, with a seed of its own. */
export interface ThingPhoto {
  kind: string;
  /** Key of the photo studio's catalog. */
  key: string;
  /** Name of a set; the thing's usual set unless given. */
  set?: string;
  /** Linear color of the paper; drawn by the set unless given. */
  backdrop?: readonly [number, number, number];
}

const WHITE = [0.82, 0.82, 0.82] as const;
const GRAY = [0.3, 0.31, 0.33] as const;
const TEAL = [0.1, 0.32, 0.33] as const;

/** Single things on plain backdrops, and some in rooms and on laid tables. */
export const THING_PHOTOS: readonly ThingPhoto[] = [
  { kind: 'chairs', key: 'antique-chair', backdrop: WHITE },
  { kind: 'chairs', key: 'banquet-chair' },
  { kind: 'chairs', key: 'bentwood-chair' },
  { kind: 'chairs', key: 'bistro-chair', backdrop: WHITE },
  { kind: 'chairs', key: 'oak-chair' },
  { kind: 'chairs', key: 'office-chair', backdrop: GRAY },
  { kind: 'chairs', key: 'folding-chair' },
  { kind: 'chairs', key: 'school-chair', backdrop: TEAL },
  { kind: 'armchairs', key: 'rattan-armchair', backdrop: WHITE },
  { kind: 'armchairs', key: 'wing-chair' },
  { kind: 'armchairs', key: 'dining-armchair' },
  { kind: 'armchairs', key: 'tube-armchair', backdrop: WHITE },
  { kind: 'fabric', key: 'deck-chair', backdrop: WHITE },
  { kind: 'fabric', key: 'hammock' },
  { kind: 'fabric', key: 'parasol' },
  { kind: 'fabric', key: 'cushion-sofa', backdrop: WHITE },
  { kind: 'plants', key: 'areca-palm', backdrop: WHITE },
  { kind: 'plants', key: 'ficus' },
  { kind: 'plants', key: 'yucca', backdrop: GRAY },
  { kind: 'plants', key: 'bonsai' },
  { kind: 'plants', key: 'red-tulips', backdrop: WHITE },
  { kind: 'lamps', key: 'floor-lamp' },
  { kind: 'lamps', key: 'desk-lamp', backdrop: WHITE },
  { kind: 'lamps', key: 'bedside-lamp' },
  { kind: 'glass', key: 'made-wine-glass' },
  { kind: 'glass', key: 'cocktail-glass', backdrop: WHITE },
  { kind: 'glass', key: 'beer-mug' },
  { kind: 'glass', key: 'made-perfume', set: 'cyclorama', backdrop: TEAL },
  { kind: 'fur', key: 'cat', set: 'studio-floor', backdrop: WHITE },
  { kind: 'fur', key: 'dog', set: 'studio-floor' },
  { kind: 'fur', key: 'rabbit', set: 'cyclorama', backdrop: GRAY },
  { kind: 'fur', key: 'teddy-bear' },
  { kind: 'fashion', key: 'high-heels', backdrop: WHITE },
  { kind: 'fashion', key: 'ankle-boots' },
  { kind: 'fashion', key: 'handbag', set: 'cyclorama', backdrop: WHITE },
  { kind: 'fashion', key: 'sunglasses' },
  { kind: 'wheels', key: 'bicycle', backdrop: WHITE },
  { kind: 'wheels', key: 'bmx-bike' },
  { kind: 'wheels', key: 'stroller' },
  { kind: 'wheels', key: 'kick-scooter', backdrop: WHITE },
  { kind: 'food', key: 'hamburger', set: 'cyclorama', backdrop: WHITE },
  { kind: 'food', key: 'fruit-bowl' },
  { kind: 'food', key: 'made-croissant', set: 'cyclorama' },
  { kind: 'scenes', key: 'teapot', set: 'table-top' },
  { kind: 'scenes', key: 'handbag', set: 'table-top' },
  { kind: 'scenes', key: 'made-croissant', set: 'table-top' },
  { kind: 'scenes', key: 'cactus', set: 'window-sill' },
];

/** Flowers that the catalog has by themselves, which stand in a vase of glass, and in vases that take any color. */
export const VASE_FLOWERS = ['tulip', 'rose'] as const;

export type VaseFlower = (typeof VASE_FLOWERS)[number];

/** Display hexes of the flowers in vases of any color, by the names of the colors. */
export const BLOSSOM_COLORS: Readonly<Record<string, string>> = {
  red: '#b82a30',
  yellow: '#e8b923',
  white: '#ece8dc',
  pink: '#de7f9a',
  purple: '#7c4a92',
  orange: '#e2762a',
};

/** Key of the flowers alone. */
export const bunchKey = (flower: VaseFlower): string => `made-${flower}s`;

/** Name of flowers of that color in a vase. */
export const vaseName = (color: string, flower: VaseFlower): string => `vase of ${color} ${flower}s`;

/** Key of flowers of that color in a vase. */
export const vaseKey = (color: string, flower: VaseFlower): string =>
  `made-${vaseName(color, flower).replaceAll(' ', '-')}`;

/** Colors of flowers in vases of any color, by their names. */
export const BLOSSOM_COLORS: Readonly<Record<string, string>> = {
  red: '#b82a30',
  yellow: '#e8b923',
  white: '#ece8dc',
  pink: '#de7f9a',
  purple: '#7c4a92',
  orange: '#e2762a',
};

/** A common size of each shape. */
export const SHAPE_SIZES = {
  banner: [1200, 628],
  square: [1080, 1080],
  portrait: [1080, 1920],
  leaderboard: [728, 90],
  skyscraper: [160, 600],
} as const;

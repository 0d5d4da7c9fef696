import { wordSet } from '#engines/studio/scene/phrases';

/** Materials that a table, or a texture, may be of. */
export const SURFACES = wordSet(
  'marble, black marble, wood, wooden, oak, walnut, dark wood, white wood, linen, concrete, slate, stone, terrazzo, rustic, tablecloth, cloth, cement, granite, sand',
);

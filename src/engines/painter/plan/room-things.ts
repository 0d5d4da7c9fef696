/** Models of the catalog that rooms can be asked for besides their own pieces; all need no credit. */
export const ROOM_THINGS: ReadonlySet<string> = new Set([
  'two-seat-sofa',
  'soft-armchair',
  'oak-chair',
  'round-oak-table',
  'tall-bookcase',
  'television',
  'grand-piano',
  'electric-guitar',
  'teddy-bear',
  'rocking-horse',
  'chandelier',
  'olive-tree',
  'areca-palm',
  'refrigerator',
  'orchid',
  'cactus',
]);

/** Where a person's collections are. */
export interface CollectionTree {
  has(id: string): boolean;
  /** The collection that it is in; null at the top. */
  parentOf(id: string): string | null;
  /** Collections from the top to this one, itself included; 0 for null. */
  depthOf(id: string | null): number;
  /** Collections from this one down to the deepest in it, itself included. */
  heightOf(id: string): number;
  isInside(id: string | null, outer: string): boolean;
  /** The collections in this one, or at the top, in order. */
  childrenOf(parentId: string | null): string[];
  count: number;
}

export function collectionTree(places: readonly { id: string; parentId: string | null }[]): CollectionTree {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
  const tree: CollectionTree = {
    has: (id) => parents.has(id),
    parentOf: (id) => parents.get(id) ?? null,
    depthOf: (id) => (id === null ? 0 : 1 + tree.depthOf(tree.parentOf(id))),
    heightOf: (id) => 1 + Math.max(0, ...tree.childrenOf(id).map(tree.heightOf)),
    isInside: (id, outer) => id !== null && (id === outer || tree.isInside(tree.parentOf(id), outer)),
    childrenOf: (wanted) => places.filter(({ parentId }) => parentId === wanted).map(({ id }) => id),
    count: places.length,
  };
  return tree;
}

/** Moves items before another one of a list; to its end for null, or if it is not there. */
export function movedBefore(
  list: readonly string[],
  moved: readonly string[],
  before: string | null,
): string[] {
  const others = list.filter((one) => !moved.includes(one));
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, ...moved] : others.toSpliced(at, 0, ...moved);
}

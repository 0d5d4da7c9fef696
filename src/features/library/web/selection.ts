/** The keys of the selected cards; null outside selection mode. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null } | null;

export const NOTHING_YET: Selection = { keys: new Set(), anchor: null };

/** Selects or deselects a card; the next range starts at it. */
export function toggleCard(selection: Selection, key: string): Selection {
  const keys = new Set(selection?.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** Selects the range from the last chosen card to this one; only this one if there is no such card. */
export function selectRange(selection: Selection, key: string, shown: readonly string[]): Selection {
  const to = shown.indexOf(key);
  const anchored = selection?.anchor ? shown.indexOf(selection.anchor) : -1;
  const from = anchored < 0 ? to : anchored;
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...(selection?.keys ?? []), ...range]), anchor: shown[from] ?? key };
}

export function selectAll(shown: readonly string[]): Selection {
  return { keys: new Set(shown), anchor: null };
}

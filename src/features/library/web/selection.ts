/** The selected cards; null outside selection mode. */
export type Selection = {
  keys: ReadonlySet<string>;
  /** The card at which a range starts, and what was selected before it. */
  anchor: string | null;
  before: ReadonlySet<string>;
} | null;

const NO_KEYS: ReadonlySet<string> = new Set();
export const NOTHING_YET: Selection = { keys: NO_KEYS, anchor: null, before: NO_KEYS };

/** Selects or deselects a card; the next range starts at it. */
export function toggleCard(selection: Selection, key: string): Selection {
  const keys = new Set(selection?.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key, before: keys };
}

/**
 * Selects the range from the last chosen card to this one, instead of an earlier range from there.
 * @param from where the range starts if no card was chosen
 */
export function selectRange(
  selection: Selection,
  key: string,
  shown: readonly string[],
  from = key,
): Selection {
  const chosen = selection?.anchor ?? '';
  const anchor = shown.includes(chosen) ? chosen : from;
  const before = (anchor === chosen ? selection?.before : selection?.keys) ?? NO_KEYS;
  const ends = [shown.indexOf(anchor), shown.indexOf(key)];
  const range = shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { keys: new Set([...before, ...range]), anchor, before };
}

export function selectAll(shown: readonly string[]): Selection {
  const keys = new Set(shown);
  return { keys, anchor: null, before: keys };
}

/** Pictures that are remembered; the earliest are forgotten first. */
const MOST = 8;
/** Characters. */
const LONGEST = 2_000_000;

type Kept = [imageId: string, value: unknown][];

/** Reads what the tab keeps for a picture. @returns undefined for nothing */
export function readKept(storageKey: string, imageId: string): unknown {
  try {
    return read(storageKey).find(([id]) => id === imageId)?.[1];
  } catch {
    return undefined;
  }
}

/** Keeps something for a picture, so that it survives a reload of the tab; undefined for nothing. */
export function keep(storageKey: string, imageId: string, value: unknown): void {
  try {
    const others = read(storageKey).filter(([id]) => id !== imageId);
    const kept: Kept = value === undefined ? others : [...others, [imageId, value]];
    const text = JSON.stringify(kept.slice(-MOST));
    // The tab's storage is shared, and its 5 million characters are few. An earlier state must not pass for this one.
    sessionStorage.setItem(storageKey, text.length < LONGEST ? text : JSON.stringify(kept.slice(-1)));
  } catch {
    // If storage is forbidden or full, a reload forgets it.
  }
}

function read(storageKey: string): Kept {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one): one is Kept[number] => Array.isArray(one)) : [];
}

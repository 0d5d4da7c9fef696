export interface FairQueue<Item> {
  readonly size: number;
  add(key: string, item: Item): void;
  /** Removing what is not there is no error. */
  remove(key: string, item: Item): void;
  /** The next one of whoever has waited longest since theirs. */
  take(): Item | undefined;
}

/** What waits for one who works: keys take turns, so that nobody waits for all that another one asked for. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // In the order of their turns; none is empty.
  const waiting = new Map<string, Item[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(key, item) {
      const items = waiting.get(key);
      if (items) items.push(item);
      else waiting.set(key, [item]);
      size++;
    },
    remove(key, item) {
      const items = waiting.get(key);
      const at = items?.indexOf(item) ?? -1;
      if (!items || at < 0) return;
      items.splice(at, 1);
      size--;
      if (items.length === 0) waiting.delete(key);
    },
    take() {
      const [next] = waiting;
      if (!next) return undefined;
      const [key, items] = next;
      waiting.delete(key);
      const item = items.shift();
      size--;
      if (items.length > 0) waiting.set(key, items);
      return item;
    },
  };
}

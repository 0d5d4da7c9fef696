/** A round-robin queue by key: no key waits for all items of another. */
export function createFairQueue<Item>() {
  // In round-robin order; no list is empty.
  const waiting = new Map<string, Item[]>();
  let size = 0;
  return {
    get size(): number {
      return size;
    },
    add(key: string, item: Item): void {
      const items = waiting.get(key);
      if (items) items.push(item);
      else waiting.set(key, [item]);
      size++;
    },
    /** Does nothing if the item is not in the queue. */
    remove(key: string, item: Item): void {
      const items = waiting.get(key);
      const at = items?.indexOf(item) ?? -1;
      if (!items || at < 0) return;
      items.splice(at, 1);
      size--;
      if (items.length === 0) waiting.delete(key);
    },
    /** The next item of the key that was served the longest ago. */
    take(): Item | undefined {
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

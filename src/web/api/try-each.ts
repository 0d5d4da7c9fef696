const REQUESTS_AT_ONCE = 4;

/** Sends a request for each item, a few at once. @returns the items whose request failed, in their order */
export async function tryEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
): Promise<Item[]> {
  const failed = new Set<Item>();
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: Math.min(REQUESTS_AT_ONCE, items.length) }, async () => {
      for (const item of waiting) {
        try {
          await send(item);
        } catch {
          failed.add(item);
        }
      }
    }),
  );
  return items.filter((item) => failed.has(item));
}
